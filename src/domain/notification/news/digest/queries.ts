import type { Db, Tx } from '#platform/db.ts'

type Of = { companyId: string; companyUserId: string }
/** `day` is 'YYYY-MM-DD' in Tokyo. */
export type OfDay = Of & { day: string }

/** The company users with an item that waits for a digest. */
export const listWaiting = (db: Db | Tx) =>
  db
    .selectFrom('companyDigestItem')
    .select(['companyId', 'companyUserId'])
    .where('digestedOn', 'is', null)
    .distinct()
    .execute()

/** The codes of the items in the digest of a day; undefined when there are none. */
export async function findDigest(db: Db | Tx, { companyId, companyUserId, day }: OfDay) {
  const rows = await db
    .selectFrom('companyDigestItem')
    .select('kind')
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', companyUserId)
    .where('digestedOn', '=', day)
    .execute()
  return rows.length > 0 ? { codes: rows.map(({ kind }) => kind) } : undefined
}

export async function isInList(db: Db | Tx, { companyId, companyUserId }: Of, effectKey: string) {
  const row = await db
    .selectFrom('companyNotification')
    .select('id')
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', companyUserId)
    .where('effectKey', '=', effectKey)
    .executeTakeFirst()
  return row !== undefined
}
