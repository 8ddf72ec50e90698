import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { mustSignInAtProvider } from '#domain/company-account/single-sign-on/forced/queries.ts'
import { companyAccountLabel } from '#ground/words/company-account.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import type { SessionOwner } from '../sign-in/queries.ts'
import { findSignInServices } from '../sign-in/provider/queries.ts'
import type { ResetArea } from './rules.ts'

export type ResetOwner = Exclude<SessionOwner, { adminAccountId: string }>

/** The content of a mail to the owner of an account: the link, another way in, or that the account is closed. */
export type ResetAccount = {
  owner: ResetOwner
  email: string
  familyName: string
  givenName: string
  /** How the person is addressed in a mail. */
  greeting: string
  way: 'PASSWORD' | 'SERVICE' | 'WITHDRAWN'
  /** The password alone opens an account that decides over others. */
  isAlone: boolean
  /** The services by which an account without a password signs in. */
  services: readonly string[]
}

/** The account of an area; its id is the student's, or the company user's. */
export type ResetHolder = { area: 'candidate'; ownerId: OfRow<'candidate'> } | { area: 'client'; ownerId: string }

/** The id of the account that proved this mail address: of a student, or of a company user. */
export async function findResetOwnerId(db: Db, area: ResetArea, email: string): Promise<string | null> {
  const row =
    area === 'candidate'
      ? await candidateAccounts(db)
          .select('candidateAccount.candidateId as id')
          .where('email', '=', email)
          .where('candidate.status', '!=', 'PURGED')
          .orderBy((eb) => eb('candidate.status', '=', 'WITHDRAWN'))
          .limit(1)
          .executeTakeFirst()
      : await companyUserAccounts(db)
          .select('companyUserAccount.companyUserId as id')
          .where('email', '=', email)
          .executeTakeFirst()
  return row?.id ?? null
}

export async function findResetAccount(db: Db, { area, ownerId }: ResetHolder): Promise<ResetAccount | undefined> {
  if (area === 'client') return findCompanyUser(db, ownerId)
  const row = await candidateAccounts(db)
    .select(['candidateAccount.candidateId', 'email', 'passwordHash', 'familyName', 'givenName', 'candidate.status'])
    .where('candidateAccount.candidateId', '=', ownerId)
    .executeTakeFirst()
  if (!row || row.status === 'PURGED') return undefined
  const isClosed = row.status === 'WITHDRAWN'
  const services = row.passwordHash === null ? await findSignInServices(db, row.candidateId) : []
  return {
    owner: { candidateId: row.candidateId },
    email: row.email,
    familyName: row.familyName,
    givenName: row.givenName,
    greeting: row.familyName ? `${row.familyName}さん` : 'ご登録者様',
    isAlone: false,
    way: isClosed ? 'WITHDRAWN' : services.length > 0 ? 'SERVICE' : 'PASSWORD',
    services,
  }
}

async function findCompanyUser(db: Db, id: string): Promise<ResetAccount | undefined> {
  const row = await companyUserAccounts(db)
    .innerJoin('company', 'company.id', 'companyUser.companyId')
    .select(['companyUserAccount.companyId', 'companyUserAccount.companyUserId', 'email', 'passwordHash'])
    .select(['companyUser.familyName', 'companyUser.givenName', 'company.displayName', 'ssoProvider'])
    .select('companyUser.role')
    .select(
      sql<boolean>`exists (select 1 from staff_totp
          where staff_totp.company_user_id = company_user.id and confirmed_at is not null)
        or exists (select 1 from staff_passkey where staff_passkey.company_user_id = company_user.id)`.as('hasFactor'),
    )
    .where('companyUser.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { companyId, companyUserId, email, familyName, givenName } = row
  const isForced = await mustSignInAtProvider(db, { companyId, companyUserId })
  const services = isForced
    ? [companyAccountLabel]
    : row.passwordHash === null && row.ssoProvider
      ? [row.ssoProvider]
      : []
  return {
    owner: { companyId, companyUserId },
    email,
    familyName,
    givenName,
    greeting: `${row.displayName} ${familyName}様`,
    isAlone: row.role === 'ADMIN' && !row.hasFactor,
    way: services.length > 0 ? 'SERVICE' : 'PASSWORD',
    services,
  }
}

const candidateAccounts = (db: Db) =>
  db
    .selectFrom('candidateAccount')
    .innerJoin('candidate', 'candidate.id', 'candidateAccount.candidateId')
    .where('candidateAccount.emailVerifiedAt', 'is not', null)

const companyUserAccounts = (db: Db) =>
  db
    .selectFrom('companyUserAccount')
    .innerJoin('companyUser', 'companyUser.id', 'companyUserAccount.companyUserId')
    .where('companyUser.status', '=', 'ACTIVE')
    .where('companyUserAccount.emailVerifiedAt', 'is not', null)

export const findPasswordReset = (db: Db | Tx, area: ResetArea, code: string) =>
  db
    .selectFrom('passwordReset')
    .select(['candidateId', 'companyUserId', 'usedAt', 'expiresAt'])
    .where('tokenSha256', '=', sha256(code))
    .where('area', '=', area)
    .executeTakeFirst()

export type PasswordResetRow = NonNullable<Awaited<ReturnType<typeof findPasswordReset>>>
