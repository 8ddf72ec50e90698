import { expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { countTry, forgetSignIns } from './commands.ts'

const app = ownApp()
const keys = { account: 'account', pair: 'pair', visitor: 'visitor' }
const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
const attempts = async () => {
  const rows = await app.db.selectFrom('signInAttempt').select(['key', 'failures']).orderBy('key').execute()
  return rows.map(({ key, failures }) => `${key} ${failures}`)
}

test('what is old is forgotten, but not what is tried in the same moment, for which nobody waits', async () => {
  expect(await countTry(app.db, keys, false, hours(-72))).toEqual({ failures: 1 })
  expect(await countTry(app.db, { ...keys, account: 'another', pair: 'other pair' }, false, hours(-1))).toEqual({
    failures: 1,
  })
  await app.db.transaction().execute(async (tx) => {
    await tx.selectFrom('signInAttempt').select('key').where('key', '=', 'pair').forUpdate().execute()
    // It would wait for the end of this transaction, which waits for it.
    await forgetSignIns(app.db)
  })
  expect(await attempts()).toEqual(['another 1', 'other pair 1', 'pair 1'])
  await forgetSignIns(app.db)
  expect(await attempts()).toEqual(['another 1', 'other pair 1'])
})
