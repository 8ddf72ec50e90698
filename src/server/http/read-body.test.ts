import type { AddressInfo, Socket } from 'node:net'
import { connect } from 'node:net'
import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { ownApp } from '#test/client.ts'
import { actionPaths } from '#test/action-paths.ts'
import { allWell } from '#test/http.ts'
import { openBodyLimits } from './body-limits.ts'
import { createApp } from './http.ts'
import { openHttpServer } from './http-server.ts'

const mb = 1_000_000
const bodyLimitOf = openBodyLimits(actionPaths)
const app = ownApp()
let server: Server
let port: number
/** Bodies that a page handler received. */
const read: string[] = []

beforeAll(async () => {
  const http = createApp({
    env: readEnv({ PUBLIC_URL: 'http://127.0.0.1' }),
    door: app.door,
    page: async (request) => {
      read.push(await request.text())
      return new Response('page')
    },
    checkReady: async () => allWell,
    isStopping: () => false,
    // The time limits of all routes, divided by a hundred.
    bodyLimitOf: (method, path) => {
      const limit = bodyLimitOf(method, path)
      return limit && { ...limit, seconds: limit.seconds / 100 }
    },
  })
  server = openHttpServer({ headersSeconds: 0.2, requestSeconds: 0.5, checkEveryMs: 50 })
  const answer = getRequestListener((request, { incoming, outgoing }) => http.fetch(request, { incoming, outgoing }))
  server.on('request', (request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** A raw connection, to send bytes slowly or badly and to read the answer and the end. */
function line(head: string[]) {
  const socket: Socket = connect(port, '127.0.0.1')
  let answerText = ''
  let byteCount = 0
  socket.on('data', (data) => (answerText += data.toString()))
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => void socket.on('close', () => resolve()))
  socket.write(`${[...head, 'Host: 127.0.0.1'].join('\r\n')}\r\n\r\n`)
  return {
    closed,
    heard: () => answerText,
    sent: () => byteCount,
    status: () => Number(answerText.split(' ')[1]),
    end: () => void socket.destroy(),
    async send(bytes: string | Buffer) {
      if (socket.destroyed) return false
      byteCount += bytes.length
      if (!socket.write(bytes)) await Promise.race([new Promise((drained) => socket.once('drain', drained)), closed])
      return !socket.destroyed
    },
    async answered() {
      for (const end = Date.now() + 5_000; Date.now() < end && !answerText.includes('\r\n\r\n'); await sleep(5));
      return Number(answerText.split(' ')[1])
    },
  }
}
const post = (path: string, ...more: string[]) =>
  line([
    `POST ${path} HTTP/1.1`,
    'Origin: http://127.0.0.1',
    'Content-Type: application/x-www-form-urlencoded',
    ...more,
  ])

const chunk = Buffer.alloc(mb, 'a')
const chunked = Buffer.concat([Buffer.from(`${mb.toString(16)}\r\n`), chunk, Buffer.from('\r\n')])

/** Sends 300 MB, or less when the server closes the connection. */
async function pour(path: string, isChunked: boolean) {
  const guest = post(path, isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${300 * mb}`)
  for (let n = 0; n < 300; n += 1) if (!(await guest.send(isChunked ? chunked : chunk))) break
  await guest.closed
  return guest
}

test.each([true, false])(
  '300 MB to a page cost no memory and reach no page (without a length: %s)',
  async (isChunked) => {
    const before = process.memoryUsage().rss
    const guests = await Promise.all(Array.from({ length: 8 }, () => pour('/candidate/login', isChunked)))
    expect((process.memoryUsage().rss - before) / mb).toBeLessThan(150)
    for (const guest of guests) expect(guest.sent()).toBeLessThan(100 * mb)
    expect(read).toEqual([])
  },
)

test.each([
  ['/candidate/login', 413, '送信できる大きさを超えています'],
  ['/client/candidates/scout', 413, '送信できる大きさを超えています'],
  ['/nothing', 405, 'この画面では送信を受け付けていません'],
])('a page says in words what is too much: %s', async (path, status, words) => {
  const guest = post(path, `Content-Length: ${300 * mb}`)
  expect(await guest.answered()).toBe(status)
  await guest.closed
  expect(guest.heard()).toContain(words)
  expect(guest.heard()).toMatch(/content-type: text\/html; charset=utf-8/i)
  expect(guest.heard()).toMatch(/content-security-policy: default-src 'none'; style-src 'unsafe-inline'/i)
  expect(guest.heard()).toMatch(/x-request-id: [\w-]{12}/i)
})

test.each([
  ['/graphql', [`Content-Length: ${300 * mb}`], 413, 'request_too_large'],
  // Only a session can allow a body of more than 100 kB.
  ['/graphql', ['Content-Length: 200000'], 413, 'request_too_large'],
  ['/admin/graphql', [`Content-Length: 200000`], 413, 'request_too_large'],
  ['/graphql', ['Transfer-Encoding: chunked'], 411, 'length_required'],
  ['/admin/graphql', ['Transfer-Encoding: chunked'], 411, 'length_required'],
  ['/candidate/login.data', [`Content-Length: ${mb}`], 413, 'request_too_large'],
  ['/errors', [`Content-Length: ${mb}`], 413, 'request_too_large'],
])('what a script asks is answered as JSON: %s %s', async (path, headers, status, code) => {
  const guest = line([
    `POST ${path} HTTP/1.1`,
    'Content-Type: application/json',
    'Origin: http://127.0.0.1',
    ...headers,
  ])
  expect(await guest.answered()).toBe(status)
  await guest.closed
  expect(guest.heard()).toContain(`"code":"${code}"`)
})

test('a form arrives whole, with and without a length', async () => {
  read.length = 0
  const form = `email=${'a'.repeat(9_000)}`
  const withLength = post('/candidate/login', `Content-Length: ${form.length}`, 'Connection: close')
  await withLength.send(form)
  const without = post('/candidate/login', 'Transfer-Encoding: chunked', 'Connection: close')
  for (const part of [form.slice(0, 10), form.slice(10)])
    await without.send(`${part.length.toString(16)}\r\n${part}\r\n`)
  await without.send('0\r\n\r\n')
  await Promise.all([withLength.closed, without.closed])
  expect([withLength.status(), without.status()]).toEqual([200, 200])
  expect(read).toEqual([form, form])
})

test('a body or headers sent byte by byte are ended: a body after the time of its route, headers after theirs', async () => {
  const slow = post('/candidate/login', 'Content-Length: 9000')
  const slowJson = line(['POST /graphql HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 9000'])
  const silent = connect(port, '127.0.0.1')
  silent.on('error', () => undefined).resume()
  silent.write('POST /candidate/login HTTP/1.1\r\nX-A: ')
  const cut = new Promise((resolve) => silent.on('close', resolve))
  const dribble = setInterval(() => {
    void slow.send('a')
    void slowJson.send('a')
    if (!silent.destroyed) silent.write('a')
  }, 20)
  await Promise.all([slow.closed, slowJson.closed, cut])
  clearInterval(dribble)
  expect(slow.status()).toBe(408)
  expect(slow.heard()).toContain('送信に時間がかかりすぎました')
  expect(slowJson.status()).toBe(408)
})

test('who leaves in the middle of a body leaves nothing behind', async () => {
  read.length = 0
  const leaver = post('/candidate/login', 'Content-Length: 9000')
  await leaver.send('a')
  leaver.end()
  await leaver.closed
  await sleep(50)
  expect(read).toEqual([])
})
