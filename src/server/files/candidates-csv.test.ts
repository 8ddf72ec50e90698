import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import iconv from 'iconv-lite'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSession } from '#domain/session/commands.ts'
import type { AccessTokenScope } from '#domain/company-account/access-token/rules.ts'
import { sessionCookies } from '#domain/session/rules.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { readEnv } from '#platform/env.ts'
import { countStatements } from '#platform/database/db.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { candidatesCsvContext } from '#web/hatch/candidates-csv.ts'
import { loader } from '#web/pages/api/candidates-csv.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import { anAccessToken } from '#test/factories/access-token.ts'
import {
  acceptedInBulk,
  anInvited,
  aScoutInvitation,
  aSender,
  homeOf,
  type Sender,
} from '#test/factories/scout-invitation.ts'
import { openCandidatesCsv } from './candidates-csv.ts'
import { openRequestSessions } from '../sign-in/sessions.ts'

const app = ownApp()
let http: Server
let origin: string
let sender: Sender
let answer: (request: Request) => Promise<Response>

beforeAll(async () => {
  const sessions = openRequestSessions({ ...app, env: readEnv({}), addressOf: () => '203.0.113.1' })
  const download = openCandidatesCsv(app.door, sessions)
  answer = async (request) => {
    const context = new RouterContextProvider()
    context.set(candidatesCsvContext, (query) => download(request, query))
    return loader({ url: new URL(request.url), context })
  }
  http = createServer((request, response) => void getRequestListener(answer)(request, response))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
})
afterAll(async () => {
  await new Promise((resolve) => http.close(resolve))
})
beforeEach(async () => {
  sender = await aSender(app.db)
})

const cookieOf = async ({ companyId, companyUserId }: CompanyViewer) =>
  `${sessionCookies.client}=${await app.db.transaction().execute((tx) => openSession(tx, 'client', { companyId, companyUserId }))}`
type Asked = Parameters<typeof clientUrls.candidatesCsv>[0]
const get = async (viewer: CompanyViewer | null, query: Asked = {}) =>
  fetch(`${origin}${clientUrls.candidatesCsv(query)}`, {
    headers: viewer ? { cookie: await cookieOf(viewer) } : {},
    redirect: 'manual',
  })
const exportsOf = ({ company }: Sender) =>
  app.db
    .selectFrom('audit')
    .selectAll()
    .where('companyId', '=', company.id)
    .where('action', '=', 'csvSearchCandidate')
    .execute()
const accepted = { status: 'ACCEPTED' as const, answeredAt: new Date() }

describe('§2 /api/clients/candidates/csv', () => {
  test('§8 opens to a token with the scope CSV, and to no other', async () => {
    const premium = await aSender(app.db, { planKey: 'PREMIUM' })
    await anInvited(app.db, premium, accepted)
    const statusOf = async (scopes: AccessTokenScope[]) => {
      const { secret } = await anAccessToken(app.db, premium.viewer, scopes)
      const authorization = `Bearer ${secret}`
      const response = await fetch(`${origin}${clientUrls.candidatesCsv({})}`, { headers: { authorization } })
      return [response.status, (await response.text()).includes('山田')]
    }
    expect(await statusOf(['CSV'])).toEqual([200, true])
    expect(await statusOf(['READ_CANDIDATES', 'READ_JOBS'])).toEqual([403, false])
    expect(await exportsOf(premium)).toHaveLength(1)
  })

  test('sends 2,000 students as they are read, each once, under a Japanese name', async () => {
    await acceptedInBulk(app.db, sender, 2000)
    const response = await get(sender.viewer, { jobId: sender.job.id })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const disposition = response.headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(/^attachment; filename="candidates\.csv"; filename\*=UTF-8''[\w%.-]+$/)
    expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe(
      `承認者一覧_${sender.job.title}_${tokyoToday().replaceAll('-', '')}.csv`,
    )
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lines = bytes.toString().split('\r\n')
    expect(lines).toHaveLength(1 + 2000 + 1)
    expect(new Set(lines.slice(1, -1).map((line) => /bulk\d+@/.exec(line)?.[0])).size).toBe(2000)
    expect(await exportsOf(sender)).toMatchObject([
      { action: 'csvSearchCandidate', actorId: sender.user.id, details: { rows: 2000, by: 'download' } },
    ])
  })

  test('reads no further than somebody takes, and stops when they have gone', async () => {
    await acceptedInBulk(app.db, sender, 2000)
    const cookie = await cookieOf(sender.viewer)
    const { result, statements } = await countStatements(async () => {
      const response = await answer(new Request(`${origin}${clientUrls.candidatesCsv({})}`, { headers: { cookie } }))
      const reader = response.body?.getReader()
      const first = await reader?.read()
      await new Promise((resolve) => setTimeout(resolve, 200))
      await reader?.cancel()
      return first?.value
    })
    expect(Buffer.from(result ?? []).toString()).toMatch(/^\uFEFF"承認日",[^\n]*\r\n$/)
    // Statements before the first byte: session and contract, plan, count, audit, and four for the first piece.
    expect(statements).toBeLessThanOrEqual(9)
  })

  test('Shift_JIS when asked for; hired when asked for; words in any case', async () => {
    const candidate = await aCandidate(app.db, { account: { familyName: '髙﨑', givenName: '𠮷乃' } })
    await aScoutInvitation(app.db, { ...homeOf(sender), candidateId: candidate.id, ...accepted, status: 'HIRED' })
    const response = await get(sender.viewer, { scoutInvitationStatus: 'HIRED', encoding: 'shift-jis' })
    expect(response.headers.get('content-type')).toBe('text/csv; charset=Shift_JIS')
    const text = iconv.decode(Buffer.from(await response.arrayBuffer()), 'cp932')
    expect(text).toMatch(/^"承認日","姓"/)
    expect(text).toContain('"髙﨑","〓乃"')
    const nobody = await (await get(sender.viewer, { schedulingStatus: 'scheduling-date-requested' })).text()
    expect(nobody.split('\r\n')).toHaveLength(2)
  })

  test('§6 guests are sent to sign in; readers, other plans and another company’s job get no byte and leave no row', async () => {
    await anInvited(app.db, sender, accepted)
    const other = await aSender(app.db)
    const light = await aSender(app.db, { planKey: 'LIGHT' })
    const reader = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
    const guest = await get(null)
    expect([guest.status, guest.headers.get('location')]).toEqual([302, '/client/login'])
    const refused = async (...parameters: Parameters<typeof get>) => {
      const response = await get(...parameters)
      return [response.status, response.headers.get('content-type'), await response.text()]
    }
    const plain = 'text/plain; charset=utf-8'
    const missing = [404, plain, '見つかりませんでした。ほかの画面で先に変更されたか、削除された可能性があります。']
    expect(await refused(light.viewer)).toEqual([403, plain, 'この機能は現在のプランでは使用できません。'])
    expect((await refused(reader.viewer)).slice(0, 2)).toEqual([403, plain])
    expect(await refused(other.viewer, { jobId: sender.job.id })).toEqual(missing)
    expect(await refused(sender.viewer, { jobId: "' or 1=1 --" })).toEqual(missing)
    expect(await refused(sender.viewer, { scoutInvitationStatus: 'pending' })).toEqual(missing)
    expect(await refused(sender.viewer, { schedulingStatus: 'soon' })).toEqual(missing)
    expect(await refused(sender.viewer, { encoding: 'utf-16' })).toEqual(missing)
    for (const company of [sender, other, light]) expect(await exportsOf(company)).toEqual([])
  })

  test('a student’s session is no company’s', async () => {
    const { viewer } = await aCandidate(app.db)
    const token = await app.db
      .transaction()
      .execute((tx) => openSession(tx, 'candidate', { candidateId: viewer.candidateId }))
    const response = await fetch(`${origin}${clientUrls.candidatesCsv({})}`, {
      headers: { cookie: `${sessionCookies.candidate}=${token}; ${sessionCookies.client}=${token}` },
      redirect: 'manual',
    })
    expect(response.status).toBe(302)
  })
})
