import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { auditServer } from 'graphql-http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '#domain/session/commands.ts'
import { sessionCookies } from '#domain/session/rules.ts'
import { ownApp } from '#test/client.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { site, testHttp } from '#test/http.ts'

const onlyPost =
  'a query in an address stays in histories and logs, and another site can make a browser open it: only JSON by POST'
/** Points that GraphQL over HTTP leaves to the server and this server refuses, by the id of their audit. */
const refusedOnPurpose: Record<string, string> = {
  '5A70': `GET of a query: ${onlyPost}`,
  D6D5: `GET with variables, for application/graphql-response+json: ${onlyPost}`,
  '6A70': `GET with variables, for application/json: ${onlyPost}`,
}

const app = ownApp()
let server: Server
let origin: string

beforeAll(async () => {
  const { http } = testHttp(app)
  server = createServer(getRequestListener(http.fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** All findings of the audits. */
async function found(path: string, ownHeaders: Record<string, string> = {}) {
  const fetchWithHeaders = (address: string, { headers, ...init }: RequestInit = {}) =>
    fetch(address, { ...init, headers: { ...Object.fromEntries(new Headers(headers)), ...ownHeaders } })
  const results = await auditServer({ url: `${origin}${path}`, fetchFn: fetchWithHeaders })
  expect(results.length).toBeGreaterThan(50)
  return results.flatMap((result) => {
    if (result.status === 'ok') return []
    const { id, name, status, reason, response } = result
    return [{ id, name, status, reason: `${reason}, but ${response.status}` }]
  })
}

/** The findings may only be notices about requests refused on purpose. */
function expectOnlyRefusals(dislikes: Awaited<ReturnType<typeof found>>) {
  expect(dislikes.filter(({ id, status }) => status !== 'notice' || !(id in refusedOnPurpose))).toEqual([])
  expect(dislikes.map(({ id }) => id).toSorted()).toEqual(Object.keys(refusedOnPurpose).toSorted())
}

test('§8 the door keeps to GraphQL over HTTP, but for what it refuses on purpose', async () => {
  expectOnlyRefusals(await found('/graphql'))
})

test('§8 the operator’s door keeps to it in the same way', async () => {
  const { id: adminAccountId } = await anAdmin(app.db)
  const token = await app.db.transaction().execute((tx) => openSession(tx, 'admin', { adminAccountId }))
  expectOnlyRefusals(await found('/admin/graphql', { origin: site, cookie: `${sessionCookies.admin}=${token}` }))
})

test('§8 a body without a query is a mistake, and no invitation to GET', async () => {
  const headers = { 'content-type': 'application/json', accept: 'application/graphql-response+json' }
  const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: '{}' })
  expect([response.status, response.headers.get('allow')]).toEqual([400, null])
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'invalid_query' } }] })
})

test.each(['/graphql', '/admin/graphql'])('§8 %s says as JSON with a code how it wants to be asked', async (path) => {
  const ask = async (init: RequestInit) => {
    const response = await fetch(`${origin}${path}`, init)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const { errors } = (await response.json()) as { errors: { message: string; extensions: { code: string } }[] }
    expect(errors[0]?.message).toContain('JSON（Content-Type: application/json）をPOSTで送信してください')
    return [response.status, errors[0]?.extensions.code]
  }
  const body = '{"query":"{ __typename }"}'
  const asType = (type: string) => ask({ method: 'POST', body, headers: { 'content-type': type } })

  expect(await ask({})).toEqual([405, 'json_post_only'])
  expect(await ask({ method: 'PUT', body })).toEqual([405, 'json_post_only'])
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/graphql', 'application/jsonp'])
    expect(await asType(type)).toEqual([415, 'json_post_only'])
})

test('answers are compressed for a browser that accepts it', async () => {
  const ask = (accepted: string) =>
    fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': accepted },
      body: JSON.stringify({ query: '{ __schema { types { name description } } }' }),
    })
  const [plain, zipped] = await Promise.all([ask('identity'), ask('gzip, deflate, br, zstd')])
  expect([plain, zipped].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'zstd'])
  expect(await zipped.json()).toEqual(await plain.json())
})
