import { recordAudit } from '#domain/audit/commands.ts'
import type { JobId } from '#ground/id.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { holdJob } from '../publishing/commands.ts'
import type { JobRow } from '../queries.ts'

/**
 * Whether the students of a job are chosen in fair mode, from the next scout on; what is written or waits stays as it
 * was written. Counts while the company chooses by job. Refuses not_found.
 */
export async function updateFairJob(tx: Tx, company: CompanyViewer, id: JobId, isFair: boolean) {
  const { companyId } = company
  const job = await holdJob(tx, companyId, id)
  const changed = isFair
    ? await tx
        .insertInto('fairJob')
        .values({ companyId, jobId: job.id })
        .onConflict((conflict) => conflict.doNothing())
        .returning('jobId')
        .execute()
    : await tx
        .deleteFrom('fairJob')
        .where('companyId', '=', companyId)
        .where('jobId', '=', job.id)
        .returning('jobId')
        .execute()
  if (changed.length === 0) return job
  await recordAudit(tx, company, [
    { action: 'updateFairJob', subject: 'job', subjectId: job.id, companyId, to: isFair ? 'ON' : 'OFF' },
  ])
  return job
}

/** The copy of a job is filled as the job is. */
export const copyFairJob = (tx: Tx, { companyId, id }: JobRow, copyId: string) =>
  tx
    .insertInto('fairJob')
    .columns(['companyId', 'jobId'])
    .expression(({ selectFrom, val }) =>
      selectFrom('fairJob')
        .select(['companyId', val(copyId).as('jobId')])
        .where('companyId', '=', companyId)
        .where('jobId', '=', id),
    )
    .execute()
