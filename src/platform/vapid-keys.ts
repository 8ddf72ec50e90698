import webPush from 'web-push'
import type { Db } from './db.ts'

export type VapidKeys = { publicKey: string; privateKey: string }

/** The pair that says to the push services who we are; made at the first start, by whichever server comes first. */
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
