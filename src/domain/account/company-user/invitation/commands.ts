import { recordAudit } from '#domain/audit.ts'
import type { NamedCompanyUserId } from '#domain/id.ts'
import { Refusal, refuseInvalid } from '#domain/refusal.ts'
import type { CompanyUserRole, CompanyViewer } from '#domain/viewer.ts'
import type { Db, Tx } from '#platform/db.ts'
import { codeExpiry, newSecret, sha256 } from '../../secret.ts'
import { requireSeat } from '../commands.ts'
import { holdMembers } from '../queries.ts'
import { canMove, checkAddress, companyUserCodePrefix, companyUserMoves, foldAddress } from '../rules.ts'

const { to } = companyUserMoves.inviteCompanyUser

/**
 * A seat for whoever holds the address, for 72 hours; the mail with the code is made by its job. A colleague who was
 * disabled is invited back. Refuses invalid_input, email_taken, seat_limit_reached.
 */
export async function inviteCompanyUser(tx: Tx, company: CompanyViewer, address: string, role: CompanyUserRole) {
  const { companyId } = company
  const email = foldAddress(address)
  refuseInvalid([checkAddress(email)])
  const members = await holdMembers(tx, company)
  await requireSeat(tx, companyId, members)
  const known = await tx
    .selectFrom('companyUserAccount')
    .select(['companyId', 'companyUserId'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (known) {
    const colleague = members.find(({ id }) => known.companyId === companyId && id === known.companyUserId)
    if (colleague?.status !== 'DISABLED') refuseTaken()
    return open(tx, company, known.companyUserId, 'inviteCompanyUser', colleague.status, role)
  }
  const { id } = await tx
    .insertInto('companyUser')
    .values({ companyId, role, status: to, familyName: '', givenName: '', familyNameKana: '', givenNameKana: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  // Another company may invite the same address at this moment; the unique key decides.
  const account = await tx
    .insertInto('companyUserAccount')
    .values({ companyId, companyUserId: id, email })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('companyUserId')
    .executeTakeFirst()
  if (!account) refuseTaken()
  return open(tx, company, id, 'inviteCompanyUser', null, role)
}

/** A new code and 72 new hours; the old code is worth nothing. Refuses already_decided once the person has registered. */
export async function resendCompanyUserInvitation(tx: Tx, company: CompanyViewer, id: NamedCompanyUserId) {
  const members = await holdMembers(tx, company)
  const member = members.find((one) => one.id === id)
  if (!member) throw new Refusal('not_found')
  if (member.status === 'DISABLED' || !canMove('inviteCompanyUser', member.status)) throw new Refusal('already_decided')
  return open(tx, company, id, 'resendCompanyUserInvitation', member.status, member.role)
}

async function open(
  tx: Tx,
  company: CompanyViewer,
  id: string,
  action: string,
  from: string | null,
  role: string,
): Promise<string> {
  const { companyId } = company
  await tx
    .updateTable('companyUser')
    .set({ status: to, role })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
  // Nobody knows this code; the job that writes the mail puts one of its own in its place.
  await keepCode(tx, companyId, id, newSecret(companyUserCodePrefix))
  await recordAudit(tx, company, [{ action, subject: 'company_user', subjectId: id, companyId, from, to }])
  return id
}

function refuseTaken(): never {
  throw new Refusal('email_taken', { fields: [{ path: 'email', message: 'すでに登録されています' }] })
}

const keepCode = (tx: Tx | Db, companyId: string, id: string, code: string) =>
  tx
    .updateTable('companyUserAccount')
    .set({ invitationCodeSha256: sha256(code), invitationExpiresAt: codeExpiry() })
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', id)
    .execute()

/**
 * For the mail of an invitation: a code whose hash is kept from now on, for 72 hours; null for whoever is invited no more.
 * The queue holds ids only, so the code is made when the mail is.
 */
export async function makeInvitationCode(tx: Tx, companyId: string, companyUserId: string): Promise<string | null> {
  const invited = await tx
    .selectFrom('companyUser')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', companyUserId)
    .where('status', '=', to)
    .forUpdate()
    .executeTakeFirst()
  if (!invited) return null
  const code = newSecret(companyUserCodePrefix)
  await keepCode(tx, companyId, companyUserId, code)
  return code
}
