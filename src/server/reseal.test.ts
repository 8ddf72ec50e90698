import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSealing } from '#platform/secrets/secret.ts'
import { testDatabase, type TestDatabase } from '#test/database.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { resealAll, sealedColumns } from './reseal.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('every sealed column of the schema is in the list', () => {
  const columns = readFileSync('schema.sql', 'utf8').match(/^ {2}sealed_\w+ bytea/gm) ?? []
  expect(sealedColumns.map(([, column]) => `  ${column} bytea`).toSorted()).toEqual(columns.toSorted())
})

test('what a secret of before sealed is sealed anew; what nobody can read is counted and left', async () => {
  const { db, pool } = database
  const [present, before, lost] = ['present', 'before', 'lost'].map((name) => name.repeat(8)) as [
    string,
    string,
    string,
  ]
  const sealedBy: [string, string][] = [
    [present, 'one'],
    [before, 'two'],
    [lost, 'three'],
  ]
  for (const [secret, text] of sealedBy) {
    const { viewer } = await anAdmin(db)
    await db
      .insertInto('staffTotp')
      .values({ adminAccountId: viewer.adminAccountId, sealedSecret: openSealing(secret).seal(text) })
      .execute()
  }
  const read = async () => {
    const rows = await db.selectFrom('staffTotp').select('sealedSecret').execute()
    return rows.map(({ sealedSecret }) => openSealing(present).unseal(sealedSecret)).toSorted()
  }
  expect(await read()).toEqual([null, null, 'one'])
  const settings = { sessionSecret: present, previousSecrets: [before] }
  expect(await resealAll(pool, settings)).toContainEqual({ table: 'staff_totp', sealed: 1, unreadable: 1 })
  expect(await read()).toEqual([null, 'one', 'two'])
  expect(await resealAll(pool, settings)).toContainEqual({ table: 'staff_totp', sealed: 0, unreadable: 1 })
})
