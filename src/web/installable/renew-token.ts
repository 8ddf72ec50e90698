import type { PushSettings } from '#web/document/settings.ts'
import { pushStatus } from './status.ts'

/** Keeps the push token valid on a device that may receive notifications. */
export async function renewToken(candidateId: string, settings: PushSettings) {
  if (pushStatus(candidateId) !== 'granted') return
  const { refreshToken } = await import('./push-token.ts')
  await refreshToken(candidateId, settings)
}
