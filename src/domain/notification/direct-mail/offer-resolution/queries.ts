import { leftStatuses } from '#domain/candidate-account/state/rules.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { findScoutFacts } from '../../facts/queries.ts'
import { listConcerned } from '../../people/queries.ts'

export type AboutResolution = { companyId: OfRow<'company'>; offerReportId: string }

/** The settled report with its scout; undefined when it is gone or not settled. */
export async function findResolution(db: Db, { companyId, offerReportId }: AboutResolution) {
  const report = await db
    .selectFrom('offerReport')
    .select(['status', 'resolution', 'acceptedOn', 'scoutInvitationId', 'candidateId'])
    .where('companyId', '=', companyId)
    .where('id', '=', offerReportId)
    .where('resolution', 'is not', null)
    .executeTakeFirst()
  const facts = report && (await findScoutFacts(db, { companyId, scoutInvitationId: report.scoutInvitationId }))
  return facts && report && { report, ...facts }
}
export type ResolutionFacts = NonNullable<Awaited<ReturnType<typeof findResolution>>>

/** The student's proven address; undefined for a student who has left. */
export async function findStudent(db: Db, candidateId: OfRow<'candidate'>) {
  const row = await db
    .selectFrom('candidateAccount')
    .innerJoin('candidate', 'candidate.id', 'candidateAccount.candidateId')
    .select(['candidateAccount.email', 'candidateAccount.familyName'])
    .where('candidateAccount.candidateId', '=', candidateId)
    .where('candidateAccount.emailVerifiedAt', 'is not', null)
    .where('candidate.status', 'not in', leftStatuses)
    .executeTakeFirst()
  return row && { id: candidateId, email: row.email, greeting: `${row.familyName}さん` }
}

/** The people of the company concerned with the scout, with their proven addresses. */
export async function listColleagues(db: Db, companyId: OfRow<'company'>, { scout }: ResolutionFacts) {
  const ids = await listConcerned(db, companyId, scout.companyUserId)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('companyUserAccount')
    .innerJoin('companyUser', (join) => ofSameCompany(join, 'companyUser.id', 'companyUserAccount.companyUserId'))
    .select(['companyUser.id', 'companyUserAccount.email', 'companyUser.familyName'])
    .where('companyUser.companyId', '=', companyId)
    .where('companyUser.id', 'in', ids)
    .where('companyUserAccount.emailVerifiedAt', 'is not', null)
    .orderBy('companyUser.id')
    .execute()
  return rows.map(({ id, email, familyName }) => ({ id, email, greeting: `${scout.companyName} ${familyName}様` }))
}
