import { recordAudit } from '#domain/audit/commands.ts'
import type { AdminViewer, CompanyUserRole } from '#domain/viewer/viewer.ts'
import type { NamedCompanyId, OfRow } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { codeExpiry } from '#ground/registration-code.ts'
import type { Tx } from '#platform/database/db.ts'
import { namedValue } from '#platform/database/named-value.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { requireSeat } from '../../commands.ts'
import { checkAddress, companyUserMoves, foldAddress } from '../../rules.ts'

const { to } = companyUserMoves.inviteCompanyUser

type Invited = { company: NamedCompanyId; email: string; role: CompanyUserRole }

/**
 * The operator invites for a company, such as one whose only ADMIN has left; a person who is invited or disabled is
 * invited again. Refuses not_found, invalid_input, email_taken for an active user, seat_limit_reached.
 */
export async function inviteCompanyUserAsOperator(
  tx: Tx,
  admin: AdminViewer,
  { company, email: typed, role }: Invited,
) {
  const email = foldAddress(typed)
  refuseInvalid([checkAddress(email)])
  const companyId = await holdCompany(tx, company)
  const members = await holdUsers(tx, companyId)
  const account = await tx
    .selectFrom('companyUserAccount')
    .select('companyUserId')
    .where('companyId', '=', companyId)
    .where('email', '=', email)
    .executeTakeFirst()
  const colleague = members.find(({ id }) => id === account?.companyUserId)
  if (colleague?.status === 'ACTIVE')
    throw new Refusal('email_taken', { fields: [{ path: 'email', message: 'すでに登録されています' }] })
  // An invited user has a seat already.
  if (colleague?.status !== 'INVITED') await requireSeat(tx, companyId, members)
  const id = colleague?.id ?? (await addUser(tx, companyId, email, role))
  await tx
    .updateTable('companyUser')
    .set({ status: to, role })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('companyUserAccount')
    .set({ invitationCodeSha256: null, invitationExpiresAt: codeExpiry(), invitedBy: null })
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', id)
    .execute()
  await enqueue(tx, 'send_company_user_invitation', { companyId, companyUserId: id })
  await recordAudit(tx, admin, [
    {
      action: 'inviteCompanyUser',
      subject: 'company_user',
      subjectId: id,
      companyId,
      from: colleague?.status ?? null,
      to,
      details: { role },
    },
  ])
  return companyId
}

/** Locks the company's row first, so that two invitations cannot take one seat. */
async function holdCompany(tx: Tx, id: NamedCompanyId) {
  const company = await tx
    .selectFrom('company')
    .select('id')
    .where('id', '=', namedValue(id))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!company) throw new Refusal('not_found')
  return company.id
}

const holdUsers = (tx: Tx, companyId: OfRow<'company'>) =>
  tx
    .selectFrom('companyUser')
    .select(['id', 'role', 'status'])
    .where('companyId', '=', companyId)
    .orderBy('id')
    .forUpdate()
    .execute()

async function addUser(tx: Tx, companyId: OfRow<'company'>, email: string, role: CompanyUserRole) {
  const { id } = await tx
    .insertInto('companyUser')
    .values({ companyId, role, status: to, familyName: '', givenName: '', familyNameKana: '', givenNameKana: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('companyUserAccount').values({ companyId, companyUserId: id, email }).execute()
  return id
}
