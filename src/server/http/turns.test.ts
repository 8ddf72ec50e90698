import { EventEmitter } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { openDatabase } from '#platform/database/db.ts'
import { readEnv } from '#platform/env.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { allWell, testHttp } from '#test/http.ts'
import { createApp } from './http.ts'
import { openHttpServer } from './http-server.ts'
import { openLane, openTurns, type Lane } from './turns.ts'

const site = 'https://yoake.example'
afterEach(() => vi.useRealTimers())

function work() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { run: () => promise, end: () => resolve('done') }
}

test('so many work at once, so many wait, everybody else is told at once; turns go in the order of coming', async () => {
  // Before the first measurement a turn counts 50 ms, so the second request in the queue is expected after 100.
  const lane = openLane({ atOnce: 2, longestMs: 100 })
  const order: number[] = []
  const first = [work(), work()]
  const running = first.map(({ run }) => lane(run))
  const waiting = [3, 4].map((n) => lane(async () => order.push(n)))
  expect(await lane(async () => 'never')).toBe(null)
  expect(order).toEqual([])
  first[0]?.end()
  await Promise.all(waiting)
  expect(order).toEqual([3, 4])
  first[1]?.end()
  expect(await Promise.all(running)).toEqual(['done', 'done'])
  expect(await lane(async () => 'free again')).toBe('free again')
})

test('who waits too long, or leaves, gives the place to who comes after; a failure gives its turn back', async () => {
  vi.useFakeTimers()
  const lane = openLane({ atOnce: 1, longestMs: 100 })
  const one = work()
  const running = lane(one.run)
  const late = lane(async () => 'late')
  await vi.advanceTimersByTimeAsync(100)
  expect(await late).toBe(null)
  one.end()
  await running
  const two = work()
  const runningAgain = lane(two.run)
  const leaver = new EventEmitter()
  const left = lane(
    async () => 'gone',
    (leave) => {
      leaver.once('close', leave)
      return () => void leaver.off('close', leave)
    },
  )
  leaver.emit('close')
  expect(await left).toBe(null)
  expect(leaver.listenerCount('close')).toBe(0)
  two.end()
  await runningAgain
  await expect(
    lane(async () => {
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')
  expect(await lane(async () => 'well')).toBe('well')
})

test('who waited too long is not let in, also when the clock of the process is late', async () => {
  const lane = openLane({ atOnce: 1, longestMs: 100 })
  const one = work()
  const running = lane(one.run)
  const late = lane(async () => 'late')
  one.end()
  // Blocks the thread as rendering does, so that no timer fires meanwhile.
  for (const end = performance.now() + 110; performance.now() < end;);
  await running
  expect(await late).toBe(null)
  expect(await lane(async () => 'well')).toBe('well')
})

/** Sends requests one after another, a fixed number of milliseconds apart, on a fake clock. */
async function rush(lane: Lane, { requests, apartMs, turnMs }: { requests: number; apartMs: number; turnMs: number }) {
  const answered: number[] = []
  const refused: number[] = []
  const answers: Promise<void>[] = []
  for (let n = 0; n < requests; n += 1) {
    const came = performance.now()
    const answer = lane(() => new Promise((resolve) => setTimeout(() => resolve('page'), turnMs)))
    answers.push(answer.then((page) => void (page === null ? refused : answered).push(performance.now() - came)))
    await vi.advanceTimersByTimeAsync(apartMs)
  }
  await vi.runAllTimersAsync()
  await Promise.all(answers)
  return { answered, refused }
}

test.each([
  { turnMs: 10, apartMs: 1 },
  { turnMs: 40, apartMs: 2 },
  { turnMs: 300, apartMs: 10 },
])(
  '§8 at $turnMs ms a turn no answer takes over 1.5 s, no turn is lost, and who is refused hears it soon',
  async (load) => {
    vi.useFakeTimers()
    const lane = openLane({ atOnce: 4, longestMs: 1_500 })
    await rush(lane, { requests: 100, apartMs: load.turnMs, turnMs: load.turnMs })
    const seconds = 6
    const requests = (seconds * 1_000) / load.apartMs
    const { answered, refused } = await rush(lane, { ...load, requests })
    expect(Math.max(...answered)).toBeLessThanOrEqual(1_500)
    // Four requests run at once, until the last admitted one.
    expect(answered.length).toBeGreaterThan((0.98 * 4 * seconds * 1_000) / load.turnMs)
    expect(Math.max(0, ...refused)).toBe(0)
    expect(answered.length + refused.length).toBe(requests)
  },
)

test('§8 the queue shortens when turns take longer, and is as long as before soon after', async () => {
  vi.useFakeTimers()
  const lane = openLane({ atOnce: 4, longestMs: 1_500 })
  /** The number of requests that wait, when a thousand arrive at the same moment. */
  const taken = async (turnMs: number) => {
    await rush(lane, { requests: 100, apartMs: turnMs, turnMs })
    const { answered } = await rush(lane, { requests: 1_000, apartMs: 0, turnMs })
    return answered.length - 4
  }
  const fast = await taken(20)
  // 1.5 s hold n / 4 turns of 20 ms and the request's own turn.
  expect(fast).toBeGreaterThan(280)
  expect(fast).toBeLessThan(300)
  const slow = await taken(200)
  expect(slow).toBeGreaterThan(22)
  expect(slow).toBeLessThan(28)
  expect(Math.abs((await taken(20)) - fast)).toBeLessThan(5)
})

test('§8 while nothing ends, as before a locked table, nobody is let into the queue; then it opens again', async () => {
  vi.useFakeTimers()
  const lane = openLane({ atOnce: 2, longestMs: 1_500 })
  const locked = [work(), work()]
  const held = locked.map(({ run }) => lane(run))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await lane(async () => 'never')).toBe(null)
  for (const { end } of locked) end()
  await Promise.all(held)
  const { answered } = await rush(lane, { requests: 100, apartMs: 20, turnMs: 10 })
  expect(answered).toHaveLength(100)
})

const app = ownApp()

const narrow = { atOnce: 1, longestMs: 0 }
const cookie = { cookie: `yoake_client=${'x'.repeat(43)}`, origin: site }
const post = { method: 'POST', headers: { ...cookie, 'content-type': 'application/json' }, body: '{}' }

/** A server with one turn of each kind, whose pages run until the test ends them. */
function narrowServer() {
  const pageWork = work()
  const http: Hono = createApp({
    env: readEnv({ PUBLIC_URL: site }),
    door: { ...app.door, fetch: async () => new Response(await pageWork.run()) },
    page: async () => new Response(await pageWork.run()),
    checkReady: async () => allWell,
    isStopping: () => false,
    turns: openTurns({ guestPages: narrow, pages: narrow, sentForms: narrow, questions: narrow, mutations: narrow }),
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

test('a flood of guests keeps nobody waiting who is signed in, sends a form, asks by script, or wants a file', async () => {
  const { ask, pageWork } = narrowServer()
  const flood = [ask('/'), ...Array.from({ length: 50 }, () => ask('/'))]
  const others = [ask('/client', { headers: cookie }), ask('/candidate/login', post), ask('/graphql', post)]
  for (const path of ['/healthz', '/readyz', '/assets/x.js'])
    expect([path, (await ask(path)).status]).toEqual([path, 200])
  pageWork.end()
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200])
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 503)).toHaveLength(50)
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
    turns: openTurns({ guestPages: narrow, pages: narrow, sentForms: narrow, questions: narrow, mutations: narrow }),
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
