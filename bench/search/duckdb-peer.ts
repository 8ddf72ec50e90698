import { createWriteStream, mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { listed, marksInTables, questionIn, quoted, type Dialect } from './filters-in-sql.ts'
import type { Peer, Stage } from './peer.ts'
import { requireFetched } from './peer-packages.ts'
import { columns, isList, marksOf, studentRows, type ColumnType } from './student-columns.ts'

type Connection = { runAndReadAll: (sql: string) => Promise<{ getRowsJS: () => unknown[][] }>; closeSync: () => void }
type Package = {
  DuckDBInstance: {
    create: (
      path: string,
      options: Record<string, string>,
    ) => Promise<{ connect: () => Promise<Connection>; closeSync: () => void }>
  }
}

const packages = { '@duckdb/node-api': '1.5.6-r.1' }
const fileOf = (dataDir: string) => join(dataDir, 'duckdb', 'search.duckdb')

const dialect: Dialect = {
  ...marksInTables,
  hasOne: (list, values) => `list_has_any(${list}, [${listed(values)}])`,
  isEmpty: (list) => `coalesce(len(${list}), 0) = 0`,
  holdsOne: (column, words) => `(${words.map((word) => `contains(${column}, ${quoted(word)})`).join(' or ')})`,
  percentageIsOutside: (trait, min, max) => `not coalesce(percentages[${trait}] between ${min} and ${max}, true)`,
}

/** DuckDB in this process, with both cores. */
export const duckdb: Peer = {
  title: 'DuckDB',
  beside: 'index',
  differs: 'a word of four characters or more is compared as a whole',
  atLeast: 20,
  packages,
  async open(stage) {
    mkdirSync(join(stage.dataDir, 'duckdb'), { recursive: true })
    const { DuckDBInstance } = requireFetched(packages)('@duckdb/node-api') as Package
    const instance = await DuckDBInstance.create(fileOf(stage.dataDir), { threads: '2' })
    const connection = await instance.connect()
    const run = async (sql: string) => (await connection.runAndReadAll(sql)).getRowsJS()
    const loadSeconds = await load(run, stage)
    return {
      loadSeconds,
      // Two statements: one for both was slower.
      ask: async (question) => {
        const { where, orderBy, first, offset } = questionIn(dialect, question)
        const [counted] = await run(`select count(*)::integer from student where ${where}`)
        const page = await run(`select id from student where ${where}
          order by ${orderBy.map((column) => `${column} desc`).join(', ')} limit ${first} offset ${offset}`)
        return { totalCount: Number(counted?.[0]), ids: page.map(([id]) => String(id)) }
      },
      bytes: async () => statSync(fileOf(stage.dataDir)).size,
      close: async () => {
        connection.closeSync()
        instance.closeSync()
      },
    }
  },
}

/** The same students and the same company, read into a file beside the database the first time. */
async function load(run: (sql: string) => Promise<unknown[][]>, { url, dataDir, world }: Stage) {
  const client = new pg.Client({ connectionString: url, statement_timeout: 0 })
  await client.connect()
  const file = join(dataDir, 'duckdb', 'rows.csv')
  const bring = async (select: string, loadFrom: (rows: string) => string) => {
    await pipeline(client.query(copyTo(`copy (${select}) to stdout (format csv, header)`)), createWriteStream(file))
    await run(loadFrom(`read_csv('${file}', header = true, all_varchar = true)`))
    rmSync(file)
  }
  const begun = performance.now()
  try {
    const [counted] = await run("select count(*) from duckdb_tables() where table_name = 'student'")
    const isThere = Number(counted?.[0]) > 0
    if (!isThere)
      await bring(
        studentRows(asText),
        (rows) => `create table student as select ${columns.map(typed).join(', ')} from ${rows}`,
      )
    const loadSeconds = isThere ? null : (performance.now() - begun) / 1000
    for (const [mark, select] of Object.entries(marksOf(world.companyId)))
      await bring(
        select,
        (rows) => `create or replace table ${mark} as select * replace (ordinal::integer as ordinal) from ${rows}`,
      )
    return loadSeconds
  } finally {
    await client.end()
  }
}

/** Lists travel as text. */
const asText = (expression: string, type: ColumnType) =>
  isList(type) ? `array_to_string(${expression}, '|')` : expression

const typed = ([name, type]: (typeof columns)[number]) =>
  isList(type) ? `string_split(${name}, '|')::${type} as ${name}` : `${name}::${type} as ${name}`
