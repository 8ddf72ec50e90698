import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { openDatabase } from '#platform/database/db.ts'
import { readEnv } from '#platform/env.ts'
import { testApp, type TestApp } from '#test/client.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { allWell, testHttp } from '#test/http.ts'
import { openBodyLimits } from './body-limits.ts'
import { createApp } from './http.ts'
import { openHttpServer } from './http-server.ts'
import { openTurns } from './turns.ts'

const site = 'https://yoake.example'

function work() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { run: () => promise, end: () => resolve('done') }
}

/** Resolves when `count` of the answers have come. */
const untilAnswered = (answers: Promise<Response>[], count: number) =>
  new Promise<void>((resolve) => {
    let left = count
    for (const answer of answers) void answer.then(() => --left === 0 && resolve())
  })
const statusesOf = async (answers: Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status)

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const narrow = { atOnce: 1, longestMs: 0 }
const narrowRules = {
  sessions: { atOnce: 8, longestMs: 1_500 },
  guestPages: narrow,
  pages: narrow,
  guestForms: narrow,
  sentForms: narrow,
  questions: narrow,
  mutations: narrow,
}
const madeUpCookie = { cookie: `yoake_client=${'x'.repeat(43)}`, origin: site }
const post = { method: 'POST', headers: { ...madeUpCookie, 'content-type': 'application/json' }, body: '{}' }

/** A server with one turn of each kind, whose pages run until the test ends them. */
function narrowServer() {
  const pageWork = work()
  const http: Hono = createApp({
    env: readEnv({ PUBLIC_URL: site }),
    door: { ...app.door, fetch: async () => new Response(await pageWork.run()) },
    page: async () => new Response(await pageWork.run()),
    checkReady: async () => allWell,
    isStopping: () => false,
    turns: openTurns(narrowRules),
    bodyLimitOf: openBodyLimits(undefined),
    assets: (application) => application.get('/assets/*', (c) => c.text('asset')),
  })
  return {
    http,
    pageWork,
    ask: async (path: string, init: RequestInit = {}) => http.request(`${site}${path}`, init),
  }
}

test('§8 a server that has too much to do says so in words, with the time to come back, and asks nobody for it', async () => {
  const { ask, pageWork } = narrowServer()
  const firstPage = ask('/')
  const refused = await ask('/')
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(2)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(refused.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/)
  const page = await refused.text()
  expect(page).toContain('<html lang="ja">')
  expect(page).toContain('ただいまアクセスが集中しています')
  expect(page).toContain('再読み込み')
  expect(page).not.toMatch(/<script|src=/)
  pageWork.end()
  expect((await firstPage).status).toBe(200)
})

test('§8 who asks by script hears it as JSON, with a code', async () => {
  const { ask, pageWork } = narrowServer()
  const answered = ask('/graphql', post)
  await sleep(0)
  const refused = await ask('/graphql', post)
  expect([refused.status, refused.headers.get('content-type')]).toEqual([503, 'application/json; charset=utf-8'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(2)
  expect(await refused.json()).toEqual({
    errors: [
      {
        message: 'ただいまアクセスが集中しています。少し待ってから、もう一度お試しください。',
        extensions: { code: 'server_busy' },
      },
    ],
  })
  pageWork.end()
  expect((await answered).status).toBe(200)
})

const form = (cookie?: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie && { cookie }), origin: site },
  body: 'a=b',
})

test('a flood of guests keeps nobody waiting who is signed in, sends a form, asks by script, or wants a file', async () => {
  const { cookie: own } = await testHttp(app).browser((await aCompanyWithUser(app.db)).viewer)
  const { ask, pageWork } = narrowServer()
  const flood = [ask('/'), ...Array.from({ length: 50 }, () => ask('/'))]
  const others = [
    ask('/client', { headers: { cookie: own } }),
    ask('/client', form(own)),
    ask('/candidate/login', form()),
    ask('/graphql', post),
  ]
  for (const path of ['/healthz', '/readyz', '/assets/x.js'])
    expect([path, (await ask(path)).status]).toEqual([path, 200])
  pageWork.end()
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 503)).toHaveLength(50)
})

test('a made-up cookie leaves its visitor among the guests, for pages and for forms', async () => {
  const { cookie: own } = await testHttp(app).browser((await aCompanyWithUser(app.db)).viewer)
  const { ask, pageWork } = narrowServer()
  const madeUp = (n: number) => `yoake_client=${String(n).padStart(43, 'x')}`
  const flood = Array.from({ length: 20 }, (_, n) => ask('/client', { headers: { cookie: madeUp(n) } }))
  const forms = Array.from({ length: 20 }, (_, n) => ask('/client/login', form(madeUp(n))))
  const others = [ask('/client', { headers: { cookie: own } }), ask('/client', form(own))]
  await Promise.all([untilAnswered(flood, 19), untilAnswered(forms, 19)])
  pageWork.end()
  expect(await statusesOf(others)).toEqual([200, 200])
  expect((await statusesOf(flood)).filter((status) => status === 200)).toHaveLength(1)
  expect((await statusesOf(forms)).filter((status) => status === 200)).toHaveLength(1)
})

test('no session is read for a page that has to be asked for again', async () => {
  const { cookie } = await testHttp(app).browser((await aCompanyWithUser(app.db)).viewer)
  const pageWork = work()
  let read = 0
  const viewerOf: typeof app.door.viewerOf = async (...question) => {
    read += 1
    return app.door.viewerOf(...question)
  }
  const http = createApp({
    env: readEnv({ PUBLIC_URL: site }),
    door: { ...app.door, viewerOf },
    page: async () => new Response(await pageWork.run()),
    checkReady: async () => allWell,
    isStopping: () => false,
    turns: openTurns(narrowRules),
  })
  const ask = async () => http.request(`${site}/client`, { headers: { cookie } })
  const first = ask()
  await expect.poll(() => read).toBe(1)
  await expect.poll(async () => (await ask()).status).toBe(503)
  const before = read
  expect((await ask()).status).toBe(503)
  expect(read).toBe(before)
  pageWork.end()
  expect((await first).status).toBe(200)
  await expect.poll(async () => (await ask()).status).toBe(200)
})

test('one network has twenty forms of guests under way at once, and one account four; the others are told', async () => {
  const { viewer } = await aCompanyWithUser(app.db)
  const { cookie: own } = await testHttp(app).browser(viewer)
  const { cookie: second } = await testHttp(app).browser(viewer)
  const { cookie: other } = await testHttp(app).browser((await aCompanyWithUser(app.db)).viewer)
  const pageWork = work()
  const wide = { atOnce: 100, longestMs: 4_000 }
  const http: Hono = createApp({
    env: readEnv({ PUBLIC_URL: site }),
    door: app.door,
    page: async () => new Response(await pageWork.run()),
    checkReady: async () => allWell,
    isStopping: () => false,
    addressOf: (request) => request.headers.get('x-forwarded-for') ?? '192.0.2.1',
    turns: openTurns({ ...narrowRules, guestForms: wide, sentForms: wide }),
    bodyLimitOf: openBodyLimits(undefined),
  })
  const send = async (cookie?: string, address = '2001:db8::1') => {
    const { headers, ...init } = form(cookie)
    return http.request(`${site}/candidate/login`, { ...init, headers: { ...headers, 'x-forwarded-for': address } })
  }
  const ofNetwork = Array.from({ length: 25 }, (_, n) => send(undefined, `2001:db8::${n}`))
  const ofAccount = [own, own, own, second, second, second].map((cookie) => send(cookie))
  const others = [send(undefined, '203.0.113.9'), send(other)]
  await Promise.all([untilAnswered(ofNetwork, 5), untilAnswered(ofAccount, 2)])
  pageWork.end()
  expect(await statusesOf(others)).toEqual([200, 200])
  expect((await statusesOf(ofNetwork)).filter((status) => status === 200)).toHaveLength(20)
  expect((await statusesOf(ofAccount)).filter((status) => status === 200)).toHaveLength(4)
  expect((await send()).status).toBe(200)
})

test('between the turns of guests whose pages wait for nothing, others are answered', async () => {
  const { cookie: own } = await testHttp(app).browser((await aCompanyWithUser(app.db)).viewer)
  let drawn = 0
  const http = createApp({
    env: readEnv({ PUBLIC_URL: site }),
    door: app.door,
    page: async (request) => {
      if (!request.headers.has('cookie')) drawn += 1
      return new Response('page')
    },
    checkReady: async () => allWell,
    isStopping: () => false,
    turns: openTurns({ ...narrowRules, guestPages: { atOnce: 2, longestMs: 600_000 }, pages: narrow }),
  })
  const guests = 2_000
  const flood = Array.from({ length: guests }, () => Promise.resolve(http.request(`${site}/client`)))
  /** The guests' pages that were drawn when the answer came. */
  const drawnBefore = async (path: string, cookie?: string) => {
    const { status } = await http.request(`${site}${path}`, { headers: cookie ? { cookie } : {} })
    return { status, isBetween: drawn < guests / 2 }
  }
  expect(await drawnBefore('/healthz')).toEqual({ status: 200, isBetween: true })
  expect(await drawnBefore('/readyz')).toEqual({ status: 200, isBetween: true })
  expect(await drawnBefore('/client', own)).toEqual({ status: 200, isBetween: true })
  await statusesOf(flood)
  expect(drawn).toBe(guests)
})

test('§8 what is sent waits apart from what is only asked', async () => {
  const pageWork = work()
  const queries: string[] = []
  const answerOf = async (request: Request) => {
    const { query } = (await request.json()) as { query: string }
    queries.push(query)
    return query.startsWith('query') ? new Response(await pageWork.run()) : new Response('written')
  }
  const http = createApp({
    env: readEnv({ PUBLIC_URL: site }),
    door: { ...app.door, fetch: answerOf },
    page: async () => new Response('page'),
    checkReady: async () => allWell,
    isStopping: () => false,
    turns: openTurns(narrowRules),
  })
  const server = openHttpServer()
  const answer = getRequestListener((request, { incoming, outgoing }) => http.fetch(request, { incoming, outgoing }))
  server.on('request', (request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ask = (query: string) =>
    fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
  const question = ask('query A { a }')
  while (queries.length === 0) await sleep(5)
  expect((await ask('query B { b }')).status).toBe(503)
  const written = await ask('mutation C { c }')
  expect([written.status, await written.text()]).toEqual([200, 'written'])
  pageWork.end()
  expect(await (await question).text()).toBe('done')
  expect(queries).toEqual(['query A { a }', 'mutation C { c }'])
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

test('§8 a question for which no connection gets free is told to come back, and is no error of ours', async () => {
  const few = openDatabase(app.url, { poolSize: 1 })
  const connection = await few.pool.connect()
  // Production waits five seconds for a connection.
  few.pool.options.connectionTimeoutMillis = 50
  const starved = { ...app, door: app.openDoorWith({ connections: { db: few.db } }) }
  const { viewer } = await aCompanyWithUser(app.db)
  const http = testHttp(starved)
  const headers = await http.browser(viewer)
  const query = '{ jobDescriptions(isArchived: false) { totalCount } }'
  expect(await http.send(query, { headers })).toMatchObject({ status: 503, code: 'server_busy' })
  // This test gives the viewer, and the query itself gets no connection.
  const response = await starved.door.fetch(
    new Request(`${site}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    }),
    viewer,
  )
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'server_busy' } }] })
  connection.release()
  expect((await http.send(query, { headers })).code).toBe(undefined)
  await few.close()
})
