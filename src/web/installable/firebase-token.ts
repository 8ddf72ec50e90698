import { initializeApp } from '@firebase/app'
import { getMessaging, getToken } from '@firebase/messaging'
import type { PushSettings } from '#web/document/settings.ts'

type FirebaseSettings = Extract<PushSettings, { kind: 'firebase' }>

/** This module is loaded only where Firebase is set, because Firebase is larger than all other code for pushes. */
export function firebaseToken(
  { apiKey, projectId, appId, senderId, vapidKey }: FirebaseSettings,
  serviceWorkerRegistration: ServiceWorkerRegistration,
) {
  const app = initializeApp({ apiKey, projectId, appId, messagingSenderId: senderId })
  return getToken(getMessaging(app), { vapidKey, serviceWorkerRegistration })
}
