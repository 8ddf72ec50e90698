import type { Tx } from '#platform/db.ts'
import type { AboutKind } from '../kind.ts'
import { tellAdmins } from '../delivery/telling/commands.ts'
import { applicationText } from './text.ts'

/** S01: once for each application. */
export async function notifyApplication(tx: Tx, about: AboutKind['S01']) {
  const text = await applicationText(tx, about)
  const effectKey = `S01:${about.preRegistrationId}`
  if (text) await tellAdmins(tx, { kind: 'S01', about, effectKey, text })
}
