import { archiveDays, checkDays } from '#domain/job/rules.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'

export const findJob = (db: Db | Tx, companyId: OfRow<'company'>, jobId: string) =>
  db
    .selectFrom('job')
    .innerJoin('company', 'company.id', 'job.companyId')
    .select(['job.id', 'job.title', 'job.status', 'job.isArchived', 'job.checkedAt', 'company.displayName'])
    .where('job.companyId', '=', companyId)
    .where('job.id', '=', jobId)
    .executeTakeFirst()

/** A batch of the students with the company among their favourites, without those who block it. */
export async function listFans(
  db: Db | Tx,
  companyId: OfRow<'company'>,
  after: OfRow<'candidate'> | null,
  size: number,
) {
  const fans = await db
    .selectFrom('favoriteCompany')
    .select('candidateId')
    .where('companyId', '=', companyId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blockedCompany')
            .select('blockedCompany.candidateId')
            .whereRef('blockedCompany.candidateId', '=', 'favoriteCompany.candidateId')
            .where('blockedCompany.companyId', '=', companyId),
        ),
      ),
    )
    .$call((query) => (after === null ? query : query.where('candidateId', '>', after)))
    .orderBy('candidateId')
    .limit(size)
    .execute()
  return fans.map(({ candidateId }) => candidateId)
}

/** A batch of the students who have an open scout of the job, answered or not. */
export async function listOpenlyScouted(
  db: Db | Tx,
  { companyId, jobId }: { companyId: OfRow<'company'>; jobId: string },
  after: OfRow<'candidate'> | null,
  size: number,
) {
  const scouted = await db
    .selectFrom('scoutInvitation')
    .select('candidateId')
    .distinct()
    .where('companyId', '=', companyId)
    .where('jobId', '=', jobId)
    .where('status', 'in', ['PENDING', 'ACCEPTED'])
    .$call((query) => (after === null ? query : query.where('candidateId', '>', after)))
    .orderBy('candidateId')
    .limit(size)
    .execute()
  return scouted.map(({ candidateId }) => candidateId)
}

/** The published jobs last checked `checkDays` ago or earlier, and not yet due to be archived. */
export const listStaleJobs = (db: Db | Tx, today: string) =>
  db
    .selectFrom('job')
    .select(['companyId', 'id as jobId', 'checkedAt'])
    .where('status', '=', 'PUBLISHED')
    .where('isArchived', '=', false)
    .where('checkedAt', '<', startOfTokyoDay(addDays(today, 1 - checkDays)))
    .where('checkedAt', '>=', startOfTokyoDay(addDays(today, -archiveDays)))
    .execute()

/** A takedown with its job of today. */
export const findTakedown = (db: Db | Tx, of: { companyId: OfRow<'company'>; jobTakedownId: string }) =>
  db
    .selectFrom('jobTakedown')
    .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'jobTakedown.jobId'))
    .select(['jobTakedown.jobId', 'jobTakedown.reason', 'jobTakedown.putBackAt'])
    .select(['job.title', 'job.status', 'job.isTakenDown', 'job.isArchived'])
    .where('jobTakedown.companyId', '=', of.companyId)
    .where('jobTakedown.id', '=', of.jobTakedownId)
    .executeTakeFirst()
