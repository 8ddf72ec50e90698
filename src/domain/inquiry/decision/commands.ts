import { createCompanyRegistrationCode } from '#domain/company-account/registration-code/commands.ts'
import { recordAudit } from '#domain/audit/commands.ts'
import type { PreRegistrationId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { preRegistrationMoves } from './rules.ts'

/** Sends the applicant a registration code by mail and returns the code's id. Refuses not_found, already_decided. */
export async function approvePreRegistration(tx: Tx, admin: AdminViewer, id: PreRegistrationId) {
  const invited = await decide(tx, admin, id, 'approvePreRegistration')
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
