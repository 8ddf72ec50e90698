import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Db } from '#platform/database/db.ts'
import { presentCompanyCondition } from '../condition/rules.ts'
import { searchCompanies } from '../queries.ts'
import type { Wishes } from '../wish/rules.ts'

const scoutingCompanies = compiledOnce((db, { candidateId }: { candidateId: OwnCandidateId }) =>
  db
    .selectFrom('scoutInvitation')
    .select('companyId')
    .distinct()
    .where('candidateId', '=', candidateId)
    .where('status', 'in', ['PENDING', 'ACCEPTED', 'DECLINED', 'HIRED']),
)

/**
 * The companies that are nearest to the wishes, without those of which the student knows: a scout of theirs waits, or
 * was answered. One whose scout ran out is news again.
 */
export async function findNearCompanies(db: Db, candidateId: OwnCandidateId, wishes: Wishes, first: number) {
  const scouts = await scoutingCompanies(db, { candidateId })
  const scouting = new Set<string>(scouts.map(({ companyId }) => companyId))
  const question = { condition: presentCompanyCondition({}), wishes, order: 'NEAR' } as const
  const page = { first: first + scouting.size, offset: 0, withOptions: false }
  const { companyIds, openJobs } = await searchCompanies(db, candidateId, question, page)
  return companyIds
    .map((id, at) => ({ id, openJobCount: openJobs[at] ?? 0 }))
    .filter(({ id }) => !scouting.has(id))
    .slice(0, first)
}
