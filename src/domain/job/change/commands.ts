import { recordAudit } from '#domain/audit/commands.ts'
import { Refusal } from '#ground/refusal.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { listConditions } from '../content/queries.ts'
import type { JobRow } from '../queries.ts'
import { changedLines, type Promised } from './rules.ts'

/**
 * Keeps what students were promised before it changes, when a scout of the job was sent, and tells them. The caller
 * holds the job. Refuses job_change_unconfirmed when `isConfirmed` is false.
 */
export async function keepChange(
  tx: Tx,
  company: CompanyViewer,
  job: JobRow,
  to: Omit<Promised, 'conditions'> & { conditions: Promised['conditions'] | null },
  isConfirmed: boolean | null | undefined,
) {
  if (job.totalSent === 0) return
  const { companyId, companyUserId } = company
  const conditions = (await listConditions(tx, [job])).get(job) ?? []
  const before = {
    title: job.title,
    scoutTypeId: job.scoutTypeId,
    conditions: conditions.map(({ label, body }) => ({ label, body })),
  }
  const after = { title: to.title, scoutTypeId: to.scoutTypeId, conditions: to.conditions ?? before.conditions }
  if (changedLines(before, after, String).length === 0) return
  if (isConfirmed === false) throw new Refusal('job_change_unconfirmed')
  const change = await tx
    .insertInto('jobChange')
    .values({
      companyId,
      jobId: job.id,
      companyUserId,
      titleBefore: before.title,
      titleAfter: after.title,
      scoutTypeIdBefore: before.scoutTypeId,
      scoutTypeIdAfter: after.scoutTypeId,
      conditionsBefore: JSON.stringify(before.conditions),
      conditionsAfter: JSON.stringify(after.conditions),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const action = 'changeSentJobDescription'
  const details = { jobChangeId: change.id }
  await recordAudit(tx, company, [{ action, subject: 'job', subjectId: job.id, companyId, details }])
  await enqueue(tx, 'notify_job_changed', { companyId, jobId: job.id })
}
