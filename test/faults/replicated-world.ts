import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#platform/database/db.ts'
import { migrate } from '#platform/database/migrate.ts'
import { freePort } from '#test/e2e/free-port.ts'
import { openFlakyLink } from '#test/flaky-link.ts'
import { loadMasterData } from '../../src/server/master-data.ts'
import { aPostgres } from './postgres.ts'
import { aServer, type Server } from './server.ts'
import { aStandby } from '../../bench/replicas/standby.ts'

export type ReplicatedWorld = Awaited<ReturnType<typeof aReplicatedWorld>>
export type ReplicatedServer = Server & { figures: () => Promise<ReplicaFigures> }

/** The figures of a server's replicas, from /metrics. */
export type ReplicaFigures = { inUse: number; statements: Record<string, number> }

/** A primary behind an address that can be turned to another, two standbys, and two servers that ask all three. */
export async function aReplicatedWorld() {
  const home = mkdtempSync(join(tmpdir(), 'yoake-replicas-'))
  chmodSync(home, 0o755)
  const primary = await aPostgres(join(home, 'primary'))
  await migrate(primary.url, 'migrations')
  const link = await openFlakyLink(primary.url)
  const database = openDatabase(link.url, { poolSize: 5, applicationName: 'faults' })
  await loadMasterData(database.db)
  const standbys = await Promise.all([
    aStandby(primary, { folder: join(home, 'first'), port: await freePort() }),
    aStandby(primary, { folder: join(home, 'second'), port: await freePort() }),
  ])
  const urls = standbys.map(({ url }) => url).join(',')
  const servers = await Promise.all([
    aReplicatedServer(link.url, join(home, 'one'), urls),
    aReplicatedServer(link.url, join(home, 'two'), urls),
  ])
  return {
    home,
    primary,
    link,
    standbys,
    servers,
    database,
    /** Waits until both servers use so many replicas; false after a minute. */
    async use(inUse: number) {
      for (const end = Date.now() + 60_000; Date.now() < end; await sleep(100)) {
        const figures = await Promise.all(servers.map((server) => server.figures()))
        if (figures.every((each) => each.inUse === inUse)) return true
      }
      return false
    },
    /** The statements of both servers that may go to a replica, by what became of them. */
    async statements() {
      const sum: Record<string, number> = {}
      for (const server of servers)
        for (const [outcome, count] of Object.entries((await server.figures()).statements))
          sum[outcome] = (sum[outcome] ?? 0) + count
      return sum
    },
    async close() {
      for (const standby of standbys) standby.thaw()
      await Promise.all(servers.map((server) => server.stop()))
      await database.close()
      await link.close()
      await Promise.all([primary, ...standbys].map((each) => each.stop()))
      rmSync(home, { recursive: true, force: true })
    },
  }
}

async function aReplicatedServer(databaseUrl: string, dataDir: string, urls: string): Promise<ReplicatedServer> {
  const metricsPort = await freePort()
  const server = await aServer(databaseUrl, dataDir, databaseUrl, {
    WORKER: 'off',
    DATABASE_REPLICA_URLS: urls,
    METRICS_PORT: String(metricsPort),
  })
  return {
    ...server,
    async figures() {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      const valuesOf = (name: string) => [...text.matchAll(new RegExp(`^${name}\\{\\w+="([^"]+)"\\} (\\S+)$`, 'gm'))]
      return {
        inUse: valuesOf('yoake_replica_in_use').filter(([, , value]) => value === '1').length,
        statements: Object.fromEntries(
          valuesOf('yoake_replica_statements_total').map(([, outcome, value]) => [outcome, Number(value)]),
        ),
      }
    },
  }
}
