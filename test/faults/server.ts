import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#test/e2e/free-port.ts'

export type Server = {
  url: string
  port: number
  pid: () => number
  /** With further settings until the next start. */
  start: (further?: Record<string, string>) => Promise<void>
  isAlive: () => boolean
  kill: () => Promise<void>
  stop: () => Promise<void>
}

/** The product in a process of its own, with its jobs unless the settings say otherwise. */
export async function aServer(
  databaseUrl: string,
  dataDir: string,
  directUrl = databaseUrl,
  settings: Record<string, string> = {},
): Promise<Server> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess
  const isAlive = () => child.exitCode === null && child.signalCode === null
  async function start(further: Record<string, string> = {}) {
    child = spawn(process.execPath, ['src/server.ts'], {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        LOG_LEVEL: 'fatal',
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: url,
        DATABASE_URL: databaseUrl,
        DATABASE_DIRECT_URL: directUrl,
        DATA_DIR: dataDir,
        DEMO: 'off',
        WORKER: 'on',
        // Ten times as long as the balancer needs to notice.
        STOP_AFTER_SECONDS: '1',
        // Reading and compiling the sources is half of a start.
        NODE_COMPILE_CACHE: '.cache/compiled',
        ...settings,
        ...further,
      },
      // The IPC channel ends the server when the run dies.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    for (const until = Date.now() + 120_000; Date.now() < until && isAlive(); await sleep(50)) {
      const response = await fetch(`${url}/readyz`).catch(() => null)
      if (response?.ok) return
    }
    throw new Error('the server did not become ready')
  }
  async function end(name: NodeJS.Signals) {
    if (!isAlive()) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(name)
    await gone
  }
  await start()
  return {
    url,
    port,
    pid: () => child.pid ?? 0,
    start,
    isAlive,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
