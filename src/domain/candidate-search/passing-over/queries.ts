import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { CandidateId } from '#ground/id.ts'
import { namedValues } from '#platform/database/named-value.ts'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'

/** For each student the passing over by the team, and the reader's own. */
export async function listPassedOver(
  db: Db,
  { companyId, companyUserId }: Pick<CompanyViewer, 'companyId' | 'companyUserId'>,
  candidateIds: readonly CandidateId[],
) {
  const rows = await db
    .selectFrom('passedOverCandidate')
    .innerJoin('companyUser', (join) => ofSameCompany(join, 'companyUser.id', 'passedOverCandidate.companyUserId'))
    .selectAll('companyUser')
    .select(['candidateId', 'isForTeam', 'passedOverAt'])
    .where('passedOverCandidate.companyId', '=', companyId)
    .where('candidateId', 'in', namedValues(candidateIds))
    .where((eb) => eb.or([eb('isForTeam', '=', true), eb('passedOverCandidate.companyUserId', '=', companyUserId)]))
    .orderBy('isForTeam', 'desc')
    .execute()
  const passed = rows.map(({ candidateId, isForTeam, passedOverAt, ...companyUser }) => ({
    candidateId,
    isForTeam,
    passedOverAt,
    companyUser,
  }))
  return new Map(Map.groupBy(passed, (row): CandidateId => row.candidateId))
}
export type PassedOver = Awaited<ReturnType<typeof listPassedOver>> extends Map<unknown, (infer Row)[]> ? Row : never
