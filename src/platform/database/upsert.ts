import { sql, type AnyColumn, type Insertable } from 'kysely'
import type { DB } from './database-types.ts'
import type { Tx } from './db.ts'

/** Writes rows by their key: adds new rows and corrects existing ones. */
export async function upsert<Table extends keyof DB>(
  tx: Tx,
  table: Table,
  key: AnyColumn<DB, Table>[],
  rows: Insertable<DB[Table]>[],
) {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => !key.some((one) => one === column))
  const corrected = columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`)
  const insert = tx.insertInto(table).values(rows)
  await (
    corrected.length === 0
      ? insert.onConflict((conflict) => conflict.columns(key).doNothing())
      : insert.modifyEnd(
          sql`on conflict (${sql.join(key.map((one) => sql.ref(one)))}) do update set ${sql.join(corrected)}`,
        )
  ).execute()
}
