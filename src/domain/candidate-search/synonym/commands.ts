import { recordAudit } from '#domain/audit/commands.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { requireUnchanged } from '#platform/database/revision.ts'
import { checkSynonyms, readSynonyms } from './rules.ts'

/**
 * Replaces the list of words that mean the same. Conditions that were searched or saved before keep the words they have.
 * Refuses invalid_input and changed_meanwhile.
 */
export async function updateSearchSynonyms(
  tx: Tx,
  admin: AdminViewer,
  { text, revision }: { text: string; revision: string | null | undefined },
) {
  refuseInvalid([checkSynonyms(text)])
  const { groups } = readSynonyms(text)
  const before = await tx.selectFrom('searchSynonymList').select('wordGroups').forUpdate().executeTakeFirstOrThrow()
  requireUnchanged(before.wordGroups as string[][], revision)
  await tx
    .updateTable('searchSynonymList')
    .set({ wordGroups: JSON.stringify(groups), updatedAt: new Date() })
    .execute()
  await recordAudit(tx, admin, [
    {
      action: 'updateSearchSynonyms',
      subject: 'search_synonyms',
      subjectId: 'all',
      details: { groups: groups.length },
    },
  ])
}
