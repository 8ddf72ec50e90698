import { sql } from 'kysely'
import { isEmergencySignIn } from '#domain/company-account/single-sign-on/forced/queries.ts'
import { freshMinutes } from '#domain/candidate-account/owner-proof/rules.ts'
import { closedForStaff } from '../sign-in/queries.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { RefusalCode } from '#ground/refusal.ts'
import type { StaffArea, StaffOwner } from './owner.ts'

export type StaffAccount = {
  owner: StaffOwner
  email: string
  passwordHash: string | null
  familyName: string
  givenName: string
  closedFor: RefusalCode | null
  hasTotp: boolean
  hasPasskey: boolean
  /** A second factor is asked for: by the company, or of the ADMIN for emergencies. Of operators the settings ask. */
  isAskedForFactor: boolean
  /** The account decides over others: its password alone has to be longer. */
  isPowerful: boolean
}

/** The account of this id with how it signs in; undefined for an unknown id. */
export async function findStaffAccount(db: Db | Tx, area: StaffArea, id: string): Promise<StaffAccount | undefined> {
  return area === 'client' ? findCompanyUser(db, id) : findOperator(db, id)
}

const hasTotp = sql<boolean>`exists (select 1 from staff_totp where confirmed_at is not null
  and (staff_totp.company_user_id = account.id or staff_totp.admin_account_id = account.id))`.as('hasTotp')
const hasPasskey = sql<boolean>`exists (select 1 from staff_passkey
  where (staff_passkey.company_id = account.company_id and staff_passkey.company_user_id = account.id))`
const hasOperatorPasskey = sql<boolean>`exists (select 1 from staff_passkey where staff_passkey.admin_account_id = account.id)`

async function findCompanyUser(db: Db | Tx, id: string): Promise<StaffAccount | undefined> {
  const row = await db
    .selectFrom('companyUser as account')
    .innerJoin('companyUserAccount', 'companyUserAccount.companyUserId', 'account.id')
    .innerJoin('company', 'company.id', 'account.companyId')
    .select(['account.companyId', 'account.id', 'account.role', 'account.status', 'familyName', 'givenName'])
    .select(['companyUserAccount.email', 'passwordHash', 'requiresAdminFactor'])
    .select([hasTotp, hasPasskey.as('hasPasskey')])
    .where('account.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const isPowerful = row.role === 'ADMIN'
  const owner = { companyId: row.companyId, companyUserId: row.id }
  return {
    ...row,
    owner,
    closedFor: closedForStaff(row.status),
    isAskedForFactor: isPowerful && (row.requiresAdminFactor || (await isEmergencySignIn(db, owner))),
    isPowerful,
  }
}

async function findOperator(db: Db | Tx, id: string): Promise<StaffAccount | undefined> {
  const row = await db
    .selectFrom('adminAccount as account')
    .select(['account.id', 'status', 'familyName', 'givenName', 'email', 'passwordHash'])
    .select([hasTotp, hasOperatorPasskey.as('hasPasskey')])
    .where('account.id', '=', id)
    .executeTakeFirst()
  return (
    row && {
      ...row,
      owner: { adminAccountId: row.id },
      closedFor: closedForStaff(row.status),
      isAskedForFactor: false,
      isPowerful: true,
    }
  )
}

/** This session, when it is the owner's and open; whether it was opened a short while ago. */
export const findStaffSession = (db: Db | Tx, owner: StaffOwner, tokenSha256: Buffer | null) =>
  db
    .selectFrom('session')
    .select(['id', 'secondFactor'])
    .select(sql<boolean>`inserted_at > now() - make_interval(mins => ${freshMinutes}::int)`.as('isFresh'))
    .where('tokenSha256', '=', tokenSha256)
    .where((eb) => eb.and(owner))
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
