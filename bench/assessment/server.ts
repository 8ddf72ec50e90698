import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Lifecycle } from '#platform/lifecycle.ts'
import { buildPages } from '../../scripts/build.ts'
import { freePort } from '../ready.ts'

const readyWithinMs = 300_000

/**
 * One process of the product on a database that is there already, which can be killed and started again. The pages are
 * built before: a start that finds a changed source builds them anew, which takes minutes on a busy machine.
 */
export async function openKilledServer(databaseUrl: string, dataDir: string, { onStop }: Pick<Lifecycle, 'onStop'>) {
  buildPages()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  async function end(signal: NodeJS.Signals) {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  async function start() {
    child = spawn(process.execPath, ['src/server.ts'], {
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        DEMO: 'off',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'error',
        PORT: String(port),
        PUBLIC_URL: url,
      },
      // The server ends when this channel closes, also after a crash of the bench.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const until = performance.now() + readyWithinMs
    while (performance.now() < until) {
      const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) return
      if (child.exitCode !== null) throw new Error('the server stopped')
      await sleep(100)
    }
    throw new Error('the server did not become ready in five minutes')
  }
  onStop('server', () => end('SIGTERM'))
  await start()
  return { url, start, kill: () => end('SIGKILL') }
}
