import { sql } from 'kysely'
import { holdStudent } from '#domain/candidate/intake/commands.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import type { NamedCompanyId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { namedValue } from '#platform/database/named-value.ts'
import { requireMetCompany } from '../met-company/queries.ts'
import { countFavorites } from './queries.ts'
import { maxFavorites } from './rules.ts'

/**
 * Adds a company to the student's favourites; one that is there stays. Companies find a student by it, so that the
 * result says whether the student is still to be told so: true once in an account's life. Refuses not_found,
 * company_hidden_by_block, favorite_limit_reached.
 */
export async function addFavoriteCompany(tx: Tx, { candidateId }: CandidateViewer, companyId: NamedCompanyId) {
  // Held, so that two presses at once count each other, and a favourite and an interest leave the search one by one.
  await holdStudent(tx, candidateId)
  const { id } = await requireMetCompany(tx, candidateId, companyId)
  await tx
    .insertInto('favoriteCompany')
    .values({ candidateId, companyId: id })
    .onConflict((oc) => oc.doNothing())
    .execute()
  if ((await countFavorites(tx, candidateId)) > maxFavorites)
    throw new Refusal('favorite_limit_reached', { values: { limit: maxFavorites } })
  return explainFavorites(tx, candidateId)
}

/** True for the first favourite or interest of an account. */
export async function explainFavorites(tx: Tx, candidateId: CandidateViewer['candidateId']) {
  const explained = await tx
    .updateTable('candidateAccount')
    .set({ favoriteExplainedAt: sql<Date>`now()` })
    .where('candidateId', '=', candidateId)
    .where('favoriteExplainedAt', 'is', null)
    .returning('candidateId')
    .executeTakeFirst()
  return explained !== undefined
}

/** Takes a company off the student's favourites; one that is none stays none. */
export async function removeFavoriteCompany(tx: Tx, { candidateId }: CandidateViewer, companyId: NamedCompanyId) {
  await holdStudent(tx, candidateId)
  await tx
    .deleteFrom('favoriteCompany')
    .where('candidateId', '=', candidateId)
    .where('companyId', '=', namedValue(companyId))
    .execute()
  return companyId
}
