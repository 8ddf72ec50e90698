import { sql } from 'kysely'
import { listVisibleCandidates, requireVisibleId } from '#domain/candidate/queries.ts'
import { candidateId, type CandidateId, type OfRow } from '#ground/id.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import { validationText } from '#ground/validation/validation.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { maxBookmarksAtOnce } from '../rules/limits.ts'

/**
 * Returns the ids that had no bookmark before, so that the act can be undone and nothing else; a student the company may
 * not see is left out. Refuses invalid_input.
 */
export async function addCandidateBookmarks(tx: Tx, { companyId }: CompanyViewer, ids: readonly (string | number)[]) {
  const visible = await visibleIds(tx, companyId, ids)
  if (visible.length === 0) return visible
  const added = await tx
    .insertInto('companyCandidate')
    .values(visible.map((id) => ({ companyId, candidateId: id, bookmarkedAt: sql<Date>`now()` })))
    .onConflict((oc) =>
      oc
        .columns(['companyId', 'candidateId'])
        .doUpdateSet({ bookmarkedAt: sql`excluded.bookmarked_at` })
        .where('companyCandidate.bookmarkedAt', 'is', null),
    )
    .returning('candidateId')
    .execute()
  return idsOf(added)
}

/** Returns the ids that had a bookmark before; a student the company may not see is left out. Refuses invalid_input. */
export async function removeCandidateBookmarks(
  tx: Tx,
  { companyId }: CompanyViewer,
  ids: readonly (string | number)[],
) {
  const visible = await visibleIds(tx, companyId, ids)
  if (visible.length === 0) return visible
  const removed = await tx
    .updateTable('companyCandidate')
    .set({ bookmarkedAt: null })
    .where('companyId', '=', companyId)
    .where('candidateId', 'in', visible)
    .where('bookmarkedAt', 'is not', null)
    .returning('candidateId')
    .execute()
  return idsOf(removed)
}

const idsOf = (rows: readonly { candidateId: OfRow<'candidate'> }[]) => rows.map(({ candidateId: id }) => id).sort()

/** Marks the profile as seen by the company and counts the view for the student. Refuses not_found. */
export async function updateSearchCandidateLastSeenAt(
  tx: Tx,
  { companyId, companyUserId }: CompanyViewer,
  student: CandidateId,
) {
  const id = await requireVisibleId(tx, companyId, student)
  await tx
    .insertInto('companyCandidate')
    .values({ companyId, candidateId: id, lastSeenAt: sql<Date>`now()` })
    .onConflict((oc) =>
      oc.columns(['companyId', 'candidateId']).doUpdateSet({ lastSeenAt: sql`excluded.last_seen_at` }),
    )
    .execute()
  await tx.insertInto('profileView').values({ companyId, candidateId: id, companyUserId }).execute()
  return id
}

/** Those of the students whom the company may see, for marks of the company. Refuses invalid_input. */
export async function visibleIds(
  tx: Tx,
  companyId: CompanyId,
  ids: readonly (string | number)[],
): Promise<OfRow<'candidate'>[]> {
  const tooMany = { path: 'ids', message: validationText.tooManyOptions('学生', maxBookmarksAtOnce) }
  refuseInvalid([ids.length > maxBookmarksAtOnce ? tooMany : null])
  return ids.length === 0 ? [] : listVisibleCandidates(tx, companyId, ids.map(candidateId))
}
