import type { CompanyUserRole } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { findDomainOwner } from '../single-sign-on/mail-domain/queries.ts'
import { findProvider } from '../single-sign-on/queries.ts'
import { mailDomainOf } from '../single-sign-on/rules.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import type { RegistrationKind, RegistrationWay } from './rules.ts'

export type Applicant = {
  familyName: string
  givenName: string
  familyNameKana: string
  givenNameKana: string
  department: string
}

/** The invitation that a code stands for. */
export type FoundCode = {
  kind: RegistrationKind
  email: string
  /** Of the application, or of the company that invites. */
  companyName: string
  /** Of the application; null for a company that the operator invited without one, and for a member. */
  corporateNumber: string | null
  role: CompanyUserRole
  way: RegistrationWay
  /** The name of the colleague who invited; null for the first user of a company. */
  inviter: string | null
  /** The person who applied with this address; null for everybody else. */
  applicant: Applicant | null
  /** Of the application. */
  place: { postalCode: string | null; address: string | null }
  isUsed: boolean
  revokedAt: Date | null
  expiresAt: Date | null
  subject:
    | { companyRegistrationCodeId: string }
    | { companyId: OfRow<'company'>; companyUserId: string; invitedBy: string | null }
}

/** The code of a mail, open or not; undefined for a text that is none. */
export async function findCode(db: Db | Tx, code: string): Promise<FoundCode | undefined> {
  const codeSha256 = sha256(code)
  return (await findCompanyCode(db, codeSha256)) ?? (await findInvitation(db, codeSha256))
}

async function findCompanyCode(db: Db | Tx, codeSha256: Buffer): Promise<FoundCode | undefined> {
  const row = await db
    .selectFrom('companyRegistrationCode as code')
    .leftJoin('preRegistration as application', 'application.id', 'code.preRegistrationId')
    .select(['code.id', 'code.email', 'code.companyName', 'code.corporateNumber'])
    .select(['usedAt', 'revokedAt', 'expiresAt', 'application.email as applicantEmail', 'postalCode', 'address'])
    .select(['familyName', 'givenName', 'familyNameKana', 'givenNameKana', 'department'])
    .where('codeSha256', '=', codeSha256)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, email, companyName, corporateNumber, usedAt, revokedAt, expiresAt, postalCode, address } = row
  const { familyName, givenName, familyNameKana, givenNameKana, department } = row
  // The operator may send the code to another person of the company.
  const isApplicant = row.applicantEmail === email
  const names = { familyName: familyName ?? '', givenName: givenName ?? '' }
  const readings = { familyNameKana: familyNameKana ?? '', givenNameKana: givenNameKana ?? '' }
  const subject = { companyRegistrationCodeId: id }
  return {
    kind: 'COMPANY',
    email,
    companyName,
    corporateNumber,
    role: 'ADMIN',
    way: 'PASSWORD',
    inviter: null,
    applicant: isApplicant ? { ...names, ...readings, department: department ?? '' } : null,
    place: { postalCode, address },
    isUsed: usedAt !== null,
    revokedAt,
    expiresAt,
    subject,
  }
}

async function findInvitation(db: Db | Tx, codeSha256: Buffer): Promise<FoundCode | undefined> {
  const row = await db
    .selectFrom('companyUserAccount')
    .innerJoin('companyUser', (join) => ofSameCompany(join, 'companyUser.id', 'companyUserAccount.companyUserId'))
    .innerJoin('company', 'company.id', 'companyUserAccount.companyId')
    .leftJoin('companyUser as inviter', (join) => ofSameCompany(join, 'inviter.id', 'companyUserAccount.invitedBy'))
    .select(['companyUserAccount.companyId', 'companyUserAccount.companyUserId', 'invitedBy', 'email'])
    .select(['invitationExpiresAt as expiresAt', 'companyUser.role', 'companyUser.status', 'company.displayName'])
    .select(['inviter.familyName as inviterFamilyName', 'inviter.givenName as inviterGivenName'])
    .where('invitationCodeSha256', '=', codeSha256)
    .executeTakeFirst()
  if (!row) return undefined
  const { companyId, companyUserId, invitedBy, email, expiresAt, role, status } = row
  return {
    kind: 'MEMBER',
    email,
    companyName: row.displayName,
    corporateNumber: null,
    role,
    way: await wayOf(db, companyId, email),
    inviter: row.inviterFamilyName ? `${row.inviterFamilyName} ${row.inviterGivenName}` : null,
    applicant: null,
    place: { postalCode: null, address: null },
    isUsed: status === 'ACTIVE',
    revokedAt: null,
    expiresAt,
    subject: { companyId, companyUserId, invitedBy },
  }
}

async function wayOf(db: Db | Tx, companyId: OfRow<'company'>, email: string): Promise<RegistrationWay> {
  const provider = await findProvider(db, companyId)
  if (!provider || provider.mode === 'OFF') return 'PASSWORD'
  const isOwnDomain = (await findDomainOwner(db, mailDomainOf(email)))?.companyId === companyId
  if (provider.mode === 'FORCED') return isOwnDomain ? 'PROVIDER' : 'NONE'
  return isOwnDomain ? 'EITHER' : 'PASSWORD'
}
