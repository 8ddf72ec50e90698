import { sql } from 'kysely'
import type { Tx } from '#platform/database/db.ts'
import { ownRows, type Reader } from './queries.ts'

/** Marks the notifications of the reader's list as read: all, or those that lead to one page. */
export async function readNotifications(tx: Tx, reader: Reader, path: string | null = null) {
  const { table, isOwn } = ownRows(reader)
  await tx
    .updateTable(table)
    .set({ readAt: sql<Date>`now()` })
    .where(isOwn)
    .where('readAt', 'is', null)
    .$if(path !== null, (update) => update.where('path', '=', path ?? ''))
    .execute()
  return true
}
