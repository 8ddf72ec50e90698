import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { testApp } from '#test/client.ts'
import { site, testHttp } from '#test/http.ts'
import { openErrorReporter } from '#platform/error-reporter.ts'
import { openErrorReports } from './error-reports.ts'

const report = { id: '0b1c2d3e-4f5a', kind: 'route_change', name: 'TypeError', message: 'x', stack: '', path: '/' }
const secret = 'a secret of the test'
const sent = (body: unknown) =>
  new Request('https://yoake.example/errors', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

test('§8 what a browser met is taken; what is not such a report is refused', async () => {
  const { take } = openErrorReports({ secret })
  expect((await take(sent(report))).status).toBe(204)
  const wrong = ['{', [], { ...report, kind: 'other' }, { ...report, path: 'https://evil.example' }]
  for (const body of [...wrong, { ...report, message: 'x'.repeat(301) }, 'x'.repeat(9_000)])
    expect((await take(sent(body))).status).toBe(400)
})

test('§8 a report bears the mark of a browser, whatever it claims to be, and no address that is a proof', async () => {
  const received: string[] = []
  const service = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => received.push(chunk.toString()))
    request.on('end', () => response.writeHead(200).end('{}'))
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const { port } = service.address() as AddressInfo
  const reporter = await openErrorReporter({ errorDsn: `http://key@127.0.0.1:${port}/1`, mode: 'test' })
  await openErrorReports({ secret }).take(sent({ ...report, path: '/assessment/certificates/a-proof-by-itself' }))
  await reporter.close()
  service.close()
  const { tags } = JSON.parse(received.join('').split('\n')[2] ?? '') as { tags: object }
  expect(tags).toEqual({
    kind: 'browser_route_change',
    path: '/assessment/certificates/…',
    requestId: 'browser:0b1c2d3e-4f5a',
  })
})

test('who floods is not heard any more, everybody else is; an IPv6 network is one visitor', () => {
  let now = 0
  const { mayReport } = openErrorReports({ secret, clock: () => now })
  const flood = (times: number, address: (n: number) => string) =>
    Array.from({ length: times }, (_, n) => mayReport(address(n))).filter(Boolean).length
  expect(flood(10_000, () => '203.0.113.1')).toBe(60)
  expect(flood(100, (n) => `2001:db8:1:2::${n.toString(16)}`)).toBe(60)
  expect(flood(100, (n) => `2001:db8:1:2:${n.toString(16)}:1:1:1`)).toBe(0)
  expect(mayReport('203.0.113.2')).toBe(true)
  expect(mayReport('2001:db8:1:3::1')).toBe(true)
  now = 60_000
  expect(mayReport('203.0.113.1')).toBe(true)
})

test('however many addresses report, only so much is written down a minute', () => {
  const { mayReport } = openErrorReports({ secret, clock: () => 0 })
  const answers = Array.from({ length: 2_000 }, (_, n) => mayReport(`198.51.${n >> 8}.${n & 255}`))
  expect(answers.filter(Boolean)).toHaveLength(600)
})

test('§8 only a page of ours may report', async () => {
  const app = await testApp()
  const { http } = testHttp(app)
  const from = async (headers: Record<string, string>) =>
    (await http.request(`${site}/errors`, { method: 'POST', headers, body: JSON.stringify(report) })).status
  expect(await from({ 'sec-fetch-site': 'same-origin' })).toBe(204)
  expect(await from({ origin: site })).toBe(204)
  expect(await from({})).toBe(403)
  expect(await from({ 'sec-fetch-site': 'none' })).toBe(403)
  expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await from({ origin: 'https://evil.example' })).toBe(403)
  await app.close()
})
