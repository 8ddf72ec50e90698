import { sql } from 'kysely'
import type { JobId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import type { LetterText } from '../rules.ts'
import { holdUsedTemplate, type UsedTemplate } from '../template/commands.ts'

type CommonText = LetterText & {
  foundBy: string
  /** The moment of the sending; absent: now. */
  insertedAt?: Date
}

/**
 * The text that the students of a sending have in common. Holds its writer until the transaction ends: a colleague who is
 * disabled, or may write no longer, hands all over that is sent, or sends nothing. Refuses forbidden.
 */
export async function insertText(
  tx: Tx,
  company: CompanyViewer,
  jobId: JobId,
  { subject, message: text, foundBy, insertedAt = new Date() }: CommonText,
  used: UsedTemplate | null = null,
) {
  const { companyId, companyUserId } = company
  const template = await holdUsedTemplate(tx, company, used, text)
  const { scoutTemplateId, scoutTemplateVersion } = template
  const inserted = await tx
    .insertInto('templateMessageHistory')
    .columns([
      'companyId',
      'companyUserId',
      'jobId',
      'subject',
      'text',
      'foundBy',
      'insertedAt',
      'scoutTemplateId',
      'scoutTemplateVersion',
    ])
    .expression((eb) =>
      eb
        .selectFrom('companyUser')
        .select(['companyId', 'id', sql<string>`${jobId}::uuid`.as('jobId')])
        .select([sql<string>`${subject}::text`.as('subject'), sql<string>`${text}::text`.as('text')])
        .select([
          sql<string>`${foundBy}::text`.as('foundBy'),
          sql<Date>`${insertedAt}::timestamptz`.as('insertedAt'),
          sql<string | null>`${scoutTemplateId}::uuid`.as('scoutTemplateId'),
          sql<number | null>`${scoutTemplateVersion}::integer`.as('scoutTemplateVersion'),
        ])
        .where('companyId', '=', companyId)
        .where('id', '=', companyUserId)
        .where('status', '=', 'ACTIVE')
        .where('role', 'in', ['ADMIN', 'RECRUITER'])
        .forShare(),
    )
    .returning('id')
    .executeTakeFirst()
  if (!inserted) throw new Refusal('forbidden')
  return inserted.id
}

/** A text without any invitation would keep its job from being deleted. */
export const deleteText = (tx: Tx, companyId: CompanyId, id: string) =>
  tx.deleteFrom('templateMessageHistory').where('companyId', '=', companyId).where('id', '=', id).execute()
