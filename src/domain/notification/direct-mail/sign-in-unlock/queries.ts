import { leftStatuses } from '#domain/candidate-account/state/rules.ts'
import type { Area } from '#ground/area.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'

export type AccountOwner =
  | { area: 'candidate'; ownerId: OfRow<'candidate'> }
  | { area: Exclude<Area, 'candidate'>; ownerId: string }

/** The mail address of an account's owner; undefined when the owner left, or never proved the address. */
export async function findOwner(db: Db, { area, ownerId }: AccountOwner) {
  if (area === 'candidate') return findCandidate(db, ownerId)
  return area === 'client' ? findCompanyUser(db, ownerId) : findAdmin(db, ownerId)
}

async function findCandidate(db: Db, id: OfRow<'candidate'>) {
  const row = await db
    .selectFrom('candidateAccount')
    .innerJoin('candidate', 'candidate.id', 'candidateAccount.candidateId')
    .select(['candidateAccount.email', 'candidateAccount.familyName'])
    .where('candidate.id', '=', id)
    .where('candidate.status', 'not in', leftStatuses)
    .where('candidateAccount.emailVerifiedAt', 'is not', null)
    .executeTakeFirst()
  return row && { email: row.email, greeting: `${row.familyName}さん` }
}

async function findCompanyUser(db: Db, id: string) {
  const row = await db
    .selectFrom('companyUserAccount')
    .innerJoin('companyUser', 'companyUser.id', 'companyUserAccount.companyUserId')
    .innerJoin('company', 'company.id', 'companyUser.companyId')
    .select(['companyUserAccount.email', 'companyUser.familyName', 'company.displayName'])
    .where('companyUser.id', '=', id)
    .where('companyUser.status', '=', 'ACTIVE')
    .where('companyUserAccount.emailVerifiedAt', 'is not', null)
    .executeTakeFirst()
  return row && { email: row.email, greeting: `${row.displayName} ${row.familyName}様` }
}

async function findAdmin(db: Db, id: string) {
  const row = await db
    .selectFrom('adminAccount')
    .select(['email', 'familyName'])
    .where('id', '=', id)
    .where('status', '=', 'ACTIVE')
    .where('emailVerifiedAt', 'is not', null)
    .executeTakeFirst()
  return row && { email: row.email, greeting: `${row.familyName}様` }
}
