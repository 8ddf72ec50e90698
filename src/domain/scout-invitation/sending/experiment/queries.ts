import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { statusesInForce } from '#domain/company/rules.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { JobId, OfRow, ScoutExperimentId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import { addDays } from '#ground/day.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { hasAccepted } from '../../answer/queries.ts'
import { maxListed, type DayCount, type EndCause } from './rules.ts'
import type { Version } from './rules/block.ts'
import type { Count } from './rules/sequence.ts'

const experiments = (db: Db | Tx, companyId: CompanyId) =>
  db
    .selectFrom('scoutExperiment')
    .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'scoutExperiment.jobId'))
    .select(['scoutExperiment.id', 'jobId', 'job.title as jobTitle', 'job.isArchived as isJobArchived'])
    .select(['scoutExperiment.title', 'subjectA', 'messageA', 'subjectB', 'messageB', 'baseRate', 'difference'])
    .select(['startedAt', 'endsAt', 'endedAt', 'endCause', 'scoutExperiment.companyUserId'])
    .where('scoutExperiment.companyId', '=', companyId)

export type ExperimentRow = Awaited<ReturnType<typeof listExperiments>>[number]

/** The newest experiments of a company, at most 100. */
export const listExperiments = (db: Db, companyId: CompanyId) =>
  experiments(db, companyId)
    .orderBy('startedAt', 'desc')
    .orderBy('scoutExperiment.id', 'desc')
    .limit(maxListed)
    .execute()

/** Refuses not_found. */
export async function requireExperiment(db: Db | Tx, companyId: CompanyId, id: ScoutExperimentId) {
  const experiment = await experiments(db, companyId).where('scoutExperiment.id', '=', id).executeTakeFirst()
  if (!experiment) throw new Refusal('not_found')
  return experiment
}

/** Holds an experiment, so that the versions it draws and its end are one after the other. Refuses not_found. */
export async function lockExperiment(tx: Tx, companyId: CompanyId, id: ScoutExperimentId) {
  await tx
    .selectFrom('scoutExperiment')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .execute()
  return requireExperiment(tx, companyId, id)
}

/** Batched: the experiment of each job that nobody has ended. */
export async function findExperimentsOfJobs(db: Db, companyId: CompanyId, jobIds: readonly string[]) {
  const rows = await experiments(db, companyId)
    .where(sql<boolean>`job_id = any(${jobIds}::uuid[])`)
    .where('endedAt', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.jobId, row]))
}

const accepted = hasAccepted('scout')
/** An answer is counted when the time to answer is over, so that quick answers weigh no more than silence. */
const isJudged = sql<SqlBool>`(scout.status <> 'SCHEDULED' and scout.expires_at <= now())`
const counted = (what: RawBuilder<SqlBool>) => sql<number>`(count(*) filter (where ${what}))::integer`

export type VersionCount = Count & { sent: number }
export type VersionCounts = Record<Version, VersionCount>
const noCount: VersionCount = { sent: 0, judged: 0, accepted: 0 }

/** Batched: what became of the students of each version. */
export async function countVersions(db: Db, companyId: CompanyId, ids: readonly string[]) {
  const { rows } = await sql<VersionCount & { id: string; version: Version }>`
    select student.scout_experiment_id as id, student.version, count(*)::integer as sent,
      ${counted(isJudged)} as judged, ${counted(sql`${isJudged} and ${accepted}`)} as accepted
    from scout_experiment_student student
    join scout_invitation scout
      on scout.company_id = student.company_id and scout.id = student.scout_invitation_id
    where student.company_id = ${companyId} and student.scout_experiment_id = any(${ids}::uuid[])
    group by student.scout_experiment_id, student.version`.execute(db)
  const of = (experiment: string, wanted: Version) =>
    rows.find(({ id, version }) => id === experiment && version === wanted) ?? noCount
  return new Map(ids.map((id): [string, VersionCounts] => [id, { A: of(id, 'A'), B: of(id, 'B') }]))
}

/** Batched: the students of each version by the day on which their time to answer ended. */
export async function countByDay(db: Db, companyId: CompanyId, ids: readonly string[]) {
  const { rows } = await sql<DayCount & { id: string }>`
    select student.scout_experiment_id as id, student.version,
      to_char(scout.expires_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as day,
      count(*)::integer as judged, ${counted(accepted)} as accepted
    from scout_experiment_student student
    join scout_invitation scout
      on scout.company_id = student.company_id and scout.id = student.scout_invitation_id
    where student.company_id = ${companyId} and student.scout_experiment_id = any(${ids}::uuid[]) and ${isJudged}
    group by 1, 2, 3 order by 3, 2`.execute(db)
  const days = Map.groupBy(rows, ({ id }) => id)
  return new Map(ids.map((id): [string, DayCount[]] => [id, days.get(id) ?? []]))
}

/** Days whose scouts say how many students accept. */
const rateDays = 365

/** Batched: how many students accepted the scouts of each job whose time to answer ended in the last year. */
export async function countAcceptances(db: Db, companyId: CompanyId, jobIds: readonly string[]) {
  const { rows } = await sql<Count & { jobId: string }>`
    select job_id, count(*)::integer as judged, ${counted(accepted)} as accepted
    from scout_invitation scout
    where company_id = ${companyId} and job_id = any(${jobIds}::uuid[]) and ${isJudged}
      and sent_at >= ${startOfTokyoDay(addDays(tokyoToday(), -rateDays))}
    group by job_id`.execute(db)
  return new Map(rows.map(({ jobId, ...count }): [string, Count] => [jobId, count]))
}

type Due = { companyId: OfRow<'company'>; id: string; endCause: EndCause }

/** Experiments whose days are over, whose job is archived or whose contract has ended; at most `limit`, held. */
export async function lockDueExperiments(tx: Tx, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select experiment.company_id, experiment.id,
      case when job.is_archived then 'JOB' when experiment.ends_at <= now() then 'TIME' else 'CONTRACT' end as end_cause
    from scout_experiment experiment
    join job on job.company_id = experiment.company_id and job.id = experiment.job_id
    cross join lateral (
      select status, ends_on from contract where contract.company_id = experiment.company_id
      order by starts_on desc, contract.id desc limit 1) contract
    where experiment.ended_at is null
      and (experiment.ends_at <= now() or job.is_archived
        or contract.status <> all(${statusesInForce}::text[]) or contract.ends_on < ${tokyoToday()}::date)
    order by experiment.ends_at, experiment.id
    limit ${limit} for update of experiment skip locked`.execute(tx)
  return rows
}

/** The experiment of a job that nobody has ended, held. */
export const lockExperimentOfJob = (tx: Tx, companyId: CompanyId, jobId: JobId) =>
  tx
    .selectFrom('scoutExperiment')
    .select(['id', 'endsAt', 'endedAt'])
    .where('companyId', '=', companyId)
    .where('jobId', '=', jobId)
    .where('endedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
