import type { Db } from '#platform/database/db.ts'
import { revisionOf } from '#platform/database/revision.ts'
import type { Synonyms } from './rules.ts'

/** The groups of the operator; the same for every company. */
export async function listSynonyms(db: Db): Promise<Synonyms[]> {
  return (await readSynonymList(db)).groups
}

/** The list as an operator edits it. */
export async function readSynonymList(db: Db) {
  const { wordGroups, updatedAt } = await db.selectFrom('searchSynonymList').selectAll().executeTakeFirstOrThrow()
  const groups = wordGroups as string[][]
  return { groups, updatedAt, revision: revisionOf(groups) }
}
