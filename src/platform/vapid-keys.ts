import webPush from 'web-push'
import type { Db } from './db.ts'

export type VapidKeys = { publicKey: string; privateKey: string }

/** The key pair that identifies us to push services. The first server to start makes it. */
export async function loadVapidKeys(db: Db): Promise<VapidKeys> {
  const kept = () => db.selectFrom('vapidKey').select(['publicKey', 'privateKey']).executeTakeFirst()
  const known = await kept()
  if (known) return known
  await db
    .insertInto('vapidKey')
    .values(webPush.generateVAPIDKeys())
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await kept()
  if (!made) throw new Error('the VAPID keys were not kept')
  return made
}
