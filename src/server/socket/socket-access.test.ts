import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { openSession } from '#domain/session/commands.ts'
import { sessionCookies } from '#domain/session/rules.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { readEnv } from '#platform/env.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { anAccessToken } from '#test/factories/access-token.ts'
import { openSocket, type SocketHandler } from './socket.ts'

const app = ownApp()
let http: Server
let socket: SocketHandler
let port: number
const cameFrom = new Set<string>()

beforeAll(async () => {
  http = createServer()
  socket = openSocket(app.door, readEnv({ PUBLIC_URL: 'https://yoake.example' }), {
    cameFrom: (request) => void cameFrom.add(request.url),
    checkEveryMs: 100,
  })
  http.on('upgrade', socket.upgrade)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  port = (http.address() as AddressInfo).port
})
afterAll(async () => {
  await socket.close()
  await new Promise((resolve) => http.close(resolve))
})

/** Opens a socket as a browser would and subscribes to one student's memo; `ended` is the close code. */
async function watch(headers: Record<string, string>, candidateId: OfRow<'candidate'>) {
  const client = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', { headers })
  const said: { type: string; payload?: unknown }[] = []
  const ended = new Promise<number>((resolve) => client.on('close', resolve))
  client.on('message', (data: Buffer) => said.push(JSON.parse(data.toString()) as (typeof said)[number]))
  await new Promise((resolve) => client.on('open', resolve))
  client.send(JSON.stringify({ type: 'connection_init', payload: { area: 'client' } }))
  const query = `subscription { searchCandidateMemo(candidateId: "${candidateId}") { text } }`
  const isTold = () => said.some(({ type }) => type === 'connection_ack')
  const isOver = { now: false }
  void ended.then(() => (isOver.now = true))
  while (!isTold() && !isOver.now) await new Promise((resolve) => setTimeout(resolve, 10))
  if (isTold()) client.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }))
  return { said, ended, close: () => client.close() }
}

const browser = async ({ companyId, companyUserId }: CompanyViewer) => {
  const token = await app.db.transaction().execute((tx) => openSession(tx, 'client', { companyId, companyUserId }))
  return {
    cookie: `${sessionCookies.client}=${token}`,
    origin: 'https://yoake.example',
    'x-forwarded-for': '203.0.113.7',
  }
}
const writeMemo = (viewer: CompanyViewer, id: string, text: string) =>
  app
    .as(viewer)
    .ask('mutation ($id: ID!, $text: String!) { updateSearchCandidateMemo(id: $id, text: $text) { text } }', {
      id,
      text,
    })
const until = async (isDone: () => boolean) => {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 10))
}

describe('§4 a subscription', () => {
  it('tells what colleagues write, and closes when the contract ends', async () => {
    const { company, viewer } = await aCompanyWithUser(app.db)
    const student = await aCandidate(app.db)
    const { said, ended } = await watch(await browser(viewer), student.id)
    await new Promise((resolve) => setTimeout(resolve, 200))
    await writeMemo(viewer, student.id, '一次面談の候補')
    await until(() => said.some(({ type }) => type === 'next'))
    expect(JSON.stringify(said)).toContain('一次面談の候補')
    await app.db.updateTable('contract').set({ status: 'EXPIRED' }).where('companyId', '=', company.id).execute()
    expect(await ended).toBe(4403)
  })

  it('closes when the network is no longer one of the company’s', async () => {
    const { company, viewer } = await aCompanyWithUser(app.db, { planKey: 'PREMIUM' })
    const student = await aCandidate(app.db)
    const { ended } = await watch(await browser(viewer), student.id)
    await app.db.insertInto('allowedNetwork').values({ companyId: company.id, network: '198.51.100.0/24' }).execute()
    expect(await ended).toBe(4403)
    expect(cameFrom.size).toBeGreaterThan(0)
  })

  it('is not for machines, and not for guests', async () => {
    const { viewer } = await aCompanyWithUser(app.db, { planKey: 'PREMIUM' })
    const student = await aCandidate(app.db)
    const { secret } = await anAccessToken(app.db, viewer, ['READ_CANDIDATES'])
    expect(await (await watch({ authorization: `Bearer ${secret}` }, student.id)).ended).toBe(4403)
    expect(await (await watch({}, student.id)).ended).toBe(4403)
  })
})
