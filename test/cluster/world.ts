import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, type Database } from '#platform/database/db.ts'
import { aServer, type Server } from '../faults/server.ts'
import { statement } from '../../bench/replicas/postgres-server.ts'
import { aMachine, layCables, nearAddress, takeCablesAway, type Machine } from './machine.ts'
import { documentOf, openCluster, superuserPassword, type Cluster } from './patroni.ts'

export type ClusterWorld = {
  cluster: Cluster
  /** The address that HAProxy leads to whoever is the primary. */
  url: string
  servers: [Server, Server]
  database: Database
  /** The processes of the product that have ended. */
  dead: () => number
  close: () => Promise<void>
}

const haproxy = `${nearAddress}:5000`

/**
 * Three members behind HAProxy, and the product on top: two processes for pages and two for jobs. Pooled, the pages go
 * through PgBouncer.
 */
export async function aClusterWorld(folder: string, isPooled = false): Promise<ClusterWorld> {
  const { cluster, near, close: closeCluster } = await aClusterBehindHaproxy(folder)
  const home = mkdtempSync(join(tmpdir(), 'yoake-cluster-'))
  const servers: Server[] = []
  const workers: ChildProcess[] = []
  const databases: Database[] = []
  async function close() {
    await Promise.all([...servers.map((server) => server.stop()), ...workers.map(ended)])
    for (const database of databases) await database.close()
    closeCluster()
    rmSync(home, { recursive: true, force: true })
  }
  try {
    const url = await aDatabase()
    if (isPooled) await startPgbouncer(near, url)
    const pagesUrl = isPooled ? pooled(url) : url
    const aWebServer = (name: string) => aServer(pagesUrl, join(home, name), url, { WORKER: 'off' })
    // The first brings the schema; the second waits for it.
    const [one, two] = [await aWebServer('one'), await aWebServer('two')]
    servers.push(one, two)
    workers.push(...['three', 'four'].map((name) => aWorker(url, join(home, name))))
    const database = openDatabase(url, { poolSize: 5, applicationName: 'faults' })
    databases.push(database)
    const dead = () => servers.filter((server) => !server.isAlive()).length + workers.filter(hasEnded).length
    return { cluster, url, servers: [one, two], database, dead, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The machines of the database, and the one beside the product, with HAProxy. */
export async function aClusterBehindHaproxy(folder: string) {
  const place = { root: join(folder, 'system'), logs: join(folder, 'logs') }
  layCables()
  process.once('exit', takeCablesAway)
  const cluster = await openCluster(place.root, place.logs)
  const near = await aMachine({ ...place, name: 'near' })
  near.write('/run/haproxy.cfg', documentOf('haproxy.cfg'))
  near.run('haproxy', ['/usr/sbin/haproxy', '-db', '-f', '/run/haproxy.cfg'])
  const close = () => {
    cluster.close()
    near.close()
    takeCablesAway()
  }
  try {
    await cluster.healthy()
  } catch (error) {
    close()
    throw error
  }
  return { cluster, near, close }
}

/** PgBouncer in front of HAProxy; one that runs already is replaced. */
export async function startPgbouncer(near: Machine, url: string, preparedStatements = 200) {
  const { username, password, pathname } = new URL(url)
  near.signal(['pgbouncer'], 'SIGKILL')
  near.write('/run/userlist.txt', `"${username}" "${password}"\n`)
  const own = documentOf('pgbouncer.ini')
    .replace('/etc/pgbouncer/userlist.txt', '/run/userlist.txt')
    .replace(/^yoake = (.*) dbname=yoake$/m, `${pathname.slice(1)} = $1 dbname=${pathname.slice(1)}`)
    .replace(/^(max_prepared_statements) = .*$/m, `$1 = ${preparedStatements}`)
  near.write('/run/pgbouncer.ini', own)
  near.run('postgres', ['/usr/sbin/pgbouncer', '/run/pgbouncer.ini'])
  for (const end = Date.now() + 20_000; ; await sleep(200))
    try {
      return await statement(pooled(url), 'select')
    } catch (error) {
      if (Date.now() > end) throw error
    }
}
/** The address through PgBouncer. */
export const pooled = (url: string) => url.replace(haproxy, `${nearAddress}:6432`)

const addressAs = (user: string, password: string, database: string) =>
  `postgres://${user}:${password}@${haproxy}/${database}`

/** A database of the product's own role, as README makes one; its address through HAProxy. */
export async function aDatabase(name = 'yoake'): Promise<string> {
  const superuser = addressAs('postgres', superuserPassword, 'postgres')
  const role = `create role ${name} login password '${name}'`
  await statement(superuser, role)
  await statement(
    superuser,
    `create database ${name} owner ${name} template template0 encoding 'UTF8' locale_provider icu icu_locale 'ja' locale 'C.UTF-8'`,
  )
  return addressAs(name, name, name)
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** The product's process for jobs alone. */
function aWorker(databaseUrl: string, dataDir: string): ChildProcess {
  const own = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, NODE_ENV: 'test', LOG_LEVEL: 'fatal', DEMO: 'off' }
  return spawn(process.execPath, ['src/worker.ts'], {
    env: { ...process.env, ...own },
    // The IPC channel ends the worker when the run dies.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

async function ended(child: ChildProcess) {
  if (hasEnded(child)) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}
