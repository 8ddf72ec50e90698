import { sql } from 'kysely'
import type { Tx } from '#platform/database/db.ts'
import { ownRows, type Reader } from './queries.ts'

/** Marks all notifications of the reader's list as read. */
export async function readNotifications(tx: Tx, reader: Reader) {
  const { table, isOwn } = ownRows(reader)
  await tx
    .updateTable(table)
    .set({ readAt: sql<Date>`now()` })
    .where(isOwn)
    .where('readAt', 'is', null)
    .execute()
  return true
}
