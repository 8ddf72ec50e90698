import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { testApp, type TestApp } from '#test/client.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { anAccessToken } from '#test/factories/access-token.ts'
import { aJob } from '#test/factories/job.ts'
import { setNetworks as setNetworksBy, site, testHttp, type TestHttp } from '#test/http.ts'

let app: TestApp
let product: TestHttp

beforeAll(async () => {
  app = await testApp()
  product = testHttp(app)
})
afterAll(() => app.close())

const send: TestHttp['send'] = (...parameters) => product.send(...parameters)
const browser: TestHttp['browser'] = (...viewer) => product.browser(...viewer)
const setNetworks = (headers: Record<string, string>, ...networks: string[]) =>
  setNetworksBy(product, headers, ...networks)
const premium = () => aCompanyWithUser(app.db, { planKey: 'PREMIUM' })
const whoAmI = '{ viewer { ... on CompanyViewer { id } } }'

const createToken = `mutation ($name: String!, $scopes: [AccessTokenScope!]!, $days: Int!) {
  createAccessToken(name: $name, scopes: $scopes, days: $days) { secret accessToken { id scopes lastUsedAt } } }`
const aToken = async (viewer: CompanyViewer, scopes: string[], fields: Record<string, unknown> = {}) => {
  const headers = await browser(viewer)
  const answer = await send(createToken, { headers, variables: { name: '連携', scopes, days: 30, ...fields } })
  const { secret, accessToken } = answer.data?.createAccessToken ?? {}
  return { ...answer, secret: secret as string, id: accessToken?.id as string, headers }
}
const bearer = (secret: string, more: Record<string, string> = {}) => ({ authorization: `Bearer ${secret}`, ...more })
const jobs = '{ jobDescriptions { totalCount edges { node { title } } } }'
const students = '{ searchCandidates(condition: {}) { totalCount edges { node { id } } } }'

describe('§8 access tokens', () => {
  it('read what their scopes name, and nothing else', async () => {
    const { company, viewer } = await premium()
    await aJob(app.db, { companyId: company.id, title: '営業職' })
    await aCandidate(app.db)
    const { secret, id } = await aToken(viewer, ['READ_JOBS'])
    const headers = bearer(secret)
    expect((await send(jobs, { headers })).data.jobDescriptions.edges).toEqual([{ node: { title: '営業職' } }])
    expect((await send('{ industries { id label } }', { headers })).code).toBeUndefined()
    for (const query of [
      students,
      '{ jobDescriptions { totalCount } searchCandidates(condition: {}) { totalCount } }',
      '{ accessTokens { id } }',
      '{ companyMembers { id } }',
      whoAmI,
      '{ __schema { types { name } } }',
      'mutation { createSearchCandidateLabel(text: "x") { id } }',
      `mutation { revokeAccessToken(id: "${id}") { id } }`,
      `fragment F on Query { searchCandidates(condition: {}) { totalCount } } query { ...F }`,
    ])
      expect(await send(query, { headers }), query).toMatchObject({ code: 'forbidden' })
    const { secret: other } = await aToken(viewer, ['READ_CANDIDATES'])
    expect((await send(students, { headers: bearer(other) })).data.searchCandidates.totalCount).toBeGreaterThan(0)
    expect((await send(jobs, { headers: bearer(other) })).code).toBe('forbidden')
  })

  it('reach no students through a job', async () => {
    const { viewer } = await premium()
    const { secret } = await aToken(viewer, ['READ_JOBS'])
    const through =
      '{ schedulingDates { edges { node { ... on EventDate { acceptedSearchCandidates { candidate { id } } } } } } }'
    expect((await send(through, { headers: bearer(secret) })).code).toBe('forbidden')
    const dates = '{ schedulingDates { edges { node { id hasCapacity } } } }'
    expect((await send(dates, { headers: bearer(secret) })).code).toBeUndefined()
  })

  it('are shown once and kept as a hash; the same key again shows nothing', async () => {
    const { viewer } = await premium()
    const headers = { ...(await browser(viewer)), 'idempotency-key': 'one-token-please' }
    const variables = { name: '連携', scopes: ['CSV'], days: 1 }
    const first = await send(createToken, { headers, variables })
    const again = await send(createToken, { headers, variables })
    expect(first.data.createAccessToken.secret).toMatch(/^yoake_[\w-]{43}$/)
    expect(again.data.createAccessToken).toEqual({ ...first.data.createAccessToken, secret: null })
    const idempotencyKeys = JSON.stringify(await app.db.selectFrom('idempotencyKey').selectAll().execute())
    expect(idempotencyKeys).not.toContain(first.data.createAccessToken.secret)
    const stored = await app.db.selectFrom('accessToken').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(first.data.createAccessToken.secret)
  })

  it('say when they were used, and end when they are revoked, late, or their maker is gone', async () => {
    const { viewer, company } = await premium()
    const { secret, id, headers } = await aToken(viewer, ['READ_JOBS'])
    const use = async (token = secret) => (await send(jobs, { headers: bearer(token) })).code
    expect(await use()).toBeUndefined()
    const list = await send('{ accessTokens { id lastUsedAt } }', { headers })
    expect(list.data.accessTokens).toEqual([{ id, lastUsedAt: expect.any(String) }])
    const revoke = () =>
      send('mutation ($id: ID!) { revokeAccessToken(id: $id) { revokedAt } }', { headers, variables: { id } })
    const [first, second] = await Promise.all([revoke(), revoke()])
    expect(first.data).toEqual(second.data)
    expect(await use()).toBe('invalid_authorization_token')

    const late = await aToken(viewer, ['READ_JOBS'])
    await app.db.updateTable('accessToken').set({ expiresAt: new Date() }).where('id', '=', late.id).execute()
    expect(await use(late.secret)).toBe('invalid_authorization_token')

    const leaver = await aCompanyUser(app.db, company.id)
    const theirs = await aToken(leaver.viewer, ['READ_JOBS'])
    expect(await use(theirs.secret)).toBeUndefined()
    await app.as(viewer).ask('mutation ($id: ID!) { disableCompanyUser(id: $id) { id } }', { id: leaver.id })
    expect(await use(theirs.secret)).toBe('invalid_authorization_token')
  })

  it('come in one form, without a cookie, from the company’s networks, under a contract and a plan', async () => {
    const { viewer, company } = await premium()
    const { secret, headers: cookies } = await aToken(viewer, ['READ_JOBS'])
    const codeOf = async (headers: Record<string, string>) => (await send(jobs, { headers })).code
    for (const authorization of [secret, `bearer ${secret}`, `Bearer  ${secret}`, 'Basic eDp5', 'Bearer x', 'Bearer'])
      expect(await codeOf({ authorization }), authorization).toBe('invalid_authorization_header')
    expect(await codeOf(bearer(secret, cookies))).toBe('invalid_authorization_header')
    expect(await codeOf(bearer(`yoake_${'a'.repeat(43)}`))).toBe('invalid_authorization_token')
    expect(await codeOf(bearer(secret, { 'x-area': 'candidate' }))).toBeUndefined()
    await setNetworks(cookies, '203.0.113.0/24')
    expect(await codeOf(bearer(secret, { 'x-forwarded-for': '198.51.100.1' }))).toBe('ip_address_not_allowed')
    const inside = bearer(secret, { 'x-forwarded-for': '203.0.113.99' })
    expect(await codeOf(inside)).toBeUndefined()
    const contract = (fields: object) =>
      app.db.updateTable('contract').set(fields).where('companyId', '=', company.id).execute()
    await contract({ planKey: 'STANDARD' })
    expect(await codeOf(inside)).toBe('plan_restricted')
    await contract({ planKey: 'PREMIUM', status: 'EXPIRED' })
    expect(await codeOf(inside)).toBe('contractExpired')
  })

  it('open nothing at the operator’s door', async () => {
    const { viewer } = await premium()
    const { secret, headers } = await aToken(viewer, ['READ_JOBS'])
    const admin = (more: Record<string, string>) => send('{ viewer { id } }', { path: '/admin/graphql', headers: more })
    expect((await admin(bearer(secret))).code).toBe('unauthenticated')
    expect((await admin(headers)).code).toBe('forbidden')
    expect((await admin({})).code).toBe('unauthenticated')
    const get = await product.http.request(`${site}/admin/graphql`)
    expect(get.status).toBe(405)
  })

  it('§5 §6 are made by an ADMIN, under the plan, with a name and a scope', async () => {
    const { viewer, company } = await premium()
    const reader = await aCompanyUser(app.db, company.id, { role: 'VIEWER' })
    const standard = await aCompanyWithUser(app.db)
    const other = await premium()
    expect((await aToken(reader.viewer, ['CSV'])).code).toBe('forbidden')
    expect((await aToken(standard.viewer, ['CSV'])).code).toBe('plan_restricted')
    expect((await aToken(viewer, [])).code).toBe('invalid_input')
    expect((await aToken(viewer, ['CSV'], { name: ' ' })).code).toBe('invalid_input')
    expect((await aToken(viewer, ['CSV'], { days: 366 })).code).toBe('invalid_input')
    const { id } = await aToken(viewer, ['CSV'])
    for (const wrong of [id, 'x']) {
      const headers = await browser(other.viewer)
      const answer = await send('mutation ($id: ID!) { revokeAccessToken(id: $id) { id } }', {
        headers,
        variables: { id: wrong },
      })
      expect(answer.code).toBe('not_found')
    }
  })

  it('ask in their own words where browsers may ask only what our pages ask', async () => {
    const strict = await testApp({ documents: { public: new Set(), admin: new Set() } })
    const { viewer } = await aCompanyWithUser(strict.db, { planKey: 'PREMIUM' })
    const { secret } = await anAccessToken(strict.db, viewer)
    const strictHttp = testHttp(strict)
    const browsing = await strictHttp.send(jobs, { headers: await strictHttp.browser(viewer) })
    const reading = await strictHttp.send(jobs, { headers: bearer(secret) })
    const beyond = await strictHttp.send(students, { headers: bearer(secret) })
    const many = `{ ${Array.from({ length: 16 }, (_, at) => `a${at}: jobDescriptions { totalCount }`).join(' ')} }`
    const dear = await strictHttp.send(many, { headers: bearer(secret) })
    await strict.close()
    expect([browsing.code, reading.code, beyond.code, dear.code]).toEqual([
      'document_not_allowed',
      undefined,
      'forbidden',
      'query_too_complex',
    ])
  })
})
