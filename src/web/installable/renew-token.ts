import type { PushSettings } from '#web/document/settings.ts'
import type { PushArea } from './push-token.ts'
import { pushStatus } from './status.ts'

/** Keeps the push token valid on a device that may receive notifications. */
export async function renewToken(personId: string, settings: PushSettings, area: PushArea = 'candidate') {
  if (pushStatus(personId) !== 'granted') return
  const { refreshToken } = await import('./push-token.ts')
  await refreshToken(personId, settings, area)
}
