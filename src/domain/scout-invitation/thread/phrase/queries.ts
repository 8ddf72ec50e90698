import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { ThreadPhraseId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Db, Tx } from '#platform/database/db.ts'

const phrases = (db: Db | Tx, companyId: CompanyId) =>
  db.selectFrom('threadPhrase').select(['id', 'title', 'text']).where('companyId', '=', companyId)

export type PhraseRow = Awaited<ReturnType<typeof listPhrases>>[number]

/** The phrases of a company by their titles. */
export const listPhrases = (db: Db | Tx, companyId: CompanyId) => phrases(db, companyId).orderBy('title').execute()

/** Refuses not_found. */
export async function requirePhrase(db: Db | Tx, companyId: CompanyId, id: ThreadPhraseId) {
  const phrase = await phrases(db, companyId).where('id', '=', id).executeTakeFirst()
  if (!phrase) throw new Refusal('not_found')
  return phrase
}

/** The fields that the form of a phrase replaces. */
export const editedPart = ({ title, text }: PhraseRow) => ({ title, text })
