import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestDatabase } from '../database.ts'
import { copyDemoFiles } from '../demo-database.ts'
import { freePort } from './free-port.ts'
import { productProcess } from './product-process.ts'
import { agentPartner } from './production-settings.ts'

/** Jobs wait for `product.work()`, or run by themselves as in production. */
export type Queue = 'waits' | 'runs'

export type Served = {
  url: string
  /** The key hash of a certificate the browser must trust: SHA-256 in base64. */
  trustedKey?: string
  work: (job?: string) => Promise<void>
  close: () => Promise<void>
}

/** Starts the server in the process of this worker's servers: pages, test and browser take no turns with it. */
export async function serveInOwnProcess(
  database: TestDatabase,
  settings: Record<string, string>,
  queue: Queue,
): Promise<Served> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yoake-e2e-'))
  copyDemoFiles(dataDir)
  const port = Number(settings['PORT'] ?? (await freePort()))
  const servers = productProcess()
  const product = randomUUID()
  await servers.ask({
    act: 'start',
    product,
    settings: {
      NODE_ENV: 'test',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      SCOUT_HOURS: 'any',
      VIDEO_STILLS: 'off',
      OUTBOUND: 'any',
      WORKER: queue === 'runs' ? 'on' : 'off',
      ...agentPartner,
      ...settings,
    },
  })
  return {
    url: settings['PUBLIC_URL'] ?? `http://localhost:${port}`,
    work: (job) => servers.ask({ act: 'work', product, ...(job && { job }) }),
    async close() {
      await servers.ask({ act: 'stop', product })
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
