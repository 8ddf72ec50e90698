import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aProvenDomain, aSingleSignOn, companyCallback } from '#test/company-provider.ts'
import { ownApp, type Answered } from '#test/client.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { openOidcProvider, type OidcProvider } from '#test/oidc-provider.ts'
import { worker } from '#test/work.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'

const app = ownApp()
let provider: OidcProvider
beforeAll(async () => {
  provider = await openOidcProvider('http://localhost:3000', companyCallback('any'))
})
afterAll(async () => {
  await provider.close()
})

const fields = '{ issuer clientId mode testedAt emergencyUserId users { id } usersOutside { email } }'
const providerMutation = `mutation ($issuer: String!, $clientId: String!, $clientSecret: String) {
  updateSingleSignOnProvider(issuer: $issuer, clientId: $clientId, clientSecret: $clientSecret) ${fields} }`
const modeMutation = `mutation ($mode: SingleSignOnMode!, $emergencyUserId: ID) {
  updateSingleSignOnMode(mode: $mode, emergencyUserId: $emergencyUserId) ${fields} }`

async function answerOf(viewer: CompanyViewer, query: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await app.as(viewer).ask(query, variables)
  const [value] = Object.values((data ?? {}) as Record<string, Answered['data']>)
  return { value, code: errors[0]?.code, fields: errors[0]?.fields }
}
const keep = (viewer: CompanyViewer, changes: Record<string, unknown> = {}) =>
  answerOf(viewer, providerMutation, {
    issuer: provider.issuer,
    clientId: 'yoake',
    clientSecret: 'a secret',
    ...changes,
  })
const choose = (viewer: CompanyViewer, mode: string, emergencyUserId: string | null = null) =>
  answerOf(viewer, modeMutation, { mode, emergencyUserId })
const bind = ({ companyId, companyUserId }: CompanyViewer, issuer = provider.issuer) =>
  app.db
    .insertInto('singleSignOnIdentity')
    .values({ companyId, companyUserId, issuer, subject: companyUserId })
    .execute()
const anAdmin = (planKey = 'PREMIUM') => aCompanyWithUser(app.db, { planKey })

test('§6 the ADMIN for emergencies can be neither disabled nor made a RECRUITER while only the provider lets in', async () => {
  const { viewer, company } = await anAdmin()
  const emergency = await aCompanyUser(app.db, company.id, { role: 'ADMIN' })
  await aProvenDomain(app.db, viewer, `needed-${viewer.companyUserId.slice(-6)}.example`)
  await aSingleSignOn(app.db, viewer, { mode: 'OPTIONAL' })
  expect((await choose(viewer, 'FORCED', emergency.id)).code).toBeUndefined()
  const acts = [
    'mutation ($id: ID!) { disableCompanyUser(id: $id) { id } }',
    'mutation ($id: ID!) { updateCompanyUserRole(id: $id, role: RECRUITER) { id } }',
  ]
  for (const act of acts)
    expect((await answerOf(viewer, act, { id: emergency.id })).code).toBe('emergency_admin_needed')
  expect((await choose(viewer, 'FORCED', viewer.companyUserId)).code).toBeUndefined()
  for (const act of acts.toReversed()) expect((await answerOf(viewer, act, { id: emergency.id })).code).toBeUndefined()
})

describe('the provider of a company', () => {
  test('is kept once it answered, with its secret sealed and never shown', async () => {
    const { viewer, company } = await anAdmin()
    const { value } = await keep(viewer, { issuer: `${provider.issuer}/.well-known/openid-configuration` })
    expect(value).toMatchObject({ issuer: provider.issuer, clientId: 'yoake', mode: 'OFF', testedAt: null, users: [] })
    const { sealedClientSecret } = await app.db
      .selectFrom('singleSignOn')
      .select('sealedClientSecret')
      .where('companyId', '=', company.id)
      .executeTakeFirstOrThrow()
    expect(sealedClientSecret.includes(Buffer.from('a secret'))).toBe(false)
  })

  test('that does not answer, or is none, is a mistake of its field', async () => {
    const { viewer } = await anAdmin()
    for (const issuer of ['http://127.0.0.1:1', `${provider.issuer}/nowhere`, 'no address'])
      expect(await keep(viewer, { issuer })).toMatchObject({ code: 'invalid_input', fields: [{ path: 'issuer' }] })
    expect(await keep(viewer, { clientSecret: null })).toMatchObject({ fields: [{ path: 'clientSecret' }] })
  })

  test('a new secret leaves everything, a new client or issuer begins anew', async () => {
    const { viewer } = await anAdmin()
    await aSingleSignOn(app.db, viewer, { issuer: provider.issuer, mode: 'OPTIONAL' })
    await bind(viewer)
    expect((await keep(viewer, { clientSecret: 'another' })).value).toMatchObject({ mode: 'OPTIONAL', users: [{}] })
    expect((await keep(viewer, { clientSecret: null })).value).toMatchObject({ mode: 'OPTIONAL' })
    expect((await keep(viewer, { clientId: 'other' })).value).toMatchObject({ mode: 'OFF', testedAt: null, users: [] })
    await bind(viewer)
    const elsewhere = await openOidcProvider('http://localhost:3000', companyCallback('any'))
    expect((await keep(viewer, { issuer: elsewhere.issuer })).value).toMatchObject({ mode: 'OFF', users: [] })
    await elsewhere.close()
  })

  test('§6 belongs to プレミアム, and to ADMINs', async () => {
    expect((await keep((await anAdmin('STANDARD')).viewer)).code).toBe('plan_restricted')
    const { company } = await anAdmin()
    const { viewer } = await aCompanyUser(app.db, company.id, { role: 'RECRUITER' })
    for (const answer of [
      await keep(viewer),
      await choose(viewer, 'OFF'),
      await answerOf(viewer, '{ singleSignOn { mode } }'),
    ])
      expect(answer.code).toBe('forbidden')
  })
})

describe('beside or instead of the password', () => {
  test('waits for a proven domain and the test of an ADMIN', async () => {
    const { viewer } = await anAdmin()
    expect((await choose(viewer, 'OPTIONAL')).code).toBe('not_found')
    await keep(viewer)
    expect((await choose(viewer, 'OPTIONAL')).code).toBe('single_sign_on_not_ready')
    await aProvenDomain(app.db, viewer, `ready-${viewer.companyUserId.slice(-6)}.example`)
    expect((await choose(viewer, 'FORCED', viewer.companyUserId)).code).toBe('single_sign_on_not_ready')
    await app.db
      .updateTable('singleSignOn')
      .set({ testedAt: new Date() })
      .where('companyId', '=', viewer.companyId)
      .execute()
    expect((await choose(viewer, 'OPTIONAL')).value).toMatchObject({ mode: 'OPTIONAL', emergencyUserId: null })
    // The factory's addresses are of no proven domain.
    expect((await choose(viewer, 'FORCED', viewer.companyUserId)).value).toMatchObject({
      mode: 'FORCED',
      emergencyUserId: viewer.companyUserId,
      usersOutside: [{ email: expect.stringContaining('@company.example') }],
    })
    const work = worker(app)
    await work.run()
    const mails = work.mails.map(({ subject }) => subject)
    expect(mails).toContain('シングルサインオンが必須になりました｜ヨアケ')
  })

  test('forced names an active ADMIN of the own company for emergencies', async () => {
    const [{ viewer, company }, other] = [await anAdmin(), await anAdmin()]
    await aProvenDomain(app.db, viewer, `forced-${viewer.companyUserId.slice(-6)}.example`)
    await aSingleSignOn(app.db, viewer, { mode: 'OPTIONAL' })
    const recruiter = await aCompanyUser(app.db, company.id, { role: 'RECRUITER' })
    const gone = await aCompanyUser(app.db, company.id, { status: 'DISABLED' })
    for (const id of [null, recruiter.id, gone.id])
      expect((await choose(viewer, 'FORCED', id)).code).toBe('emergency_admin_missing')
    expect((await choose(viewer, 'FORCED', other.viewer.companyUserId)).code).toBe('not_found')
    expect((await choose(viewer, 'FORCED', viewer.companyUserId)).value.mode).toBe('FORCED')
  })

  test('is taken away with what was bound; another company’s is not touched', async () => {
    const [{ viewer }, other] = [await anAdmin(), await anAdmin()]
    for (const admin of [viewer, other.viewer]) {
      await aSingleSignOn(app.db, admin, { issuer: provider.issuer, mode: 'OPTIONAL' })
      await bind(admin)
    }
    const unbind = 'mutation ($id: ID!) { unbindSingleSignOn(companyUserId: $id) }'
    expect((await answerOf(viewer, unbind, { id: other.viewer.companyUserId })).code).toBe('not_found')
    expect((await answerOf(viewer, unbind, { id: viewer.companyUserId })).value).toBe(viewer.companyUserId)
    await bind(viewer)
    expect((await answerOf(viewer, 'mutation { removeSingleSignOn }')).value).toBe(true)
    expect((await answerOf(viewer, 'mutation { removeSingleSignOn }')).code).toBe('not_found')
    const identities = await app.db.selectFrom('singleSignOnIdentity').select('companyId').execute()
    expect(identities.filter(({ companyId }) => companyId === viewer.companyId)).toEqual([])
    expect(identities.filter(({ companyId }) => companyId === other.viewer.companyId)).toHaveLength(1)
  })
})
