import { sql } from 'kysely'
import { countErased } from '#domain/audit/retention/commands.ts'
import type { Tx } from '#platform/database/db.ts'
import { eraseSome } from '#platform/database/erase-some.ts'
import { noticeKeptDays } from '../rules.ts'
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

/** Called by the clock; returns the number of deleted rows. */
export async function forgetOldNotices(tx: Tx) {
  let rows = 0
  for (const table of ['candidateNotification', 'companyNotification', 'adminNotification'] as const)
    rows += countErased(
      await eraseSome(tx, table, sql`inserted_at < now() - make_interval(days => ${noticeKeptDays}::int)`),
    )
  return rows
}
