import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testDatabase, type TestDatabase } from '#test/database.ts'
import { childrenOf } from '../../bench/child-processes.ts'
import { aServer } from '../faults/server.ts'

let database: TestDatabase
const dataDir = mkdtempSync(join(tmpdir(), 'yoake-web-processes-'))
beforeAll(async () => void (database = await testDatabase()))
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const isLinux = process.platform === 'linux'
const patience = { timeout: 60_000 }

/** The first process with two others beside it; each counts what it has answered at a port of its own. */
async function threeProcesses() {
  // Three in a row, below those that systems give to connections.
  const metricsPort = 20_000 + 3 * randomInt(3_000)
  const settings = { WEB_PROCESSES: '3', WORKER: 'off', METRICS_PORT: String(metricsPort) }
  const server = await aServer(database.url, dataDir, database.url, settings)
  const metricsOf = async (place: number) =>
    (await fetch(`http://127.0.0.1:${metricsPort + place}/metrics`, { headers: { connection: 'close' } })).text()
  const visit = () => fetch(`${server.url}/healthz`, { headers: { connection: 'close' } })
  const visitsOf = async (place: number) =>
    Number(/^yoake_http_request_seconds_count\{.*route="\/healthz".*\} (\d+)/m.exec(await metricsOf(place))?.[1] ?? 0)
  const others = () => childrenOf(server.pid())
  const untilAllAnswer = () =>
    vi.waitFor(async () => {
      await Promise.all(Array.from({ length: 30 }, visit))
      const visits = await Promise.all([0, 1, 2].map(visitsOf))
      for (const count of visits) expect(count).toBeGreaterThan(0)
      return visits
    }, patience)
  const before = await untilAllAnswer()
  return { server, visit, visitsOf, others, untilAllAnswer, before }
}

// Sockets share a port on Linux only.
test.runIf(isLinux)('three processes share the visitors of one port, and another replaces one that dies', async () => {
  const { server, visit, visitsOf, others, untilAllAnswer, before } = await threeProcesses()
  const statuses = await Promise.all(Array.from({ length: 90 }, async () => (await visit()).status))
  expect(new Set(statuses)).toEqual(new Set([200]))
  const visits = await Promise.all([0, 1, 2].map(async (place) => (await visitsOf(place)) - (before[place] ?? 0)))
  expect(visits.reduce((sum, count) => sum + count)).toBe(90)
  // Spread at random: fewer than ten for one of three would be one run in a million.
  for (const count of visits) expect(count).toBeGreaterThan(9)

  const [victim, survivor] = others()
  process.kill(Number(victim), 'SIGKILL')
  await vi.waitFor(() => {
    expect(others()).toHaveLength(2)
    expect(others()).not.toContain(victim)
  }, patience)
  expect(others()).toContain(survivor)
  await untilAllAnswer()
  expect((await visit()).status).toBe(200)
  await server.stop()
  await expect(visit()).rejects.toThrow('fetch failed')
})

test.runIf(isLinux)('the others end with the first, also when it is killed', async () => {
  const { server, visit } = await threeProcesses()
  await server.kill()
  await vi.waitFor(() => expect(visit()).rejects.toThrow('fetch failed'), patience)
})
