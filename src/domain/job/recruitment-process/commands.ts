import { sql } from 'kysely'
import type { JobId } from '#ground/id.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { holdJob, moveJob } from '../publishing/commands.ts'
import { requireRevision, type ReadRevision } from '../revision/commands.ts'
import { requireJob } from '../queries.ts'
import { tidyText } from '#ground/spelling/tidy-text.ts'
import type { JobStatus } from '../rules.ts'
import { checkSteps, readSteps, type GivenProcess } from './rules.ts'

/**
 * Saves the steps and moves the job to the status; `standard` are the steps of the lookup. Refuses invalid_input,
 * job_changed_meanwhile and as moveJob does.
 */
export async function updateJobDescriptionRecruitmentProcess(
  tx: Tx,
  company: CompanyViewer,
  id: JobId,
  form: GivenProcess,
  status: JobStatus,
  standard: { has: (id: number) => boolean },
  revision?: ReadRevision,
) {
  const { companyId } = company
  await holdJob(tx, companyId, id, status)
  await requireRevision(tx, company, id, 'PROCESS', revision)
  const steps = readSteps(form)
  const recruitmentProcessDescription = tidyText(form.description)
  refuseInvalid(checkSteps(steps, recruitmentProcessDescription, standard))
  await tx
    .updateTable('job')
    .set({ recruitmentProcessDescription, lastEditedAt: sql`now()`, checkedAt: sql`now()` })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('jobRecruitmentStep').where('companyId', '=', companyId).where('jobId', '=', id).execute()
  const rows = steps.map(({ recruitmentStepId, customLabel }, position) => ({
    companyId,
    jobId: id,
    position,
    recruitmentStepId,
    customLabel,
  }))
  if (rows.length > 0) await tx.insertInto('jobRecruitmentStep').values(rows).execute()
  await enqueue(tx, 'follow_stages_of_job', { companyId, jobId: id })
  await moveJob(tx, company, await requireJob(tx, companyId, id), status, {
    action: 'updateJobDescriptionRecruitmentProcess',
    part: 'PROCESS',
  })
  return id
}
