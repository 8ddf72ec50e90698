import { sql, type RawBuilder } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import { jobId, type JobId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { copyFairJob } from '../fair-job/commands.ts'
import { holdJob, requireRoomForDraft } from '../publishing/commands.ts'
import type { JobRow } from '../queries.ts'
import { copyTitle } from '../rules.ts'

/** The copy is a draft with its own title and no scouts. Returns its id. Refuses draft_limit_reached, job_taken_down. */
export async function duplicateJobDescription(tx: Tx, company: CompanyViewer, id: JobId) {
  const { companyId } = company
  const job = await holdJob(tx, companyId, id)
  // A copy would bring back what the operator took down.
  if (job.isTakenDown) throw new Refusal('job_taken_down')
  await requireRoomForDraft(tx, companyId)
  const copy = await insertCopy(tx, job)
  for (const [table, columns] of Object.entries(parts)) await copyRows(table, columns, job, copy.id).execute(tx)
  await copyFairJob(tx, job, copy.id)
  const action = 'duplicateJobDescription'
  await recordAudit(tx, company, [{ action, subject: 'job', subjectId: copy.id, companyId, to: copy.status }])
  return jobId(copy.id)
}

async function insertCopy(tx: Tx, job: JobRow) {
  const rows = await tx.selectFrom('job').select('title').where('companyId', '=', job.companyId).execute()
  const taken = new Set(rows.map(({ title }) => title))
  const { companyId, scoutTypeId, jobTypeIds, kind, schedulingId } = job
  const { completionDescription, recruitmentProcessDescription } = job
  const described = { companyId, scoutTypeId, jobTypeIds, kind, schedulingId }
  for (let copy = 1; ; copy += 1) {
    const title = copyTitle(job.title, copy)
    if (taken.has(title)) continue
    // A colleague may duplicate the same job at once: then the copy gets the next number.
    const inserted = await tx
      .insertInto('job')
      .values({ ...described, completionDescription, recruitmentProcessDescription, title })
      .onConflict((conflict) => conflict.constraint('job_title_unique').doNothing())
      .returning(['id', 'status'])
      .executeTakeFirst()
    if (inserted) return inserted
  }
}

const parts = {
  jobContent: ['position', 'kind', 'text', 'imageId', 'videoId'],
  jobCondition: ['position', 'label', 'body'],
  jobRecruitmentStep: ['position', 'recruitmentStepId', 'customLabel'],
  jobCompletionUrl: ['position', 'label', 'url'],
} as const

function copyRows(table: string, columns: readonly string[], from: JobRow, toId: string): RawBuilder<unknown> {
  const copied = sql.join(columns.map((column) => sql.ref(column)))
  return sql`
    insert into ${sql.table(table)} (company_id, job_id, ${copied})
    select company_id, ${toId}::uuid, ${copied} from ${sql.table(table)}
    where company_id = ${from.companyId} and job_id = ${from.id}`
}
