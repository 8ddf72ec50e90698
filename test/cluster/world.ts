import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Database } from '#platform/database/db.ts'
import { aServer, type Server } from '../faults/server.ts'
import { statement } from '../../bench/replicas/postgres-server.ts'
import { aMachine, layCables, nearAddress, takeCablesAway } from './machine.ts'
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

/** Three members behind HAProxy, and the product on top: two processes for pages and two for jobs. */
export async function aClusterWorld(folder: string): Promise<ClusterWorld> {
  const { cluster, close: closeCluster } = await aClusterBehindHaproxy(folder)
  const url = await aDatabase()
  const home = mkdtempSync(join(tmpdir(), 'yoake-cluster-'))
  const aWebServer = (name: string) => aServer(url, join(home, name), url, { WORKER: 'off' })
  // The first brings the schema; the second waits for it.
  const servers: [Server, Server] = [await aWebServer('one'), await aWebServer('two')]
  const workers = ['three', 'four'].map((name) => aWorker(url, join(home, name)))
  const database = openDatabase(url, { poolSize: 5, applicationName: 'faults' })
  return {
    cluster,
    url,
    servers,
    database,
    dead: () => servers.filter((server) => !server.isAlive()).length + workers.filter(hasEnded).length,
    async close() {
      await Promise.all([...servers.map((server) => server.stop()), ...workers.map(ended)])
      await database.close()
      closeCluster()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** The machines of the database, and HAProxy on that of the product. */
export async function aClusterBehindHaproxy(folder: string) {
  const place = { root: join(folder, 'system'), logs: join(folder, 'logs') }
  layCables()
  process.once('exit', takeCablesAway)
  const cluster = await openCluster(place.root, place.logs)
  const near = await aMachine({ ...place, name: 'near' })
  near.write('/run/haproxy.cfg', documentOf('haproxy.cfg'))
  near.run('haproxy', ['/usr/sbin/haproxy', '-db', '-f', '/run/haproxy.cfg'])
  await cluster.healthy()
  return {
    cluster,
    near,
    close() {
      cluster.close()
      near.close()
      takeCablesAway()
    },
  }
}

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
