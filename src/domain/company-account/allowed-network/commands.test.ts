import { describe, expect, test } from 'vitest'
import { countSignInAddress, forgetOldSignInAddresses } from '../sign-in-address/commands.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { worker } from '#test/work.ts'

const app = ownApp()

const own = '203.0.113.7'
const anAdmin = (planKey = 'PREMIUM') => aCompanyWithUser(app.db, { planKey })
const input = (networks: readonly string[]) => ({ networks: networks.map((network) => ({ network })) })
const effect = (viewer: CompanyViewer, networks: readonly string[], address = own) =>
  app
    .as(viewer)
    .ask(
      'query ($networks: [AllowedNetworkInput!]!) { allowedNetworksEffect(networks: $networks) { isNarrower signIns outside } }',
      input(networks),
      { address },
    )
const save = (viewer: CompanyViewer, networks: readonly string[], address = own) =>
  app
    .as(viewer)
    .ask(
      'mutation ($networks: [AllowedNetworkInput!]!) { updateAllowedNetworks(networks: $networks) { networks { network } } }',
      input(networks),
      { address },
    )
const signIn = (companyId: OfRow<'company'>, address: string) =>
  app.db.transaction().execute((tx) => countSignInAddress(tx, companyId, address))

describe('§6 before a list of networks is saved', () => {
  test('sign-ins of the last 30 days are counted that came from outside of it, in IPv4 and IPv6', async () => {
    const [{ viewer, company }, other] = [await anAdmin(), await anAdmin()]
    for (const address of [own, own, '198.51.100.1', '2001:db8:1::9', '2001:db9::1', 'unknown'])
      await signIn(company.id, address)
    await signIn(other.company.id, '192.0.2.1')
    const day = addDays(tokyoToday(), -31)
    await app.db
      .insertInto('signInAddress')
      .values({ companyId: company.id, day, address: '192.0.2.9', signIns: 50 })
      .execute()
    expect((await effect(viewer, ['203.0.113.0/24', '2001:db8::/32'])).data.allowedNetworksEffect).toEqual({
      isNarrower: true,
      signIns: 5,
      outside: 2,
    })
    await forgetOldSignInAddresses(app.db)
    const addresses = app.db.selectFrom('signInAddress').select('day').where('companyId', '=', company.id)
    expect((await addresses.execute()).map((row) => row.day)).not.toContain(day)
  })

  test('a list that lets in whoever came in before is no narrower', async () => {
    const { viewer } = await anAdmin()
    await save(viewer, ['203.0.113.0/25', '2001:db8:1::/48'])
    const isNarrower = async (...networks: string[]) =>
      (await effect(viewer, networks)).data.allowedNetworksEffect.isNarrower
    expect(await isNarrower('203.0.113.0/24', '2001:db8::/32')).toBe(false)
    expect(await isNarrower()).toBe(false)
    expect(await isNarrower('203.0.113.0/24')).toBe(true)
    expect(await isNarrower('203.0.113.0/26', '2001:db8::/32')).toBe(true)
  })

  test('a list without the asker’s address is refused with the address, and nothing is changed', async () => {
    const { viewer } = await anAdmin()
    for (const ask of [effect, save]) {
      const { errors } = await ask(viewer, ['198.51.100.0/24'])
      expect(errors[0]).toMatchObject({ code: 'own_address_excluded', message: expect.stringContaining(own) })
    }
    const { errors } = await save(viewer, ['203.0.113.0/24'], '2001:db8::5')
    expect(errors[0]).toMatchObject({ code: 'own_address_excluded', message: expect.stringContaining('2001:db8::5') })
    expect((await app.as(viewer).ask('{ allowedNetworks { networks { network } } }')).data.allowedNetworks).toEqual({
      networks: [],
    })
  })

  test('a wrong row is named by its place', async () => {
    const { errors } = await effect((await anAdmin()).viewer, [own, '203.0.113.0/99'])
    expect(errors[0]).toMatchObject({ code: 'invalid_input', fields: [{ path: 'networks.1.network' }] })
  })

  test('§6 belongs to プレミアム, and to ADMINs', async () => {
    expect((await effect((await anAdmin('STANDARD')).viewer, [own])).errors[0]?.code).toBe('plan_restricted')
    const { company } = await anAdmin()
    const { viewer } = await aCompanyUser(app.db, company.id, { role: 'RECRUITER' })
    expect((await effect(viewer, [own])).errors[0]?.code).toBe('forbidden')
  })
})

test('§6 every ADMIN hears of another list, once a change, and nobody of the same one', async () => {
  const { viewer, company } = await anAdmin()
  await aCompanyUser(app.db, company.id)
  await aCompanyUser(app.db, company.id, { role: 'RECRUITER' })
  // The mails of the tests before.
  await worker(app).run()
  const work = worker(app)
  await save(viewer, ['203.0.113.0/24'])
  await save(viewer, ['203.0.113.0/24'])
  await work.run()
  expect(work.mails.map(({ subject }) => subject)).toEqual(
    Array(2).fill('利用できるネットワークが変更されました｜ヨアケ'),
  )
  expect(work.mails[0]?.text).toContain('/client/settings/networks')
})
