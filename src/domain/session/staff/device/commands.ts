import { recordAudit } from '#domain/audit/commands.ts'
import { forgetDevicesOfSession } from '#domain/push-device/commands.ts'
import type { SessionId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { endSessionsOf } from '../../commands.ts'
import { recordStaffAct, staffOwnerOf, type StaffViewer } from '../owner.ts'

/** Ends one session of the owner with its devices for pushes. A session that has ended already stays ended. */
export async function endStaffDevice(tx: Tx, viewer: StaffViewer, id: SessionId) {
  const owner = staffOwnerOf(viewer)
  const session = await tx
    .selectFrom('session')
    .select(['tokenSha256', 'revokedAt'])
    .where((eb) => eb.and(owner))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!session) throw new Refusal('not_found')
  if (session.revokedAt) return id
  await tx.updateTable('session').set({ revokedAt: new Date() }).where('id', '=', id).execute()
  await forgetDevicesOfSession(tx, session.tokenSha256)
  const companyId = 'companyId' in owner ? owner.companyId : null
  await recordAudit(tx, viewer, [{ action: 'endStaffDevice', subject: 'session', subjectId: id, companyId }])
  return id
}

/** Ends all sessions of the owner but the one that asks. Returns how many ended. */
export async function endOtherStaffDevices(tx: Tx, viewer: StaffViewer, own: Buffer | null) {
  const owner = staffOwnerOf(viewer)
  const ended = await endSessionsOf(tx, owner, own)
  await recordStaffAct(tx, viewer, owner, { action: 'endOtherStaffDevices', details: { ended } })
  return ended
}
