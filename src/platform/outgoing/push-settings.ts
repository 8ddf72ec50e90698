import * as v from 'valibot'
import { text } from '../setting-forms.ts'

/** The settings of pushes to browsers, by their names in the environment; all of Firebase or none. */
export const pushSettings = {
  PUSH_HOSTS: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(\s*,\s*[a-z0-9.-]+)*$/i, 'hosts separated by commas')),
  ),
  FIREBASE_PROJECT_ID: v.optional(text('the Firebase project id')),
  FIREBASE_API_KEY: v.optional(text('the Firebase web API key')),
  FIREBASE_APP_ID: v.optional(text('the Firebase web app id')),
  FIREBASE_SENDER_ID: v.optional(text('the Firebase messaging sender id')),
  FIREBASE_VAPID_KEY: v.optional(text('the public key for web push')),
  FIREBASE_SERVICE_ACCOUNT: v.optional(text('the path of the service account JSON file')),
}

const all = v.object({ ...pushSettings, NODE_ENV: v.string() })

/** Firebase when its settings are given (all of them, see `together`), otherwise Web Push with our own keys. */
export function pushOf(s: v.InferOutput<typeof all>) {
  if (s.FIREBASE_PROJECT_ID)
    return {
      kind: 'firebase' as const,
      projectId: s.FIREBASE_PROJECT_ID,
      apiKey: s.FIREBASE_API_KEY ?? '',
      appId: s.FIREBASE_APP_ID ?? '',
      senderId: s.FIREBASE_SENDER_ID ?? '',
      vapidKey: s.FIREBASE_VAPID_KEY ?? '',
      serviceAccountFile: s.FIREBASE_SERVICE_ACCOUNT ?? '',
    }
  return {
    kind: 'webPush' as const,
    /** Push services in addition to the known ones. */
    hosts: (s.PUSH_HOSTS ?? '')
      .toLowerCase()
      .split(',')
      .map((host) => host.trim())
      .filter(Boolean),
    /** Allows a push service on this machine. */
    allowHttp: s.NODE_ENV !== 'production',
  }
}
