import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, untilReady } from './ready.ts'

export type DemoProduct = Awaited<ReturnType<typeof startDemo>>

/** The product of one checkout as `npm start` serves it, on the database that it starts itself and fills with the demo. */
export async function startDemo(root = '.') {
  const dataDir = mkdtempSync(join(tmpdir(), 'yoake-bench-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const begun = performance.now()
  const server = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      LOG_LEVEL: 'error',
    },
    // The server ends when this channel closes, also after a crash of the bench.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  async function stop() {
    server.kill('SIGTERM')
    if (server.exitCode === null && server.signalCode === null)
      await new Promise((resolve) => server.once('exit', resolve))
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await untilReady(url, () => server.exitCode !== null)
  } catch (error) {
    await stop()
    throw error
  }
  const startSeconds = (performance.now() - begun) / 1000
  return { url, pid: Number(server.pid), dataDir, startSeconds, stop }
}
