import { createCompanyRegistrationCode } from '#domain/company-account/registration-code/commands.ts'
import { companyRegistrationCodeStatus } from '#domain/company-account/registration-code/rules.ts'
import { recordAudit } from '#domain/audit/commands.ts'
import type { PreRegistrationId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { listCodesOfApplications } from './checks/queries.ts'
import { canSendNewCode, preRegistrationMoves } from './rules.ts'

/** Sends the applicant a registration code by mail and returns the code's id. Refuses not_found, already_decided. */
export async function approvePreRegistration(tx: Tx, admin: AdminViewer, id: PreRegistrationId) {
  const invited = await decide(tx, admin, id, 'approvePreRegistration')
  return createCompanyRegistrationCode(tx, admin, { ...invited, preRegistrationId: id })
}

/**
 * Sends an approved applicant another code by mail, once every earlier one was revoked or is over. Refuses not_found,
 * also for an application that is not approved, and already_decided while a code is open or was used.
 */
export async function sendNewRegistrationCode(tx: Tx, admin: AdminViewer, id: PreRegistrationId) {
  // Two operators may send one at once: the second finds the open code of the first.
  const application = await tx
    .selectFrom('preRegistration')
    .select(['status', 'companyName', 'email', 'corporateNumber'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (application?.status !== 'APPROVED') throw new Refusal('not_found')
  const { status, ...invited } = application
  const rows = (await listCodesOfApplications(tx, [id])).get(id) ?? []
  const now = new Date()
  const codes = rows.map((row) => ({ status: companyRegistrationCodeStatus(row, now) }))
  if (!canSendNewCode({ status, codes })) throw new Refusal('already_decided')
  return createCompanyRegistrationCode(tx, admin, { ...invited, preRegistrationId: id })
}

/** The applicant is told by mail, without a reason. Refuses not_found, already_decided. */
export async function rejectPreRegistration(tx: Tx, admin: AdminViewer, id: PreRegistrationId) {
  await decide(tx, admin, id, 'rejectPreRegistration')
  await enqueue(tx, 'send_pre_registration_mail', { preRegistrationId: id, to: 'REJECTED' })
  return id
}

// Two admins may decide one application at once; the first decision counts.
async function decide(tx: Tx, admin: AdminViewer, id: PreRegistrationId, act: keyof typeof preRegistrationMoves) {
  const { from, to } = preRegistrationMoves[act]
  const decided = await tx
    .updateTable('preRegistration')
    .set({ status: to, decidedAt: new Date(), decidedBy: admin.adminAccountId })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning(['companyName', 'email', 'corporateNumber'])
    .executeTakeFirst()
  if (!decided) {
    const application = await tx.selectFrom('preRegistration').select('id').where('id', '=', id).executeTakeFirst()
    throw new Refusal(application ? 'already_decided' : 'not_found')
  }
  await recordAudit(tx, admin, [{ action: act, subject: 'pre_registration', subjectId: id, from, to }])
  return decided
}
