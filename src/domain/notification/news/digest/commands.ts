import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { eraseSome } from '#platform/database/erase-some.ts'
import { isReachable, listStaff } from '../../people/queries.ts'
import { isInList, type OfDay } from './queries.ts'

/** Stores the item for the next digest; the same effect again is stored once. */
export async function addDigestItems(
  tx: Tx,
  companyId: OfRow<'company'>,
  companyUserIds: readonly string[],
  item: { kind: string; effectKey: string },
) {
  if (companyUserIds.length === 0) return
  await tx
    .insertInto('companyDigestItem')
    .values(companyUserIds.map((companyUserId) => ({ companyId, companyUserId, ...item })))
    .onConflict((oc) => oc.doNothing())
    .execute()
}

/**
 * Takes the waiting items of one company user into the digest of a Tokyo day; false when no item waits, or the user may
 * not be notified. Later items wait for the next day.
 */
export async function takeDigestItems(tx: Tx, { companyId, companyUserId, day }: OfDay, effectKey: string) {
  if (!(await isReachable(tx, companyId)) || (await isInList(tx, { companyId, companyUserId }, effectKey))) return false
  const staff = await listStaff(tx, companyId)
  if (!staff.some(({ id }) => id === companyUserId)) return false
  // Of two workers at once the second waits here for the first, and finds no item left.
  const items = await tx
    .updateTable('companyDigestItem')
    .set({ digestedOn: day })
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', companyUserId)
    .where('digestedOn', 'is', null)
    .returning('kind')
    .execute()
  return items.length > 0
}

export const forgetOldDigestItems = (db: Db) =>
  eraseSome(db, 'companyDigestItem', sql`inserted_at < now() - interval '30 days'`)
