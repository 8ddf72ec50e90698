import type { JobId } from '#ground/id.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import type { LetterText } from '../rules.ts'
import { holdUsedTemplate, type UsedTemplate } from '../template/commands.ts'

type CommonText = LetterText & {
  foundBy: string
  /** The moment of the sending; absent: now. */
  insertedAt?: Date
}

/** The text that the students of a sending have in common. */
export async function insertText(
  tx: Tx,
  company: CompanyViewer,
  jobId: JobId,
  { subject, message: text, foundBy, insertedAt = new Date() }: CommonText,
  used: UsedTemplate | null = null,
) {
  const { companyId, companyUserId } = company
  const template = await holdUsedTemplate(tx, company, used, text)
  const { id } = await tx
    .insertInto('templateMessageHistory')
    .values({ companyId, jobId, companyUserId, subject, text, foundBy, insertedAt, ...template })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A text without any invitation would keep its job from being deleted. */
export const deleteText = (tx: Tx, companyId: CompanyId, id: string) =>
  tx.deleteFrom('templateMessageHistory').where('companyId', '=', companyId).where('id', '=', id).execute()
