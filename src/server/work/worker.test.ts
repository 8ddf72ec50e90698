import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { enqueueMany } from '#platform/queue/queue.ts'
import { testDatabase, type TestDatabase } from '#test/database.ts'

let database: TestDatabase
let worker: ChildProcess | undefined
const dataDir = mkdtempSync(join(tmpdir(), 'yoake-worker-errors-'))
const received: string[] = []
const service = createServer((request, response) => {
  request.on('data', (chunk: Buffer) => received.push(chunk.toString()))
  request.on('end', () => response.writeHead(200).end('{}'))
})
beforeAll(async () => {
  database = await testDatabase()
  await once(service.listen(0, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  worker?.kill('SIGKILL')
  service.close()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('what goes wrong in a worker of its own is told to the service of ERROR_DSN too', async () => {
  await enqueueMany(database.db, 'notify_scout_received', [{ companyId: 'none', scoutInvitationId: 'none' }])
  const { port } = service.address() as AddressInfo
  worker = spawn(process.execPath, ['src/worker.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      ERROR_DSN: `http://key@127.0.0.1:${port}/1`,
    },
    stdio: 'ignore',
  })
  await vi.waitFor(() => expect(received.join('')).toContain('"path":"notify_scout_received"'), { timeout: 60_000 })
})
