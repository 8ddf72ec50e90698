import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { JobId, OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import { requireContract } from '#domain/company/queries.ts'
import { isContractInForce } from '#domain/company/rules.ts'
import { isCompanySetUp } from '#domain/company/set-up/queries.ts'
import { listDatesOfSchedulings } from '#domain/scheduling/queries.ts'
import { hasCapacityInFuture } from '#domain/scheduling/seat/rules.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { listConditions, listContents, listRecruitmentSteps } from '../content/queries.ts'
import { countArchived, lockJob, type JobRow } from '../queries.ts'
import { recordSave, requireRevision, type ReadRevision } from '../revision/commands.ts'
import type { SavedPart } from '../revision/rules.ts'
import {
  archiveDays,
  canSaveAsDraft,
  canSendScoutInvitation,
  checkedBefore,
  findMove,
  maxDrafts,
  type JobStatus,
} from '../rules.ts'
import { missingParts } from './rules.ts'

/**
 * Holds the job until the transaction ends. A move to PUBLISHED holds the contract first, always in this order, so that
 * two jobs published at once are counted one after the other. Refuses not_found.
 */
export async function holdJob(tx: Tx, companyId: CompanyId, id: JobId, to?: JobStatus) {
  if (to === 'PUBLISHED') await holdContracts(tx, companyId)
  const job = await lockJob(tx, companyId, id)
  if (!job) throw new Refusal('not_found')
  return job
}

/** Jobs of one company that are published at once wait for one another here. */
export async function holdContracts(tx: Tx, companyId: OfRow<'company'>) {
  await tx.selectFrom('contract').select('id').where('companyId', '=', companyId).orderBy('id').forUpdate().execute()
}

/**
 * The only writer of a job's status, by the table of moves, after `part` was saved; the caller holds the job. Refuses
 * not_found for a status that is not in the table, job_not_draftable, company_not_set_up, job_incomplete with the missing parts,
 * plan_restricted.
 */
export async function moveJob(
  tx: Tx,
  company: CompanyViewer,
  job: JobRow,
  to: JobStatus,
  { action, part }: { action: string; part: SavedPart },
) {
  const { companyId } = company
  const move = findMove(job.status, to)
  if (!move) throw new Refusal('not_found')
  if (move.needs === 'nothingSent' && !canSaveAsDraft(job)) throw new Refusal('job_not_draftable')
  if (move.needs === 'everyPart') {
    if (!(await isCompanySetUp(tx, companyId))) throw new Refusal('company_not_set_up')
    // The dates of a published job pass by themselves: its other parts can still be corrected.
    await requireEveryPart(tx, companyId, job, { needsDates: move.from !== move.to || part === 'COMPLETION' })
  }
  if (move.from !== move.to) {
    if (move.to === 'PUBLISHED' && !job.isArchived) await requireRoomToPublish(tx, companyId)
    await tx
      .updateTable('job')
      .set({ status: move.to, checkedAt: sql`now()`, ...(move.to === 'PUBLISHED' && { publishedAt: sql`now()` }) })
      .where('companyId', '=', companyId)
      .where('id', '=', job.id)
      .where('status', '=', move.from)
      .execute()
    if (move.to === 'PUBLISHED') await enqueue(tx, 'notify_job_published', { companyId, jobId: job.id })
  }
  const saved = new Set<SavedPart>(move.from === move.to ? [part] : [part, 'STATUS'])
  await recordSave(tx, company, job.id, [...saved])
  await recordAudit(tx, company, [
    { action, subject: 'job', subjectId: job.id, companyId, from: move.from, to: move.to },
  ])
}

async function requireEveryPart(tx: Tx, companyId: CompanyId, job: JobRow, { needsDates }: { needsDates: boolean }) {
  const contents = (await listContents(tx, [job])).get(job) ?? []
  const conditions = (await listConditions(tx, [job])).get(job) ?? []
  const steps = (await listRecruitmentSteps(tx, [job])).get(job) ?? []
  const hasOpenDate = !needsDates || (await hasDateToChoose(tx, companyId, job))
  const missing = missingParts({ ...job, contents, conditions, steps, isCompanySetUp: true, hasOpenDate })
  if (missing.length > 0) throw new Refusal('job_incomplete', { values: { missing: missing.join('、') } })
}

async function hasDateToChoose(tx: Tx, companyId: CompanyId, { schedulingId }: JobRow) {
  if (schedulingId === null) return false
  const dates = await listDatesOfSchedulings(tx, companyId, [schedulingId])
  return hasCapacityInFuture(dates.get(schedulingId) ?? [], new Date())
}

/** Refuses plan_restricted. */
async function requireRoomToPublish(tx: Tx, companyId: CompanyId) {
  if (!(await hasRoomToPublish(tx, companyId))) throw new Refusal('plan_restricted')
}

/** False at the plan's limit of published jobs; archived ones do not count. */
export async function hasRoomToPublish(tx: Tx, companyId: OfRow<'company'>) {
  const contract = await requireContract(tx, companyId)
  // A company under review prepares drafts only.
  if (!isContractInForce(contract, tokyoToday())) return false
  const { count } = await tx
    .selectFrom('job')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .where('status', '=', 'PUBLISHED')
    .where('isArchived', '=', false)
    .executeTakeFirstOrThrow()
  return contract.publishedJobLimit === null || count < contract.publishedJobLimit
}

/** Moving to the status the job already has changes nothing. */
export async function updateJobDescriptionStatus(
  tx: Tx,
  company: CompanyViewer,
  id: JobId,
  status: JobStatus,
  revision?: ReadRevision,
) {
  const job = await holdJob(tx, company.companyId, id, status)
  if (job.status === status) return id
  await requireRevision(tx, company, id, 'STATUS', revision)
  await moveJob(tx, company, job, status, { action: 'updateJobDescriptionStatus', part: 'STATUS' })
  return id
}

/**
 * Returns the number of jobs on either list afterwards. Unarchiving a published job needs room in the plan. Refuses
 * not_found, plan_restricted, and job_taken_down for a job that only the operator puts back.
 */
export async function updateJobDescriptionIsArchived(tx: Tx, company: CompanyViewer, id: JobId, isArchived: boolean) {
  const { companyId } = company
  const job = await holdJob(tx, companyId, id, isArchived ? undefined : 'PUBLISHED')
  if (job.isArchived === isArchived) return countArchived(tx, companyId)
  if (!isArchived && job.isTakenDown) throw new Refusal('job_taken_down')
  if (!isArchived && job.status === 'PUBLISHED') await requireRoomToPublish(tx, companyId)
  // Unarchiving a job counts as checking it.
  await tx
    .updateTable('job')
    .set({ isArchived, ...(!isArchived && { checkedAt: sql`now()` }) })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
  await recordSave(tx, company, id, ['STATUS'])
  const [from, to] = isArchived ? ['ACTIVE', 'ARCHIVED'] : ['ARCHIVED', 'ACTIVE']
  const action = 'updateJobDescriptionIsArchived'
  await recordAudit(tx, company, [{ action, subject: 'job', subjectId: id, companyId, from, to }])
  return countArchived(tx, companyId)
}

/**
 * The company says that a published job is still true, without changing it. Refuses not_found, and job_not_checkable for
 * a draft or an archived job.
 */
export async function checkJobDescription(tx: Tx, company: CompanyViewer, id: JobId) {
  const { companyId } = company
  const job = await holdJob(tx, companyId, id)
  if (!canSendScoutInvitation(job)) throw new Refusal('job_not_checkable')
  await tx
    .updateTable('job')
    .set({ checkedAt: sql`now()` })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
  await recordAudit(tx, company, [{ action: 'checkJobDescription', subject: 'job', subjectId: id, companyId }])
  return id
}

/** Archives published jobs last checked 120 days ago; sent scouts stay answerable. Returns the number of jobs. */
export async function archiveUncheckedJobs(tx: Tx, now: Date) {
  const archived = await tx
    .updateTable('job')
    .set({ isArchived: true })
    .where('status', '=', 'PUBLISHED')
    .where('isArchived', '=', false)
    .where('checkedAt', '<', checkedBefore(now, archiveDays))
    .returning(['id', 'companyId'])
    .execute()
  await recordAudit(
    tx,
    'system',
    archived.map(({ id, companyId }) => ({
      action: 'archiveUncheckedJobs',
      subject: 'job',
      subjectId: id,
      companyId,
      from: 'ACTIVE',
      to: 'ARCHIVED',
    })),
  )
  return archived.length
}

/** Refuses draft_limit_reached. Two colleagues who make the last draft at once are counted one after the other. */
export async function requireRoomForDraft(tx: Tx, companyId: CompanyId) {
  await tx.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().executeTakeFirstOrThrow()
  const { count } = await tx
    .selectFrom('job')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .where('status', '=', 'DRAFT')
    .executeTakeFirstOrThrow()
  if (count >= maxDrafts) throw new Refusal('draft_limit_reached', { values: { limit: maxDrafts } })
}
