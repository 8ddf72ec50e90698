import { sql } from 'kysely'
import { recordAudit } from '#domain/audit.ts'
import { namedCompanyUserId, type SchedulingDateId } from '#domain/id.ts'
import { Refusal, type FieldError } from '#domain/refusal.ts'
import { refusalText } from '#domain/refusal-text.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer.ts'
import { listCompanyUsers } from '#domain/company/queries.ts'
import { findSchedulingDates, lockScheduling, requireSchedulingDate } from '#domain/scheduling/queries.ts'
import { canDelete } from '#domain/scheduling/date/rules.ts'
import { isSameTime, type Period, type SchedulingType } from '#domain/scheduling/rules.ts'
import type { Tx } from '#platform/db.ts'
import { violatedConstraint } from '#platform/violation.ts'

export async function deleteSchedulingDate(tx: Tx, company: CompanyViewer, type: SchedulingType, id: SchedulingDateId) {
  const { companyId } = company
  const date = await requireSchedulingDate(tx, companyId, id)
  await lockScheduling(tx, companyId, type, date.schedulingId)
  await removeDates(tx, companyId, [id], null)
  await recordDates(tx, company, 'deleteSchedulingDate', [id])
  return id
}

/** Bookings that exist stay; toggling to what it already is changes nothing. */
export async function toggleSchedulingDateCapacityFull(
  tx: Tx,
  company: CompanyViewer,
  id: SchedulingDateId,
  isCapacityFull: boolean,
) {
  const toggled = await tx
    .updateTable('schedulingDate')
    .set({ isForceCapacityFull: isCapacityFull })
    .where('companyId', '=', company.companyId)
    .where('id', '=', id)
    .where('isForceCapacityFull', '!=', isCapacityFull)
    .returning('id')
    .executeTakeFirst()
  if (!toggled) await requireSchedulingDate(tx, company.companyId, id)
  else await recordDates(tx, company, 'toggleSchedulingDateCapacityFull', [id], isCapacityFull ? 'FORCED_FULL' : 'OPEN')
  return id
}

export type NewDate = Period & { capacity: number; notifiedCompanyUserIds: readonly string[] }
export type ChangedDate = NewDate & { id: string; from: Period }

/** Returns the new ids in the order given. */
export async function addDates(tx: Tx, companyId: CompanyId, schedulingId: string, dates: readonly NewDate[]) {
  if (dates.length === 0) return []
  const rows = await tx
    .insertInto('schedulingDate')
    .values(
      dates.map(({ startAt, endAt, capacity }) => ({
        companyId,
        schedulingId,
        startAt,
        endAt,
        capacity,
      })),
    )
    .returning(['id', 'startAt', 'endAt'])
    .execute()
  const added = dates.flatMap((date) => {
    const row = rows.find((candidate) => isSameTime(candidate, date))
    return row ? { id: row.id, notifiedCompanyUserIds: date.notifiedCompanyUserIds } : []
  })
  await setNotified(tx, companyId, added)
  return added.map(({ id }) => id)
}

/** Moves dates with their bookings; returns the ids whose time changed. */
export async function changeDates(tx: Tx, companyId: CompanyId, schedulingId: string, dates: readonly ChangedDate[]) {
  if (dates.length === 0) return []
  await writeDates(tx, companyId, schedulingId, dates)
  const moved = dates.flatMap((date, index) => (isSameTime(date.from, date) ? [] : { ...date, index }))
  for (const date of moved) await moveBookings(tx, companyId, date, `updateSchedulingDates.${date.index}.startAt`)
  await setNotified(tx, companyId, dates)
  return moved.map(({ id }) => id)
}

// A seat may be sold between reading and writing, so the statement itself compares the capacity with the seats sold.
async function writeDates(tx: Tx, companyId: CompanyId, schedulingId: string, dates: readonly ChangedDate[]) {
  const columns = [
    dates.map(({ id }) => id),
    dates.map(({ startAt }) => startAt.toISOString()),
    dates.map(({ endAt }) => endAt.toISOString()),
    dates.map(({ capacity }) => capacity),
  ] as const
  const written = await tx
    .updateTable('schedulingDate')
    .from(
      sql<{ id: string; startAt: Date; endAt: Date; capacity: number }>`
        unnest(${columns[0]}::uuid[], ${columns[1]}::timestamptz[], ${columns[2]}::timestamptz[], ${columns[3]}::smallint[])
      `.as<'change'>(sql`change(id, start_at, end_at, capacity)`),
    )
    .set((eb) => ({
      startAt: eb.ref('change.startAt'),
      endAt: eb.ref('change.endAt'),
      capacity: eb.ref('change.capacity'),
    }))
    .where('schedulingDate.companyId', '=', companyId)
    .where('schedulingDate.schedulingId', '=', schedulingId)
    .whereRef('schedulingDate.id', '=', 'change.id')
    .whereRef('schedulingDate.booked', '<=', 'change.capacity')
    .returning('schedulingDate.id')
    .execute()
  if (written.length < dates.length) await refuseCapacity(tx, companyId, dates)
}

async function refuseCapacity(tx: Tx, companyId: CompanyId, dates: readonly ChangedDate[]): Promise<never> {
  const rows = await findSchedulingDates(
    tx,
    companyId,
    dates.map(({ id }) => id),
  )
  const tooLow = dates.flatMap(({ id, capacity }, index) => {
    const booked = rows.get(id)?.booked ?? 0
    return capacity < booked ? { path: `updateSchedulingDates.${index}.capacity`, booked } : []
  })
  const [first] = tooLow
  if (!first) throw new Refusal('not_found')
  const fields = tooLow.map(({ path, booked }) => ({
    path,
    message: refusalText('capacity_below_booked', { values: { booked } }),
  }))
  throw new Refusal('capacity_below_booked', { fields, values: { booked: first.booked } })
}

/** A booking is as long as its date. Which other appointment a student has is not told to the company. */
async function moveBookings(tx: Tx, companyId: CompanyId, date: ChangedDate, path: string) {
  try {
    await tx
      .updateTable('booking')
      .set({ during: sql<string>`tstzrange(${date.startAt}, ${date.endAt})` })
      .where('companyId', '=', companyId)
      .where('schedulingDateId', '=', date.id)
      .where('status', '=', 'BOOKED')
      .execute()
  } catch (error) {
    if (violatedConstraint(error) !== 'booking_no_overlap') throw error
    throw new Refusal('booking_overlaps', {
      fields: [{ path, message: refusalText('booking_overlaps') }],
    })
  }
}

/** All of them or none; `argument` is the list they came from, null when it was one id alone. */
export async function removeDates(tx: Tx, companyId: CompanyId, ids: readonly string[], argument: string | null) {
  if (ids.length === 0) return
  await lockDates(tx, companyId, ids)
  const dates = await findSchedulingDates(tx, companyId, ids)
  const message = refusalText('scheduling_date_not_deletable')
  const kept = ids.flatMap((id, index): FieldError[] => {
    const date = dates.get(id)
    if (!date) throw new Refusal('not_found')
    const path = argument === null ? 'id' : `${argument}.${index}`
    return canDelete(date) ? [] : [{ path, message }]
  })
  if (kept.length > 0) throw new Refusal('scheduling_date_not_deletable', { fields: kept })
  await tx.deleteFrom('schedulingDate').where('companyId', '=', companyId).where('id', 'in', ids).execute()
}

// While the rows are held nobody can book on them; the reading after it sees every booking that came before.
async function lockDates(tx: Tx, companyId: CompanyId, ids: readonly string[]) {
  await tx
    .selectFrom('schedulingDate')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
}

type Notified = { id: string; notifiedCompanyUserIds: readonly string[] }

/** Refuses not_found when somebody named is not of this company. */
export async function requireNotified(tx: Tx, companyId: CompanyId, dates: readonly Omit<Notified, 'id'>[]) {
  const ids = [...new Set(dates.flatMap((date) => date.notifiedCompanyUserIds.map(namedCompanyUserId)))]
  if (ids.length === 0) return
  const users = await listCompanyUsers(tx, companyId, ids)
  if (users.size < ids.length) throw new Refusal('not_found')
}

async function setNotified(tx: Tx, companyId: CompanyId, dates: readonly Notified[]) {
  await tx
    .deleteFrom('schedulingDateNotifiedCompanyUser')
    .where('companyId', '=', companyId)
    .where(
      'schedulingDateId',
      'in',
      dates.map(({ id }) => id),
    )
    .execute()
  const rows = dates.flatMap(({ id, notifiedCompanyUserIds }) =>
    [...new Set(notifiedCompanyUserIds.map(namedCompanyUserId))].map((companyUserId) => ({
      companyId,
      schedulingDateId: id,
      companyUserId,
    })),
  )
  if (rows.length > 0) await tx.insertInto('schedulingDateNotifiedCompanyUser').values(rows).execute()
}

/** One row for each date that came, changed or went. */
export const recordDates = (tx: Tx, company: CompanyViewer, action: string, ids: readonly string[], to?: string) =>
  recordAudit(
    tx,
    company,
    ids.map((subjectId) => ({
      action,
      subject: 'scheduling_date',
      subjectId,
      companyId: company.companyId,
      to,
    })),
  )
