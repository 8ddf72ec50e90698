import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { searchTimeout } from '#domain/candidate-search/search-index/ask.ts'
import { openDatabase, type Database } from '#platform/database/db.ts'
import { readEnv } from '#platform/env.ts'
import { log } from '#platform/log.ts'
import { testDatabase, type TestDatabase } from '#test/database.ts'
import { connectionsOf, openPools, warnOfConnections, warnOfLimits, type Pools } from './pools.ts'

let database: TestDatabase
let pools: Pools
beforeAll(async () => {
  database = await testDatabase()
  pools = openPools(
    { url: database.url, directUrl: database.url },
    { databasePool: 2, searchPool: 1, eventPool: 1, jobPool: 2, databaseReplicaUrls: [] },
  )
})
afterAll(async () => {
  await pools.close()
  await database.close()
})

const kinds = ['database', 'searching', 'events', 'jobs'] as const
const answers = async ({ db }: Database) => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows[0]?.one

test.each(kinds)('while every connection of %s is held, all others answer', async (kind) => {
  const { pool } = pools[kind]
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const waiting = answers(pools[kind])
  for (const other of kinds.filter((one) => one !== kind))
    expect([other, await answers(pools[other])]).toEqual([other, 1])
  expect(pool.waitingCount).toBe(1)
  for (const client of held) client.release()
  expect(await waiting).toBe(1)
})

test('a start says in one line which limit the server does not keep', async () => {
  const warn = vi.spyOn(log, 'warn')
  await warnOfLimits(pools)
  expect(warn).not.toHaveBeenCalled()
  const unlimited = openDatabase(database.url, { statementTimeout: 0 })
  await warnOfLimits({ ...pools, searching: unlimited })
  expect(warn.mock.calls).toEqual([
    [{ limit: 0, wanted: searchTimeout }, 'statement_timeout is not what was asked for: docs/behind-a-pooler.md'],
  ])
  warn.mockRestore()
  await unlimited.close()
})

test('a start says when the server has no room for the connections of all web processes', async () => {
  const warn = vi.spyOn(log, 'warn')
  await warnOfConnections(database.db, readEnv({ WEB_PROCESSES: '14' }))
  expect(warn).not.toHaveBeenCalled()
  await warnOfConnections(database.db, readEnv({ WEB_PROCESSES: '15' }))
  expect(warn.mock.calls).toEqual([
    [{ limit: 297, wanted: 306 }, 'max_connections leaves less than these processes may take'],
  ])
  warn.mockRestore()
})

test('a process takes as many connections as its settings say, and the README names the sum', () => {
  const [withJobs, without] = [{}, { WORKER: 'off' }].map((settings) => connectionsOf(readEnv(settings)))
  expect(readFileSync('README.md', 'utf8')).toContain(`${withJobs} by default, ${without} with \`WORKER=off\``)
})
