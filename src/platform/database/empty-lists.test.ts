import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#test/database.ts'

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
