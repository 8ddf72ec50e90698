import { sql, type Selectable } from 'kysely'
import type { DB } from './database-types.ts'

type Row<Table extends keyof DB> = Selectable<DB[Table]>
type MomentOf<Columns> = {
  [Name in keyof Columns]-?: Extract<Columns[Name], Date> extends never ? never : Name
}[keyof Columns]

/** The joined table's row as one column for `readWholeRow`; null when the join found no row. */
export const wholeRow = (table: keyof DB) => sql`to_jsonb(${sql.table(table)})`

/** JSON has no dates, so the caller names every date column; a missing name does not compile. Not for bytea. */
export function readWholeRow<Table extends keyof DB>(
  value: unknown,
  moments: Record<MomentOf<Row<Table>> & string, true>,
): Row<Table> {
  const columns = Object.entries(value as Record<string, unknown>).map(([column, held]) => {
    const name = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    return [name, name in moments && typeof held === 'string' ? new Date(held) : held]
  })
  return Object.fromEntries(columns) as Row<Table>
}
