import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import { checkText, fieldError } from '#ground/validation/validation.ts'
import type { Tx } from '#platform/database/db.ts'
import { addressTrouble, type Reach } from '#platform/outgoing/public-address.ts'
import { enqueue } from '#platform/queue/queue.ts'
import type { Sealing } from '#platform/secrets/secret.ts'
import type { OfCompanyUser } from '../entry/queries.ts'
import { busyLimits, tidyAddress } from './rules.ts'
import { addressTexts } from './trouble.ts'

/** Keeps the address of one's own calendar elsewhere, sealed, and has it read at once. Refuses invalid_input. */
export async function saveBusyCalendar(
  tx: Tx,
  company: CompanyViewer,
  typed: string,
  { sealing, outboundReach }: { sealing: Sealing; outboundReach: Reach },
) {
  const address = tidyAddress(typed)
  const trouble = addressTrouble(address, outboundReach)
  refuseInvalid([
    checkText('address', address, busyLimits.address) ?? fieldError('address', trouble && addressTexts[trouble]),
  ])
  const { companyId, companyUserId } = company
  await removeTimes(tx, company)
  const saved = {
    sealedAddress: sealing.seal(address),
    host: new URL(address).hostname,
    // To a millisecond, as the job compares it.
    savedAt: sql<Date>`date_trunc('milliseconds', clock_timestamp())`,
    dueAt: nextTurn,
    triedAt: null,
    readAt: null,
    trouble: null,
  }
  await tx
    .insertInto('busyCalendar')
    .values({ companyId, companyUserId, ...saved })
    .onConflict((conflict) => conflict.columns(['companyId', 'companyUserId']).doUpdateSet(saved))
    .execute()
  await record(tx, company, 'saveBusyCalendar', 'ON')
  await enqueueReading(tx, { companyId, companyUserId })
  return true
}

/** Forgets the address and the times; forgetting again changes nothing. */
export async function removeBusyCalendar(tx: Tx, company: CompanyViewer) {
  const removed = await tx
    .deleteFrom('busyCalendar')
    .where('companyId', '=', company.companyId)
    .where('companyUserId', '=', company.companyUserId)
    .returning('host')
    .executeTakeFirst()
  if (removed) await record(tx, company, 'removeBusyCalendar', 'OFF')
  return true
}

const nextTurn = sql<Date>`now() + make_interval(mins => ${busyLimits.everyMinutes}::int)`

/** Queues what is due, and sets its next turn in the same statement: of two clocks one queues a calendar. */
export async function queueDueCalendars(tx: Tx): Promise<number> {
  const { rows } = await sql<OfCompanyUser>`
    update busy_calendar set due_at = ${nextTurn}
    where (company_id, company_user_id) in (
      select company_id, company_user_id from busy_calendar where due_at <= now()
      order by due_at limit ${busyLimits.atOnce} for update skip locked)
    returning company_id as "companyId", company_user_id as "companyUserId"`.execute(tx)
  for (const user of rows) await enqueueReading(tx, user)
  return rows.length
}

/**
 * Queues one job a calendar. A company's calendars are read one after another, so that its silent ones hold up no other
 * company.
 */
const enqueueReading = (tx: Tx, user: OfCompanyUser) =>
  enqueue(tx, 'read_busy_calendar', user, {
    key: `busy_calendar:${user.companyUserId}`,
    queue: `calendars-${user.companyId}`,
  })

export const removeTimes = (tx: Tx, { companyId, companyUserId }: OfCompanyUser) =>
  tx.deleteFrom('busyTime').where('companyId', '=', companyId).where('companyUserId', '=', companyUserId).execute()

const record = (tx: Tx, company: CompanyViewer, action: string, to: string) =>
  recordAudit(tx, company, [
    { action, subject: 'company_user', subjectId: company.companyUserId, companyId: company.companyId, to },
  ])
