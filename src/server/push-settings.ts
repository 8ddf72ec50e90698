import type { Db } from '#platform/database/db.ts'
import type { Env } from '#platform/env.ts'
import { loadVapidKeys } from '#platform/outgoing/vapid-keys.ts'
import type { PushSettings } from '#web/document/settings.ts'

/** The public settings a browser needs to register for pushes. */
export async function publicPushSettings({ push }: Pick<Env, 'push'>, db: Db): Promise<PushSettings> {
  if (push.kind === 'webPush') return { kind: 'webPush', publicKey: (await loadVapidKeys(db)).publicKey }
  const { serviceAccountFile: _, ...settings } = push
  return settings
}

/** Other hosts a browser contacts to register for pushes. */
export const pushOrigins = (push: PushSettings) =>
  push.kind === 'firebase'
    ? ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com']
    : []
