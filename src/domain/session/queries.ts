import { sql, type SqlBool } from 'kysely'
import {
  guest,
  type OwnCandidateId,
  pendingStatuses,
  provenCandidateId,
  provenCompanyUser,
  type Viewer,
} from '#domain/viewer/viewer.ts'
import { leftStatuses } from '#domain/candidate-account/state/rules.ts'
import { contractsWithPlans, entitled } from '#domain/company/queries.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Db } from '#platform/database/db.ts'
import { isShutOut } from '#ground/shut-out.ts'
import type { Area } from '#ground/area.ts'
import { useRecordedBefore } from './rules.ts'
import { companyAccess, refusedAccess } from '#domain/company-account/access/queries.ts'
import { sha256 } from '#platform/secrets/secret.ts'

const unendedSessions = (db: Db, area: Area, tokens: readonly Buffer[], now: Date) =>
  db
    .selectFrom('session')
    .where(sql<SqlBool>`session.token_sha256 = any(${tokens}::bytea[])`)
    .where('area', '=', area)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)

/** Whether the settings ask every operator for a second factor. What a company asks of its ADMINs stands with it. */
export type FactorAsked = { ofOperators: boolean }
const noneAsked: FactorAsked = { ofOperators: false }

/** A session token and the network address of its request. */
export type Holder = { token: string; address: string }

/**
 * The viewer of this session token at this address. A guest when the session is unknown, over or revoked, or when its
 * owner may no longer sign in.
 */
export async function findViewer(
  db: Db,
  area: Area,
  token: string,
  address: string,
  factors: FactorAsked = noneAsked,
): Promise<Viewer> {
  const [viewer = guest] = await findViewers(db, area, [{ token, address }], factors)
  return viewer
}

/** The viewers of many holders with one statement, in the order of the holders. */
export async function findViewers(
  db: Db,
  area: Area,
  holders: readonly Holder[],
  factors: FactorAsked = noneAsked,
): Promise<Viewer[]> {
  const hashed = holders.map(({ token, address }) => ({ sha256: sha256(token), address }))
  const tokens = [...new Map(hashed.map((holder) => [holder.sha256.toString('base64'), holder.sha256])).values()]
  const rows = await viewersOfArea[area](db, tokens, factors)
  return hashed.map((holder) => rows.get(holder.sha256.toString('base64'))?.(holder.address) ?? guest)
}

/** The viewer of a session, given the address of the request. */
type ViewerAt = (address: string) => Viewer
type ViewersOf = (db: Db, tokens: readonly Buffer[], factors: FactorAsked) => Promise<Map<string, ViewerAt>>

const byToken = <Row extends { tokenSha256: Buffer }>(rows: readonly Row[], viewerOf: (row: Row) => ViewerAt) =>
  new Map(rows.map((row) => [row.tokenSha256.toString('base64'), viewerOf(row)]))

const findAdmins: ViewersOf = async (db, tokens, { ofOperators }) => {
  const now = new Date()
  const rows = await unendedSessions(db, 'admin', tokens, now)
    .innerJoin('adminAccount', 'adminAccount.id', 'session.adminAccountId')
    .where('adminAccount.status', '=', 'ACTIVE')
    .$if(ofOperators, (sessions) => sessions.where('session.secondFactor', 'is not', null))
    .select(['session.tokenSha256', 'session.lastUsedAt', 'adminAccount.id', 'adminAccount.role'])
    .execute()
  const before = useRecordedBefore(now)
  return byToken(rows, ({ id, role, lastUsedAt }) => () => ({
    kind: 'admin',
    adminAccountId: id,
    role,
    ...(lastUsedAt < before && { isUseUnrecorded: true }),
  }))
}

const candidateViewers = compiledOnce((db, { tokens, now }: { tokens: readonly Buffer[]; now: Date }) =>
  unendedSessions(db, 'candidate', tokens, now)
    .innerJoin('candidate', 'candidate.id', 'session.candidateId')
    .where('candidate.status', 'not in', leftStatuses)
    .select(['session.tokenSha256', 'session.lastUsedAt', 'candidate.id', 'candidate.status']),
)

const findCandidates: ViewersOf = async (db, tokens) => {
  const now = new Date()
  const rows = await candidateViewers(db, { tokens, now })
  const before = useRecordedBefore(now)
  return byToken(rows, ({ id, status, lastUsedAt }) => () => {
    const pending = pendingStatuses.find((one) => one === status)
    const isUseUnrecorded = lastUsedAt < before
    return {
      kind: 'candidate',
      candidateId: provenCandidateId(id),
      ...(pending && { pending }),
      ...(isUseUnrecorded && { isUseUnrecorded }),
    }
  })
}

const companyViewers = compiledOnce((db, { tokens, now }: { tokens: readonly Buffer[]; now: Date }) =>
  unendedSessions(db, 'client', tokens, now)
    .innerJoin('companyUser', 'companyUser.id', 'session.companyUserId')
    .innerJoinLateral(
      (eb) => companyAccess(db).where('contract.companyId', '=', eb.ref('companyUser.companyId')).as('access'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) => contractsWithPlans(db).where('contract.companyId', '=', eb.ref('companyUser.companyId')).as('contract'),
      (join) => join.onTrue(),
    )
    .innerJoin('company', 'company.id', 'companyUser.companyId')
    .where('companyUser.status', '=', 'ACTIVE')
    // Once the company requires a second factor, an ADMIN session without one counts as signed out.
    .where(
      sql<SqlBool>`(session.second_factor is not null or not company.requires_admin_factor or company_user.role <> 'ADMIN')`,
    )
    .select(['session.tokenSha256', 'session.lastUsedAt', 'companyUser.id as companyUserId', 'companyUser.role'])
    .select(['access.contractStatus', 'access.networks'])
    .selectAll('contract'),
)

const findCompanyUsers: ViewersOf = async (db, tokens) => {
  const now = new Date()
  const before = useRecordedBefore(now)
  return byToken(await companyViewers(db, { tokens, now }), (row) => (address) => {
    // Checked at every request, so that the end of a contract ends its open sessions.
    const refused = refusedAccess(row, address)
    if (isShutOut(refused)) return { kind: 'guest', endedBy: refused }
    if (refused !== null) return { kind: 'guest', refusedFor: refused }
    const { companyUserId, role, lastUsedAt, tokenSha256: _, contractStatus: __, networks: ___, ...contract } = row
    return {
      kind: 'company',
      ...provenCompanyUser({ companyId: row.companyId, companyUserId }),
      // The database check of company_user.role allows these roles only.
      role,
      contract: entitled(contract),
      ...(lastUsedAt < before && { isUseUnrecorded: true }),
    }
  })
}

const viewersOfArea: Record<Area, ViewersOf> = {
  candidate: findCandidates,
  client: findCompanyUsers,
  admin: findAdmins,
}

/** The provider an open session of a student came from. */
export const findSessionOrigin = (db: Db, token: string) =>
  unendedSessions(db, 'candidate', [sha256(token)], new Date())
    .select(['provider', 'sealedIdToken'])
    .executeTakeFirst()

const candidateFaces = compiledOnce((db, { candidateIds }: { candidateIds: readonly OwnCandidateId[] }) =>
  db
    .selectFrom('candidateAccount')
    .innerJoin('candidate', 'candidate.id', 'candidateAccount.candidateId')
    .select(['candidate.id', 'familyName', 'givenName', 'pictureFile'])
    .where('candidateAccount.candidateId', 'in', candidateIds),
)

/** Name and picture of a student for the bar of the own pages. */
export async function listCandidateFaces(db: Db, candidateIds: readonly OwnCandidateId[]) {
  const rows = await candidateFaces(db, { candidateIds })
  return new Map(rows.map((row) => [provenCandidateId(row.id), row]))
}

export function requireAdminName(db: Db, adminAccountId: string) {
  return db
    .selectFrom('adminAccount')
    .select(['id', 'familyName', 'givenName'])
    .where('id', '=', adminAccountId)
    .executeTakeFirstOrThrow()
}
