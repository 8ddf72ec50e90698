import { initializeApp } from '@firebase/app'
import { getMessaging, getToken } from '@firebase/messaging'
import type { PushSettings } from '#web/settings.ts'

type FirebaseSettings = Extract<PushSettings, { kind: 'firebase' }>

/** Loaded only where Firebase is set: it is heavier than everything else that asks for pushes. */
export function firebaseToken(
  { apiKey, projectId, appId, senderId, vapidKey }: FirebaseSettings,
  serviceWorkerRegistration: ServiceWorkerRegistration,
) {
  const app = initializeApp({ apiKey, projectId, appId, messagingSenderId: senderId })
  return getToken(getMessaging(app), { vapidKey, serviceWorkerRegistration })
}
