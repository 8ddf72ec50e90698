import { recordAudit } from '#domain/audit/commands.ts'
import type { JobId, OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { removeBlocks } from './content/blocks.ts'
import { holdJob } from './publishing/commands.ts'
import { canDelete, canSendScoutInvitation } from './rules.ts'

/** Refuses not_found, job_not_deletable, and job_taken_down for a job whose takedown stays on record. */
export async function deleteJobDescription(tx: Tx, company: CompanyViewer, id: JobId) {
  const { companyId } = company
  const job = await holdJob(tx, companyId, id)
  if (job.isTakenDown) throw new Refusal('job_taken_down')
  if (!canDelete(job)) throw new Refusal('job_not_deletable')
  await removeBlocks(tx, companyId, id)
  await tx.deleteFrom('job').where('companyId', '=', companyId).where('id', '=', id).execute()
  const action = 'deleteJobDescription'
  const details = { title: job.title }
  await recordAudit(tx, company, [{ action, subject: 'job', subjectId: id, companyId, from: job.status, details }])
  return id
}

/**
 * Adds n scouts to the job's total, in the transaction that sends them, so that the job cannot become a draft or be
 * archived meanwhile. Refuses not_found, job_not_sendable.
 */
export async function countSent(tx: Tx, companyId: CompanyId, jobId: JobId, n: number) {
  const { kind, schedulingId, title, ...job } = await holdJob(tx, companyId, jobId)
  if (!canSendScoutInvitation(job)) throw new Refusal('job_not_sendable')
  await tx
    .updateTable('job')
    .set((eb) => ({ totalSent: eb('totalSent', '+', n) }))
    .where('companyId', '=', companyId)
    .where('id', '=', jobId)
    .execute()
  return { kind, schedulingId, title }
}

/** Takes scouts that were counted and never delivered out of the job's total. */
export const countReturned = (tx: Tx, companyId: OfRow<'company'>, jobId: string, n: number) =>
  tx
    .updateTable('job')
    .set((eb) => ({ totalSent: eb('totalSent', '-', n) }))
    .where('companyId', '=', companyId)
    .where('id', '=', jobId)
    .execute()
