import { sql, type RawBuilder } from 'kysely'
import type { DB } from './database-types.ts'
import type { Db, Tx } from './db.ts'

/** Rows that one transaction erases, well within the time that a statement has. */
export const erasedAtOnce = 5_000

/** Written by another package, so that it has no type of ours. */
type Untyped = 'rateLimit'

/** Deletes rows that meet the condition, at most so many. For tables without partitions. */
export const eraseSome = (
  db: Db | Tx,
  table: keyof DB | Untyped,
  condition: RawBuilder<unknown>,
  atOnce = erasedAtOnce,
) =>
  sql`delete from ${sql.table(table)} where ctid = any(array(
    select ctid from ${sql.table(table)} where ${condition} limit ${atOnce}))`.execute(db)
