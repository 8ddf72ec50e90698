import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { log } from '#platform/log.ts'
import { testDatabase, type TestDatabase } from '#test/database.ts'
import { openReplica } from './replica.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('a replica that refuses is left out as away, and the log says with which code', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const pool = { poolSize: 1, statementTimeout: 1_000 }
  const nobody = database.url.replace(/\/[^/]*$/, '/not_there')
  const nowhere = 'postgres://yoake@127.0.0.1:9/yoake'
  for (const [number, url, code] of [
    [1, nobody, '3D000'],
    [2, nowhere, 'ECONNREFUSED'],
  ] as const) {
    const replica = openReplica(url, number, { search: pool, pages: pool })
    await replica.look({ mark: 'a', lsn: 1 }, [])
    await replica.look({ mark: 'a', lsn: 1 }, [])
    expect(replica.isInUse()).toBe(false)
    expect(warn.mock.calls).toEqual([[{ kind: 'replica', number, reason: 'away', code }, 'a replica is left out']])
    await replica.close()
    warn.mockClear()
  }
})
