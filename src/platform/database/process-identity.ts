import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * The start time of a process, in a form that differs for a later process with the same id; undefined when none runs.
 */
export function processIdentity(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') return ps(pid, 'lstart=')
    // The name in parentheses may contain spaces, so fields are counted after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const [state, startedAt] = [fields[0], fields[19]]
    if (state === 'Z' || state === 'X') return undefined
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${startedAt}`
  } catch {
    return undefined
  }
}

/** The command line of a running process, words separated by spaces; undefined when none runs. */
export function processCommand(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') return ps(pid, 'command=')
    if (!processIdentity(pid)) return undefined
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return undefined
  }
}

const ps = (pid: number, column: string) =>
  execFileSync('ps', ['-o', column, '-p', String(pid)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim() || undefined
