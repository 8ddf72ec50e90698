import { sql } from 'kysely'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { updateScheduling, type SchedulingChange } from '#domain/scheduling/commands.ts'
import { requireScheduling } from '#domain/scheduling/queries.ts'
import { schedulingText } from '#domain/scheduling/rules.ts'
import { schedulingId, type SchedulingDateRequestId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { keepSeats } from '../../waiting-place/line/commands.ts'
import { lockOpenRequests, settle } from '../commands.ts'

/**
 * Saves the form of a scheduling with dates for one student's wish, and keeps a seat of each new date for the student.
 * Refuses invalid_input without a new date, not_found when a colleague has answered, thread_closed after a report, and
 * as updateScheduling does.
 */
export async function answerSchedulingDateRequest(
  tx: Tx,
  company: CompanyViewer,
  id: SchedulingDateRequestId,
  change: SchedulingChange,
) {
  const { companyId } = company
  if (change.createSchedulingDates.length === 0)
    refuseInvalid([{ path: 'createSchedulingDates', message: schedulingText.noDates }])
  const [open] = await lockOpenRequests(tx, companyId, { requestId: id })
  if (!open?.schedulingId) throw new Refusal('not_found')
  if (open.isReported) throw new Refusal('thread_closed')
  // A colleague may have answered while this transaction waited for the row.
  if (!(await settle(tx, company, 'answerSchedulingDateRequests', open))) throw new Refusal('not_found')
  const scheduling = await requireScheduling(tx, companyId, schedulingId(open.schedulingId))
  await updateScheduling(tx, company, scheduling.type, schedulingId(scheduling.id), change)
  const added = await tx
    .selectFrom('schedulingDate')
    .select('id')
    .where('companyId', '=', companyId)
    .where('schedulingId', '=', scheduling.id)
    // The time of this transaction: no other date has it.
    .where('insertedAt', '=', sql<Date>`now()`)
    .execute()
  await keepSeats(
    tx,
    company,
    open,
    added.map((date) => date.id),
  )
  return id
}
