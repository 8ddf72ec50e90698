import { sql } from 'kysely'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { timedParts } from '../../news/timed.ts'
import type { Setting } from '../../kind.ts'
import type { Timing } from '../../rules.ts'
import { timingOf, withDefaults } from './rules.ts'

type Owner = Pick<CompanyViewer, 'companyId' | 'companyUserId'>
export type JobSettings = Awaited<ReturnType<typeof listScoutNotificationSettings>>[number]

/** The company user's settings for each job of the company; jobs in use first, then newest first. */
export async function listScoutNotificationSettings(db: Db, { companyId, companyUserId }: Owner, jobId?: string) {
  const jobs = await db
    .selectFrom('job')
    .select(['id as jobId', 'title as jobTitle', 'isArchived'])
    .where('companyId', '=', companyId)
    .$if(jobId !== undefined, (query) => query.where('id', '=', jobId ?? ''))
    .orderBy('isArchived')
    .orderBy('insertedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(9999)
    .execute()
  const chosen = await db
    .selectFrom('scoutNotificationSetting')
    .select(['jobId', 'kind', 'timing'])
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', companyUserId)
    .execute()
  const forAll = await listChosenForAll(db, { companyId, companyUserId })
  const byJob = Map.groupBy(chosen, (setting) => setting.jobId)
  return jobs.map((job) => {
    const ofJob = byJob.get(job.jobId) ?? []
    return { ...job, isException: ofJob.length > 0, settings: withDefaults(timedParts, [...ofJob, ...forAll]) }
  })
}

/** The company user's settings for all jobs that are no exceptions, and the hour of the daily digest in Tokyo. */
export async function findScoutNotificationDefaults(db: Db, { companyId, companyUserId }: Owner) {
  const { digestHour } = await db
    .selectFrom('companyUser')
    .select('digestHour')
    .where('companyId', '=', companyId)
    .where('id', '=', companyUserId)
    .executeTakeFirstOrThrow()
  return { digestHour, settings: withDefaults(timedParts, await listChosenForAll(db, { companyId, companyUserId })) }
}
export type Defaults = Awaited<ReturnType<typeof findScoutNotificationDefaults>>

const listChosenForAll = (db: Db, { companyId, companyUserId }: Owner) =>
  db
    .selectFrom('scoutNotificationDefault')
    .select(['kind', 'timing'])
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', companyUserId)
    .execute()

/**
 * The timing each user chose for the kind with this code: at the job, else for all jobs; `otherwise` is for users who
 * have not chosen.
 */
export async function findTimings(
  db: Db | Tx,
  { companyId, jobId, code, otherwise }: Setting & { companyId: OfRow<'company'> },
  companyUserIds: readonly string[],
): Promise<(companyUserId: string) => Timing> {
  if (companyUserIds.length === 0) return () => 'OFF'
  const rows = await db
    .selectFrom('scoutNotificationSetting')
    .select(['companyUserId', 'timing'])
    .where('companyId', '=', companyId)
    .where('jobId', '=', jobId)
    .where('kind', '=', code)
    .where('companyUserId', 'in', companyUserIds)
    .select(sql<boolean>`true`.as('isOfJob'))
    .unionAll((eb) =>
      eb
        .selectFrom('scoutNotificationDefault')
        .select(['companyUserId', 'timing', sql<boolean>`false`.as('isOfJob')])
        .where('companyId', '=', companyId)
        .where('kind', '=', code)
        .where('companyUserId', 'in', companyUserIds),
    )
    .orderBy('isOfJob')
    .execute()
  const chosen = new Map(rows.map((row) => [row.companyUserId, timingOf(row.timing)]))
  return (id) => chosen.get(id) ?? otherwise
}
