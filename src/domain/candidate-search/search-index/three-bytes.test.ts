import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#platform/database/migrate.ts'
import { emptyDatabase } from '#test/database.ts'

/** The last migration before a posting lay in two parts. */
const last = 302
const folder = mkdtempSync(join(tmpdir(), 'yoake-three-bytes-'))
let client: pg.Client
let drop: () => Promise<void>
let url: string

beforeAll(async () => {
  ;({ url, drop } = await emptyDatabase())
  for (const file of readdirSync('migrations').filter(
    (name) => /^\d{4}_/u.test(name) && Number(name.slice(0, 4)) <= last,
  ))
    cpSync(join('migrations', file), join(folder, file))
  await migrate(url, folder)
  client = new pg.Client({ connectionString: url })
  // The test drops the database before the server has closed its connections.
  client.on('error', () => undefined)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await drop()
  rmSync(folder, { recursive: true })
})

test('blocks of four bytes a student are the same in three, each student of each key in order', async () => {
  const students: Record<string, number[]> = {
    't:あ': [0],
    't:い': [16_383, 16_384, 32_767, 32_768],
    't:う': [65_535, 65_536, 131_071, 131_072, 8_388_607, 8_388_608, 16_777_215],
    't:え': Array.from({ length: 1984 }, (_, at) => at * 503),
    't:お': [7],
  }
  for (const keys of [
    ['t:あ', 't:い'],
    ['t:う', 't:え', 't:お'],
  ]) {
    const ends = keys.map((_, at) => keys.slice(0, at + 1).flatMap((key) => students[key] ?? []).length)
    await client.query('insert into search_posting_block (first_key, keys, ends, ordinals) values ($1, $2, $3, $4)', [
      keys[0],
      keys,
      ends,
      keys.flatMap((key) => students[key] ?? []),
    ])
  }
  await migrate(url, 'migrations')
  const { rows } = await client.query<{ key: string; ordinals: number[] }>(
    `select key, array_agg(ordinal) as ordinals from search_postings($1) group by key`,
    [Object.keys(students)],
  )
  expect(Object.fromEntries(rows.map(({ key, ordinals }) => [key, ordinals]))).toEqual(students)
})
