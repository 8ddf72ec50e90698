import { sql } from 'kysely'
import { closesAt } from '#domain/scheduling/seat/rules.ts'
import type { OfRow } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { resumeDeadlinesOfCompany } from '../../deadline/commands.ts'
import { lockDates } from '../line/commands.ts'
import { keptUntil, offerEndsAt } from '../rules.ts'

type Lifted = { companyId: OfRow<'company'>; contractSuspensionId: string }

/** When a suspension is lifted: sets the deadlines of students and the ends of kept seats anew, and reports the lifting. */
export async function resumeWaitingLines(tx: Tx, lifted: Lifted) {
  await resumeDeadlinesOfCompany(tx, lifted)
  await keepSeatsAnew(tx, lifted.companyId)
  await enqueue(tx, 'notify_contract_resumed', lifted)
}

// The whole time of an offer: during the suspension its student could not book.
async function keepSeatsAnew(tx: Tx, companyId: OfRow<'company'>) {
  const now = new Date()
  const seats = await tx
    .selectFrom('waitingPlace')
    .select('schedulingDateId')
    .distinct()
    .where('companyId', '=', companyId)
    .where('status', '=', 'OFFERED')
    .execute()
  if (seats.length === 0) return
  const dateIds = seats.map(({ schedulingDateId }) => schedulingDateId)
  for (const date of await lockDates(tx, companyId, dateIds)) {
    const [ofLine, ofWish] = [offerEndsAt(now, closesAt(date)), keptUntil(now, closesAt(date))]
    await sql`
      update waiting_place set offered_until = greatest(offered_until,
        case reason when 'WISH' then ${ofWish}::timestamptz else ${ofLine}::timestamptz end)
      where company_id = ${companyId} and scheduling_date_id = ${date.id} and status = 'OFFERED'`.execute(tx)
  }
}
