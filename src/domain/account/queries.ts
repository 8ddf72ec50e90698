import { createHash } from 'node:crypto'
import { canCompanySignIn } from '#domain/company/rules.ts'
import { requireContract } from '#domain/company/queries.ts'
import {
  guest,
  type Area,
  type CompanyUserId,
  type CompanyId,
  type CompanyUserRole,
  type OwnCandidateId,
  type Viewer,
} from '#domain/viewer.ts'
import type { Db } from '#platform/db.ts'
import { tokyoToday } from '#platform/tokyo-time.ts'

export const sha256 = (token: string) => createHash('sha256').update(token).digest()

const session = (db: Db, area: Area, token: string) =>
  db
    .selectFrom('session')
    .where('tokenSha256', '=', sha256(token))
    .where('area', '=', area)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', new Date())

/** Who holds this cookie; a guest when it is unknown, over, revoked, or its owner may no longer sign in. */
export async function findViewer(db: Db, area: Area, token: string): Promise<Viewer> {
  if (area === 'candidate') return findCandidateViewer(db, token)
  if (area === 'client') return findCompanyViewer(db, token)
  const row = await session(db, area, token).select('adminAccountId').executeTakeFirst()
  return row?.adminAccountId ? { kind: 'admin', adminAccountId: row.adminAccountId } : guest
}

async function findCandidateViewer(db: Db, token: string): Promise<Viewer> {
  const row = await session(db, 'candidate', token)
    .innerJoin('candidate', 'candidate.id', 'session.candidateId')
    .where('candidate.status', 'not in', ['WITHDRAWN', 'PURGED'])
    .select('candidate.id')
    .executeTakeFirst()
  return row ? { kind: 'candidate', candidateId: row.id as OwnCandidateId } : guest
}

async function findCompanyViewer(db: Db, token: string): Promise<Viewer> {
  const row = await session(db, 'client', token)
    .innerJoin('companyUser', 'companyUser.id', 'session.companyUserId')
    .where('companyUser.status', '=', 'ACTIVE')
    .select(['companyUser.companyId', 'companyUser.id', 'companyUser.role'])
    .executeTakeFirst()
  if (!row) return guest
  // Asked at every request: a contract that ends takes its open sessions with it.
  if (!canCompanySignIn(await requireContract(db, row.companyId), tokyoToday(new Date()))) return guest
  return {
    kind: 'company',
    companyId: row.companyId as CompanyId,
    companyUserId: row.id as CompanyUserId,
    // The check of company_user.role allows these and no others.
    role: row.role as CompanyUserRole,
  }
}

export function requireCandidateAccount(db: Db, candidateId: OwnCandidateId) {
  return db
    .selectFrom('candidateAccount')
    .select(['candidateId as id', 'familyName', 'givenName'])
    .where('candidateId', '=', candidateId)
    .executeTakeFirstOrThrow()
}

export function requireAdminAccount(db: Db, adminAccountId: string) {
  return db
    .selectFrom('adminAccount')
    .select(['id', 'familyName', 'givenName'])
    .where('id', '=', adminAccountId)
    .executeTakeFirstOrThrow()
}
