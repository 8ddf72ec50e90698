import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import type { JobId, OfRow } from '#ground/id.ts'
import { operatorReason } from '#ground/limits/operator-reason.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { checkText } from '#ground/validation/validation.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { tidyText } from '#ground/spelling/tidy-text.ts'
import { hasRoomToPublish, holdContracts } from '../publishing/commands.ts'
import type { JobRow } from '../queries.ts'
import { requireCompanyOfJob } from './queries.ts'
import { canTakeDown } from './rules.ts'

/**
 * Archives a published job and locks it, and the company hears why. Scouts that were sent stay answerable, as with every
 * archived job. Refuses not_found, invalid_input, already_decided.
 */
export async function takeDownJob(tx: Tx, admin: AdminViewer, id: JobId, text: string) {
  const reason = tidyText(text)
  refuseInvalid([checkText('reason', reason, operatorReason)])
  const job = await hold(tx, id)
  if (!canTakeDown(job)) throw new Refusal('already_decided')
  const { companyId, isArchived } = job
  await write(tx, job, { isTakenDown: true, isArchived: true })
  const takedown = await tx
    .insertInto('jobTakedown')
    .values({ companyId, jobId: job.id, reason, wasArchived: isArchived, takenDownBy: admin.adminAccountId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(tx, 'notify_job_taken_down', { companyId, jobTakedownId: takedown.id })
  await record(tx, admin, 'takeDownJob', job, 'TAKEN_DOWN')
  return id
}

/**
 * Ends the lock, and the company hears of it. A job that students read before is open again where the plan has room for
 * it; otherwise it stays in the archive of its company. Refuses not_found, already_decided.
 */
export async function putBackJob(tx: Tx, admin: AdminViewer, id: JobId) {
  const companyId = await requireCompanyOfJob(tx, id)
  await holdContracts(tx, companyId)
  const job = await hold(tx, id)
  const takedown = await tx
    .updateTable('jobTakedown')
    .set({ putBackBy: admin.adminAccountId, putBackAt: sql<Date>`now()` })
    .where('companyId', '=', companyId)
    .where('jobId', '=', id)
    .where('putBackAt', 'is', null)
    .returning(['id', 'wasArchived'])
    .executeTakeFirst()
  if (!takedown) throw new Refusal('already_decided')
  const isOpen = !takedown.wasArchived && (job.status === 'DRAFT' || (await hasRoomToPublish(tx, companyId)))
  await write(tx, job, { isTakenDown: false, isArchived: !isOpen })
  await enqueue(tx, 'notify_job_put_back', { companyId, jobTakedownId: takedown.id })
  await record(tx, admin, 'putBackJob', job, isOpen ? 'ACTIVE' : 'ARCHIVED')
  return id
}

async function hold(tx: Tx, id: JobId) {
  const job = await tx.selectFrom('job').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!job) throw new Refusal('not_found')
  return job
}

// Putting a job back counts as checking it, so that the clock does not archive it the same night.
const write = (tx: Tx, { companyId, id }: JobRow, state: Pick<JobRow, 'isTakenDown' | 'isArchived'>) =>
  tx
    .updateTable('job')
    .set({ ...state, ...(!state.isArchived && { checkedAt: sql<Date>`now()` }) })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()

const stateOf = ({ isTakenDown, isArchived }: Pick<JobRow, 'isTakenDown' | 'isArchived'>) =>
  isTakenDown ? 'TAKEN_DOWN' : isArchived ? 'ARCHIVED' : 'ACTIVE'

const record = (
  tx: Tx,
  admin: AdminViewer,
  action: string,
  job: JobRow & { companyId: OfRow<'company'> },
  to: string,
) =>
  recordAudit(tx, admin, [
    { action, subject: 'job', subjectId: job.id, companyId: job.companyId, from: stateOf(job), to },
  ])
