import type pg from 'pg'

/** The content of manifest.json, the last file of a backup. */
export type Manifest = {
  format: typeof format
  madeAt: string
  /** server_version of the database in the backup. */
  postgres: string
  /** Months that have partitions of their own, as 'YYYYMM'. */
  months: string[]
  tables: Table[]
  sequences: { name: string; value: string }[]
  /** SHA-256 of every other file, by name. */
  files: Record<string, string>
}
export type Table = {
  name: string
  columns: string[]
  /** True for tables with bit columns: bits are eight times as long in text. Other tables stay readable. */
  isBinary: boolean
  rows: number
}

export const format = 'yoake backup 1'
export const manifestName = 'manifest.json'
export const copyFormat = ({ isBinary }: Pick<Table, 'isBinary'>) => `(format ${isBinary ? 'binary' : 'text'})`
export const tableFile = ({ name }: Pick<Table, 'name'>) => `tables/${name}.copy`

// graphile-worker writes its own migrations when its tables are made, also during a restore.
const notOurs = ['graphile_worker.migrations']

/** Tables in a backup, partitions under their parent, with the columns that are not computed. */
export async function listTables(client: pg.ClientBase): Promise<Omit<Table, 'rows'>[]> {
  const { rows } = await client.query<Omit<Table, 'rows'>>(
    `select format('%I.%I', n.nspname, c.relname) as name, array_agg(quote_ident(a.attname) order by a.attnum)::text[] as columns,
       bool_or(a.atttypid in ('bit'::regtype, 'varbit'::regtype)) as "isBinary"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p') and not c.relispartition
     group by 1 order by 1`,
  )
  return rows.filter(({ name }) => !notOurs.includes(name))
}

export async function listSequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where schemaname in ('public', 'graphile_worker') order by 1`,
  )
  return rows.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]))
}

export async function listMonths(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ month: string }>(
    `select distinct substring(relname from '_([0-9]{6})$') as month from pg_class
     where relispartition and relname ~ '_[0-9]{6}$' order by 1`,
  )
  return rows.map(({ month }) => month)
}
