import { recordAudit } from '#domain/audit/commands.ts'
import { hasRoom } from '#domain/company/plan/rules.ts'
import { requireContract } from '#domain/company/queries.ts'
import { forgetDevicesOf } from '#domain/push-device/commands.ts'
import type { NamedCompanyUserId, OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import { canWrite, type CompanyId, type CompanyUserRole, type CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { revokeTokensOf } from '../access-token/commands.ts'
import { findSingleSignOn, holdsSingleSignOn } from '../single-sign-on/queries.ts'
import { holdMembers, type HeldMembers } from './queries.ts'
import { canMove, companyUserMoves } from './rules.ts'

/** Refuses seat_limit_reached when the plan has no seat left. An invited user takes a seat already. */
export async function requireSeat(tx: Tx, companyId: OfRow<'company'>, members: HeldMembers) {
  const { companyUserLimit } = await requireContract(tx, companyId)
  const seats = members.filter(({ status }) => status !== 'DISABLED').length
  if (!hasRoom(companyUserLimit, seats))
    throw new Refusal('seat_limit_reached', { values: { limit: companyUserLimit ?? 0 } })
}

function requireOther(members: HeldMembers, id: string) {
  const member = members.find((user) => user.id === id)
  if (!member) throw new Refusal('not_found')
  return member
}

const isLastAdmin = (members: HeldMembers, id: string) =>
  !members.some((user) => user.id !== id && user.role === 'ADMIN' && user.status === 'ACTIVE')

/** To the ADMIN who acts, and to another one from an ADMIN who steps down. */
async function handOver(tx: Tx, { companyId, companyUserId }: CompanyViewer, members: HeldMembers, from: string) {
  const isOwn = from === companyUserId
  const other = members.find((user) => user.id !== from && user.role === 'ADMIN' && user.status === 'ACTIVE')
  const to = isOwn ? other?.id : companyUserId
  if (to !== undefined) await enqueue(tx, 'hand_over', { companyId, from, to })
}

/** Without the ADMIN for emergencies nobody could sign in while the company's provider is down. */
async function requireNotForEmergencies(tx: Tx, companyId: CompanyId, id: NamedCompanyUserId) {
  const { mode, emergencyUserId } = (await findSingleSignOn(tx, companyId)) ?? {}
  const isNeeded = mode === 'FORCED' && emergencyUserId === id && (await holdsSingleSignOn(tx, companyId))
  if (isNeeded) throw new Refusal('emergency_admin_needed')
}

/**
 * A colleague who may write no longer hands over to an ADMIN. Refuses last_admin for the only ADMIN, and for the second
 * of two ADMINs who step down at once; emergency_admin_needed for the ADMIN who alone signs in with a password.
 */
export async function updateCompanyUserRole(
  tx: Tx,
  company: CompanyViewer,
  id: NamedCompanyUserId,
  role: CompanyUserRole,
) {
  const { companyId } = company
  const members = await holdMembers(tx, company)
  const member = requireOther(members, id)
  if (member.role === role) return id
  if (role !== 'ADMIN' && member.status === 'ACTIVE' && isLastAdmin(members, id)) throw new Refusal('last_admin')
  if (role !== 'ADMIN') await requireNotForEmergencies(tx, companyId, id)
  await tx.updateTable('companyUser').set({ role }).where('companyId', '=', companyId).where('id', '=', id).execute()
  if (!canWrite({ role })) await handOver(tx, company, members, id)
  await recordAudit(tx, company, [
    { action: 'updateCompanyUserRole', subject: 'company_user', subjectId: id, companyId, from: member.role, to: role },
  ])
  return id
}

/** The private calendar of a person, and what proves who they are: a new invitation sets them anew. */
const ofPerson = [
  'busyCalendar',
  'calendarFeed',
  'passwordReset',
  'singleSignOnFlow',
  'singleSignOnIdentity',
  'staffPasskey',
  'staffTotp',
] as const

/**
 * Ends the person's sessions, devices for pushes, invitation, tokens, credentials and private calendar, and hands over
 * to an ADMIN; dates keep their other notified users. The password stays, so that the sign-in tells its owner the truth.
 * Refuses last_admin and emergency_admin_needed.
 */
export async function disableCompanyUser(tx: Tx, company: CompanyViewer, id: NamedCompanyUserId) {
  const { companyId } = company
  const members = await holdMembers(tx, company)
  const member = requireOther(members, id)
  if (!canMove('disableCompanyUser', member.status)) return id
  if (member.role === 'ADMIN' && member.status === 'ACTIVE' && isLastAdmin(members, id)) throw new Refusal('last_admin')
  await requireNotForEmergencies(tx, companyId, id)
  const { to } = companyUserMoves.disableCompanyUser
  await tx
    .updateTable('companyUser')
    .set({ status: to })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('companyUserAccount')
    .set({ invitationCodeSha256: null, invitationExpiresAt: null, ssoProvider: null })
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', id)
    .execute()
  await tx
    .updateTable('session')
    .set({ revokedAt: new Date() })
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', id)
    .where('revokedAt', 'is', null)
    .execute()
  for (const table of ofPerson)
    await tx.deleteFrom(table).where('companyId', '=', companyId).where('companyUserId', '=', id).execute()
  await handOver(tx, company, members, id)
  await forgetDevicesOf(tx, { companyId, companyUserId: id })
  await revokeTokensOf(tx, company, id)
  await recordAudit(tx, company, [
    { action: 'disableCompanyUser', subject: 'company_user', subjectId: id, companyId, from: member.status, to },
  ])
  return id
}
