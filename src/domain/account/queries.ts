import {
  guest,
  type Area,
  type CompanyUserId,
  type CompanyId,
  type CompanyUserRole,
  type OwnCandidateId,
  type Viewer,
} from '#domain/viewer.ts'
import { contractsWithPlans, entitled } from '#domain/company/queries.ts'
import { compiledOnce } from '#platform/compiled-once.ts'
import type { Db } from '#platform/db.ts'
import { companyAccess, refusedAccess } from './company-access/queries.ts'
import { sha256 } from './secret.ts'

const openSession = (db: Db, area: Area, tokenSha256: Buffer, now: Date) =>
  db
    .selectFrom('session')
    .where('tokenSha256', '=', tokenSha256)
    .where('area', '=', area)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
const session = (db: Db, area: Area, token: string) => openSession(db, area, sha256(token), new Date())

/**
 * Who holds this cookie and comes from this address; a guest when it is unknown, over, revoked, or its owner may no longer
 * sign in.
 */
export async function findViewer(db: Db, area: Area, token: string, address: string): Promise<Viewer> {
  if (area === 'candidate') return findCandidateViewer(db, token)
  if (area === 'client') return findCompanyViewer(db, token, address)
  const row = await session(db, area, token)
    .innerJoin('adminAccount', 'adminAccount.id', 'session.adminAccountId')
    .where('adminAccount.status', '=', 'ACTIVE')
    .select('adminAccountId')
    .executeTakeFirst()
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

const companyViewers = compiledOnce((db, { tokenSha256, now }: { tokenSha256: Buffer; now: Date }) =>
  openSession(db, 'client', tokenSha256, now)
    .innerJoin('companyUser', 'companyUser.id', 'session.companyUserId')
    .innerJoinLateral(
      (eb) => companyAccess(db).where('contract.companyId', '=', eb.ref('companyUser.companyId')).as('access'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) => contractsWithPlans(db).where('contract.companyId', '=', eb.ref('companyUser.companyId')).as('contract'),
      (join) => join.onTrue(),
    )
    .where('companyUser.status', '=', 'ACTIVE')
    .select(['companyUser.id as companyUserId', 'companyUser.role', 'access.contractStatus', 'access.networks'])
    .selectAll('contract'),
)

async function findCompanyViewer(db: Db, token: string, address: string): Promise<Viewer> {
  const [row] = await companyViewers(db, { tokenSha256: sha256(token), now: new Date() })
  if (!row) return guest
  // Asked at every request: a contract that ends takes its open sessions with it.
  const refused = refusedAccess(row, address)
  if (refused !== null) return refused === 'contractExpired' ? guest : { kind: 'guest', refusedFor: refused }
  const { companyUserId, role, contractStatus: _, networks: __, ...contract } = row
  return {
    kind: 'company',
    companyId: row.companyId as CompanyId,
    companyUserId: companyUserId as CompanyUserId,
    // The check of company_user.role allows these and no others.
    role: role as CompanyUserRole,
    contract: entitled(contract),
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
