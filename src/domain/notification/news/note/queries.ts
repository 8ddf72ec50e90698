import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'

export type AboutNote = { companyId: OfRow<'company'>; candidateNoteId: string; companyUserIds: readonly string[] }

export type NoteFacts = NonNullable<Awaited<ReturnType<typeof findNoteFacts>>>

/** Undefined once the note was deleted. */
export const findNoteFacts = (db: Db | Tx, { companyId, candidateNoteId }: AboutNote) =>
  db
    .selectFrom('candidateNote')
    .innerJoin('companyUser as author', (join) => ofSameCompany(join, 'author.id', 'candidateNote.companyUserId'))
    .leftJoin('job', (join) => ofSameCompany(join, 'job.id', 'candidateNote.jobId'))
    .select(['candidateNote.candidateId', 'author.familyName', 'author.givenName', 'job.title as jobTitle'])
    .where('candidateNote.companyId', '=', companyId)
    .where('candidateNote.id', '=', candidateNoteId)
    .executeTakeFirst()

/** Those of the named colleagues whom the note still mentions and who are active. */
export async function listMentioned(db: Db | Tx, { companyId, candidateNoteId, companyUserIds }: AboutNote) {
  const rows = await db
    .selectFrom('candidateNoteMention as mention')
    .innerJoin('companyUser', (join) => ofSameCompany(join, 'companyUser.id', 'mention.companyUserId'))
    .select('mention.companyUserId')
    .where('mention.companyId', '=', companyId)
    .where('mention.candidateNoteId', '=', candidateNoteId)
    .where('mention.companyUserId', 'in', companyUserIds)
    .where('companyUser.status', '=', 'ACTIVE')
    .orderBy('mention.companyUserId')
    .execute()
  return rows.map(({ companyUserId }) => companyUserId)
}
