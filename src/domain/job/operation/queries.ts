import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'
import { checkedBefore, checkDays, requireKnownStatuses } from '../rules.ts'

/** Jobs shown of one company. */
const maxJobs = 100

/** The jobs of these companies for the operator: published ones first, then by the last edit. */
export async function listJobsOfCompanies(db: Db, companyIds: readonly OfRow<'company'>[]) {
  const rows = await db
    .selectFrom('company')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('job')
          .select(['job.companyId', 'job.id', 'job.title', 'job.status', 'job.isArchived', 'job.isTakenDown'])
          .select(['job.checkedAt', 'job.totalSent', 'job.lastEditedAt'])
          .select((one) => one.fn.countAll<number>().over().as('jobCount'))
          .whereRef('job.companyId', '=', 'company.id')
          .orderBy(sql`job.status = 'PUBLISHED' and not job.is_archived`, 'desc')
          .orderBy('job.lastEditedAt', 'desc')
          .orderBy('job.id')
          .limit(maxJobs)
          .as('shown'),
      (join) => join.onTrue(),
    )
    .selectAll('shown')
    .where('company.id', 'in', companyIds)
    .execute()
  return Map.groupBy(requireKnownStatuses(rows), ({ companyId }) => companyId)
}

export type OperatedJobRow =
  Awaited<ReturnType<typeof listJobsOfCompanies>> extends Map<string, (infer Row)[]> ? Row : never

/** Published jobs that nobody has checked for 90 days, and the moment the oldest was checked. */
export const countStaleJobs = (db: Db, now: Date) =>
  db
    .selectFrom('job')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('checkedAt').as('oldestAt')])
    .where('status', '=', 'PUBLISHED')
    .where('isArchived', '=', false)
    .where('checkedAt', '<', checkedBefore(now, checkDays))
    .executeTakeFirstOrThrow()
