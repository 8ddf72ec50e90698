import webPush from 'web-push'
import type { Db } from '../database/db.ts'

export type VapidKeys = { publicKey: string; privateKey: string }

/** The key pair that identifies us to push services. The first server to start makes it. */
export async function loadVapidKeys(db: Db): Promise<VapidKeys> {
  const stored = () => db.selectFrom('vapidKey').select(['publicKey', 'privateKey']).executeTakeFirst()
  const existing = await stored()
  if (existing) return existing
  await db
    .insertInto('vapidKey')
    .values(webPush.generateVAPIDKeys())
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await stored()
  if (!made) throw new Error('the VAPID keys were not kept')
  return made
}
