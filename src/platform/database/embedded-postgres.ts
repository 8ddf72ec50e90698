import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findHolder, lockDataDir, type DataLock } from './data-lock.ts'
import { findBinaries, runsAs, type Binaries } from './postgres-binaries.ts'
import {
  addressOf,
  clusterIn,
  database,
  initialise,
  plainEnvironment,
  rememberedPort,
  type Cluster,
} from './postgres-cluster.ts'
import { processCommand } from './process-identity.ts'
import { StartRefused } from '../start-refused.ts'

type EmbeddedPostgres = { url: string; stop: () => Promise<void> }
type EmbeddedOptions = {
  /** Absolute path of the folder with the cluster, its password and the lock. */
  dataDir: string
  /** Default: a free port, reused at the next start. */
  port?: number
  /** False trades safety against power loss for speed; for tests only. */
  durable: boolean
  /** The web port of this process, named in the message to a second start. */
  servingOn?: number
  /** Called when the server ends without `stop`. */
  onDeath?: () => void
}

/**
 * Starts PostgreSQL in the folder, making the cluster on the first call, and locks the folder until `stop`. Throws
 * `AlreadyRunning` while another process uses the folder. Stops a server that a killed process left behind.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const lock = lockDataDir(options.dataDir, options.servingOn)
  try {
    return await start(options, lock)
  } catch (error) {
    lock.release()
    throw error
  }
}

/** The address of a server that another living process runs in this folder; undefined without one. */
export function findRunningPostgres(dataDir: string): string | undefined {
  if (!findHolder(dataDir)) return undefined
  const cluster = clusterIn(dataDir)
  return existsSync(join(cluster.folder, 'postmaster.pid')) ? addressOf(cluster) : undefined
}

async function start(
  { dataDir, port: wanted, durable, onDeath }: EmbeddedOptions,
  lock: DataLock,
): Promise<EmbeddedPostgres> {
  const binaries = findBinaries()
  const cluster = clusterIn(dataDir)
  await stopOrphan(cluster)
  initialise(binaries, cluster, durable)
  const port = wanted ?? (await freePort(rememberedPort(cluster)))
  writeFileSync(cluster.port, String(port))
  const sockets = socketFolder(cluster, port)
  const url = addressOf(cluster, port, sockets || undefined)
  const child = await launch(binaries, cluster, { port, durable, sockets }, url)

  let stopping: Promise<void> | undefined
  // The last resort when this process ends without `stop`: the server still shuts down in order.
  const last = () => child.kill('SIGINT')
  process.once('exit', last)
  child.once('exit', () => {
    process.off('exit', last)
    if (!stopping) onDeath?.()
  })
  return { url, stop: () => (stopping ??= stop(child).finally(lock.release)) }
}

async function launch(binaries: Binaries, cluster: Cluster, settings: Settings, url: string): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt += 1) {
    if (existsSync(cluster.log) && statSync(cluster.log).size > 5_000_000) rmSync(cluster.log)
    const log = openSync(cluster.log, 'a')
    const from = statSync(cluster.log).size
    const child = spawn(binaries.postgres, ['-D', cluster.folder, ...flags(settings)], {
      ...runsAs,
      cwd: '/',
      env: plainEnvironment,
      stdio: ['ignore', log, log],
      // Its own process session: Ctrl-C reaches only us, and the server stops after the requests are done.
      detached: settings.durable,
    })
    closeSync(log)
    const failed = new Promise<string>((resolve) => child.once('error', (error) => resolve(error.message)))
    const trouble = await Promise.race([ready(child, url), failed])
    if (trouble === undefined) return child
    const said = readFileSync(cluster.log, 'utf8').slice(from).trim()
    // Server processes of a killed postmaster need a moment to notice.
    if (attempt < 10 && /shared memory block|lock file "postmaster.pid" already exists/.test(said)) await sleep(500)
    else
      throw new StartRefused(
        `PostgreSQL が起動しません / PostgreSQL did not start: ${trouble}; ${said.split('\n').slice(-5).join(' | ')}`,
      )
  }
}

/** A quarter of the memory of this machine or container; PostgreSQL takes only what it uses. */
function sharedMegabytes() {
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  return Math.min(2048, Math.max(128, Math.floor(bytes / 4 / 1024 / 1024)))
}

/**
 * Where the server listens beside its port, for our own connections: a statement by TCP costs the server half as much again.
 * '' on Windows, and where the path is longer than a socket's may be.
 */
const socketFolder = ({ folder }: Cluster, port: number) =>
  process.platform === 'win32' || join(folder, `.s.PGSQL.${port}`).length > 100 ? '' : folder

type Settings = { port: number; durable: boolean; sockets: string }

const flags = ({ port, durable, sockets }: Settings) =>
  Object.entries({
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: sockets,
    max_connections: 300,
    shared_buffers: durable ? `${sharedMegabytes()}MB` : '128MB',
    effective_cache_size: durable ? `${sharedMegabytes() * 2}MB` : '1GB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    random_page_cost: 1.1,
    jit: 'off',
    // Two cores, shared with Node; and parallel work needs a large /dev/shm, which containers lack.
    max_parallel_workers_per_gather: 0,
    max_parallel_maintenance_workers: 0,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Row values and statements never reach the log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_parameter_max_length_on_error: 0,
    log_checkpoints: 'off',
    ...(durable
      ? {}
      : {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          wal_level: 'minimal',
          max_wal_senders: 0,
          autovacuum: 'off',
          // Files in memory are read at once, and a read by another process costs more than itself.
          io_method: 'sync',
          update_process_title: 'off',
        }),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/** Resolves to undefined once the database exists and answers, otherwise to the error message. */
async function ready(child: ChildProcess, url: string): Promise<string | undefined> {
  const until = Date.now() + 120_000
  while (Date.now() < until) {
    if (child.exitCode !== null || child.signalCode !== null) return `exit ${child.exitCode ?? child.signalCode}`
    const trouble = await createDatabase(url).then(
      () => undefined,
      (error: Error & { code?: string }) => error,
    )
    if (!trouble) return undefined
    // Starting up and recovering after a crash are worth waiting for; a wrong password is not.
    if (trouble.code?.startsWith('28')) {
      child.kill('SIGINT')
      return trouble.message
    }
    await sleep(25)
  }
  child.kill('SIGQUIT')
  return 'no answer for two minutes'
}

async function createDatabase(url: string) {
  const client = new pg.Client({
    connectionString: url.replace(/[^/]+$/, 'postgres'),
    connectionTimeoutMillis: 2_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database])
    if (rowCount === 0) await client.query(`create database ${database}`)
  } finally {
    await client.end()
  }
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGINT')
  const timer = setTimeout(() => child.kill('SIGQUIT'), 30_000)
  await gone
  clearTimeout(timer)
}

/** We hold the lock, so a server that still runs here belongs to a killed process. */
async function stopOrphan(cluster: Cluster) {
  const file = join(cluster.folder, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  const isOrphan = () => processCommand(pid)?.includes(cluster.folder) === true
  if (!isOrphan()) return rmSync(file, { force: true })
  for (const [signal, seconds] of [
    ['SIGINT', 20],
    ['SIGQUIT', 10],
  ] as const) {
    process.kill(pid, signal)
    for (const until = Date.now() + seconds * 1000; Date.now() < until; await sleep(50)) if (!isOrphan()) return
  }
  throw new StartRefused(
    `前回の PostgreSQL が終了しません / the PostgreSQL left by the last run (pid ${pid}) does not stop`,
  )
}

/** The preferred port if it is free, otherwise any. */
function freePort(preferred: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', () => (preferred ? freePort(0).then(resolve, reject) : reject(new Error('no free port'))))
    probe.listen(preferred, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
