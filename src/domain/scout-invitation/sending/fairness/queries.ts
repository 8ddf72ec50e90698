import { sql } from 'kysely'
import { hasReadOpenly } from '#domain/candidate/fair-mode/queries.ts'
import { readsHidden } from '#domain/company/fair-mode/queries.ts'
import type { CompanyUserId, CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { CandidateId, JobId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { classify, type ScoutInvitationStatuses } from '../queries.ts'

/**
 * Null for a job that is not filled in fair mode by the company's choice of jobs. `alreadyOpen`: those of the students whose
 * facts a user may know, since the user was given them, or a scout for another job opened them.
 */
export async function findFairness(
  db: Db | Tx,
  { companyId, companyUserId }: CompanyViewer,
  jobId: JobId,
  ids: readonly CandidateId[],
) {
  const { rows } = await sql<{ isListed: boolean; alreadyOpen: CandidateId[] }>`
    select ${readsHidden(companyId, companyUserId)} as is_listed, array(
      select student.id from unnest(${ids}::uuid[]) as student (id)
      left join scout_invitation first
        on first.company_id = ${companyId} and first.candidate_id = student.id and first.round = 1
      where case when first.id is null then ${hasReadOpenly(companyId, companyUserId, 'student.id')}
        else not first.is_fair and first.job_id <> ${jobId} end)::text[] as already_open
    from fair_job join fair_mode using (company_id)
    where fair_job.company_id = ${companyId} and fair_job.job_id = ${jobId} and fair_mode.scope = 'CHOSEN_JOBS'`.execute(
    db,
  )
  return rows[0] ?? null
}

/**
 * The students whom the user may not write to for this job, as their facts may be known. Refuses fair_job_of_others to
 * a user whom the list does not name, whatever a token of the user reads.
 */
export async function listAlreadyOpen(tx: Tx, company: CompanyViewer, jobId: JobId, ids: readonly CandidateId[]) {
  const fairness = await findFairness(tx, company, jobId, ids)
  if (fairness && !fairness.isListed) throw new Refusal('fair_job_of_others')
  return new Set(fairness?.alreadyOpen)
}

/** As `classify`, for one job: whose facts the user may know is not reached for a job in fair mode. */
export async function classifyForJob(
  db: Db,
  company: CompanyViewer,
  jobId: JobId,
  ids: readonly CandidateId[],
): Promise<ScoutInvitationStatuses> {
  const [statuses, fairness] = await Promise.all([
    classify(db, company.companyId, ids),
    findFairness(db, company, jobId, ids),
  ])
  if (!fairness) return statuses
  const alreadyOpen = new Set(fairness.alreadyOpen)
  const withoutOpen = (kind: readonly CandidateId[]) => kind.filter((id) => !alreadyOpen.has(id))
  const [first, renewed] = [withoutOpen(statuses.new), withoutOpen(statuses.renew)]
  const reached = new Set([...first, ...renewed])
  return { new: first, renew: renewed, alreadySent: ids.filter((id) => !reached.has(id)) }
}

/**
 * SQL on `input` of a sending: fair mode hides the student from the writer, who has not been given the facts since the
 * company first used it, nor opened the profile before.
 */
export const isUnknownToWriter = (companyId: CompanyId, companyUserId: CompanyUserId) => sql<boolean>`(
  ${readsHidden(companyId, companyUserId)} and not ${hasReadOpenly(companyId, companyUserId, 'input.candidate_id')}
  and not exists (select from profile_view view join fair_mode using (company_id)
    where view.company_id = ${companyId} and view.company_user_id = ${companyUserId}
      and view.candidate_id = input.candidate_id and view.inserted_at < fair_mode.started_at))`
