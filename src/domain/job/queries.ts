import { sql, type ExpressionBuilder, type Selectable, type SqlBool } from 'kysely'
import type { JobId, OfRow, SchedulingDateId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { limitOf } from '#platform/database/page.ts'
import { readWholeRow } from '#platform/database/whole-row.ts'
import { checkDays, checkedBefore, requireKnownStatuses } from './rules.ts'

export type JobRow = Selectable<DB['job']>
/** The columns a student may see: without those about the time after acceptance. */
export type OfferedJobRow = Omit<JobRow, 'completionDescription' | 'schedulingId' | 'totalSent' | 'revision'>

const maxRows = 9999

/** `keyword`: a part of the title, in any spelling. */
export type JobFilter = { isArchived?: boolean | null; keyword?: string | null }

const matches =
  ({ isArchived, keyword }: JobFilter) =>
  (eb: ExpressionBuilder<DB, 'job'>) =>
    eb.and([
      typeof isArchived === 'boolean' ? eb('job.isArchived', '=', isArchived) : eb.lit(true),
      keyword?.trim() ? hasInTitle(keyword) : eb.lit(true),
    ])

const hasInTitle = (keyword: string) => sql<SqlBool>`is_named(job.title, ${keyword})`

/** Refuses not_found for a status this version does not know. */
export const listJobs = async (db: Db, companyId: CompanyId, filter: JobFilter, first: number) => {
  const rows = await db
    .selectFrom('job')
    .selectAll()
    .where('companyId', '=', companyId)
    .where(matches(filter))
    .orderBy('lastEditedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limitOf(first, maxRows))
    .execute()
  return requireKnownStatuses(rows)
}

export const countJobs = async (db: Db, companyId: CompanyId, filter: JobFilter) => {
  const { count } = await db
    .selectFrom('job')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .where(matches(filter))
    .executeTakeFirstOrThrow()
  return count
}

type SendableJobFilter = JobFilter & { acceptedSchedulingDateId?: SchedulingDateId | null }

/** The jobs that canSendScoutInvitation allows to send; optionally only jobs whose scheduling has the date. */
export const listSendableJobs = (db: Db, companyId: CompanyId, filter: SendableJobFilter) =>
  db
    .selectFrom('job')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('status', '=', 'PUBLISHED')
    .where('isArchived', '=', false)
    .where(matches(filter))
    .where((eb) => (filter.acceptedSchedulingDateId ? hasDate(eb, filter.acceptedSchedulingDateId) : eb.lit(true)))
    .orderBy('lastEditedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxRows)
    .execute()

const hasDate = (eb: ExpressionBuilder<DB, 'job'>, id: SchedulingDateId) =>
  eb.exists(
    eb
      .selectFrom('schedulingDate')
      .select('schedulingDate.id')
      .whereRef('schedulingDate.companyId', '=', 'job.companyId')
      .whereRef('schedulingDate.schedulingId', '=', 'job.schedulingId')
      .where('schedulingDate.id', '=', id),
  )

const jobs = compiledOnce((db, { companyId, ids }: { companyId: CompanyId; ids: readonly string[] }) =>
  db.selectFrom('job').selectAll().where('companyId', '=', companyId).where('id', 'in', ids),
)

export async function findJobs(db: Db | Tx, companyId: CompanyId, ids: readonly string[]) {
  const rows = await jobs(db, { companyId, ids })
  return new Map(rows.map((row) => [row.id, row]))
}

/** A job selected as JSON within the row of another noun. */
export const readJob = (whole: unknown): JobRow =>
  readWholeRow<'job'>(whole, { checkedAt: true, insertedAt: true, lastEditedAt: true, publishedAt: true })

export async function requireJob(db: Db | Tx, companyId: CompanyId, id: JobId) {
  const job = (await findJobs(db, companyId, [id])).get(id)
  if (!job) throw new Refusal('not_found')
  return job
}

/** Holds the job's row until the transaction ends, so that a check stays true; scouts of the job may be inserted. */
export const lockJob = (tx: Tx, companyId: CompanyId, id: JobId) =>
  tx
    .selectFrom('job')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Batched: one statement for all lists of a page. The companies are the viewer's own. */
export async function countArchivedOf(db: Db | Tx, companyIds: readonly OfRow<'company'>[]) {
  const rows = await db
    .selectFrom('job')
    .select((eb) => [
      'companyId',
      eb.fn.countAll<number>().filterWhere('isArchived', '=', false).as('activeCount'),
      eb.fn.countAll<number>().filterWhere('isArchived', '=', true).as('archivedCount'),
    ])
    .where('companyId', 'in', companyIds)
    .groupBy('companyId')
    .execute()
  return new Map(rows.map(({ companyId, ...counts }) => [companyId, counts]))
}

export const countArchived = async (db: Db | Tx, companyId: CompanyId) =>
  (await countArchivedOf(db, [companyId])).get(companyId) ?? { activeCount: 0, archivedCount: 0 }

export async function listJobsOfSchedulings(db: Db, companyId: CompanyId, schedulingIds: readonly string[]) {
  const rows = await db
    .selectFrom('job')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('schedulingId', 'in', schedulingIds)
    .orderBy('lastEditedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return Map.groupBy(requireKnownStatuses(rows), (row) => row.schedulingId ?? '')
}

const offeredJobs = (db: Db | Tx) =>
  db
    .selectFrom('job')
    .select(['companyId', 'id', 'title', 'status', 'kind', 'isArchived', 'isTakenDown', 'scoutTypeId', 'jobTypeIds'])
    .select(['recruitmentProcessDescription', 'checkedAt', 'lastEditedAt', 'insertedAt', 'publishedAt'])

/** The titles of a company's jobs, by their ids. */
export async function listJobTitles(db: Db, companyId: CompanyId, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('job')
    .select(['id', 'title'])
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

const offeredJobsById = compiledOnce((db, { ids }: { ids: readonly string[] }) =>
  offeredJobs(db).where('id', 'in', ids),
)

/** The caller has checked that the student may see these jobs; ids are unique across companies. */
export async function listOfferedJobs(db: Db | Tx, ids: readonly string[]) {
  const rows = await offeredJobsById(db, { ids })
  return new Map<string, OfferedJobRow>(rows.map((row) => [row.id, row]))
}

/** The published jobs of a company, the newest first. The caller has checked that the student meets the company. */
export const listOpenJobs = (db: Db, companyId: OfRow<'company'>): Promise<OfferedJobRow[]> =>
  offeredJobs(db)
    .where('companyId', '=', companyId)
    .where('status', '=', 'PUBLISHED')
    .where('isArchived', '=', false)
    .orderBy('lastEditedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxRows)
    .execute()

/** Published jobs of every company that were last checked 90 days ago or earlier, for the clock's reminder. */
export const listJobsToRecheck = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('job')
    .select(['companyId', 'id', 'checkedAt'])
    .where('status', '=', 'PUBLISHED')
    .where('isArchived', '=', false)
    .where('checkedAt', '<', checkedBefore(now, checkDays))
    .orderBy('checkedAt')
    .execute()
