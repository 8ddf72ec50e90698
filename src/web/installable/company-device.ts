import type { PushSettings } from '#web/document/settings.ts'
import { pageOfNobody } from '#ground/page-viewer.ts'
import { renewToken } from './renew-token.ts'
import { forgetTokensSent } from './status.ts'

/**
 * Registers the device of a company user again, once a day and after each sign-in, so that signing out also removes the
 * device.
 */
export function keepDevice(personId: string, settings: PushSettings) {
  if (personId === pageOfNobody) forgetTokensSent()
  else renewToken(personId, settings, 'client').catch(() => undefined)
}
