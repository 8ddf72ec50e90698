import { sql } from 'kysely'
import type { CompanyUserRow } from '#domain/company/queries.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { CandidateId } from '#ground/id.ts'
import { namedValues } from '#platform/database/named-value.ts'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'

/** The colleagues of the viewer who are writing a scout to the students now; the own claims are left out. */
export async function listClaimsOfColleagues(
  db: Db,
  { companyId, companyUserId }: Pick<CompanyViewer, 'companyId' | 'companyUserId'>,
  candidateIds: readonly CandidateId[],
) {
  if (candidateIds.length === 0) return new Map<CandidateId, ScoutClaim>()
  const rows = await db
    .selectFrom('scoutClaim')
    .innerJoin('companyUser', (join) => ofSameCompany(join, 'companyUser.id', 'scoutClaim.companyUserId'))
    .selectAll('companyUser')
    .select(['candidateId', 'claimedAt', 'expiresAt'])
    .where('scoutClaim.companyId', '=', companyId)
    .where('candidateId', 'in', namedValues(candidateIds))
    .where('scoutClaim.companyUserId', '!=', companyUserId)
    .where('expiresAt', '>', sql<Date>`clock_timestamp()`)
    .execute()
  return new Map(rows.map((row): [CandidateId, ScoutClaim] => [row.candidateId, claimOf(row)]))
}

const claimOf = <Row extends { candidateId: CandidateId; claimedAt: Date; expiresAt: Date }>({
  candidateId,
  claimedAt,
  expiresAt,
  ...companyUser
}: Row) => ({ candidateId, claimedAt, expiresAt, companyUser })

export type ScoutClaim = { candidateId: CandidateId; claimedAt: Date; expiresAt: Date; companyUser: CompanyUserRow }
