import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openErrorReporter, reportError } from './error-reporter.ts'

type Envelope = { url: string; body: string }
const received: Envelope[] = []
let service: Server
let dsn: string

beforeAll(async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      const isZipped = request.headers['content-encoding'] === 'gzip'
      received.push({ url: request.url ?? '', body: (isZipped ? gunzipSync(body) : body).toString() })
      response.writeHead(200).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  dsn = `http://publickey@127.0.0.1:${(service.address() as AddressInfo).port}/42`
})
afterAll(() => void service.close())

test('§8 an error reaches the service of the DSN with kind, path and request id, and without the values of a row', async () => {
  const reporter = await openErrorReporter({ errorDsn: dsn, mode: 'test' })
  const error = Object.assign(new Error('duplicate key (a@b.jp)'), { code: '23505', routine: 'x', detail: 'a@b.jp' })
  reportError(error, { kind: 'page', path: '/client/candidates', requestId: 'abc123' })
  await reporter.close()
  expect(received).toHaveLength(1)
  const [{ url, body }] = received as [Envelope]
  expect(url).toMatch(/^\/api\/42\/envelope\//)
  const event = JSON.parse(body.split('\n')[2] ?? '') as {
    exception: { values: { type: string; value: string; stacktrace: { frames: unknown[] } }[] }
    tags: object
  }
  expect(event.tags).toEqual({ kind: 'page', path: '/client/candidates', requestId: 'abc123' })
  expect(event.exception.values[0]).toMatchObject({ type: 'Error', value: 'database error 23505' })
  expect(event.exception.values[0]?.stacktrace.frames.length).toBeGreaterThan(0)
  expect(body).not.toContain('a@b.jp')
})

test('a service that is away is never waited for, and without a DSN nothing leaves', async () => {
  const away = await openErrorReporter({ errorDsn: 'http://publickey@127.0.0.1:9/1', mode: 'test' })
  expect(() => reportError(new Error('x'), { kind: 'page' })).not.toThrow()
  await away.close()
  const quiet = await openErrorReporter({ errorDsn: undefined, mode: 'test' })
  reportError(new Error('x'), { kind: 'page' })
  await quiet.close()
  expect(received).toHaveLength(1)
})
