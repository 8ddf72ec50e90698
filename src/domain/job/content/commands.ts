import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import { jobId, type JobId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import { refusalText } from '#ground/words/server.ts'
import { deskValidationText } from '#ground/words/desk.ts'
import { fieldError } from '#ground/validation/validation.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import { lookups } from '#domain/lookup/queries.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { Files } from '#platform/files/files.ts'
import { violatedConstraint } from '#platform/database/violation.ts'
import { replaceConditions } from '../condition/commands.ts'
import { checkConditions, tidyConditions, type Condition } from '../condition/rules.ts'
import { prepareBlocks, type PreparedBlocks } from '#domain/content-block/commands.ts'
import type { GivenContents } from '#domain/content-block/rules.ts'
import { holdJob, moveJob, requireRoomForDraft } from '../publishing/commands.ts'
import { hasText } from '../publishing/rules.ts'
import { keepChange } from '../change/commands.ts'
import { requireRevision, type ReadRevision } from '../revision/commands.ts'
import { requireJob } from '../queries.ts'
import { tidyText } from '#ground/spelling/tidy-text.ts'
import type { JobStatus } from '../rules.ts'
import { replaceBlocks } from './blocks.ts'
import { checkDescription, tidyDescription, type Description, type GivenDescription } from './rules.ts'

/** Without `conditions` the job keeps its present ones. */
export type GivenJob = GivenDescription & { contents: GivenContents; conditions?: readonly Condition[] | null }
type PreparedJob = Description & PreparedBlocks & { conditions: readonly Condition[] | null }

/** Checks the whole form and stores new pictures, before the transaction. Refuses invalid_input. */
export async function prepareJob(
  db: Db,
  files: Files,
  companyId: CompanyId,
  form: GivenJob,
  status: JobStatus = 'DRAFT',
): Promise<PreparedJob> {
  const description = tidyDescription(form)
  const conditions = form.conditions ? tidyConditions(form.conditions) : null
  const texts = form.contents.texts.map(({ body }) => ({ kind: 'TEXT', text: tidyText(body) }))
  const isEmpty = status === 'PUBLISHED' && !hasText(texts)
  const blocks = await prepareBlocks(db, files, companyId, form.contents, [
    ...checkDescription(description, await lookups(db)),
    ...checkConditions(conditions ?? []),
    fieldError('contents', isEmpty ? deskValidationText.jobEditorRequired : null),
  ])
  return { ...description, ...blocks, conditions }
}

/**
 * Returns the id of a new draft. Refuses draft_limit_reached, job_title_taken, and invalid_input for a picture that is
 * not the company's.
 */
export async function createJobDescription(tx: Tx, company: CompanyViewer, job: PreparedJob) {
  const { companyId } = company
  const { title, jobTypeIds, scoutTypeId } = job
  await requireRoomForDraft(tx, companyId)
  const created = await tx
    .insertInto('job')
    .values({ companyId, title, jobTypeIds, scoutTypeId })
    .onConflict((conflict) => conflict.constraint('job_title_unique').doNothing())
    .returning(['id', 'status'])
    .executeTakeFirst()
  if (!created) throw titleTaken()
  await replaceBlocks(tx, companyId, created.id, job)
  if (job.conditions) await replaceConditions(tx, companyId, created.id, job.conditions)
  const action = 'createJobDescription'
  await recordAudit(tx, company, [{ action, subject: 'job', subjectId: created.id, companyId, to: created.status }])
  return jobId(created.id)
}

/** `isChangeConfirmed`: false while the person has not seen what changes for students who have a scout. */
type GivenSave = { status: JobStatus; revision?: ReadRevision; isChangeConfirmed?: boolean | null }

/**
 * Saves the contents and moves the job to the status. Refuses job_changed_meanwhile, job_change_unconfirmed, and as
 * createJobDescription and moveJob do.
 */
export async function updateJobDescriptionContents(
  tx: Tx,
  company: CompanyViewer,
  id: JobId,
  job: PreparedJob,
  { status, revision, isChangeConfirmed }: GivenSave,
) {
  const { companyId } = company
  const before = await holdJob(tx, companyId, id, status)
  await requireRevision(tx, company, id, 'CONTENTS', revision)
  await keepChange(tx, company, before, job, isChangeConfirmed)
  const { title, jobTypeIds, scoutTypeId } = job
  await tx
    .updateTable('job')
    .set({ title, jobTypeIds, scoutTypeId, lastEditedAt: sql`now()`, checkedAt: sql`now()` })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      throw violatedConstraint(error) === 'job_title_unique' ? titleTaken() : error
    })
  await replaceBlocks(tx, companyId, id, job)
  if (job.conditions) await replaceConditions(tx, companyId, id, job.conditions)
  await moveJob(tx, company, await requireJob(tx, companyId, id), status, {
    action: 'updateJobDescriptionContents',
    part: 'CONTENTS',
  })
  return id
}

const titleTaken = () =>
  new Refusal('job_title_taken', { fields: [{ path: 'title', message: refusalText('job_title_taken') }] })
