import { expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { ownApp } from '#test/client.ts'
import { tracedSpans } from '#test/collector.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { anAccessToken } from '#test/factories/access-token.ts'
import { allWell, site } from '#test/http.ts'
import { createApp } from './http.ts'
import { openPageNames } from './page-names.ts'

const app = ownApp()
const anHttp = (settings: Record<string, string> = {}, page = async () => new Response('page')) =>
  createApp({
    env: readEnv({ PUBLIC_URL: site, ...settings }),
    door: app.door,
    page,
    checkReady: async () => allWell,
    isStopping: () => false,
    pageNameOf: openPageNames(['/client/threads/:scoutInvitationId', '/assessment/certificates/:proof']),
  })
const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${trace}-00f067aa0ba902b7-01`

test('a page is named by its route, and leads to its lines of the log', async () => {
  const http = anHttp()
  let requestId: string | null = null
  const [span] = await tracedSpans(async () => {
    const answer = await http.request(`${site}/client/threads/01a22330-af30-7b54-adfe-5cebdc0bf031?text=yamada`)
    requestId = answer.headers.get('x-request-id')
  })
  expect([span?.name, span?.kind]).toEqual(['GET /client/threads/:scoutInvitationId', 2])
  expect(span?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': '/client/threads/:scoutInvitationId',
    'http.response.status_code': 200,
    'yoake.request_id': requestId,
  })
})

test.each([
  ['of a proxy that is believed is the parent', { TRUST_PROXY: '1' }, true],
  ['of a visitor is not, without a proxy', {}, false],
])('the span %s', async (_, settings, isTaken) => {
  const http = anHttp(settings)
  const [span] = await tracedSpans(async () => http.request(`${site}/client/x`, { headers: { traceparent } }))
  expect(span?.traceId === trace).toBe(isTaken)
})

test('an error is one by its status alone', async () => {
  const http = anHttp({}, () => Promise.reject(new Error('山田太郎')))
  const spans = await tracedSpans(async () => http.request(`${site}/client/x`))
  expect(spans).toMatchObject([
    { status: { code: 2 }, attributes: { 'http.response.status_code': 500, 'error.type': '500' } },
  ])
  expect(JSON.stringify(spans)).not.toContain('山田')
})

test('checks of a balancer and files of the build make no traces', async () => {
  const http = anHttp()
  const visits = ['/healthz', '/readyz', '/assets/entry.js']
  const spans = await tracedSpans(async () => {
    for (const path of visits) await http.request(`${site}${path}`)
  })
  expect(spans).toEqual([])
})

test("an operation over HTTP is named; the name that a company's own program gives is not of our code", async () => {
  const http = anHttp()
  const { viewer } = await aCompanyWithUser(app.db, { planKey: 'PREMIUM' })
  const { secret } = await anAccessToken(app.db, viewer)
  const ask = async (headers: Record<string, string>) =>
    http.request(`${site}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: 'query YamadaTaro { __typename }' }),
    })
  const namesOf = async (headers: Record<string, string>) =>
    (await tracedSpans(() => ask(headers))).map(({ name }) => name).filter((name) => /^(?:query|POST)/.test(name))
  expect(await namesOf({ origin: site })).toEqual(['query YamadaTaro', 'POST /graphql'])
  expect(await namesOf({ authorization: `Bearer ${secret}` })).toEqual(['query', 'POST /graphql'])
})
