import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSession } from '#domain/session/commands.ts'
import { sessionCookies } from '#domain/session/rules.ts'
import type { SessionOwner } from '#domain/session/sign-in/queries.ts'
import { memoChannel } from '#domain/candidate-search/memo/commands.ts'
import type { CompanyViewer, Viewer } from '#domain/viewer/viewer.ts'
import type { Area } from '#ground/area.ts'
import { readEnv } from '#platform/env.ts'
import { notify, openRelay, type Relay } from '#platform/queue/relay.ts'
import { ownApp, type TestApp } from '#test/client.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { block } from '#test/factories/candidate-search.ts'
import { openSocket, type SocketHandler } from './socket.ts'

const app = ownApp()
let relay: Relay
const started: { http: Server; socket: SocketHandler }[] = []
/** Two servers on one database, each with a relay of its own; the third asks for the session ten times a second. */
let one: string
let two: string
let watchful: string

beforeAll(async () => {
  relay = openRelay(app.url)
  one = await serve(app.door)
  two = await serve(app.openDoorWith({ connections: { relay } }))
  watchful = await serve(app.door, 100)
})
afterAll(async () => {
  for (const { http, socket } of started) {
    await socket.close()
    await new Promise((resolve) => http.close(resolve))
  }
  await relay.close()
})

async function serve(door: TestApp['door'], checkEveryMs?: number) {
  const http = createServer()
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  const env = readEnv({ PUBLIC_URL: `http://127.0.0.1:${port}` })
  const socket = openSocket(door, env, checkEveryMs === undefined ? {} : { checkEveryMs })
  http.on('upgrade', socket.upgrade)
  started.push({ http, socket })
  return env.publicUrl
}

type Message = { type: string; id?: string; payload?: unknown }
type Session = { area: Area; token: string }

async function signedIn(area: Area, owner: SessionOwner): Promise<Session> {
  return { area, token: await app.db.transaction().execute((tx) => openSession(tx, area, owner)) }
}
const ofCompany = ({ viewer: { companyId, companyUserId } }: { viewer: CompanyViewer }) =>
  signedIn('client', { companyId, companyUserId })

/** A browser's socket: real handshake, real cookies. */
function connect(url: string, session: Session | null, origin = url) {
  const headers = { origin, ...(session && { cookie: `${sessionCookies[session.area]}=${session.token}` }) }
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers })
  const messages: Message[] = []
  const send = (message: object) => socket.send(JSON.stringify(message))
  socket.on('open', () => send({ type: 'connection_init', payload: { area: session?.area } }))
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString()) as Message))
  socket.on('error', () => undefined)
  const closed = new Promise<number>((resolve) => void socket.on('close', resolve))
  const until = async (wanted: (message: Message) => boolean, ms = 3000): Promise<Message> => {
    for (const end = Date.now() + ms; Date.now() < end; await sleep(10)) {
      const found = messages.find(wanted)
      if (found) return found
    }
    throw new Error(`not heard; heard ${JSON.stringify(messages)}`)
  }
  return {
    messages,
    closed,
    until,
    ask: (query: string, variables: object = {}, id = 'q') =>
      send({ id, type: 'subscribe', payload: { query, variables } }),
    close: () => socket.close(),
    /** Resolves once the server listens. */
    async watch(candidateId: string, id = 'memo') {
      await until(({ type }) => type === 'connection_ack')
      send({
        id,
        type: 'subscribe',
        payload: {
          query: 'subscription ($id: ID!) { searchCandidateMemo(candidateId: $id) { candidateId text updatedAt } }',
          variables: { id: candidateId },
        },
      })
      await sleep(150)
    },
  }
}

const write = (viewer: Viewer, id: string, text: string) =>
  app
    .as(viewer)
    .ask('mutation ($id: ID!, $text: String!) { updateSearchCandidateMemo(id: $id, text: $text) { text } }', {
      id,
      text,
    })
const codesOf = ({ payload }: Message) => {
  const errors = Array.isArray(payload) ? payload : (payload as { errors?: unknown[] }).errors
  return (errors as { extensions: { code: string } }[] | undefined)?.map(({ extensions }) => extensions.code)
}
const isNext = ({ type }: Message) => type === 'next'
const silence = async (watcher: ReturnType<typeof connect>) => {
  await sleep(300)
  return watcher.messages.filter(({ type }) => type !== 'connection_ack')
}

let company: Awaited<ReturnType<typeof aCompanyWithUser>>
let student: Awaited<ReturnType<typeof aCandidate>>
let session: Session
beforeEach(async () => {
  company = await aCompanyWithUser(app.db)
  student = await aCandidate(app.db)
  session = await ofCompany(company)
})

describe('§7 searchCandidateMemo over WebSockets', () => {
  test('what is written on one server is heard on every other, by the company alone', async () => {
    const other = await aCompanyWithUser(app.db)
    const colleague = await aCompanyUser(app.db, company.company.id, { role: 'VIEWER' })
    const mine = [connect(one, session), connect(two, session), connect(two, await ofCompany(colleague))]
    const theirs = connect(two, await ofCompany(other))
    await Promise.all([...mine, theirs].map((watcher) => watcher.watch(student.id)))
    await write(company.viewer, student.id, '面談は木曜')
    for (const watcher of mine)
      expect((await watcher.until(isNext)).payload).toMatchObject({
        data: { searchCandidateMemo: { candidateId: student.id, text: '面談は木曜', updatedAt: expect.any(String) } },
      })
    expect(await silence(theirs)).toEqual([])
    for (const watcher of [...mine, theirs]) watcher.close()
  })

  test('§6 no socket without a session, from another site, or for another path', async () => {
    expect(await connect(one, null).closed).toBe(4403)
    expect(await connect(one, { area: 'client', token: 'x'.repeat(43) }).closed).toBe(4403)
    expect(await connect(one, { ...session, area: 'candidate' }).closed).toBe(4403)
    const elsewhere = connect(one, session, 'https://evil.example')
    expect(await elsewhere.closed).toBe(1006)
    expect(elsewhere.messages).toEqual([])
  })

  test('§6 a student, and a company whom the student has blocked, may not watch; nor what is not an id', async () => {
    const ofStudent = connect(one, await signedIn('candidate', { candidateId: student.viewer.candidateId }))
    await ofStudent.watch(student.id)
    expect(codesOf(await ofStudent.until(({ id }) => id === 'memo'))).toEqual(['forbidden'])
    const shut = connect(one, session)
    await shut.watch("' or 1=1 --", 'malformed')
    expect(codesOf(await shut.until(({ id }) => id === 'malformed'))).toEqual(['not_found'])
    await block(app.db, company.company.id, student.id)
    await shut.watch(student.id)
    expect(codesOf(await shut.until(({ id }) => id === 'memo'))).toEqual(['not_found'])
    ofStudent.close()
    shut.close()
  })

  test('§8 what no text can hold is refused with its place, as over HTTP', async () => {
    const watcher = connect(one, session)
    for (const [at, bad] of ['x\0', '\ud83d', 'x'.repeat(50_000)].entries()) {
      await watcher.watch(bad, `bad${at}`)
      const { payload } = await watcher.until(({ id }) => id === `bad${at}`)
      const fields = [{ path: 'candidateId', message: expect.stringMatching(/[ぁ-ん]/u) }]
      expect(payload).toMatchObject({ errors: [{ extensions: { code: 'not_found', fields } }] })
    }
    watcher.close()
  })

  const endings: [string, () => Promise<unknown>][] = [
    [
      'the session is revoked',
      () =>
        app.db
          .updateTable('session')
          .set({ revokedAt: new Date() })
          .where('companyId', '=', company.company.id)
          .execute(),
    ],
    [
      'the user is disabled',
      () => app.db.updateTable('companyUser').set({ status: 'DISABLED' }).where('id', '=', company.user.id).execute(),
    ],
    [
      'the contract ends',
      () =>
        app.db
          .updateTable('contract')
          .set({ endsOn: '2020-01-01', startsOn: '2019-01-01' })
          .where('companyId', '=', company.company.id)
          .execute(),
    ],
  ]

  test.each(endings)('once %s, the next event is not told and the socket ends', async (_, end) => {
    const watcher = connect(two, session)
    await watcher.watch(student.id)
    await end()
    await write(company.viewer, student.id, '秘密')
    expect(await watcher.closed).toBe(4403)
    expect(JSON.stringify(watcher.messages)).not.toContain('秘密')
  })

  test.each(endings)('once %s, the socket ends also when nothing happens', async (_, end) => {
    const watcher = connect(watchful, session)
    await watcher.watch(student.id)
    expect(watcher.messages.map(({ type }) => type)).toEqual(['connection_ack'])
    await end()
    expect(await Promise.race([watcher.closed, sleep(3000)])).toBe(4403)
  })

  test.each([
    ['blocks the company', () => block(app.db, company.company.id, student.id)],
    ['hides', () => app.db.updateTable('candidate').set({ status: 'HIDDEN' }).where('id', '=', student.id).execute()],
  ])('once the student %s, an event says no more than that there is nobody', async (_, leave) => {
    const colleague = await aCompanyUser(app.db, company.company.id)
    const watcher = connect(two, session)
    await watcher.watch(student.id)
    await write(colleague.viewer, student.id, '前')
    await watcher.until(isNext)
    await leave()
    await app.db.updateTable('companyCandidate').set({ memo: '秘密' }).where('candidateId', '=', student.id).execute()
    await app.db
      .transaction()
      .execute((tx) =>
        notify(tx, memoChannel, JSON.stringify({ companyId: company.company.id, candidateId: student.id })),
      )
    await watcher.until((message) => isNext(message) && codesOf(message)?.[0] === 'not_found')
    expect(JSON.stringify(watcher.messages)).not.toContain('秘密')
    watcher.close()
  })

  test('§8 what nobody expected is a fixed text, and nothing of the database', async () => {
    let isDown = false
    const url = await serve({
      ...app.door,
      viewersOf: async (request) => {
        if (isDown) throw new Error('connection to 10.0.0.7 refused')
        return app.door.viewersOf(request)
      },
    })
    const watcher = connect(url, session)
    await watcher.watch(student.id)
    isDown = true
    await write(company.viewer, student.id, '秘密')
    expect(codesOf(await watcher.until(isNext))).toEqual(['internal_server_error'])
    await watcher.watch(student.id, 'again')
    expect(codesOf(await watcher.until(({ id }) => id === 'again'))).toEqual(['internal_server_error'])
    expect(await connect(url, session).closed).toBe(1013)
    expect(JSON.stringify(watcher.messages)).not.toMatch(/10\.0\.0\.7|秘密/)
    watcher.close()
  })

  test('queries and mutations are not answered here, and nobody watches without end', async () => {
    const watcher = connect(one, session)
    await watcher.until(({ type }) => type === 'connection_ack')
    watcher.ask('{ graduationYears }', {}, 'query')
    watcher.ask(
      'mutation ($id: ID!) { updateSearchCandidateMemo(id: $id, text: "x") { text } }',
      { id: student.id },
      'mutation',
    )
    for (const operation of ['query', 'mutation'])
      expect(codesOf(await watcher.until(({ id }) => id === operation))).toEqual(['invalid_query'])
    expect(
      await app.db.selectFrom('companyCandidate').selectAll().where('candidateId', '=', student.id).execute(),
    ).toEqual([])
    const subscription = 'subscription ($id: ID!) { searchCandidateMemo(candidateId: $id) { text } }'
    for (let at = 0; at < 21; at += 1) watcher.ask(subscription, { id: student.id }, `memo${at}`)
    expect(codesOf(await watcher.until(({ type }) => type === 'error'))).toEqual(['too_many_requests'])
    await sleep(200)
    watcher.close()
  })
})
