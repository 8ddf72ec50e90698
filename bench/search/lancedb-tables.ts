import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Stage } from './peer.ts'
import { columns, isList, readMarks, readStudents, type Column, type ColumnType } from './student-columns.ts'

export const folderOf = (dataDir: string) => join(dataDir, 'lancedb')

type TextQuery = object
export type Query = {
  fullTextSearch: (query: TextQuery) => Query
  where: (filter: string) => Query
  select: (columns: string[]) => Query
  orderBy: (orders: { columnName: string; ascending: boolean; nullsFirst: boolean }[]) => Query
  limit: (count: number) => Query
  offset: (count: number) => Query
  toArray: () => Promise<{ id: string }[]>
}
export type Table = {
  countRows: (filter: string) => Promise<number>
  query: () => Query
  add: (rows: unknown[]) => Promise<unknown>
  createIndex: (column: string, options: { config: unknown }) => Promise<void>
  optimize: (options: { cleanupOlderThan: Date; deleteUnverified: boolean }) => Promise<unknown>
  close: () => void
}
type IndexKind = 'btree' | 'bitmap' | 'labelList'
export type Lance = {
  connect: (folder: string) => Promise<{
    openTable: (name: string) => Promise<Table>
    createEmptyTable: (name: string, schema: unknown) => Promise<Table>
  }>
  Index: Record<IndexKind, () => unknown> & { fts: (options: object) => unknown }
  MatchQuery: new (words: string, column: string) => TextQuery
  BooleanQuery: new (parts: [occur: unknown, query: TextQuery][]) => TextQuery
  Occur: Record<'Must' | 'Should' | 'MustNot', unknown>
}
export type Arrow = Record<
  'Schema' | 'Field' | 'List' | 'Utf8' | 'Int32' | 'Int64' | 'Bool',
  new (...parts: never[]) => unknown
>

const indexKinds: Partial<Record<Column, IndexKind>> & Record<'marks', IndexKind> = {
  id: 'btree',
  ordinal: 'btree',
  status: 'bitmap',
  year: 'bitmap',
  category: 'bitmap',
  gender: 'bitmap',
  has_picture: 'bitmap',
  hunting: 'bitmap',
  campus: 'bitmap',
  hometown: 'bitmap',
  toeic: 'btree',
  last_active: 'btree',
  inserted: 'btree',
  band: 'bitmap',
  areas: 'labelList',
  industries: 'labelList',
  job_types: 'labelList',
  sizes: 'labelList',
  criteria: 'labelList',
  scout_types: 'labelList',
  selling_points: 'labelList',
  school_groups: 'labelList',
  marks: 'labelList',
}
/** Each so many neighbouring characters as they stand, for texts that are normalised already. */
const gramsOf = (length: number) => ({
  baseTokenizer: 'ngram',
  ngramMinLength: length,
  ngramMaxLength: length,
  withPosition: false,
  lowercase: false,
  stem: false,
  removeStopWords: false,
  asciiFolding: false,
})
export const traitColumns = Array.from({ length: 10 }, (_, at) => `trait_${at + 1}`)

/**
 * One table of flat rows, since a filter sees one table alone: what the company knows of a student are words in a list.
 * They are true of the hour they were written in, so that the table is written anew where they have moved.
 */
export async function loadLance({ connect, Index }: Lance, arrow: Arrow, { url, dataDir, world }: Stage) {
  const folder = folderOf(dataDir)
  const marks = marksByStudent(await readMarks(url, world.companyId))
  const print = createHash('sha256')
    .update(JSON.stringify([...marks]))
    .digest('hex')
  const printFile = join(folder, 'marks.sha256')
  const isThere = existsSync(printFile) && readFileSync(printFile, 'utf8') === print
  if (!isThere) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const connection = await connect(folder)
  if (isThere) return { table: await connection.openTable('student'), loadSeconds: null }

  const begun = performance.now()
  const table = await connection.createEmptyTable('student', schemaOf(arrow))
  for await (const rows of readStudents(url)) await table.add(rows.map((row) => studentOf(row, marks)))
  const tidy = () => table.optimize({ cleanupOlderThan: new Date(), deleteUnverified: true })
  await tidy()
  for (const [column, kind] of Object.entries(indexKinds)) await table.createIndex(column, { config: Index[kind]() })
  for (const column of traitColumns) await table.createIndex(column, { config: Index.btree() })
  await table.createIndex('text', { config: Index.fts(gramsOf(3)) })
  await table.createIndex('text_again', { config: Index.fts(gramsOf(2)) })
  await tidy()
  writeFileSync(printFile, print)
  return { table, loadSeconds: (performance.now() - begun) / 1000 }
}

function schemaOf({ Schema, Field, List, Utf8, Int32, Int64, Bool }: Arrow) {
  const make = <Made>(kind: new (...parts: never[]) => Made, ...parts: unknown[]) => new kind(...(parts as never[]))
  const listOf = (kind: Arrow[keyof Arrow]) => make(List, make(Field, 'item', make(kind), true))
  const types: Record<ColumnType, unknown> = {
    varchar: make(Utf8),
    integer: make(Int32),
    boolean: make(Bool),
    bigint: make(Int64),
    'varchar[]': listOf(Utf8),
    // A list of numbers is read in whole; a list of words has its index.
    'integer[]': listOf(Utf8),
  }
  return make(Schema, [
    ...columns.filter(([name]) => name !== 'percentages').map(([name, type]) => make(Field, name, types[type], true)),
    ...traitColumns.map((name) => make(Field, name, types.integer, true)),
    // A column has one index of its words, and pairs and triples in one are taken for the same word.
    make(Field, 'text_again', types.varchar, true),
    make(Field, 'marks', types['varchar[]'], true),
  ])
}

function studentOf(row: unknown[], marks: ReadonlyMap<number, readonly string[]>) {
  const student: Record<string, unknown> = {}
  for (const [at, [name, type]] of columns.entries()) {
    const value = row[at] ?? (isList(type) ? [] : null)
    if (name === 'percentages')
      for (const [place, trait] of traitColumns.entries()) student[trait] = (value as number[])[place] ?? null
    else if (isList(type)) student[name] = (value as (string | number)[]).map(String)
    else student[name] = type === 'bigint' && value !== null ? BigInt(value as number) : value
  }
  return { ...student, text_again: student['text'], marks: marks.get(Number(student['ordinal'])) ?? [] }
}

/** Marks of the company as words of each student. */
function marksByStudent(marks: Awaited<ReturnType<typeof readMarks>>) {
  const words = new Map<number, Set<string>>()
  const mark = (ordinal: unknown, word: string) => {
    const of = words.get(Number(ordinal)) ?? new Set()
    words.set(Number(ordinal), of.add(word))
  }
  for (const name of ['bookmarked', 'seen', 'favourite', 'blocked', 'passed_over'] as const)
    for (const { ordinal } of marks[name]) mark(ordinal, name)
  for (const { ordinal, label } of marks.labelled) mark(ordinal, `label:${String(label)}`)
  const last = new Map<string, { ordinal: unknown; round: number; word: string }>()
  for (const { ordinal, job, dates, round, schedule, status } of marks.invited) {
    for (const scope of ['', `${String(job)}:`]) {
      const key = `${String(ordinal)}:${scope}`
      if ((last.get(key)?.round ?? 0) < Number(round))
        last.set(key, { ordinal, round: Number(round), word: `last:${scope}${String(status)}` })
    }
    if (status === 'ACCEPTED' && schedule !== null)
      for (const scope of [
        '',
        `job:${String(job)}:`,
        `dates:${String(dates)}:`,
        `job:${String(job)}:dates:${String(dates)}:`,
      ])
        mark(ordinal, `schedule:${scope}${String(schedule)}`)
  }
  for (const { ordinal, word } of last.values()) mark(ordinal, word)
  return new Map([...words].map(([ordinal, of]) => [ordinal, [...of]] as const).toSorted(([a], [b]) => a - b))
}
