import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase } from '#platform/database/db.ts'
import { aCandidate } from '#test/factories.ts'
import { callAs } from '#test/e2e/calls.ts'
import { aServer, type Server } from '../../faults/server.ts'
import type { Figures } from '../round.ts'
import { aClusterBehindHaproxy, aDatabase, pooled, startPgbouncer } from '../world.ts'

const processes = 20
const clientsOfEach = 8
const seconds = 20
const read = '{ awaitedCompanies { __typename } cancelledDates { __typename } calendarFeed { __typename } }'

/** As many processes through 60 connections of PgBouncer, and with connections of their own. */
export async function playCrowd(folder: string): Promise<Figures> {
  const { near, cluster, close } = await aClusterBehindHaproxy(folder)
  try {
    await cluster.setConnections(processes * 20 + 20)
    const directUrl = await aDatabase()
    await startPgbouncer(near, directUrl)
    const direct = await measured('direct', directUrl, directUrl)
    const through = await measured('pooled', pooled(directUrl), directUrl)
    return {
      processes,
      ...direct,
      ...through,
      refused: (direct['direct refused'] ?? 0) + (through['pooled refused'] ?? 0),
    }
  } finally {
    close()
  }
}

async function measured(way: string, url: string, directUrl: string): Promise<Figures> {
  const home = mkdtempSync(join(tmpdir(), 'yoake-crowd-'))
  const { db, close } = openDatabase(directUrl, { poolSize: 2, applicationName: 'crowd' })
  const servers: Server[] = []
  try {
    for (let n = 0; n < processes; n += 1)
      servers.push(await aServer(url, join(home, String(n)), directUrl, { WORKER: 'off' }))
    const calls = await Promise.all(
      Array.from({ length: processes * clientsOfEach }, async (_, at) => {
        const { viewer } = await aCandidate(db)
        return callAs(servers[at % processes]?.url ?? '', db, viewer)
      }),
    )
    const times: number[] = []
    let refused = 0
    const begun = performance.now()
    const end = begun + seconds * 1_000
    const asking = Promise.all(
      calls.map(async (call) => {
        while (performance.now() < end) {
          const started = performance.now()
          const answer = await call(read).catch(() => undefined)
          if (answer?.data && !answer.errors) times.push(performance.now() - started)
          else refused += 1
        }
      }),
    )
    await sleep((seconds * 1_000) / 2)
    const sessions = await sessionsOf(directUrl)
    await asking
    times.sort((a, b) => a - b)
    return {
      [`${way} sessions`]: sessions,
      [`${way} a second`]: times.length / ((performance.now() - begun) / 1_000),
      [`${way} median ms`]: times[Math.floor(times.length / 2)] ?? 0,
      [`${way} p99 ms`]: times[Math.floor(times.length * 0.99)] ?? 0,
      [`${way} refused`]: refused,
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await close()
    rmSync(home, { recursive: true, force: true })
  }
}

async function sessionsOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
  return rows[0]?.count ?? 0
}
