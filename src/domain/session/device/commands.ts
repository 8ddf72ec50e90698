import { recordAudit } from '#domain/audit/commands.ts'
import { forgetDevicesOfSession } from '#domain/push-device/commands.ts'
import type { SessionId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { endSessionsOf } from '../commands.ts'

/** Ends one session of the student with its push tokens. A session that has ended already stays ended. */
export async function endDevice(tx: Tx, candidate: CandidateViewer, id: SessionId) {
  const { candidateId } = candidate
  const session = await tx
    .selectFrom('session')
    .select(['tokenSha256', 'revokedAt'])
    .where('candidateId', '=', candidateId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!session) throw new Refusal('not_found')
  if (session.revokedAt) return id
  await tx.updateTable('session').set({ revokedAt: new Date() }).where('id', '=', id).execute()
  await forgetDevicesOfSession(tx, session.tokenSha256)
  await recordAudit(tx, candidate, [{ action: 'endDevice', subject: 'session', subjectId: id, candidateId }])
  return id
}

/** Ends all sessions of the student but the one that asks. Returns how many ended. */
export async function endOtherDevices(tx: Tx, candidate: CandidateViewer, own: Buffer | null) {
  const { candidateId } = candidate
  const ended = await endSessionsOf(tx, { candidateId }, own)
  const details = { ended }
  await recordAudit(tx, candidate, [
    { action: 'endOtherDevices', subject: 'session', subjectId: candidateId, candidateId, details },
  ])
  return ended
}
