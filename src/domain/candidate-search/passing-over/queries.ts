import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { CandidateId, OfRow } from '#ground/id.ts'
import { namedValues } from '#platform/database/named-value.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'

type Reader = Pick<CompanyViewer, 'companyId' | 'companyUserId'>
type ReaderAndStudents = Reader & { candidateIds: readonly OfRow<'candidate'>[] }
const passingsOver = compiledOnce((db, { companyId, companyUserId, candidateIds }: ReaderAndStudents) =>
  db
    .selectFrom('passedOverCandidate')
    .innerJoin('companyUser', (join) => ofSameCompany(join, 'companyUser.id', 'passedOverCandidate.companyUserId'))
    .selectAll('companyUser')
    .select(['candidateId', 'isForTeam', 'passedOverAt'])
    .where('passedOverCandidate.companyId', '=', companyId)
    .where('candidateId', 'in', candidateIds)
    .where((eb) => eb.or([eb('isForTeam', '=', true), eb('passedOverCandidate.companyUserId', '=', companyUserId)]))
    .orderBy('isForTeam', 'desc'),
)

/** For each student the passing over by the team, and the reader's own. */
export async function listPassedOver(
  db: Db,
  { companyId, companyUserId }: Reader,
  candidateIds: readonly CandidateId[],
) {
  const rows = await passingsOver(db, { companyId, companyUserId, candidateIds: namedValues(candidateIds) })
  const passed = rows.map(({ candidateId, isForTeam, passedOverAt, ...companyUser }) => ({
    candidateId,
    isForTeam,
    passedOverAt,
    companyUser,
  }))
  return new Map(Map.groupBy(passed, (row): CandidateId => row.candidateId))
}
export type PassedOver = Awaited<ReturnType<typeof listPassedOver>> extends Map<unknown, (infer Row)[]> ? Row : never
