import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSession } from '#domain/session/commands.ts'
import { sessionCookies } from '#domain/session/rules.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { openDatabase, type Database } from '#platform/database/db.ts'
import { readEnv } from '#platform/env.ts'
import { ownApp, type TestApp } from '#test/client.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { testHttp } from '#test/http.ts'
import { openSocket, type SocketHandler } from './socket.ts'

const app = ownApp()
/** A small pool for events only, as in production. */
let events: Database
let statements = 0
const started: { http: Server; socket: SocketHandler }[] = []
let url: string
let narrow: string

beforeAll(async () => {
  events = openDatabase(app.url, { poolSize: 2 })
  events.pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...queryArguments: unknown[]) => unknown
    client.query = ((...queryArguments: unknown[]) => {
      statements += 1
      return query(...queryArguments)
    }) as typeof client.query
  })
  const door = app.openDoorWith({ connections: { db: events.db } })
  url = await serve(door, { ofSession: 400, ofUser: 400, ofAddress: 1000 })
  narrow = await serve(door, { ofSession: 3, ofUser: 5, ofAddress: 8 })
})
afterAll(async () => {
  for (const { http, socket } of started) {
    await socket.close()
    await new Promise((resolve) => http.close(resolve))
  }
  await events.close()
})

async function serve(door: TestApp['door'], limits: { ofSession: number; ofUser: number; ofAddress: number }) {
  const http = createServer()
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  const socket = openSocket(door, readEnv({ PUBLIC_URL: `http://127.0.0.1:${port}` }), { limits })
  http.on('upgrade', socket.upgrade)
  started.push({ http, socket })
  return `http://127.0.0.1:${port}`
}

const sessionOf = ({ companyId, companyUserId }: CompanyViewer) =>
  app.db.transaction().execute((tx) => openSession(tx, 'client', { companyId, companyUserId }))

type Message = { type: string; payload?: { data?: { searchCandidateMemo?: { text: string } }; errors?: unknown } }
/** A tab with the memo open; `closed` holds the close code and reason. */
function tab(origin: string, token: string, candidateId: OfRow<'candidate'>) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { origin, cookie: `${sessionCookies.client}=${token}` },
  })
  const messages: Message[] = []
  const send = (message: object) => socket.send(JSON.stringify(message))
  socket.on('error', () => undefined)
  socket.on('open', () => send({ type: 'connection_init', payload: { area: 'client' } }))
  const query = `subscription { searchCandidateMemo(candidateId: "${candidateId}") { text companyUser { givenName } } }`
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message
    messages.push(message)
    if (message.type === 'connection_ack') send({ id: '1', type: 'subscribe', payload: { query } })
  })
  const closed = new Promise<[number, string]>((resolve) =>
    socket.on('close', (code, reason) => resolve([code, reason.toString()])),
  )
  const isIn = async () => {
    for (const end = Date.now() + 5_000; Date.now() < end; await sleep(5)) {
      if (messages.some(({ type }) => type === 'connection_ack')) return true
      if (socket.readyState === socket.CLOSED) return false
    }
    throw new Error('neither let in nor refused')
  }
  return {
    messages,
    closed,
    isIn,
    texts: () => messages.flatMap(({ payload }) => payload?.data?.searchCandidateMemo?.text ?? []),
    close: () => void socket.close(),
  }
}

const write = (viewer: CompanyViewer, id: string, text: string) =>
  app
    .as(viewer)
    .ask('mutation ($id: ID!, $text: String!) { updateSearchCandidateMemo(id: $id, text: $text) { text } }', {
      id,
      text,
    })

/** Waits until no new statements have run for 300 ms. */
async function quiet() {
  for (let before = -1; before !== statements; await sleep(300)) before = statements
}

let company: Awaited<ReturnType<typeof aCompanyWithUser>>
let student: Awaited<ReturnType<typeof aCandidate>>
beforeEach(async () => {
  company = await aCompanyWithUser(app.db)
  student = await aCandidate(app.db)
})

/** Opens `count` tabs, writes the memo once and returns the number of statements that informing all tabs took. */
async function statementsFor(tokens: string[], count: number, text: string) {
  const tabs = Array.from({ length: count }, (_, n) => tab(url, tokens[n % tokens.length] ?? '', student.id))
  for (const openTab of tabs) expect(await openTab.isIn()).toBe(true)
  await quiet()
  const before = statements
  await write(company.viewer, student.id, text)
  for (
    const end = Date.now() + 10_000;
    Date.now() < end && tabs.some(({ texts }) => texts().length === 0);
    await sleep(10)
  );
  expect(tabs.map(({ texts }) => texts())).toEqual(tabs.map(() => [text]))
  const statementCount = statements - before
  for (const openTab of tabs) openTab.close()
  return statementCount
}

test('one event asks the database as often for 300 sockets of many sessions as for one', async () => {
  const tokens = [await sessionOf(company.viewer)]
  for (let n = 0; n < 30; n += 1) tokens.push(await sessionOf((await aCompanyUser(app.db, company.company.id)).viewer))
  const one = await statementsFor(tokens, 1, '一人')
  const many = await statementsFor(tokens, 300, '三百人')
  expect(one).toBeLessThanOrEqual(3)
  expect(many).toBe(one)
})

test('in one round every session is judged for itself: who was revoked hears nothing, all others do', async () => {
  const colleague = await aCompanyUser(app.db, company.company.id)
  const other = await aCompanyWithUser(app.db)
  const [mine, gone, foreign] = [
    await sessionOf(company.viewer),
    await sessionOf(colleague.viewer),
    await sessionOf(other.viewer),
  ]
  const tabs = [tab(url, mine, student.id), tab(url, gone, student.id), tab(url, foreign, student.id)] as const
  for (const one of tabs) expect(await one.isIn()).toBe(true)
  await quiet()
  await app.db.updateTable('session').set({ revokedAt: new Date() }).where('companyUserId', '=', colleague.id).execute()
  await write(company.viewer, student.id, '秘密')
  expect(await tabs[1].closed).toEqual([4403, 'unauthenticated'])
  for (const end = Date.now() + 5_000; Date.now() < end && tabs[0].texts().length === 0; await sleep(10));
  expect(tabs.map(({ texts }) => texts())).toEqual([['秘密'], [], []])
  await write(company.viewer, student.id, '次')
  for (const end = Date.now() + 5_000; Date.now() < end && tabs[0].texts().length < 2; await sleep(10));
  expect(tabs[0].texts()).toEqual(['秘密', '次'])
  for (const one of tabs) one.close()
})

test('a session, a user and a network may each open so many, and again once one is closed', async () => {
  const token = await sessionOf(company.viewer)
  const open = async (count: number, of: string) => {
    const tabs = Array.from({ length: count }, () => tab(narrow, of, student.id))
    for (const one of tabs) expect(await one.isIn()).toBe(true)
    return tabs
  }
  const refusal = async (of: string) => {
    const one = tab(narrow, of, student.id)
    expect(await one.isIn()).toBe(false)
    return one.closed
  }
  const mine = await open(3, token)
  expect(await refusal(token)).toEqual([4029, 'too many sockets of one session or user'])
  mine.pop()?.close()
  await sleep(50)
  mine.push(...(await open(1, token)))
  // A new session of the same user may open only two more, up to the user's limit of five.
  const again = await sessionOf(company.viewer)
  mine.push(...(await open(2, again)))
  expect(await refusal(again)).toEqual([4029, 'too many sockets of one session or user'])
  const third = await sessionOf((await aCompanyUser(app.db, company.company.id)).viewer)
  mine.push(...(await open(3, third)))
  const fourth = await sessionOf((await aCompanyUser(app.db, company.company.id)).viewer)
  expect(await refusal(fourth)).toEqual([4029, 'too many sockets of one network'])
  for (const one of mine) one.close()
})

test('while all connections of the events are held, everything else is answered', async () => {
  const connections = await Promise.all([events.pool.connect(), events.pool.connect()])
  const token = await sessionOf(company.viewer)
  const waiting = tab(url, token, student.id)
  await sleep(50)
  const http = testHttp(app)
  const answer = await http.send('{ jobDescriptions(isArchived: false) { totalCount } }', {
    headers: await http.browser(company.viewer),
  })
  expect([answer.status, answer.code]).toEqual([200, undefined])
  for (const client of connections) client.release()
  expect(await waiting.isIn()).toBe(true)
  waiting.close()
})
