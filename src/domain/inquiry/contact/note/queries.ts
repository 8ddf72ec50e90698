import type { Db } from '#platform/database/db.ts'

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number]

const listNotes = (db: Db, inquiryIds: readonly string[]) =>
  db
    .selectFrom('inquiryNote')
    .innerJoin('adminAccount', 'adminAccount.id', 'inquiryNote.adminAccountId')
    .select(['inquiryNote.id', 'inquiryNote.inquiryId', 'inquiryNote.body', 'inquiryNote.insertedAt'])
    .select(['adminAccount.familyName', 'adminAccount.givenName'])
    .where('inquiryId', 'in', inquiryIds)
    .orderBy('inquiryNote.id')
    .execute()

/** The notes of inquiries with their writers, oldest first. */
export async function findInquiryNotes(db: Db, inquiryIds: readonly string[]) {
  return Map.groupBy(await listNotes(db, inquiryIds), ({ inquiryId }) => inquiryId)
}
