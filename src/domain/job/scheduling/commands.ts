import type { JobId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { createScheduling, type GivenDate } from '#domain/scheduling/commands.ts'
import type { GivenFields, SchedulingType } from '#domain/scheduling/rules.ts'
import type { Tx } from '#platform/database/db.ts'
import { updateJobDescriptionCompletion } from '../completion/commands.ts'
import { holdJob } from '../publishing/commands.ts'
import { readKind } from '../rules.ts'

export type NewScheduling = GivenFields & { schedulingDates: readonly GivenDate[]; jobId?: JobId | null }

/**
 * Creates an event or interview with its dates, and makes it what follows the acceptance of the job's scouts. Refuses
 * not_found for a job that is not the company's, job_completion_decided, and as createScheduling does.
 */
export async function createSchedulingForJob(
  tx: Tx,
  company: CompanyViewer,
  type: SchedulingType,
  { jobId, schedulingDates, ...fields }: NewScheduling,
) {
  const job = jobId ? await holdJob(tx, company.companyId, jobId) : null
  if (job && readKind(job.kind) !== 'DRAFT') throw new Refusal('job_completion_decided')
  const schedulingId = await createScheduling(tx, company, type, fields, schedulingDates)
  if (job && jobId)
    await updateJobDescriptionCompletion(tx, company, jobId, { schedulingInput: { schedulingId, status: 'DRAFT' } })
  return schedulingId
}
