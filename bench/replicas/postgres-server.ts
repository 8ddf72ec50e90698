import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries, runsAs } from '#platform/database/postgres-binaries.ts'
import { plainEnvironment } from '#platform/database/postgres-cluster.ts'
import type { ProcessorShare } from './processor-share.ts'

export type Postgres = {
  pid: () => number
  url: string
  /** Of its data. */
  folder: string
  start: () => Promise<void>
  /** kill -9 of the server; its own processes notice and end. */
  kill: () => Promise<void>
  /** As by pg_ctl stop -m fast. */
  stop: () => Promise<void>
  /** SIGSTOP and SIGCONT of the server and everything it started. */
  freeze: () => void
  thaw: () => void
}

/** The server of a folder, which has not been started yet. */
export function serverOf(folder: string, port: number, url: string, share?: ProcessorShare | null): Postgres {
  const binaries = findBinaries()
  let child: ChildProcess | undefined
  const everyProcess = () => [child?.pid ?? 0, ...childrenOf(child?.pid ?? 0)]
  const signal = (name: NodeJS.Signals) => {
    for (const pid of everyProcess())
      try {
        process.kill(pid, name)
      } catch {
        // The process has ended by itself.
      }
  }

  async function start() {
    for (;;) {
      const flags = ['max_connections=100', 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC']
      const parts = ['-D', folder, '-p', String(port), ...flags.flatMap((flag) => ['-c', flag])]
      const started = spawn(binaries.postgres, parts, { ...runsAs, cwd: '/', env: plainEnvironment, stdio: 'ignore' })
      if (started.pid !== undefined) share?.take(started.pid)
      child = started
      process.once('exit', () => started.kill('SIGQUIT'))
      while (started.exitCode === null && started.signalCode === null) {
        if (await answers(url)) return
        await sleep(50)
      }
      // The processes of a killed server need a moment to notice.
      await sleep(200)
    }
  }
  async function end(name: NodeJS.Signals) {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child?.once('exit', resolve))
    child.kill(name)
    await gone
  }
  return {
    url,
    folder,
    pid: () => child?.pid ?? 0,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGINT'),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
  }
}

export async function statement(url: string, text: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
const answers = (url: string) =>
  statement(url.replace(/[^/]+$/, 'postgres'), 'select').then(
    () => true,
    () => false,
  )

/** The processes that a process has started. */
export function childrenOf(pid: number): number[] {
  try {
    return readFileSync(join('/proc', String(pid), 'task', String(pid), 'children'), 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number)
  } catch {
    return []
  }
}
