import { sql, type ExpressionBuilder, type Selectable } from 'kysely'
import { schedulingDateId, type JobId, type OfRow, type SchedulingDateId, type SchedulingId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import { isRegistered } from '#domain/candidate/queries.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { listCompanyUsers, type CompanyUserRow } from '#domain/company/queries.ts'
import { compiledOnce, firstRow } from '#platform/database/compiled-once.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { limitOf } from '#platform/database/page.ts'
import { addDays } from '#ground/day.ts'
import { daysOfSpan, startOfTokyoDay } from '#ground/time/moment.ts'
import { isSameTime } from './date/rules.ts'
import { schedulingLimits, type SchedulingType } from './rules.ts'

export type SchedulingRow = Selectable<DB['scheduling']>
export type SchedulingDateRow = Selectable<DB['schedulingDate']> & {
  hasBookings: boolean
  bookedInSight: number
  type: SchedulingType
}
/** The dates of one Tokyo day. */
export type DayOfDates = { date: string; dates: SchedulingDateRow[] }

/** The most rows of one list (§9). */
export const maxRows = 9999

const schedulingCounts = compiledOnce((db, { companyId }: { companyId: CompanyId }) =>
  db
    .selectFrom('scheduling')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId),
)

export const countSchedulings = async (db: Db, companyId: CompanyId) =>
  firstRow(await schedulingCounts(db, { companyId })).count

export const listSchedulings = (db: Db, companyId: CompanyId, first: number) =>
  db
    .selectFrom('scheduling')
    .selectAll()
    .where('companyId', '=', companyId)
    .orderBy('insertedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limitOf(first, maxRows))
    .execute()

const schedulings = compiledOnce((db, { companyId, ids }: { companyId: CompanyId; ids: readonly string[] }) =>
  db.selectFrom('scheduling').selectAll().where('companyId', '=', companyId).where('id', 'in', ids),
)

export async function findSchedulings(db: Db, companyId: CompanyId, ids: readonly string[]) {
  const rows = await schedulings(db, { companyId, ids })
  return new Map(rows.map((row) => [row.id, row]))
}

export async function requireScheduling(db: Db, companyId: CompanyId, id: SchedulingId) {
  const scheduling = (await findSchedulings(db, companyId, [id])).get(id)
  if (!scheduling) throw new Refusal('not_found')
  return scheduling
}

/**
 * Holds the scheduling's row until the transaction ends, so that two forms change its dates one after the other.
 * Refuses not_found, also for an event where `type` says interview, and the other way round.
 */
export async function lockScheduling(
  tx: Tx,
  companyId: CompanyId,
  type: SchedulingType,
  id: string,
): Promise<SchedulingRow> {
  const scheduling = await tx
    .selectFrom('scheduling')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('type', '=', type)
    .forUpdate()
    .executeTakeFirst()
  if (!scheduling) throw new Refusal('not_found')
  return scheduling
}

/** The schedulings that no job and no further step offers, and nobody has booked, not even to cancel. */
export async function listUnusedSchedulings(db: Db | Tx, companyId: CompanyId): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from scheduling where company_id = ${companyId}
      and not exists (select 1 from job where job.company_id = scheduling.company_id and job.scheduling_id = scheduling.id)
      and not exists (select 1 from scout_step step
        where step.company_id = scheduling.company_id and step.scheduling_id = scheduling.id)
      and not exists (
        select 1 from booking join scheduling_date date on date.company_id = booking.company_id
          and date.id = booking.scheduling_date_id
        where date.company_id = scheduling.company_id and date.scheduling_id = scheduling.id)`.execute(db)
  return rows.map(({ id }) => id)
}

const hasBookings = (eb: ExpressionBuilder<DB, 'schedulingDate'>) =>
  eb
    .exists(
      eb
        .selectFrom('booking')
        .select(sql.lit(1).as('one'))
        .whereRef('booking.companyId', '=', 'schedulingDate.companyId')
        .whereRef('booking.schedulingDateId', '=', 'schedulingDate.id')
        .where('booking.status', '!=', 'CANCELLED'),
    )
    .or('schedulingDate.offered', '>', 0)
    .$castTo<boolean>()

/** The booked seats without those of students who left or block the company: its lists hold none of them either. */
export const bookedInSight = sql<number>`scheduling_date.booked - (select count(*)::int from booking
  join candidate on candidate.id = booking.candidate_id
  where booking.company_id = scheduling_date.company_id and booking.scheduling_date_id = scheduling_date.id
    and booking.status <> 'CANCELLED'
    and (not ${isRegistered} or exists (select 1 from blocked_company
      where blocked_company.company_id = booking.company_id and blocked_company.candidate_id = booking.candidate_id)))`

const selectDates = (db: Db | Tx, companyId: OfRow<'company'>) =>
  db
    .selectFrom('schedulingDate')
    .innerJoin('scheduling', (join) => ofSameCompany(join, 'scheduling.id', 'schedulingDate.schedulingId'))
    .selectAll('schedulingDate')
    .select('scheduling.type')
    .select((eb) => hasBookings(eb).as('hasBookings'))
    .select(bookedInSight.as('bookedInSight'))
    .where('schedulingDate.companyId', '=', companyId)
    .orderBy('startAt')
    .orderBy('schedulingDate.id')

/** Tokyo days 'YYYY-MM-DD', both inclusive, that a date falls on; jobId leaves only dates of the scheduling that the job offers. */
export type SchedulingDateFilter = {
  startDate?: string | null
  endDate?: string | null
  jobId?: JobId | null
}

const matches = (filter: SchedulingDateFilter) => (eb: ExpressionBuilder<DB, 'schedulingDate'>) => {
  const { startDate, endDate, jobId } = filter
  const conditions = [
    startDate ? eb('endAt', '>', startOfTokyoDay(startDate)) : null,
    // No date is longer, so the index by its beginning is read from here on.
    startDate ? eb('startAt', '>=', startOfTokyoDay(addDays(startDate, -schedulingLimits.maxDays))) : null,
    endDate ? eb('startAt', '<', startOfTokyoDay(addDays(endDate, 1))) : null,
    jobId ? eb.exists(offeredBy(eb, jobId)) : null,
  ]
  return eb.and(conditions.filter((condition) => condition !== null))
}

const offeredBy = (eb: ExpressionBuilder<DB, 'schedulingDate'>, jobId: JobId) =>
  eb
    .selectFrom('job')
    .select('job.id')
    .whereRef('job.companyId', '=', 'schedulingDate.companyId')
    .whereRef('job.schedulingId', '=', 'schedulingDate.schedulingId')
    .where('job.id', '=', jobId)

export const countSchedulingDates = (db: Db, companyId: CompanyId, filter: SchedulingDateFilter) =>
  db
    .selectFrom('schedulingDate')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .where(matches(filter))
    .executeTakeFirstOrThrow()
    .then(({ count }) => count)

export const listSchedulingDates = (db: Db, companyId: CompanyId, filter: SchedulingDateFilter, first: number) =>
  selectDates(db, companyId).where(matches(filter)).limit(limitOf(first, maxRows)).execute()

/** Days in order, each with its dates; the dates come earliest first. A date of several days is on each of them. */
export function groupByDay(dates: readonly SchedulingDateRow[], { startDate, endDate }: SchedulingDateFilter = {}) {
  const pairs = dates.flatMap((row) => daysOfSpan(row.startAt, row.endAt).map((day) => ({ day, row })))
  const within = pairs.filter(({ day }) => (!startDate || day >= startDate) && (!endDate || day <= endDate))
  return [...Map.groupBy(within, ({ day }) => day)]
    .map(([date, ofDay]): DayOfDates => ({ date, dates: ofDay.map(({ row }) => row) }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
}

export async function findSchedulingDates(db: Db | Tx, companyId: CompanyId, ids: readonly string[]) {
  const rows = await selectDates(db, companyId).where('schedulingDate.id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export async function requireSchedulingDate(db: Db | Tx, companyId: CompanyId, id: SchedulingDateId) {
  const date = (await findSchedulingDates(db, companyId, [id])).get(id)
  if (!date) throw new Refusal('not_found')
  return date
}

type MovedDate = { id: string; startAt: Date; endAt: Date }

/** Whether one of these changes gives a date with bookings another time. */
export async function movesBookings(db: Db, companyId: CompanyId, changes: readonly MovedDate[]) {
  if (changes.length === 0) return false
  const dates = await findSchedulingDates(
    db,
    companyId,
    changes.map(({ id }) => schedulingDateId(id)),
  )
  return changes.some((change) => {
    const date = dates.get(schedulingDateId(change.id))
    return date !== undefined && date.booked > 0 && !isSameTime(date, change)
  })
}

export async function listDatesOfSchedulings(db: Db | Tx, companyId: CompanyId, schedulingIds: readonly string[]) {
  const rows = await selectDates(db, companyId).where('schedulingId', 'in', schedulingIds).execute()
  return Map.groupBy(rows, (row) => row.schedulingId)
}

/** Every date that has not begun, also full and closed ones, for a student invited to this scheduling. */
export const listOpenDates = (db: Db | Tx, companyId: OfRow<'company'>, schedulingId: string) =>
  db
    .selectFrom('schedulingDate')
    .select(['id', 'schedulingId', 'startAt', 'endAt', 'capacity', 'booked', 'offered', 'isForceCapacityFull'])
    .select('closingHours')
    .where('companyId', '=', companyId)
    .where('schedulingId', '=', schedulingId)
    .where('calledOffAt', 'is', null)
    .where('startAt', '>', sql<Date>`now()`)
    .orderBy('startAt')
    .orderBy('id')
    .execute()

export type Hindered = {
  candidateId: OfRow<'candidate'>
  name: string
  title: string | null
  startAt: Date | null
  endAt: Date | null
}

/**
 * The date's students who have another appointment at its new time, each with the appointment when it is this company's
 * own: of another company's nothing is told. Without those who block the company: its lists hold none of them either.
 */
export async function listHindered(tx: Tx, companyId: CompanyId, date: { id: string; startAt: Date; endAt: Date }) {
  const { rows } = await sql<Hindered>`
    select distinct account.candidate_id, account.family_name || ' ' || account.given_name as name,
      own.title, lower(case when own.id is not null then other.during end) as start_at,
      upper(case when own.id is not null then other.during end) as end_at
    from booking join candidate_account account on account.candidate_id = booking.candidate_id
      join booking other on other.candidate_id = booking.candidate_id and other.id <> booking.id
        and other.status = 'BOOKED' and other.during && tstzrange(${date.startAt}, ${date.endAt})
      left join scheduling_date on scheduling_date.company_id = booking.company_id
        and other.company_id = booking.company_id and scheduling_date.id = other.scheduling_date_id
      left join scheduling own on own.company_id = scheduling_date.company_id and own.id = scheduling_date.scheduling_id
    where booking.company_id = ${companyId} and booking.scheduling_date_id = ${date.id} and booking.status = 'BOOKED'
      and not exists (select 1 from blocked_company
        where blocked_company.candidate_id = booking.candidate_id and blocked_company.company_id = booking.company_id)
    order by name`.execute(tx)
  return rows
}

/** The company users notified of a date's bookings, without users who were disabled since. */
export async function listNotifiedCompanyUsers(db: Db, companyId: CompanyId, dateIds: readonly string[]) {
  const pairs = await db
    .selectFrom('schedulingDateNotifiedCompanyUser')
    .select(['schedulingDateId', 'companyUserId'])
    .where('companyId', '=', companyId)
    .where('schedulingDateId', 'in', dateIds)
    .orderBy('companyUserId')
    .execute()
  const ids = [...new Set(pairs.map((pair) => pair.companyUserId))]
  const users = ids.length > 0 ? await listCompanyUsers(db, companyId, ids) : new Map<string, CompanyUserRow>()
  const ofDate = Map.groupBy(pairs, (pair) => pair.schedulingDateId)
  const activeOf = ({ companyUserId }: { companyUserId: string }) => {
    const user = users.get(companyUserId)
    return user?.status === 'ACTIVE' ? [user] : []
  }
  return new Map([...ofDate].map(([id, of]) => [id, of.flatMap(activeOf)]))
}
