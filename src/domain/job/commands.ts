import { recordAudit } from '#domain/audit.ts'
import type { JobId } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer.ts'
import { requireContract } from '#domain/company/queries.ts'
import { isContractInForce } from '#domain/company/rules.ts'
import type { Tx } from '#platform/db.ts'
import { enqueue } from '#platform/queue.ts'
import { tokyoToday } from '#platform/tokyo-time.ts'
import { copyContent } from './content/commands.ts'
import { listConditions, listContents, listRecruitmentSteps } from './content/queries.ts'
import { countArchived, lockJob, requireJob, type JobRow } from './queries.ts'
import { copyTitle, jobMoves, missingParts, type JobStatus } from './rules.ts'

/** Moving to the status the job already has changes nothing. */
export async function updateJobDescriptionStatus(tx: Tx, company: CompanyViewer, id: JobId, status: JobStatus) {
  await (status === jobMoves.publish.to ? publish(tx, company, id) : saveAsDraft(tx, company, id))
  return id
}

async function publish(tx: Tx, company: CompanyViewer, id: JobId) {
  const { companyId } = company
  // The contract is held before the job, always in this order: two jobs published at once are counted one by one.
  await lockContract(tx, companyId)
  const job = await lockJob(tx, companyId, id)
  if (!job) throw new Refusal('not_found')
  if (job.status === jobMoves.publish.to) return
  const missing = missingParts({ ...job, ...(await partsOf(tx, job)) })
  if (missing.length > 0) throw new Refusal('job_incomplete', { values: { missing: missing.join('、') } })
  if (!job.isArchived) await requireRoomToPublish(tx, companyId)
  await tx
    .updateTable('job')
    .set({ status: jobMoves.publish.to })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
  await record(tx, company, 'updateJobDescriptionStatus', id, 'DRAFT', 'PUBLISHED')
  await enqueue(tx, 'notify_job_published', { companyId, jobId: id })
}

async function partsOf(tx: Tx, job: JobRow) {
  const contents = (await listContents(tx, null, [job])).get(job) ?? []
  const conditions = (await listConditions(tx, null, [job])).get(job) ?? []
  const steps = (await listRecruitmentSteps(tx, null, [job])).get(job) ?? []
  return { contents, conditions, steps }
}

// The first scout may be sent in the same moment; the statement compares, and the sending compares the status.
async function saveAsDraft(tx: Tx, company: CompanyViewer, id: JobId) {
  const { companyId } = company
  const { from, to } = jobMoves.saveAsDraft
  const saved = await tx
    .updateTable('job')
    .set({ status: to })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('status', 'in', from)
    .where('totalSent', '=', 0)
    .returning('id')
    .executeTakeFirst()
  if (saved) return record(tx, company, 'updateJobDescriptionStatus', id, 'PUBLISHED', 'DRAFT')
  const job = await requireJob(tx, companyId, id)
  if (job.status !== to) throw new Refusal('job_not_draftable')
}

/** Returns how many jobs stand on either list afterwards. Unarchiving a published job needs room in the plan. */
export async function updateJobDescriptionIsArchived(tx: Tx, company: CompanyViewer, id: JobId, isArchived: boolean) {
  const { companyId } = company
  if (!isArchived) await lockContract(tx, companyId)
  const job = await lockJob(tx, companyId, id)
  if (!job) throw new Refusal('not_found')
  if (job.isArchived === isArchived) return countArchived(tx, companyId)
  if (!isArchived && job.status === 'PUBLISHED') await requireRoomToPublish(tx, companyId)
  await tx.updateTable('job').set({ isArchived }).where('companyId', '=', companyId).where('id', '=', id).execute()
  const [from, to] = isArchived ? ['ACTIVE', 'ARCHIVED'] : ['ARCHIVED', 'ACTIVE']
  await record(tx, company, 'updateJobDescriptionIsArchived', id, from, to)
  return countArchived(tx, companyId)
}

export async function deleteJobDescription(tx: Tx, company: CompanyViewer, id: JobId) {
  const { companyId } = company
  const deleted = await tx
    .deleteFrom('job')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('totalSent', '=', 0)
    .returning('status')
    .executeTakeFirst()
  if (!deleted) {
    await requireJob(tx, companyId, id)
    throw new Refusal('job_not_deletable')
  }
  await record(tx, company, 'deleteJobDescription', id, deleted.status)
  return id
}

/** The copy is a draft of its own title, with nothing sent. Returns its id. */
export async function duplicateJobDescription(tx: Tx, company: CompanyViewer, id: JobId) {
  const job = await requireJob(tx, company.companyId, id)
  const copyId = await insertCopy(tx, job)
  await copyContent(tx, job, copyId)
  await record(tx, company, 'duplicateJobDescription', copyId, undefined, 'DRAFT')
  return copyId
}

async function insertCopy(tx: Tx, job: JobRow) {
  const rows = await tx.selectFrom('job').select('title').where('companyId', '=', job.companyId).execute()
  const taken = new Set(rows.map(({ title }) => title))
  for (let copy = 1; ; copy += 1) {
    const title = copyTitle(job.title, copy)
    const { companyId, scoutTypeId, jobTypeIds, kind, schedulingId, completionDescription } = job
    const { recruitmentProcessDescription } = job
    if (taken.has(title)) continue
    // Somebody may duplicate the same job in the same moment: then the next number is taken.
    const inserted = await tx
      .insertInto('job')
      .values({
        companyId,
        title,
        scoutTypeId,
        jobTypeIds,
        kind,
        schedulingId,
        completionDescription,
        recruitmentProcessDescription,
      })
      .onConflict((conflict) => conflict.constraint('job_title_unique').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted) return inserted.id
  }
}

/**
 * Counts n scouts onto the job in the transaction that sends them, so that it cannot become a draft or leave meanwhile.
 * Refuses not_found, job_not_sendable.
 */
export async function countSent(tx: Tx, companyId: CompanyId, jobId: JobId, n: number) {
  const sent = await tx
    .updateTable('job')
    .set((eb) => ({ totalSent: eb('totalSent', '+', n) }))
    .where('companyId', '=', companyId)
    .where('id', '=', jobId)
    .where('status', '=', 'PUBLISHED')
    .where('isArchived', '=', false)
    .returning(['kind', 'schedulingId', 'title'])
    .executeTakeFirst()
  if (sent) return sent
  await requireJob(tx, companyId, jobId)
  throw new Refusal('job_not_sendable')
}

async function lockContract(tx: Tx, companyId: CompanyId) {
  await tx.selectFrom('contract').select('id').where('companyId', '=', companyId).orderBy('id').forUpdate().execute()
}

/** Refuses plan_restricted at the plan's limit of published jobs; archived ones do not count. */
async function requireRoomToPublish(tx: Tx, companyId: CompanyId) {
  const contract = await requireContract(tx, companyId)
  // A company under review prepares drafts only.
  if (!isContractInForce(contract, tokyoToday())) throw new Refusal('plan_restricted')
  const { count } = await tx
    .selectFrom('job')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .where('status', '=', 'PUBLISHED')
    .where('isArchived', '=', false)
    .executeTakeFirstOrThrow()
  if (contract.publishedJobLimit !== null && count >= contract.publishedJobLimit) throw new Refusal('plan_restricted')
}

const record = (tx: Tx, company: CompanyViewer, action: string, subjectId: string, from?: string, to?: string) =>
  recordAudit(tx, company, [{ action, subject: 'job', subjectId, companyId: company.companyId, from, to }])
