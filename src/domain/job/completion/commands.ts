import { sql } from 'kysely'
import { schedulingId, type JobId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import { requireScheduling } from '#domain/scheduling/queries.ts'
import type { Tx } from '#platform/database/db.ts'
import { holdJob, moveJob } from '../publishing/commands.ts'
import { requireRevision, type ReadRevision } from '../revision/commands.ts'
import { requireJob, type JobRow } from '../queries.ts'
import { canChangeCompletion } from '../rules.ts'
import { checkMessage, readWay, tidyMessage, type GivenCompletion } from './rules.ts'

/**
 * Saves the completion and moves the job to the status. Refuses invalid_input, not_found for a scheduling that is not
 * the company's, job_completion_fixed, job_changed_meanwhile, and as moveJob does.
 */
export async function updateJobDescriptionCompletion(
  tx: Tx,
  company: CompanyViewer,
  id: JobId,
  completion: GivenCompletion,
  revision?: ReadRevision,
) {
  const { companyId } = company
  const { status } = readWay(completion)
  const job = await holdJob(tx, companyId, id, status)
  await requireRevision(tx, company, id, 'COMPLETION', revision)
  const { completionUrls, ...fields } = await readCompletion(tx, companyId, completion)
  requireSameWay(job, fields)
  await tx
    .updateTable('job')
    .set({ ...fields, lastEditedAt: sql`now()`, checkedAt: sql`now()` })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('jobCompletionUrl').where('companyId', '=', companyId).where('jobId', '=', id).execute()
  const rows = completionUrls.map((url, position) => ({ companyId, jobId: id, position, ...url }))
  if (rows.length > 0) await tx.insertInto('jobCompletionUrl').values(rows).execute()
  await moveJob(tx, company, await requireJob(tx, companyId, id), status, {
    action: 'updateJobDescriptionCompletion',
    part: 'COMPLETION',
  })
  return id
}

// Clears the fields of the other way: a job has one completion.
async function readCompletion(tx: Tx, companyId: CompanyId, completion: GivenCompletion) {
  const way = readWay(completion)
  if (way.kind === 'SCHEDULING') {
    const scheduling = await requireScheduling(tx, companyId, schedulingId(way.schedulingId))
    return { kind: way.kind, schedulingId: scheduling.id, completionDescription: '', completionUrls: [] }
  }
  const { completionDescription, completionUrls } = tidyMessage(way)
  refuseInvalid(checkMessage({ ...way, completionDescription, completionUrls }))
  return { kind: way.kind, schedulingId: null, completionDescription, completionUrls: [...completionUrls] }
}

type Way = Pick<JobRow, 'kind' | 'schedulingId'>

function requireSameWay(job: Way & { totalSent: number }, way: Way) {
  const isSame = job.kind === way.kind && job.schedulingId === way.schedulingId
  if (!isSame && !canChangeCompletion(job)) throw new Refusal('job_completion_fixed')
}
