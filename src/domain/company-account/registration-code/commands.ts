import { recordAudit } from '#domain/audit/commands.ts'
import type { CompanyRegistrationCodeId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/db.ts'
import { codeExpiry } from '#ground/registration-code.ts'
import { sha256 } from '#platform/secret.ts'
import { checkInvited, foldInvited, type Invited } from './rules.ts'

/**
 * Stores the hash of a registration code, valid for 72 hours. The admin who made the code sees it once. Refuses
 * invalid_input.
 */
export async function createCompanyRegistrationCode(
  tx: Tx,
  admin: AdminViewer,
  given: Invited & { preRegistrationId: string | null },
  code: string,
) {
  const invited = foldInvited(given)
  refuseInvalid(checkInvited(invited))
  const { id } = await tx
    .insertInto('companyRegistrationCode')
    .values({
      ...invited,
      preRegistrationId: given.preRegistrationId,
      codeSha256: sha256(code),
      createdBy: admin.adminAccountId,
      expiresAt: codeExpiry(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await record(tx, admin, 'createCompanyRegistrationCode', id, null, 'OPEN')
  return id
}

/** Revokes a registration code; revoking again changes nothing. Refuses already_decided for a used code. */
export async function revokeCompanyRegistrationCode(tx: Tx, admin: AdminViewer, id: CompanyRegistrationCodeId) {
  const code = await tx
    .selectFrom('companyRegistrationCode')
    .select(['usedAt', 'revokedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!code) throw new Refusal('not_found')
  if (code.usedAt) throw new Refusal('already_decided')
  if (code.revokedAt) return id
  await tx.updateTable('companyRegistrationCode').set({ revokedAt: new Date() }).where('id', '=', id).execute()
  await record(tx, admin, 'revokeCompanyRegistrationCode', id, 'OPEN', 'REVOKED')
  return id
}

const record = (tx: Tx, admin: AdminViewer, action: string, id: string, from: string | null, to: string) =>
  recordAudit(tx, admin, [{ action, subject: 'company_registration_code', subjectId: id, from, to }])
