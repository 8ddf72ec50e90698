import { sql, type SqlBool } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import { openContacts } from '#domain/candidate/reading/commands.ts'
import type { OfRow, SchedulingDateId } from '#ground/id.ts'
import { Refusal, type FieldError } from '#ground/refusal.ts'
import { spanText } from '#ground/time/span.ts'
import { heldSeatText } from '#ground/words/desk.ts'
import { refusalText } from '#ground/words/server.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { enqueue, enqueueMany } from '#platform/queue/queue.ts'
import { violatedConstraint } from '#platform/database/violation.ts'
import { tellDeletedLines, tellMovedSeats } from '../awaited/commands.ts'
import { findClosingHours } from '../closing/queries.ts'
import { enqueueOwnDates, setNotified } from '../notified/commands.ts'
import { listOwnDates } from '../notified/queries.ts'
import { findSchedulingDates, listHindered, lockScheduling, requireSchedulingDate, type Hindered } from '../queries.ts'
import { recordSave } from '../revision/commands.ts'
import { schedulingLimits, type SchedulingType } from '../rules.ts'
import { isSameTime } from './rules.ts'
import { canDelete, mayAct, stateOf, type Period } from '../seat/rules.ts'

export async function deleteSchedulingDate(tx: Tx, company: CompanyViewer, type: SchedulingType, id: SchedulingDateId) {
  const { companyId } = company
  const date = await requireSchedulingDate(tx, companyId, id)
  await lockScheduling(tx, companyId, type, date.schedulingId)
  const ownDates = await listOwnDates(tx, companyId, date.schedulingId)
  await removeDates(tx, companyId, [id], null)
  await recordSave(tx, company, date.schedulingId)
  await enqueueOwnDates(tx, company, date.schedulingId, ownDates)
  await recordDates(tx, company, 'deleteSchedulingDate', [id], { to: 'DELETED' })
  return id
}

/**
 * Existing bookings stay; setting the present value again changes nothing. Refuses scheduling_date_toggle_closed once
 * the date takes no more students anyway.
 */
export async function toggleSchedulingDateCapacityFull(
  tx: Tx,
  company: CompanyViewer,
  id: SchedulingDateId,
  isCapacityFull: boolean,
) {
  const { companyId } = company
  await lockDates(tx, companyId, [id])
  const date = await requireSchedulingDate(tx, companyId, id)
  if (date.isForceCapacityFull === isCapacityFull) return id
  const now = new Date()
  if (date.calledOffAt !== null || !mayAct('toggleCapacityFull', date, now))
    throw new Refusal('scheduling_date_toggle_closed')
  await tx
    .updateTable('schedulingDate')
    .set({ isForceCapacityFull: isCapacityFull })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
  if (!isCapacityFull) await enqueue(tx, 'move_waiting_line', { companyId, schedulingDateId: id })
  const to = stateOf({ ...date, isForceCapacityFull: isCapacityFull }, now)
  await recordDates(tx, company, 'toggleSchedulingDateCapacityFull', [id], { from: stateOf(date, now), to })
  return id
}

type NewDate = Period & { capacity?: number | null; notifiedCompanyUserIds?: readonly string[] | null }
type ChangedDate = NewDate & { id: string; path: string; from: Period }

/** An interview has one seat, and its form has no capacity. */
const seatsOf = ({ capacity }: NewDate) => capacity ?? schedulingLimits.interviewCapacity

/** Returns the new ids in the order given. */
export async function addDates(tx: Tx, companyId: CompanyId, schedulingId: string, dates: readonly NewDate[]) {
  if (dates.length === 0) return []
  const closingHours = await findClosingHours(tx, companyId)
  const rows = await tx
    .insertInto('schedulingDate')
    .values(
      dates.map((date) => ({
        companyId,
        schedulingId,
        startAt: date.startAt,
        endAt: date.endAt,
        capacity: seatsOf(date),
        closingHours,
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
  const moved = dates.filter((date) => !isSameTime(date.from, date))
  await enqueueMany(
    tx,
    'move_waiting_line',
    dates.map(({ id }) => ({ companyId, schedulingDateId: id })),
  )
  for (const date of moved) await moveBookings(tx, companyId, date)
  if (moved.length > 0)
    await tellMovedSeats(
      tx,
      companyId,
      moved.map(({ id }) => id),
    )
  await setNotified(tx, companyId, dates)
  return moved.map(({ id }) => id)
}

// A seat may be sold between reading and writing, so the statement itself compares the capacity with the seats sold.
async function writeDates(tx: Tx, companyId: CompanyId, schedulingId: string, dates: readonly ChangedDate[]) {
  const columns = [
    dates.map(({ id }) => id),
    dates.map(({ startAt }) => startAt.toISOString()),
    dates.map(({ endAt }) => endAt.toISOString()),
    dates.map(seatsOf),
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
    .where(sql<SqlBool>`scheduling_date.booked + scheduling_date.offered <= change.capacity`)
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
  const tooLow = dates.flatMap((date) => {
    const { booked = 0, offered: held = 0 } = rows.get(date.id) ?? {}
    return seatsOf(date) < booked + held ? { path: `${date.path}.capacity`, values: { booked, held } } : []
  })
  const [first] = tooLow
  if (!first) throw new Refusal('not_found')
  const fields = tooLow.map(({ path, values }) => ({ path, message: refusalText('capacity_below_booked', { values }) }))
  throw new Refusal('capacity_below_booked', { fields, values: first.values })
}

/**
 * Gives bookings the new time of their date. The company learns how many of its students have another appointment then,
 * and who and which one when it is its own: else moving a date to and fro would draw a student's calendar.
 */
async function moveBookings(tx: Tx, companyId: CompanyId, date: ChangedDate) {
  const students = await listHindered(tx, companyId, date)
  if (students.length > 0) refuseOverlap(date, students)
  try {
    await tx
      .updateTable('booking')
      .set({
        during: sql<string>`tstzrange(${date.startAt}, ${date.endAt})`,
        // The thread goes on saying when the date was before.
        earlierStarts: sql<Date[]>`earlier_starts || lower(during)`,
        earlierEnds: sql<Date[]>`earlier_ends || upper(during)`,
        movedAt: sql<Date[]>`moved_at || now()`,
      })
      .where('companyId', '=', companyId)
      .where('schedulingDateId', '=', date.id)
      .where('status', '=', 'BOOKED')
      .execute()
  } catch (error) {
    if (violatedConstraint(error) !== 'booking_no_overlap') throw error
    // The student blocks the company, or booked elsewhere in this moment.
    refuseOverlap(date, [])
  }
}

type Own = Hindered & { title: string; startAt: Date; endAt: Date }
const isOwn = (student: Hindered): student is Own => student.title !== null && !!student.startAt && !!student.endAt

/** Those with an appointment of this company by name, as its calendar shows it; of the others only how many they are. */
function hinderedText(students: readonly Hindered[]) {
  const own = students
    .filter(isOwn)
    .map(({ name, title, startAt, endAt }) => `${name}さん（「${title}」${spanText(startAt, endAt)}）`)
  const others = students.length - own.length
  return [...own, ...(others > 0 ? [`予約している学生のうち${others}名`] : [])].join('、')
}

/** A refusal that may name students. Their traces are written once the transaction has rolled back. */
class NamingRefusal extends Refusal {
  readonly candidateIds: readonly OfRow<'candidate'>[]

  constructor(students: readonly Hindered[], path: string) {
    const values = { students: hinderedText(students) }
    const message = refusalText('booking_overlaps', { values })
    super('booking_overlaps', { values, fields: [{ path: `${path}.startAt`, message }] })
    this.candidateIds = [...new Set(students.filter(isOwn).map(({ candidateId }) => candidateId))]
  }
}

function refuseOverlap({ path }: ChangedDate, students: readonly Hindered[]): never {
  throw new NamingRefusal(students, path)
}

/** Lets a refusal that names students out only after its traces of disclosure. Refuses reading_limit_reached. */
export async function traceNames<Result>(db: Db, company: CompanyViewer, saving: Promise<Result>): Promise<Result> {
  try {
    return await saving
  } catch (error) {
    if (error instanceof NamingRefusal && error.candidateIds.length > 0)
      await openContacts(db, company, error.candidateIds)
    throw error
  }
}

/** Removes all of the dates or none; `argument` is the argument with their ids, null for a single id. */
export async function removeDates(tx: Tx, companyId: CompanyId, ids: readonly string[], argument: string | null) {
  if (ids.length === 0) return
  await lockDates(tx, companyId, ids)
  const dates = await findSchedulingDates(tx, companyId, ids)
  const mistakes = ids.flatMap((id, index): FieldError[] => {
    const date = dates.get(id)
    if (!date) throw new Refusal('not_found')
    const path = argument === null ? 'id' : `${argument}.${index}`
    if (canDelete(date)) return []
    const isHeld = date.offered > 0 && date.booked === 0
    return [{ path, message: isHeld ? heldSeatText : refusalText('scheduling_date_not_deletable') }]
  })
  if (mistakes.length > 0) throw new Refusal('scheduling_date_not_deletable', { fields: mistakes })
  await tellDeletedLines(tx, companyId, ids)
  await tx.deleteFrom('schedulingDate').where('companyId', '=', companyId).where('id', 'in', ids).execute()
}

// While the rows are held no student can book the dates; a read afterwards sees every earlier booking.
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

type Change = { from?: string; to?: string }

/** Writes one audit row for each date that was added, changed or removed. */
export const recordDates = (
  tx: Tx,
  company: CompanyViewer,
  action: string,
  ids: readonly string[],
  { from, to }: Change = {},
) =>
  recordAudit(
    tx,
    company,
    ids.map((subjectId) => ({
      action,
      subject: 'scheduling_date',
      subjectId,
      companyId: company.companyId,
      from,
      to,
    })),
  )
