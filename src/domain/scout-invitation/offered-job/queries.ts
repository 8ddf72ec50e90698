import type { JobId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import { requireContract } from '#domain/company/queries.ts'
import { isContractInForce } from '#domain/company/rules.ts'
import { listOfferedJobs } from '#domain/job/queries.ts'
import { canSendScoutInvitation } from '#domain/job/rules.ts'
import type { Db } from '#platform/db.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'

/** A job the student was invited to, also one that is closed by now; or an open job. */
export async function requireOfferedJob(db: Db, candidateId: OwnCandidateId, id: JobId) {
  const job = (await listOfferedJobs(db, null, [id])).get(id)
  if (!job) throw new Refusal('not_found')
  if (await isInvited(db, candidateId, id)) return job
  const contract = await requireContract(db, job.companyId)
  if (!canSendScoutInvitation(job) || !isContractInForce(contract, tokyoToday())) throw new Refusal('not_found')
  return job
}

async function isInvited(db: Db, candidateId: OwnCandidateId, jobId: JobId) {
  const invitation = await db
    .selectFrom('scoutInvitation')
    .select('id')
    .where('candidateId', '=', candidateId)
    .where('jobId', '=', jobId)
    .where('status', '!=', 'SCHEDULED')
    .limit(1)
    .executeTakeFirst()
  return invitation !== undefined
}
