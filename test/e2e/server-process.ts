import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { copyDemoFiles } from '../demo-database.ts'
import { freePort } from './free-port.ts'

export type ServerProcess = { url: string; stop: () => Promise<void> }

/** The server in a process of its own, on a database that is there already; answers once it is ready. */
export async function startServerProcess(
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = Number(settings['PORT'] ?? (await freePort()))
  const url = `http://localhost:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'yoake-server-'))
  copyDemoFiles(dataDir)
  const server = spawn(process.execPath, ['src/server.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      HOST: 'localhost',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DEMO: 'off',
      // Production refuses SCOUT_HOURS=any.
      ...(settings['NODE_ENV'] !== 'production' && { SCOUT_HOURS: 'any' }),
      WORKER: 'off',
      // Nobody else sends visitors here who would have to notice its end.
      STOP_AFTER_SECONDS: '0',
      // Reading and compiling the sources is half of a start.
      NODE_COMPILE_CACHE: '.cache/compiled',
      ...settings,
    },
    // The channel ends the server when the test does not live to end it.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGTERM')
    await gone
    rmSync(dataDir, { recursive: true, force: true })
  }

  for (const end = Date.now() + 60_000; Date.now() < end && server.exitCode === null; await sleep(50)) {
    const response = await fetch(`${url}/readyz`).catch(() => null)
    if (response?.ok) return { url, stop }
  }
  await stop()
  throw new Error('the server did not become ready')
}
