import { afterAll, beforeAll, expect, test } from 'vitest'
import { earlierDatabase } from '#test/earlier-database.ts'

let database: Awaited<ReturnType<typeof earlierDatabase>>
beforeAll(async () => {
  // Since migration 0303 a posting lies in two parts.
  database = await earlierDatabase(302)
})
afterAll(() => database.close())

test('blocks of four bytes a student are the same in three, each student of each key in order', async () => {
  const { client, toToday } = database
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
  await toToday()
  const { rows } = await client.query<{ key: string; ordinals: number[] }>(
    `select key, array_agg(ordinal) as ordinals from search_postings($1) group by key`,
    [Object.keys(students)],
  )
  expect(Object.fromEntries(rows.map(({ key, ordinals }) => [key, ordinals]))).toEqual(students)
})
