import { namedCompanyId, type JobId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import { requireContract } from '#domain/company/queries.ts'
import { isContractInForce } from '#domain/company/rules.ts'
import { listOfferedJobs } from '#domain/job/queries.ts'
import { canSendScoutInvitation } from '#domain/job/rules.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { requireMetCompany } from '../met-company/queries.ts'
import { findNewestOfJobs } from '../queries.ts'

/** A job the student was invited to, also one that is closed by now; or an open job. */
export async function requireOfferedJob(db: Db, candidateId: OwnCandidateId, id: JobId) {
  const job = (await listOfferedJobs(db, [id])).get(id)
  if (!job) throw new Refusal('not_found')
  const isInvited = (await findNewestOfJobs(db, candidateId, [id])).has(id)
  return isInvited ? job : requireOpenJob(db, candidateId, id)
}

/** A job that is open for scouts, of a company that the student meets and whose contract is in force. */
export async function requireOpenJob(db: Db | Tx, candidateId: OwnCandidateId, id: JobId) {
  const job = (await listOfferedJobs(db, [id])).get(id)
  if (!job || !canSendScoutInvitation(job)) throw new Refusal('not_found')
  await requireMetCompany(db, candidateId, namedCompanyId(job.companyId))
  if (!isContractInForce(await requireContract(db, job.companyId), tokyoToday())) throw new Refusal('not_found')
  return job
}
