import { recordAudit } from '#domain/audit/commands.ts'
import type { NamedCompanyUserId, OfRow } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { CompanyUserRole, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { codeExpiry } from '#ground/registration-code.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { requireSeat } from '../commands.ts'
import { holdMembers } from '../queries.ts'
import { canMove, checkAddress, companyUserMoves, foldAddress } from '../rules.ts'

const { to } = companyUserMoves.inviteCompanyUser

/**
 * Keeps a seat for the owner of the mail address for 72 hours. The code is made when its mail is sent, and is in the
 * mail alone. A disabled colleague is invited back. Only the mail tells whether the address already has an account
 * elsewhere. Refuses invalid_input, email_taken for a colleague's address, seat_limit_reached.
 */
export async function inviteCompanyUser(
  tx: Tx,
  company: CompanyViewer,
  { email: address, role }: { email: string; role: CompanyUserRole },
) {
  const { companyId } = company
  const email = foldAddress(address)
  refuseInvalid([checkAddress(email)])
  const members = await holdMembers(tx, company)
  await requireSeat(tx, companyId, members)
  const account = await tx
    .selectFrom('companyUserAccount')
    .select('companyUserId')
    .where('companyId', '=', companyId)
    .where('email', '=', email)
    .executeTakeFirst()
  if (account) {
    const colleague = members.find(({ id }) => id === account.companyUserId)
    if (colleague?.status !== 'DISABLED') refuseTaken()
    return open(tx, company, account.companyUserId, { action: 'inviteCompanyUser', from: colleague.status, role })
  }
  const { id } = await tx
    .insertInto('companyUser')
    .values({ companyId, role, status: to, familyName: '', givenName: '', familyNameKana: '', givenNameKana: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('companyUserAccount').values({ companyId, companyUserId: id, email }).execute()
  return open(tx, company, id, { action: 'inviteCompanyUser', from: null, role })
}

/**
 * Sends a new code, valid for 72 hours; the one of the earlier mail ends. Refuses already_decided for a person who has
 * registered.
 */
export async function resendCompanyUserInvitation(tx: Tx, company: CompanyViewer, id: NamedCompanyUserId) {
  const members = await holdMembers(tx, company)
  const member = members.find((user) => user.id === id)
  if (!member) throw new Refusal('not_found')
  if (member.status === 'DISABLED' || !canMove('inviteCompanyUser', member.status)) throw new Refusal('already_decided')
  const { status: from, role } = member
  return open(tx, company, id, { action: 'resendCompanyUserInvitation', from, role })
}

type Opening = { action: string; from: string | null; role: CompanyUserRole }

async function open(tx: Tx, company: CompanyViewer, id: string, { action, from, role }: Opening): Promise<string> {
  const { companyId, companyUserId: invitedById } = company
  await tx
    .updateTable('companyUser')
    .set({ status: to, role })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('companyUserAccount')
    .set({ invitationCodeSha256: null, invitationExpiresAt: codeExpiry(), invitedBy: invitedById })
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', id)
    .execute()
  await enqueue(tx, 'send_company_user_invitation', { companyId, companyUserId: id })
  await recordAudit(tx, company, [{ action, subject: 'company_user', subjectId: id, companyId, from, to }])
  return id
}

/**
 * Stores the hash of the code that a mail is about to carry. Returns what the mail says; undefined for a person who
 * registered or was disabled meanwhile.
 */
export const storeInvitationCode = (tx: Tx, companyId: OfRow<'company'>, companyUserId: string, code: string) =>
  tx
    .updateTable('companyUserAccount')
    .from('companyUser')
    .whereRef('companyUser.companyId', '=', 'companyUserAccount.companyId')
    .whereRef('companyUser.id', '=', 'companyUserAccount.companyUserId')
    .where('companyUser.status', '=', to)
    .set({ invitationCodeSha256: sha256(code) })
    .where('companyUserAccount.companyId', '=', companyId)
    .where('companyUserAccount.companyUserId', '=', companyUserId)
    .where('companyUserAccount.invitationExpiresAt', 'is not', null)
    .returning(['companyUserAccount.email', 'companyUserAccount.invitationExpiresAt', 'invitedBy', 'companyUser.role'])
    .executeTakeFirst()

function refuseTaken(): never {
  throw new Refusal('email_taken', { fields: [{ path: 'email', message: 'すでに登録されています' }] })
}
