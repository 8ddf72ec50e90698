import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '#test/database.ts'
import { openDatabase, type Database } from './db.ts'
import { inJapanese } from './japanese-order.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  // As createdb makes it on a server whose locale is C.UTF-8.
  const ofCodePoints = await emptyDatabase(`locale_provider libc locale 'C.UTF-8'`)
  database = openDatabase(ofCodePoints.url)
  drop = ofCodePoints.drop
})
afterAll(async () => {
  await database.close()
  await drop()
})

test('kana are in Japanese order in a database that was created with another', async () => {
  const named = sql<{
    kana: string
  }>`(select unnest(array['サーバ', 'カワムラ', 'カーソル', 'ガイアックス', 'ササキ']) as kana)`.as('named')
  const kanaIn = async (order?: typeof inJapanese) =>
    (await database.db.selectFrom(named).select('kana').orderBy('kana', order).execute()).map(({ kana }) => kana)
  expect(await kanaIn()).toEqual(['カワムラ', 'カーソル', 'ガイアックス', 'ササキ', 'サーバ'])
  expect(await kanaIn(inJapanese)).toEqual(['カーソル', 'ガイアックス', 'カワムラ', 'サーバ', 'ササキ'])
})
