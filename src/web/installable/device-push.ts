import type { PushSettings } from '#web/document/settings.ts'
import { isIos } from './platform.ts'
import { allowPushes } from './push-token.ts'
import { isStandalone } from './standalone.ts'
import { pushStatus, storePushStatus } from './status.ts'

/** ios: pushes need the app on the home screen. askable: the browser would ask the student. */
export type DevicePush = 'granted' | 'denied' | 'askable' | 'ios' | 'unable'

export function devicePush(): DevicePush {
  if (isIos(navigator) && !isStandalone()) return 'ios'
  if (!('Notification' in window) || !('PushManager' in window) || !('serviceWorker' in navigator)) return 'unable'
  if (Notification.permission === 'default') return 'askable'
  return Notification.permission
}

/** Asks for the permission inside the press, and remembers the answer as the prompt does. */
export async function turnOnPushes(candidateId: string, settings: PushSettings): Promise<DevicePush> {
  storePushStatus(candidateId, await allowPushes(candidateId, settings))
  return pushStatus(candidateId) === 'granted' ? 'granted' : devicePush()
}
