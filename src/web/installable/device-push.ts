import type { PushSettings } from '#web/document/settings.ts'
import { isIos } from './platform.ts'
import { allowPushes, type PushArea } from './push-token.ts'
import { isStandalone } from './standalone.ts'
import { pushStatus, storePushStatus } from './status.ts'

/** ios: pushes need the app on the home screen. askable: a press registers the device, if the browser lets it. */
export type DevicePush = 'granted' | 'denied' | 'askable' | 'ios' | 'unable'

/** Whether this person gets pushes here: the permission belongs to the browser, which may have several people. */
export function devicePush(personId: string): DevicePush {
  if (isIos(navigator) && !isStandalone()) return 'ios'
  if (!('Notification' in window) || !('PushManager' in window) || !('serviceWorker' in navigator)) return 'unable'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && pushStatus(personId) === 'granted' ? 'granted' : 'askable'
}

/** Asks for the permission inside the press, and remembers the answer as the prompt does. */
export async function turnOnPushes(personId: string, settings: PushSettings, area: PushArea): Promise<DevicePush> {
  storePushStatus(personId, await allowPushes(personId, settings, area))
  return pushStatus(personId) === 'granted' ? 'granted' : devicePush(personId)
}
