import { sql } from 'kysely'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { slashDateTime } from '#ground/tokyo-time.ts'
import { isUuid } from '#ground/uuid.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { ExportTable } from './column.ts'
import { cellOf, headingOf, namedTable, nameKey, readingOf, type Cell, type Names } from './sheet.ts'

export type Sheet = { name: string; headings: string[]; rows: Cell[][] }

/** The newest file of the student, whatever became of it; undefined before the first. */
export const findNewestExport = (db: Db | Tx, candidateId: OwnCandidateId) =>
  db
    .selectFrom('candidateExport')
    .selectAll()
    .where('candidateId', '=', candidateId)
    .orderBy('insertedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The student's file while it can be downloaded; undefined for a file of somebody else. */
export const findReadyExport = (db: Db | Tx, candidateId: OfRow<'candidate'>, id: string) =>
  db
    .selectFrom('candidateExport')
    .selectAll()
    .where('candidateId', '=', candidateId)
    .where('id', '=', id)
    .where('status', '=', 'READY')
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** Files asked for within the last 24 hours; a file that could not be made does not count. */
export async function countExportsOfDay(db: Db | Tx, candidateId: OfRow<'candidate'>) {
  const { count } = await db
    .selectFrom('candidateExport')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('candidateId', '=', candidateId)
    .where('status', '!=', 'FAILED')
    .where('insertedAt', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  return count
}

/** The rows of one table that are about the student, as they are written. */
export async function readSheet(db: Db, table: ExportTable, candidateId: OfRow<'candidate'>): Promise<Sheet> {
  const columns = Object.entries(table.columns)
  const selected = columns.map(([name], at) => sql`${sql.ref(name)} as ${sql.raw(`c${at}`)}`)
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(selected)} from ${sql.table(table.table)}
    where ${mine(table, candidateId)} ${table.only ? sql`and ${sql.raw(table.only)}` : sql``}
    order by ${sql.ref(orderOf(table))}
  `.execute(db)
  const values = rows.map((row) => columns.map((_, at) => row[`c${at}`]))
  const names = await namesFor(
    db,
    columns.map(([, column]) => readingOf(column)),
    values,
  )
  return {
    name: table.name,
    headings: columns.map(([, column]) => headingOf(column)),
    rows: values.map((row) => row.map((value, at) => cellOf(value, readingOf(columns[at]?.[1] ?? ''), names))),
  }
}

function mine({ owner, within }: ExportTable, candidateId: OfRow<'candidate'>) {
  if (owner) return sql`${sql.ref(owner)} = ${candidateId}`
  return within
    ? sql`${sql.ref(within.column)} in (select id from ${sql.table(within.table)} where candidate_id = ${candidateId})`
    : sql`scout_invitation_id in (
        select id from scout_invitation where candidate_id = ${candidateId} and status <> 'SCHEDULED')`
}

const orderOf = ({ columns }: ExportTable) =>
  ['inserted_at', 'sent_at'].find((name) => name in columns) ?? Object.keys(columns)[0] ?? ''

// Several columns of a sheet may name rows of one table.
async function namesFor(db: Db, readings: readonly ReturnType<typeof readingOf>[], rows: unknown[][]): Promise<Names> {
  const named = readings.flatMap((reading, at) => {
    const table = namedTable(reading)
    return table ? [{ table, ids: rows.flatMap((row) => row[at]).filter((id) => canNameRow(table, id)) }] : []
  })
  const names = new Map<string, ReadonlyMap<string, string>>()
  for (const [key, columns] of Map.groupBy(named, ({ table }) => nameKey(table))) {
    const [first] = columns
    const ids = [...new Set(columns.flatMap((column) => column.ids))]
    if (!first || ids.length === 0) continue
    const { nameOf, column } = first.table
    const answer = await sql<{ id: unknown; name: unknown }>`
      select id, ${sql.ref(column)} as name from ${sql.table(nameOf)} where id = any(${ids})
    `.execute(db)
    names.set(key, new Map(answer.rows.map(({ id, name }) => [String(id), nameText(name)])))
  }
  return names
}

// A date of a company has no name but its time.
const nameText = (name: unknown) => (name instanceof Date ? slashDateTime(name) : String(name))

const canNameRow = (table: { else?: unknown }, id: unknown) =>
  id !== null && id !== undefined && (!table.else || (typeof id === 'string' && isUuid(id)))
