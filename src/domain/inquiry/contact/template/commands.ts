import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import type { InquiryTemplateId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { violatedConstraint } from '#platform/database/violation.ts'
import { requireTemplate } from './queries.ts'
import { checkTemplate, foldTemplate, type InquiryTemplate } from './rules.ts'

/** Refuses invalid_input, inquiry_template_taken. */
export async function createInquiryTemplate(tx: Tx, admin: AdminViewer, form: InquiryTemplate) {
  const template = foldTemplate(form)
  refuseInvalid(checkTemplate(template))
  const { id } = await orTaken(
    tx
      .insertInto('inquiryTemplate')
      .values({ ...template, updatedBy: admin.adminAccountId })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  await recordAudit(tx, admin, [{ action: 'createInquiryTemplate', subject: 'inquiry_template', subjectId: id }])
  return id
}

type Change = InquiryTemplate & { isInUse: boolean; version: number }

/** Two operators may edit one template: the second is refused. Refuses not_found, invalid_input, inquiry_template_*. */
export async function updateInquiryTemplate(tx: Tx, admin: AdminViewer, id: InquiryTemplateId, change: Change) {
  const template = foldTemplate(change)
  refuseInvalid(checkTemplate(template))
  const updated = await orTaken(
    tx
      .updateTable('inquiryTemplate')
      .set({
        ...template,
        isInUse: change.isInUse,
        version: change.version + 1,
        updatedBy: admin.adminAccountId,
        updatedAt: sql<Date>`now()`,
      })
      .where('id', '=', id)
      .where('version', '=', change.version)
      .returning('id')
      .executeTakeFirst(),
  )
  if (!updated) {
    await requireTemplate(tx, id)
    throw new Refusal('inquiry_template_changed')
  }
  await recordAudit(tx, admin, [{ action: 'updateInquiryTemplate', subject: 'inquiry_template', subjectId: id }])
  return id
}

async function orTaken<Result>(written: Promise<Result>) {
  try {
    return await written
  } catch (error) {
    if (violatedConstraint(error) !== 'inquiry_template_title') throw error
    const message = '同じ名前の定型文があります'
    throw new Refusal('inquiry_template_taken', { fields: [{ path: 'title', message }] })
  }
}
