import { beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { setNetworks as setNetworksBy, site, testHttp, type TestHttp } from '#test/http.ts'
import { openRequestSessions } from './sessions.ts'

const app = ownApp()
let product: TestHttp

beforeAll(() => {
  product = testHttp(app)
})

const send: TestHttp['send'] = (...parameters) => product.send(...parameters)
const browser: TestHttp['browser'] = (...viewer) => product.browser(...viewer)
const setNetworks = (headers: Record<string, string>, ...networks: string[]) =>
  setNetworksBy(product, headers, ...networks)
const premium = () => aCompanyWithUser(app.db, { planKey: 'PREMIUM' })
const whoAmI = '{ viewer { ... on CompanyViewer { id } } }'
const password = 'a-long-password-2026'

describe('§6 the networks of a company', () => {
  it('let in who comes from them, and tell who does not', async () => {
    const { viewer } = await premium()
    const inside = await browser(viewer)
    const outside = { ...inside, 'x-forwarded-for': '198.51.100.7' }
    expect((await send(whoAmI, { headers: outside })).code).toBeUndefined()
    const { data } = await setNetworks(inside, '203.0.113.9/24', '2001:db8::/32', '203.0.113.0/24')
    expect(data.updateAllowedNetworks).toEqual({
      ownAddress: '203.0.113.7',
      networks: [{ network: '203.0.113.0/24' }, { network: '2001:db8::/32' }],
    })
    expect((await send(whoAmI, { headers: inside })).data.viewer).toEqual({ id: viewer.companyUserId })
    expect(await send(whoAmI, { headers: outside })).toMatchObject({
      status: 403,
      code: 'ip_address_not_allowed',
      message: expect.stringContaining('ネットワーク'),
    })
    const v6 = { ...inside, 'x-forwarded-for': '2001:db8::5' }
    expect((await send(whoAmI, { headers: v6 })).data.viewer).toEqual({ id: viewer.companyUserId })
  })

  it('count when signing in too', async () => {
    const { company, viewer } = await premium()
    await aCompanyUser(app.db, company.id, { email: 'away@company.example', password })
    await setNetworks(await browser(viewer), '203.0.113.0/24')
    const from = (address: string) =>
      openRequestSessions({ ...app, env: readEnv({}), addressOf: () => address }).signIn(
        new Request(site),
        'client',
        'away@company.example',
        password,
      )
    expect(await from('198.51.100.7')).toMatchObject({ refused: { code: 'ip_address_not_allowed' } })
    expect(await from('203.0.113.80')).toHaveProperty('cookie')
  })

  it('never shut out who sets them', async () => {
    const { viewer } = await premium()
    const headers = await browser(viewer)
    expect(await setNetworks(headers, '198.51.100.0/24')).toMatchObject({
      code: 'own_address_excluded',
      message: expect.stringContaining('203.0.113.7'),
    })
    expect((await setNetworks(headers, '203.0.113.0/33')).code).toBe('invalid_input')
    expect((await setNetworks(headers, 'localhost')).code).toBe('invalid_input')
    expect((await send(whoAmI, { headers: { ...headers, 'x-forwarded-for': '8.8.8.8' } })).code).toBeUndefined()
  })

  it('need the plan to be set, and no plan to be taken away', async () => {
    const { company, viewer } = await premium()
    const headers = await browser(viewer)
    await setNetworks(headers, '203.0.113.0/24')
    await app.db.updateTable('contract').set({ planKey: 'LIGHT' }).where('companyId', '=', company.id).execute()
    expect((await setNetworks(headers, '203.0.0.0/16')).code).toBe('plan_restricted')
    expect((await setNetworks(headers)).data.updateAllowedNetworks.networks).toEqual([])
    const audit = await app.db
      .selectFrom('audit')
      .where('companyId', '=', company.id)
      .where('action', '=', 'updateAllowedNetworks')
      .select(['fromStatus', 'toStatus'])
      .orderBy('insertedAt')
      .execute()
    expect(audit).toEqual([
      { fromStatus: null, toStatus: '203.0.113.0/24' },
      { fromStatus: '203.0.113.0/24', toStatus: null },
    ])
  })

  it('are an ADMIN’s to see and to set', async () => {
    const { company } = await premium()
    const recruiter = await aCompanyUser(app.db, company.id, { role: 'RECRUITER' })
    const headers = await browser(recruiter.viewer)
    expect((await setNetworks(headers, '203.0.113.0/24')).code).toBe('forbidden')
    expect((await send('{ allowedNetworks { ownAddress } }', { headers })).code).toBe('forbidden')
    expect((await setNetworks({}, '203.0.113.0/24')).code).toBe('unauthenticated')
  })
})

describe('§4 a contract that ends', () => {
  it('takes open sessions with it, and gives them back when it is renewed', async () => {
    const { company, viewer } = await premium()
    const headers = await browser(viewer)
    const contract = (fields: object) =>
      app.db.updateTable('contract').set(fields).where('companyId', '=', company.id).execute()
    const labels = async () => (await send('{ searchCandidateLabels { totalCount } }', { headers })).code
    expect(await labels()).toBeUndefined()
    for (const status of ['EXPIRED', 'TERMINATED', 'APPLIED']) {
      await contract({ status })
      expect(await labels(), status).toBe('contractExpired')
    }
    await contract({ status: 'SUSPENDED' })
    expect(await labels()).toBe('contractSuspended')
    await contract({ status: 'ACTIVE', startsOn: addDays(tokyoToday(), -9), endsOn: addDays(tokyoToday(), -1) })
    expect(await labels()).toBe('contractExpired')
    await contract({ endsOn: tokyoToday() })
    expect(await labels()).toBeUndefined()
  })
})
