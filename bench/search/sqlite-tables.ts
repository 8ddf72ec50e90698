import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Stage } from './peer.ts'
import { columns, isList, readMarks, readStudents, type ColumnType, type Mark } from './student-columns.ts'

export const fileOf = (dataDir: string) => join(dataDir, 'sqlite', 'search.sqlite')
export const wordColumns = ['school', 'department', 'high_school', 'text'] as const

const types: Record<ColumnType, string> = {
  varchar: 'text',
  integer: 'integer',
  boolean: 'integer',
  bigint: 'integer',
  'varchar[]': 'text',
  'integer[]': 'integer',
}
const held = columns.filter(([name, type]) => !isList(type) && name !== 'text')
const lists = columns.filter(([name, type]) => isList(type) && name !== 'percentages')
const markColumns: Record<Mark, string[]> = {
  bookmarked: ['ordinal integer'],
  seen: ['ordinal integer'],
  labelled: ['ordinal integer', 'label text'],
  favourite: ['ordinal integer'],
  blocked: ['ordinal integer'],
  passed_over: ['ordinal integer'],
  invited: ['ordinal integer', 'job text', 'dates text', 'round integer', 'schedule text', 'status text'],
}
const indexed = [
  'status, last_active, ordinal',
  'status, inserted, ordinal',
  'status, band, last_active, ordinal',
  // A count of nearly everybody reads this index alone.
  'status, hunting, year',
  'category',
  'gender',
  'hunting',
  'campus',
  'hometown',
  'toeic',
]

/** Words of three characters and more as SQLite's own trigrams; pairs, which it cannot tell apart, written as words. */
const schema = `
  create table student (${held.map(([name, type]) => `${name} ${types[type]}${name === 'ordinal' ? ' primary key' : ''}`).join(', ')}) strict;
  ${lists.map(([name, type]) => `create table student_${name} (value ${types[type]}, ordinal integer, primary key (value, ordinal)) strict, without rowid;`).join('\n')}
  create table student_percentages (trait integer, percentage integer, ordinal integer,
    primary key (trait, percentage, ordinal)) strict, without rowid;
  create virtual table written using fts5 (${wordColumns.join(', ')}, content = '', columnsize = 0, tokenize = 'trigram case_sensitive 1');
  create virtual table paired using fts5 (${wordColumns.join(', ')}, content = '', columnsize = 0, detail = column,
    tokenize = 'unicode61 remove_diacritics 0');`

/** The same students and the same company, read into a file beside the database the first time. */
export async function loadSqlite({ url, dataDir, world }: Stage) {
  mkdirSync(join(dataDir, 'sqlite'), { recursive: true })
  const sqlite = new DatabaseSync(fileOf(dataDir))
  sqlite.exec(
    'pragma journal_mode = wal; pragma synchronous = normal; pragma cache_size = -262144; pragma mmap_size = 8000000000;',
  )
  const begun = performance.now()
  const isThere = sqlite.prepare("select 1 from sqlite_schema where name = 'loaded'").get() !== undefined
  if (!isThere) {
    sqlite.exec(schema)
    for await (const rows of readStudents(url)) insertStudents(sqlite, rows)
    for (const on of indexed) sqlite.exec(`create index "student ${on}" on student (${on})`)
    sqlite.exec(`create index school_id on student (id);
      insert into written (written) values ('optimize'); insert into paired (paired) values ('optimize');
      create table loaded (at text); analyze; pragma wal_checkpoint(truncate)`)
  }
  const loadSeconds = isThere ? null : (performance.now() - begun) / 1000
  insertMarks(sqlite, await readMarks(url, world.companyId))
  return { sqlite, loadSeconds }
}

function insertStudents(sqlite: DatabaseSync, rows: unknown[][]) {
  const at = (name: string) => columns.findIndex(([each]) => each === name)
  const inserting = (table: string, count: number) =>
    sqlite.prepare(`insert or ignore into ${table} values (${Array.from({ length: count }, () => '?').join(', ')})`)
  const students = inserting('student', held.length)
  const valuesOf = lists.map(([name]) => [inserting(`student_${name}`, 2), at(name)] as const)
  const percentages = inserting('student_percentages', 3)
  const words = ['written', 'paired'].map((table) =>
    sqlite.prepare(`insert into ${table} (rowid, ${wordColumns.join(', ')}) values (?, ?, ?, ?, ?)`),
  )
  sqlite.exec('begin')
  for (const row of rows) {
    const ordinal = Number(row[at('ordinal')])
    students.run(...held.map(([name]) => plain(row[at(name)])))
    for (const [insert, from] of valuesOf)
      for (const value of (row[from] as (string | number)[] | null) ?? []) insert.run(value, ordinal)
    for (const [place, percentage] of ((row[at('percentages')] as number[] | null) ?? []).entries())
      percentages.run(place + 1, percentage, ordinal)
    const texts = wordColumns.map((name) => row[at(name)] as string | null)
    words[0]?.run(ordinal, ...texts)
    words[1]?.run(ordinal, ...texts.map(pairsOf))
  }
  sqlite.exec('commit')
}

/** Each two neighbouring characters once. */
function pairsOf(text: string | null) {
  if (text === null) return null
  const characters = [...text]
  return [...new Set(characters.slice(1).map((character, at) => `${characters[at]}${character}`))].join(' ')
}

function insertMarks(sqlite: DatabaseSync, marks: Awaited<ReturnType<typeof readMarks>>) {
  sqlite.exec('begin')
  for (const [mark, columnsOf] of Object.entries(markColumns) as [Mark, string[]][]) {
    const names = columnsOf.map((column) => column.split(' ')[0] ?? '')
    sqlite.exec(`drop table if exists ${mark}; create table ${mark} (${columnsOf.join(', ')}) strict`)
    const insert = sqlite.prepare(`insert into ${mark} values (${names.map(() => '?').join(', ')})`)
    for (const row of marks[mark]) insert.run(...names.map((name) => plain(row[name])))
    sqlite.exec(`create index "${mark} ordinal" on ${mark} (ordinal)`)
  }
  sqlite.exec('commit; analyze')
}

const plain = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value) as SQLInputValue
