import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runsAs, type Binaries } from './postgres-binaries.ts'
import { StartRefused } from '../start-refused.ts'

/** The paths of one embedded server. */
export type Cluster = { folder: string; password: string; port: string; log: string }

export const user = 'yoake'
export const database = 'yoake'

/** The paths for a data folder; reads and writes nothing. */
export function clusterIn(dataDir: string): Cluster {
  return {
    folder: join(reachableHome(dataDir), 'postgres'),
    password: join(dataDir, 'postgres.password'),
    port: join(dataDir, 'postgres.port'),
    log: join(dataDir, 'postgres.log'),
  }
}

/** The server's address: 127.0.0.1 only, or the folder of its socket. The password file is beside the cluster, readable by its owner alone. */
export function addressOf(cluster: Cluster, port = rememberedPort(cluster), host = '127.0.0.1'): string {
  return `postgres://${user}:${readFileSync(cluster.password, 'utf8')}@${encodeURIComponent(host)}:${port}/${database}`
}

export const rememberedPort = (cluster: Cluster): number =>
  existsSync(cluster.port) ? Number(readFileSync(cluster.port, 'utf8')) : 0

/** Creates the cluster unless it exists. A half-made cluster of a killed start is removed first. */
export function initialise(binaries: Binaries, cluster: Cluster, durable: boolean) {
  const hasPassword = existsSync(cluster.password)
  if (hasPassword && existsSync(join(cluster.folder, 'PG_VERSION'))) return
  if (existsSync(cluster.folder) && !isOutside(cluster)) {
    throw new StartRefused(
      `${cluster.password} がないため開けません / the database in ${cluster.folder} has lost its password file: restore it, or move the folder away to start afresh`,
    )
  }
  rmSync(cluster.folder, { recursive: true, force: true })
  const fresh = `${cluster.folder}.new`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(dirname(fresh), { recursive: true })
  mkdirSync(fresh, { mode: 0o700 })
  give(fresh)
  const password = randomBytes(24).toString('base64url')
  const secret = mkdtempSync(join(tmpdir(), 'yoake-initdb-'))
  try {
    writeFileSync(join(secret, 'password'), password, { mode: 0o600 })
    give(secret)
    give(join(secret, 'password'))
    const initdbRun = spawnSync(
      binaries.initdb,
      [
        '-D',
        fresh,
        '-U',
        user,
        `--pwfile=${join(secret, 'password')}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=icu',
        '--icu-locale=ja',
        `--locale=${locale}`,
        // A test opens thousands of connections; their socket lies in a folder that only we may enter.
        ...(durable ? [] : ['--no-sync', '--auth-local=trust']),
      ],
      { ...runsAs, cwd: '/', env: plainEnvironment, encoding: 'utf8' },
    )
    if (initdbRun.status !== 0)
      throw new StartRefused(
        `データベースを作成できません / initdb failed: ${initdbRun.error?.message ?? initdbRun.stderr.trim()}`,
      )
  } finally {
    rmSync(secret, { recursive: true, force: true })
  }
  rmSync(cluster.password, { force: true })
  writeFileSync(cluster.password, password, { mode: 0o600 })
  renameSync(fresh, cluster.folder)
}

const locale = process.platform === 'linux' ? 'C.UTF-8' : process.platform === 'darwin' ? 'en_US.UTF-8' : 'C'

/** The database server gets none of our settings and secrets in its environment. */
export const plainEnvironment: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'],
  LC_ALL: locale,
  TZ: 'UTC',
  ...(process.env['SystemRoot'] && { SystemRoot: process.env['SystemRoot'] }),
}

function give(path: string) {
  if (runsAs.uid) chownSync(path, runsAs.uid, runsAs.gid)
}

const isOutside = (cluster: Cluster) => dirname(cluster.folder) !== dirname(cluster.password)

/**
 * Under root the server runs as `nobody`, who may not enter a folder like /root, so the cluster is then in /var/lib.
 */
function reachableHome(dataDir: string): string {
  if (!runsAs.uid) return dataDir
  mkdirSync(dataDir, { recursive: true })
  chmodSync(dataDir, 0o755)
  for (let folder = dataDir; folder !== dirname(folder); folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0)
      return `/var/lib/yoake-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`
  }
  return dataDir
}
