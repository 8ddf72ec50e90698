import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessionCookies } from '#domain/session/rules.ts'
import { readEnv } from '#platform/env.ts'
import type { Lifecycle } from '#platform/lifecycle.ts'
import { freePort } from '#test/e2e/free-port.ts'
import { testDatabase, type TestDatabase } from '#test/database.ts'
import { openFlakyLink, type FlakyLink } from '#test/flaky-link.ts'
import { answerWithinMs, type ReadyReport } from './work/readiness.ts'
import { startServer } from './start.ts'

let database: TestDatabase
let link: FlakyLink
let url: string
let port: number
const dataDir = mkdtempSync(join(tmpdir(), 'yoake-away-'))
const ends: (() => Promise<unknown> | void)[] = []
const stopped: string[] = []

beforeAll(async () => {
  database = await testDatabase()
  link = await openFlakyLink(database.url)
  port = await freePort()
  const env = readEnv({
    NODE_ENV: 'test',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: link.url,
    DATA_DIR: dataDir,
    DEMO: 'off',
  })
  url = env.publicUrl
  const lifecycle: Lifecycle = {
    onStop: (_, end) => void ends.push(end),
    onSignal: () => undefined,
    stop: async (reason) => void stopped.push(reason),
  }
  await startServer(env, { lifecycle })
}, 60_000)
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
  await link.close()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function readyz() {
  const started = performance.now()
  const response = await fetch(`${url}/readyz`)
  const report = (await response.json()) as ReadyReport
  return { status: response.status, report, ms: performance.now() - started }
}
async function until(happened: () => Promise<boolean>) {
  for (const end = Date.now() + 12_000; Date.now() < end; await sleep(50)) if (await happened()) return
  throw new Error('did not happen within 12 s')
}
/** Asks with a session cookie, so that the server must query the database. */
const ask = (path: string) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-area': 'candidate',
      origin: url,
      cookie: `${sessionCookies.candidate}=${'x'.repeat(43)}`,
    },
    body: JSON.stringify({ query: '{ __typename }' }),
  })
/** Sends an HTTP/1.0 text as a balancer's check does. */
const raw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('data', (data) => (answer += data.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
const bad = [
  ['cut off', () => link.cut(), () => link.mend()],
  ['silent', () => link.stall(), () => link.goOn()],
] as const

describe('§1.3 a database that is away', () => {
  test.each(bad)(
    '%s: /readyz says so within a second, and that it is back',
    async (_, go, come) => {
      await until(async () => (await readyz()).report.queue === 'working')
      expect(await readyz()).toMatchObject({ status: 200, report: { status: 'ready', database: 'answers' } })
      go()
      const { status, report, ms } = await readyz()
      expect([status, report.status, report.database]).toEqual([503, 'unavailable', 'away'])
      expect(answerWithinMs).toBeLessThan(1_000)
      // A busy machine is late by itself; without the limit a silent database would be waited for far longer.
      expect(ms).toBeLessThan(10 * answerWithinMs)
      come()
      await until(async () => (await readyz()).report.status === 'ready')
      await until(async () => (await readyz()).report.queue === 'working')
      expect(stopped).toEqual([])
    },
    40_000,
  )

  test.each(['/graphql', '/admin/graphql'] as const)('%s answers JSON with a code, and 503', async (path) => {
    link.cut()
    const response = await ask(path)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await response.json()).toMatchObject({
      errors: [
        {
          message: 'サーバーの問題で応答できませんでした。時間をおいて、もう一度お試しください。',
          extensions: { code: 'service_unavailable' },
        },
      ],
    })
    link.mend()
    await until(async () => (await readyz()).report.status === 'ready')
    expect((await ask(path)).status).not.toBe(503)
  })
})

test('§1.10 a health check in HTTP/1.0, which names no host, is answered', async () => {
  for (const path of ['/healthz', '/readyz'])
    expect(await raw(`GET ${path} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1\.[01] 200 /)
})
