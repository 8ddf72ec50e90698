import type { Tx } from '#platform/db.ts'
import { queueMails } from '../delivery/mail/commands.ts'
import { listStaff } from '../list/queries.ts'
import type { AboutKind } from '../kind.ts'
import { tellCandidate } from '../delivery/telling/commands.ts'
import { suspendedCompanyText } from './text.ts'

/** K13 to the administrators, by mail since they come in no more; C17 to every student who has a date with the company. */
export async function notifyContractSuspended(tx: Tx, about: AboutKind['K13']) {
  const { companyId, contractSuspensionId } = about
  const admins = await listStaff(tx, companyId, ['ADMIN'])
  await queueMails(
    tx,
    { kind: 'K13', about, effectKey: `K13:${contractSuspensionId}` },
    admins.map(({ id }) => ({ companyId, companyUserId: id })),
  )
  const booked = await tx
    .selectFrom('booking')
    .select(['candidateId', 'scoutInvitationId', 'schedulingDateId'])
    .where('companyId', '=', companyId)
    .where('status', '=', 'BOOKED')
    .orderBy('candidateId')
    .execute()
  for (const { candidateId, ...booking } of booked) {
    const to = { companyId, ...booking }
    const text = await suspendedCompanyText(tx, to)
    const effectKey = `C17:${contractSuspensionId}:${booking.schedulingDateId}`
    if (text) await tellCandidate(tx, candidateId, { kind: 'C17', about: to, effectKey, text })
  }
}

/** C18, the last mail: whoever has left has no list any more. */
export const notifyWithdrawn = (tx: Tx, about: AboutKind['C18']) =>
  queueMails(tx, { kind: 'C18', about, effectKey: 'C18' }, [about])
