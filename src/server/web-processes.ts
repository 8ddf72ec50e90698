import { fork, type ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { DatabaseServer } from '#platform/database/database-server.ts'
import type { Env } from '#platform/env.ts'
import { log } from '#platform/log.ts'

const program = fileURLToPath(new URL('../web-process.ts', import.meta.url))

/** Milliseconds until another takes the place of one that ended: doubled while they end soon, up to the longest. */
const usualPauses = { first: 1_000, longest: 30_000 }
/** Milliseconds for a process to answer what it has in hand. The lifecycle of the first waits five seconds longer. */
const usualKillAfterMs = 20_000

/**
 * Starts the processes that answer on the port of this one beside it, `webProcesses` less one, on the same database and
 * without jobs. One that ends is started again. They end with this process, however it ends; `stop` has them end as a
 * signal to this one would, each after its `stopAfterMs`, and kills one that hangs.
 */
export function startWebProcesses(
  { webProcesses, metrics, stopAfterMs }: Pick<Env, 'webProcesses' | 'metrics' | 'stopAfterMs'>,
  { url, directUrl }: Pick<DatabaseServer, 'url' | 'directUrl'>,
  start = (settings: NodeJS.ProcessEnv): ChildProcess => fork(program, { env: settings }),
  { pauses = usualPauses, killAfterMs = usualKillAfterMs } = {},
) {
  const stopping = new AbortController()
  const settingsOf = (place: number): NodeJS.ProcessEnv => ({
    ...process.env,
    DATABASE_URL: url,
    DATABASE_DIRECT_URL: directUrl,
    WORKER: 'off',
    WEB_PROCESSES: '1',
    ...(metrics && { METRICS_PORT: String(metrics.port + place) }),
  })

  async function keep(place: number) {
    let pause = pauses.first
    while (!stopping.signal.aborted) {
      const begun = performance.now()
      const how = await lifeOf(() => start(settingsOf(place)), stopping.signal, stopAfterMs + killAfterMs)
      if (stopping.signal.aborted) return
      if (performance.now() - begun > pauses.longest) pause = pauses.first
      log.error(how, 'a web process ended, another takes its place')
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      pause = Math.min(pause * 2, pauses.longest)
    }
  }
  const places = Array.from({ length: webProcesses - 1 }, (_, before) => keep(before + 1))

  return async function stop() {
    stopping.abort()
    await Promise.all(places)
  }
}

type Ended = { pid?: number | undefined; code?: number | null; signal?: NodeJS.Signals | null; error?: unknown }

/**
 * Starts a process and settles with how it ended, or why it could not be started. When `stopping` is aborted it is asked
 * to end, and is killed where it does not listen.
 */
function lifeOf(start: () => ChildProcess, stopping: AbortSignal, killAfterMs: number) {
  return new Promise<Ended>((resolve) => {
    let child: ChildProcess
    try {
      child = start()
    } catch (error) {
      return resolve({ error })
    }
    let killing: NodeJS.Timeout | undefined
    const stop = () => {
      child.kill('SIGTERM')
      killing = setTimeout(() => child.kill('SIGKILL'), killAfterMs)
    }
    const settle = (how: Ended) => {
      stopping.removeEventListener('abort', stop)
      clearTimeout(killing)
      resolve(how)
    }
    stopping.addEventListener('abort', stop)
    child.once('exit', (code, signal) => settle({ pid: child.pid, code, signal }))
    // One that could not be started tells no exit.
    child.once('error', (error) => child.pid === undefined && settle({ error }))
  })
}
