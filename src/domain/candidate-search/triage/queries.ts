import { createHash } from 'node:crypto'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import { searchCandidates, type Asker } from '../queries.ts'
import { presentCondition, type SearchCandidateInput } from '../rules/input.ts'
import { canonicalQuery } from '../saved-filter/rules.ts'
import { lookedAround } from './rules.ts'

/** The name of a search under which a place is kept. */
export const searchHashOf = (input: SearchCandidateInput) =>
  createHash('sha256')
    .update(canonicalQuery(presentCondition(input)))
    .digest('hex')

const findKeptPlace = (db: Db, { companyId, companyUserId }: CompanyViewer, input: SearchCandidateInput) =>
  db
    .selectFrom('triagePlace')
    .select(['candidateId', 'position', 'keptAt'])
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', companyUserId)
    .where('searchHash', '=', searchHashOf(input))
    .executeTakeFirst()

/**
 * Where the viewer goes on in a search: at the student who was read last, wherever the student stands now, or else at
 * the student who stands there now. Null without a kept place, or when the search finds nobody.
 */
export async function findTriagePlace(asker: Asker, input: SearchCandidateInput) {
  const place = await findKeptPlace(asker.db, asker.company, input)
  if (!place) return null
  const offset = Math.max(0, place.position - 1 - lookedAround)
  const { ids, totalCount } = await searchCandidates(asker, { ...input, first: 2 * lookedAround, offset })
  if (totalCount === 0) return null
  const at = ids.indexOf(place.candidateId)
  if (at >= 0) return { candidateId: place.candidateId, position: offset + at + 1, keptAt: place.keptAt }
  const stands = Math.min(place.position - 1 - offset, ids.length - 1)
  const next = ids[stands]
  return next === undefined ? null : { candidateId: next, position: offset + stands + 1, keptAt: place.keptAt }
}
