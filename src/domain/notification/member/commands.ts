import type { Tx } from '#platform/db.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { queueMails } from '../delivery/mail/commands.ts'
import { listReachable } from '../list/queries.ts'
import { tellCompanyUsers } from '../delivery/telling/commands.ts'
import { memberText } from './text.ts'

/** Ids of the company, of the member, and of the administrator who invited them. */
export type OfMember = { companyId: string; companyUserId: string; invitedById: string }

/** K11 to whoever is invited: a mail, since they have no list yet. Invited again another day, they hear of it again. */
export async function notifyMemberInvited(tx: Tx, given: OfMember, now: Date) {
  const about = { ...given, act: 'INVITED' } as const
  const { companyId, companyUserId } = given
  const effectKey = `K11:INVITED:${tokyoToday(now)}`
  await queueMails(tx, { kind: 'K11', about, effectKey }, [{ companyId, companyUserId }])
}

/** K11 to the administrators, the inviter among them. */
export async function notifyMemberJoined(tx: Tx, given: OfMember) {
  const about = { ...given, act: 'JOINED' } as const
  const text = await memberText(tx, about)
  if (!text) return
  const { companyId, companyUserId } = given
  const admins = (await listReachable(tx, companyId, ['ADMIN'])).filter((id) => id !== companyUserId)
  await tellCompanyUsers(tx, companyId, admins, { kind: 'K11', about, effectKey: `K11:JOINED:${companyUserId}`, text })
}
