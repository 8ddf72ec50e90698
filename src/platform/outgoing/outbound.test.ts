import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openOutbound, outboundFetch, OutboundTrouble, type Resolve } from './outbound.ts'

type Heard = { url: string; host: string; method: string; body: string }
let server: Server
let port: number
let requests: Heard[]
beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const url = request.url ?? ''
      const body = Buffer.concat(parts).toString()
      requests.push({ url, host: request.headers.host ?? '', method: request.method ?? '', body })
      if (url === '/redirect') response.writeHead(302, { location: `http://127.0.0.1:${port}/inside` }).end()
      else if (url === '/endless') endless(response)
      else if (url === '/silent') response.writeHead(200).write('begins')
      else if (url === '/broken') response.destroy()
      else if (url === '/switch') response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n')
      else if (url === '/strange') response.socket?.end('HTTP/1.1 999 Strange\r\nContent-Length: 0\r\n\r\n')
      else response.writeHead(200, { 'content-type': 'text/plain', 'x-seen': 'yes' }).end(`heard ${body}`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  requests = []
})

function endless(response: ServerResponse) {
  const timer = setInterval(() => response.write('x'.repeat(10_000)), 1)
  response.on('close', () => clearInterval(timer))
}

const limits = { timeoutMs: 2000, maxBytes: 1000 }
const local = openOutbound({ outbound: 'any' })
const here = (path: string) => `http://127.0.0.1:${port}${path}`
const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof OutboundTrouble ? error.reason : String(error)),
  )
const names =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

test('the question arrives whole and is answered', async () => {
  const answer = await local(here('/hook?a=1'), { method: 'POST', headers: { 'x-a': 'b' }, body: '学生' }, limits)
  expect(answer).toMatchObject({ status: 200, isCut: false })
  expect(answer.headers.get('x-seen')).toBe('yes')
  expect(answer.body.toString()).toBe('heard 学生')
  expect(requests).toEqual([{ url: '/hook?a=1', host: `127.0.0.1:${port}`, method: 'POST', body: '学生' }])
})

test.each(['127.0.0.1', '10.0.0.8', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00::1', '64:ff9b::7f00:1'])(
  'a name that leads to %s is refused before a socket is opened',
  async (address) => {
    const outbound = openOutbound({ outbound: 'public' }, names(address))
    expect(await reasonOf(outbound('https://hooks.example.jp/', {}, limits))).toBe('private')
  },
)

test('one private address among public ones is enough to refuse', async () => {
  const outbound = openOutbound({ outbound: 'public' }, names('203.0.114.1', '127.0.0.1'))
  expect(await reasonOf(outbound('https://hooks.example.jp/', {}, limits))).toBe('private')
})

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://[::ffff:7f00:1]/',
  'https://2852039166/latest/meta-data/',
  'https://[fe80::1]/',
  'https://localhost/',
])('%s is refused however it is written, and no name is asked for', async (address) => {
  let lookups = 0
  const outbound = openOutbound({ outbound: 'public' }, async () => {
    lookups++
    return [{ address: '8.8.8.8', family: 4 }]
  })
  expect(await reasonOf(outbound(address, {}, limits))).toBe('private')
  expect(lookups).toBe(0)
})

test('the name is resolved once: the socket is opened to what was checked', async () => {
  let lookups = 0
  const outbound = openOutbound({ outbound: 'any' }, async () => {
    lookups++
    return lookups === 1 ? [{ address: '127.0.0.1', family: 4 }] : [{ address: '127.0.0.2', family: 4 }]
  })
  const answer = await outbound(`http://hooks.example.jp:${port}/`, {}, limits)
  expect(answer.status).toBe(200)
  expect(requests).toMatchObject([{ host: `hooks.example.jp:${port}` }])
  expect(lookups).toBe(1)
})

test('a redirect is an answer and is not followed', async () => {
  const answer = await local(here('/redirect'), {}, limits)
  expect(answer.status).toBe(302)
  expect(requests.map(({ url }) => url)).toEqual(['/redirect'])
})

test('of a long answer no more is read than allowed', async () => {
  const answer = await local(here('/endless'), {}, limits)
  expect(answer.isCut).toBe(true)
  expect(answer.body).toHaveLength(1000)
})

test('a server that stops in the middle, and a resolver that never answers, end at the time limit', async () => {
  const short = { ...limits, timeoutMs: 100 }
  expect(await reasonOf(local(here('/silent'), {}, short))).toBe('timeout')
  const mute = openOutbound({ outbound: 'public' }, () => new Promise(() => {}))
  expect(await reasonOf(mute('https://hooks.example.jp/', {}, short))).toBe('timeout')
})

test.each([
  ['/broken', 'broken'],
  ['/switch', 'broken'],
  ['/strange', 'broken'],
])('%s is told from silence', async (path, reason) => {
  expect(await reasonOf(local(here(path), {}, limits))).toBe(reason)
})

test('a closed door, an unknown name and an answer without TLS each have a reason', async () => {
  expect(await reasonOf(local('http://127.0.0.1:1/', {}, limits))).toBe('unreachable')
  const unknown = openOutbound({ outbound: 'public' }, async () => {
    throw Object.assign(new Error('queryA hooks.example.jp'), { code: 'ENOTFOUND' })
  })
  expect(await reasonOf(unknown('https://hooks.example.jp/', {}, limits))).toBe('unresolved')
  expect(await reasonOf(local(here('/').replace('http:', 'https:'), {}, limits))).toBe('certificate')
})

test('an error holds nothing of the address', async () => {
  const error = await local('http://127.0.0.1:1/secret-path', {}, limits).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(OutboundTrouble)
  expect(JSON.stringify([String(error), (error as Error).stack, (error as Error).cause])).not.toContain('secret-path')
})

test('as a fetch it answers a Response and refuses one that is too long', async () => {
  const fetchLocal = outboundFetch(local, limits)
  const response = await fetchLocal(here('/'), { method: 'POST', body: new URLSearchParams({ a: 'b' }) })
  expect(await response.text()).toBe('heard a=b')
  expect(response.headers.get('content-type')).toBe('text/plain')
  expect(await reasonOf(fetchLocal(here('/endless')))).toBe('too_long')
  expect(await reasonOf(fetchLocal(here('/'), { signal: AbortSignal.abort() }))).toBe('timeout')
})
