import { holdStudent } from '#domain/candidate/intake/commands.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import type { JobId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { explainFavorites } from '../favorite-company/commands.ts'
import { requireOpenJob } from '../offered-job/queries.ts'
import { countInterests } from './queries.ts'
import { maxInterests } from './rules.ts'

/**
 * Tells the company of a job that the student is interested: its search finds the student by `favorite`. An interest that
 * was told stays. The result is that of addFavoriteCompany. Refuses not_found, company_hidden_by_block,
 * interest_limit_reached.
 */
export async function addJobInterest(tx: Tx, { candidateId }: CandidateViewer, id: JobId) {
  await holdStudent(tx, candidateId)
  const { companyId } = await requireOpenJob(tx, candidateId, id)
  await tx
    .insertInto('jobInterest')
    .values({ candidateId, companyId, jobId: id })
    .onConflict((oc) => oc.doNothing())
    .execute()
  if ((await countInterests(tx, candidateId)) > maxInterests)
    throw new Refusal('interest_limit_reached', { values: { limit: maxInterests } })
  return explainFavorites(tx, candidateId)
}

/** Takes the interest back; a job without one stays without. */
export async function removeJobInterest(tx: Tx, { candidateId }: CandidateViewer, id: JobId) {
  await holdStudent(tx, candidateId)
  await tx.deleteFrom('jobInterest').where('candidateId', '=', candidateId).where('jobId', '=', id).execute()
  return id
}
