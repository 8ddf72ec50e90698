import { sql, type SelectQueryBuilder } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { CompanyRegistrationCodeId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { codeExpiry } from '#ground/registration-code.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { invitationKeptDays } from '../retention/rules.ts'
import { checkInvited, foldInvited, type Invited } from './rules.ts'

/**
 * Invites the owner of a mail address to register a company, for 72 hours. The code itself is made when its mail is
 * sent, and is in the mail alone. Refuses invalid_input.
 */
export async function createCompanyRegistrationCode(
  tx: Tx,
  admin: AdminViewer,
  invitation: Invited & { preRegistrationId: string | null },
) {
  const invited = foldInvited(invitation)
  refuseInvalid(checkInvited(invited))
  const { id } = await tx
    .insertInto('companyRegistrationCode')
    .values({
      ...invited,
      preRegistrationId: invitation.preRegistrationId,
      createdBy: admin.adminAccountId,
      expiresAt: codeExpiry(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(tx, 'send_company_registration_code', { companyRegistrationCodeId: id })
  await record(tx, admin, 'createCompanyRegistrationCode', id, null, 'OPEN')
  return id
}

/**
 * Sends another code, valid for 72 hours from now; the one of the earlier mail ends. Refuses already_decided for a code
 * that was used or revoked.
 */
export async function resendCompanyRegistrationCode(tx: Tx, admin: AdminViewer, id: CompanyRegistrationCodeId) {
  const { usedAt, revokedAt } = await lockCode(tx, id)
  if (usedAt || revokedAt) throw new Refusal('already_decided')
  await tx
    .updateTable('companyRegistrationCode')
    .set({ codeSha256: null, expiresAt: codeExpiry() })
    .where('id', '=', id)
    .execute()
  await enqueue(tx, 'send_company_registration_code', { companyRegistrationCodeId: id })
  await record(tx, admin, 'resendCompanyRegistrationCode', id, 'OPEN', 'OPEN')
  return id
}

/**
 * Stores the hash of the code that a mail is about to carry. Returns what the mail says; undefined when the code was
 * used, revoked or forgotten meanwhile.
 */
export const storeCompanyRegistrationCode = (tx: Tx, id: string, code: string) =>
  tx
    .updateTable('companyRegistrationCode')
    .set({ codeSha256: sha256(code) })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .returning(['companyName', 'email', 'expiresAt', 'preRegistrationId'])
    .executeTakeFirst()

/** Revokes a registration code; revoking again changes nothing. Refuses already_decided for a used code. */
export async function revokeCompanyRegistrationCode(tx: Tx, admin: AdminViewer, id: CompanyRegistrationCodeId) {
  const code = await lockCode(tx, id)
  if (code.usedAt) throw new Refusal('already_decided')
  if (code.revokedAt) return id
  await tx.updateTable('companyRegistrationCode').set({ revokedAt: new Date() }).where('id', '=', id).execute()
  await record(tx, admin, 'revokeCompanyRegistrationCode', id, 'OPEN', 'REVOKED')
  return id
}

const endedAt = sql<Date>`coalesce(used_at, revoked_at, expires_at)`

/** Called by the clock: forgets whom a code was sent to, a year after it ended. */
export const forgetOldRegistrationCodes = (tx: Tx) =>
  tx
    .deleteFrom('companyRegistrationCode')
    .where(endedAt, '<', sql<Date>`now() - make_interval(days => ${invitationKeptDays}::int)`)
    .execute()

/** The codes of applications that are forgotten go with them, unless somebody may still register with one. */
export const forgetCodesOf = (
  db: Db | Tx,
  applications: SelectQueryBuilder<DB, 'preRegistration', { id: string }>,
  now: Date,
) =>
  db
    .deleteFrom('companyRegistrationCode')
    .where('preRegistrationId', 'in', applications)
    .where(endedAt, '<', now)
    .execute()

async function lockCode(tx: Tx, id: CompanyRegistrationCodeId) {
  const code = await tx
    .selectFrom('companyRegistrationCode')
    .select(['usedAt', 'revokedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!code) throw new Refusal('not_found')
  return code
}

const record = (tx: Tx, admin: AdminViewer, action: string, id: string, from: string | null, to: string) =>
  recordAudit(tx, admin, [{ action, subject: 'company_registration_code', subjectId: id, from, to }])
