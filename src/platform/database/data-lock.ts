import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { processIdentity } from './process-identity.ts'
import { StartRefused } from '../start-refused.ts'

export type Holder = { pid: number; identity: string; port?: number }
export type DataLock = { release: () => void }

export class AlreadyRunning extends StartRefused {
  constructor(dataDir: string, { pid, port }: Holder) {
    const where = `pid ${pid}${port ? `, port ${port}` : ''}`
    super(
      `すでに起動しています (${where}, ${dataDir}) / Already running: stop it first, or set another DATA_DIR and PORT`,
    )
  }
}

/** The living process that uses this data folder, if any. A process id reused by another program does not count. */
export function findHolder(dataDir: string): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(lockFile(dataDir), 'utf8')) as Holder
    return processIdentity(holder.pid) === holder.identity ? holder : undefined
  } catch {
    return undefined
  }
}

/** Locks the folder for this process, or throws `AlreadyRunning` and changes nothing. */
export function lockDataDir(dataDir: string, port?: number): DataLock {
  mkdirSync(dataDir, { recursive: true })
  const file = lockFile(dataDir)
  const mine = `${file}.${process.pid}`
  const text = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid), port })
  writeFileSync(mine, text)
  try {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      try {
        // A hard link appears whole or not at all, and never replaces a file, so of two starts only one succeeds.
        linkSync(mine, file)
        return { release: () => releaseIfMine(file, text) }
      } catch {
        const holder = findHolder(dataDir)
        if (holder) throw new AlreadyRunning(dataDir, holder)
        setStaleAside(file, dataDir)
      }
    }
    throw new Error(`${file} cannot be written`)
  } finally {
    rmSync(mine, { force: true })
  }
}

function setStaleAside(file: string, dataDir: string) {
  const aside = `${file}.stale.${process.pid}`
  try {
    renameSync(file, aside)
    const moved = JSON.parse(readFileSync(aside, 'utf8')) as Holder
    // Another start replaced the stale lock meanwhile: restore its lock.
    if (processIdentity(moved.pid) === moved.identity) linkSync(aside, lockFile(dataDir))
  } catch {
    // The lock is gone or unreadable: the next attempt decides.
  }
  rmSync(aside, { force: true })
}

function releaseIfMine(file: string, text: string) {
  try {
    if (readFileSync(file, 'utf8') === text) rmSync(file)
  } catch {
    // The lock is already gone.
  }
}

const lockFile = (dataDir: string) => join(dataDir, 'lock')
