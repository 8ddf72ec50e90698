import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import { sessionCookies } from '#domain/session/rules.ts'
import { readEnv } from '#platform/env.ts'
import type { Lifecycle } from '#platform/lifecycle.ts'
import { log } from '#platform/log.ts'
import { testDatabase, type TestDatabase } from '#test/database.ts'
import { freePort } from '#test/e2e/free-port.ts'
import { startServer } from './start.ts'

let database: TestDatabase
const dataDir = mkdtempSync(join(tmpdir(), 'yoake-stop-'))
beforeAll(async () => {
  database = await testDatabase()
}, 60_000)
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function aStartedServer(settings: Record<string, string> = {}) {
  const port = await freePort()
  const ends: (() => Promise<unknown> | void)[] = []
  let notice = { announce: (): void => undefined, waitMs: -1 }
  const lifecycle: Lifecycle = {
    onStop: (_, end) => void ends.push(end),
    onSignal: (announce, waitMs) => void (notice = { announce, waitMs }),
    stop: async () => {},
  }
  const env = { NODE_ENV: 'test', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: 'off', ...settings }
  await startServer(readEnv({ ...env, DATABASE_URL: database.url, WORKER: 'off' }), { lifecycle })
  return {
    port,
    notice,
    async end() {
      for (const end of ends.toReversed()) await end()
    },
  }
}

test('a server that was asked to stop is not ready at once, and serves on until whoever sends visitors has noticed', async () => {
  const { port, notice, end } = await aStartedServer({ STOP_AFTER_SECONDS: '3' })
  const ask = async (path: string) => {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`)
    return [status, headers.get('connection')]
  }
  expect(await ask('/readyz')).toEqual([200, 'keep-alive'])
  expect(notice.waitMs).toBe(3_000)
  notice.announce()
  expect(await ask('/readyz')).toEqual([503, 'close'])
  expect(await ask('/healthz')).toEqual([200, 'close'])
  await end()
  await expect(ask('/healthz')).rejects.toThrow('fetch failed')
}, 60_000)

test('a stop waits for the work of a visitor who has left, and logs nothing', async () => {
  const { port, end } = await aStartedServer()
  const spies = (['warn', 'error', 'fatal'] as const).map((level) => vi.spyOn(log, level))
  const isWaiting = async () => {
    const { rows } = await sql`select from pg_locks
      where not granted and database = (select oid from pg_database where datname = current_database())`.execute(
      database.db,
    )
    return rows.length > 0
  }

  const stopping = await database.db.transaction().execute(async (tx) => {
    await sql`lock table session in access exclusive mode`.execute(tx)
    const headers = {
      cookie: `${sessionCookies.client}=${'a'.repeat(43)}`,
      origin: `http://localhost:${port}`,
      'content-type': 'application/json',
      'x-area': 'client',
    }
    const visit = request({ port, host: '127.0.0.1', path: '/graphql', method: 'POST', headers })
    visit.on('error', () => undefined)
    visit.end(JSON.stringify({ query: '{ school(schoolId: "1") { id } }' }))
    while (!(await isWaiting())) await sleep(10)
    visit.destroy()
    let isOver = false
    const over = (async () => {
      await end()
      isOver = true
    })()
    await sleep(100)
    expect(isOver).toBe(false)
    return { over }
  })
  await stopping.over
  expect(spies.flatMap((spy) => spy.mock.calls)).toEqual([])
}, 60_000)
