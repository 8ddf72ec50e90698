import { fork, type ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { DatabaseServer } from '#platform/database/database-server.ts'
import type { Env } from '#platform/env.ts'
import { log } from '#platform/log.ts'

const program = fileURLToPath(new URL('../web-process.ts', import.meta.url))

/** Milliseconds until another takes the place of one that ended: doubled while they end soon, up to the longest. */
const usualPauses = { first: 1_000, longest: 30_000 }

/**
 * Starts the processes that answer on the port of this one beside it, `webProcesses` less one, on the same database and
 * without jobs. One that ends is started again. They end with this process, however it ends; `stop` lets them answer
 * what they have in hand.
 */
export function startWebProcesses(
  { webProcesses, metrics }: Pick<Env, 'webProcesses' | 'metrics'>,
  { url, directUrl }: Pick<DatabaseServer, 'url' | 'directUrl'>,
  start = (settings: NodeJS.ProcessEnv): ChildProcess => fork(program, { env: settings }),
  pauses = usualPauses,
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
      const child = start(settingsOf(place))
      const { code, signal } = await ended(child, stopping.signal)
      if (stopping.signal.aborted) return
      if (performance.now() - begun > pauses.longest) pause = pauses.first
      log.error({ pid: child.pid, code, signal }, 'a web process ended, another takes its place')
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

/** The end of a process, which is asked to end when `stopping` is aborted. */
function ended(child: ChildProcess, stopping: AbortSignal) {
  return new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    const stop = () => void child.kill('SIGTERM')
    stopping.addEventListener('abort', stop)
    const settle = (code: number | null, signal: NodeJS.Signals | null) => {
      stopping.removeEventListener('abort', stop)
      resolve({ code, signal })
    }
    child.once('exit', settle)
    // One that could not be started tells no exit.
    child.once('error', () => child.pid === undefined && settle(null, null))
  })
}
