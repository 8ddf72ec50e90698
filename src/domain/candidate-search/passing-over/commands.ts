import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { visibleIds } from '../company-candidate/commands.ts'

/**
 * Returns the ids that were not passed over before, so that the act can be undone and nothing else; a student the
 * company may not see is left out. Refuses invalid_input.
 */
export async function passOverCandidates(
  tx: Tx,
  { companyId, companyUserId }: CompanyViewer,
  ids: readonly (string | number)[],
  isForTeam: boolean,
) {
  const visible = await visibleIds(tx, companyId, ids)
  if (visible.length === 0) return visible
  // Two colleagues may pass over one student for the team at once; the unique index keeps the first.
  const passed = await tx
    .insertInto('passedOverCandidate')
    .values(visible.map((candidateId) => ({ companyId, candidateId, companyUserId, isForTeam })))
    .onConflict((oc) => oc.doNothing())
    .returning('candidateId')
    .execute()
  return passed.map(({ candidateId }) => candidateId).sort()
}

/**
 * Takes back what the viewer passed over for themselves, or what any colleague passed over for the team. Returns the
 * ids that were passed over before; a student the company may not see is left out. Refuses invalid_input.
 */
export async function takeBackPassedOverCandidates(
  tx: Tx,
  { companyId, companyUserId }: CompanyViewer,
  ids: readonly (string | number)[],
  isForTeam: boolean,
) {
  const visible = await visibleIds(tx, companyId, ids)
  if (visible.length === 0) return visible
  const taken = await tx
    .deleteFrom('passedOverCandidate')
    .where('companyId', '=', companyId)
    .where('candidateId', 'in', visible)
    .where('isForTeam', '=', isForTeam)
    .$if(!isForTeam, (query) => query.where('companyUserId', '=', companyUserId))
    .returning('candidateId')
    .execute()
  return taken.map(({ candidateId }) => candidateId).sort()
}
