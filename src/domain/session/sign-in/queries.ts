import { sql } from 'kysely'
import { isLeftStatus, leftStatuses } from '#domain/candidate-account/state/rules.ts'
import type { OfRow } from '#ground/id.ts'
import { Refusal, type RefusalCode } from '#ground/refusal.ts'
import type { Area } from '#ground/area.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { companyAccess, refusedAccess } from '#domain/company-account/access/queries.ts'
import { refuseForcedPassword } from '#domain/company-account/single-sign-on/forced/queries.ts'
import { verifyPassword } from '#platform/secrets/password.ts'
import { normaliseEmail } from '../rules.ts'

export type SessionOwner =
  | { candidateId: OfRow<'candidate'> }
  | { companyId: OfRow<'company'>; companyUserId: string }
  | { adminAccountId: string }
type SignIn = { area: Area; email: string; password: string; address: string }

/**
 * Finds the account of a mail address and password. Refuses with the login codes of §8; reasons that reveal an account
 * need the right password.
 */
export async function authenticate(db: Db, { area, email, password, address }: SignIn): Promise<SessionOwner> {
  const account = await findAccount(db, area, normaliseEmail(email))
  const isRight = await verifyPassword(password, account?.passwordHash ?? null)
  const proven = account && isRight && 'companyId' in account.owner ? account.owner : null
  if (area === 'client') await refuseForcedPassword(db, normaliseEmail(email), proven)
  // An account that signs in only with another service has no password; §8 asks to say so.
  if (account?.provider && !account.passwordHash)
    throw new Refusal('ssoAlreadyLinked', { values: { provider: account.provider } })
  if (!account || !isRight) throw new Refusal('general')
  if (account.closedFor) throw new Refusal(account.closedFor)
  if (!account.emailVerifiedAt) {
    // The id lets the student ask for another code. After a second registration it is the id of the newer one.
    throw new Refusal('requireEmailVerification', 'candidateId' in account.owner ? { values: account.owner } : {})
  }
  if ('companyId' in account.owner) await requireAccess(db, account.owner.companyId, address)
  return account.owner
}

/** Refuses contractExpired, contractSuspended and ip_address_not_allowed. */
export async function requireAccess(db: Db | Tx, companyId: OfRow<'company'>, address: string) {
  const access = await companyAccess(db).where('contract.companyId', '=', companyId).executeTakeFirstOrThrow()
  const refused = refusedAccess(access, address)
  if (refused !== null) throw new Refusal(refused)
}

/** The id of the account's owner; undefined when the mail address cannot sign in with a password. */
export async function findOwnerId(db: Db, area: Area, email: string): Promise<string | undefined> {
  const account = await findAccount(db, area, email)
  if (!account?.passwordHash || account.closedFor) return undefined
  const { owner } = account
  if ('candidateId' in owner) return owner.candidateId
  return 'companyId' in owner ? owner.companyUserId : owner.adminAccountId
}

type Account = {
  owner: SessionOwner
  passwordHash: string | null
  emailVerifiedAt: Date | null
  /** Another service the account is signed in to with. */
  provider: string | null
  /** The refusal of every sign-in while the account is closed; null while it is open. */
  closedFor: RefusalCode | null
}

async function findAccount(db: Db, area: Area, email: string): Promise<Account | undefined> {
  if (area === 'candidate') return findCandidateAccount(db, email)
  if (area === 'client') return findCompanyUserAccount(db, email)
  const row = await db.selectFrom('adminAccount').selectAll().where('email', '=', email).executeTakeFirst()
  return row && { ...row, owner: { adminAccountId: row.id }, provider: null, closedFor: closedForStaff(row.status) }
}

/** The refusal of every sign-in of a company user or an operator in this state; null for an active one. */
export function closedForStaff(status: string): RefusalCode | null {
  if (status === 'ACTIVE') return null
  return status === 'INVITED' ? 'accountInvited' : 'accountDisabled'
}

async function findCandidateAccount(db: Db, email: string) {
  const row = await db
    .selectFrom('candidateAccount')
    .innerJoin('candidate', 'candidate.id', 'candidateAccount.candidateId')
    .select(['candidateAccount.candidateId', 'passwordHash', 'emailVerifiedAt', 'candidate.status'])
    .select((eb) =>
      eb
        .selectFrom('candidateIdentity')
        .select('label')
        .whereRef('candidateIdentity.candidateId', '=', 'candidateAccount.candidateId')
        .orderBy('candidateIdentity.insertedAt')
        .limit(1)
        .as('provider'),
    )
    .where('email', '=', email)
    // At most one account in use has proven this address. Otherwise the newest account is taken.
    .orderBy(sql`email_verified_at is not null and candidate.status not in (${sql.join(leftStatuses)})`, 'desc')
    .orderBy('candidateAccount.insertedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (
    row && {
      ...row,
      owner: { candidateId: row.candidateId },
      closedFor: isLeftStatus(row.status) ? ('withdrawn' as const) : null,
    }
  )
}

async function findCompanyUserAccount(db: Db, email: string) {
  const row = await db
    .selectFrom('companyUserAccount')
    .innerJoin('companyUser', 'companyUser.id', 'companyUserAccount.companyUserId')
    .select(['companyUserAccount.companyId', 'companyUserId', 'passwordHash', 'emailVerifiedAt'])
    .select('ssoProvider as provider')
    .select('companyUser.status')
    .where('email', '=', email)
    // At most one account of an address is active. Without an active account, a disabled account comes before an
    // invited one.
    .orderBy('isActive', 'desc')
    .orderBy(sql`password_hash is not null`, 'desc')
    .orderBy('companyUserAccount.insertedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  const owner = row && { companyId: row.companyId, companyUserId: row.companyUserId }
  return row && owner && { ...row, owner, closedFor: closedForStaff(row.status) }
}
