import type { Tx } from '#platform/db.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { AboutKind } from '../kind.ts'
import { tellCandidate } from '../delivery/telling/commands.ts'
import { actionRequiredText, deviceText } from './text.ts'

/** C14: once for each kind of device. */
export async function notifyNewDevice(tx: Tx, about: AboutKind['C14']) {
  const text = await deviceText(tx, about)
  const effectKey = `C14:${about.knownDeviceId}`
  if (text) await tellCandidate(tx, about.candidateId, { kind: 'C14', about, effectKey, text })
}

/** C15: at most once a day. */
export async function notifyActionRequired(tx: Tx, about: AboutKind['C15'], now: Date) {
  const text = await actionRequiredText(tx, about)
  const effectKey = `C15:${tokyoToday(now)}`
  if (text) await tellCandidate(tx, about.candidateId, { kind: 'C15', about, effectKey, text })
}
