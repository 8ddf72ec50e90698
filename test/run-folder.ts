import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
const nameOf = (process: number) => `yoake-tests-${process}`
const enough = 2 * 1024 ** 3

/**
 * Lets every temporary file of this test run lie in memory, where the machine has such a folder and 2 GiB to spare: a
 * copy of a database is more than a thousand files, and on a disk each costs a write to its journal.
 */
export function useRunFolder() {
  if (!hasRoom()) return
  clearFoldersOfKilledRuns()
  const folder = join(memory, nameOf(process.pid))
  mkdirSync(folder, { recursive: true })
  // PostgreSQL may run as another user, who has to pass through.
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > enough && process.availableMemory() > 2 * enough
  } catch {
    return false
  }
}

function clearFoldersOfKilledRuns() {
  for (const name of readdirSync(memory)) {
    const owner = Number(/^yoake-tests-(\d+)$/.exec(name)?.[1])
    if (owner && !isAlive(owner)) rmSync(join(memory, name), { recursive: true, force: true })
  }
}

function isAlive(id: number) {
  try {
    return process.kill(id, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
