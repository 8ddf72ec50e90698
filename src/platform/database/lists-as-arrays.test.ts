import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#test/database.ts'
import { compiledOnce } from './compiled-once.ts'
import type { Db } from './db.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('nothing is in an empty list and everything is outside it, also within another question', async () => {
  const figures = await database.db
    .selectNoFrom(({ eb, val, selectFrom }) => [
      eb(val(1), 'in', []).as('isIn'),
      eb(val(1), 'not in', []).as('isOut'),
      eb(val(1), 'in', [1, 2]).as('isOne'),
      eb(val<string>(crypto.randomUUID()), 'in', selectFrom('job').select('id').where('id', 'in', [])).as('isInOther'),
    ])
    .executeTakeFirstOrThrow()
  expect(figures).toEqual({ isIn: false, isOut: true, isOne: true, isInOther: false })
})

test('a list of any length is one value of one statement, of ids, dates, bytes and texts with commas or quotes', async () => {
  const textOf = (ids: string[]) =>
    database.db.selectFrom('job').select('id').where('id', 'in', ids).where('title', 'not in', ids).compile()
  const [one, many] = [textOf(['a']), textOf(['a', 'b', 'c'])]
  expect(many.sql).toBe(one.sql)
  expect(many.parameters).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
  ])
  const now = new Date('2027-04-01T00:00:00.123Z')
  const bytes = Buffer.from([0, 92, 255])
  const texts = ['a,b', '"c"', String.raw`d\e`, 'NULL', '', '日本']
  const found = await database.db
    .selectNoFrom((eb) => [
      ...texts.map((text, n) => eb(sql<string>`${text}::text`, 'in', texts).as(`text${n}`)),
      eb(sql<string>`'f'::text`, 'in', texts).as('other'),
      eb(sql<Date>`${now}::timestamptz`, 'in', [now]).as('moment'),
      eb(sql<Buffer>`${bytes}::bytea`, 'in', [bytes]).as('bytes'),
      eb(sql<number>`${3}::smallint`, 'not in', [1, 2]).as('isOutside'),
    ])
    .executeTakeFirstOrThrow()
  const { other, ...rest } = found as Record<string, boolean>
  expect(other).toBe(false)
  expect(new Set(Object.values(rest))).toEqual(new Set([true]))
})

test('a statement that is compiled once takes its lists in the same words', async () => {
  const among = compiledOnce((db: Db, { ids }: { ids: readonly string[] }) =>
    db.selectNoFrom((eb) => [
      eb(sql<string>`'a'::text`, 'in', ids).as('isIn'),
      eb(sql<string>`'a'::text`, 'not in', ids).as('isOut'),
    ]),
  )
  expect(await among(database.db, { ids: ['a', 'b'] })).toEqual([{ isIn: true, isOut: false }])
  expect(await among(database.db, { ids: [] })).toEqual([{ isIn: false, isOut: true }])
})
