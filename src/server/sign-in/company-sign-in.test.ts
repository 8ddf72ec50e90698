import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endedSubject } from '#domain/candidate-search/ended-contract/rules.ts'
import { sessionCookies } from '#domain/session/rules.ts'
import type { OfRow } from '#ground/id.ts'
import { openOneTimeCodes } from '#platform/secrets/one-time-codes.ts'
import { companyCallback } from '#test/company-provider.ts'
import { openCompanyVisits, type CompanyVisits } from '#test/company-visits.ts'
import { aCompanyUser } from '#test/factories.ts'
import { openOidcProvider, type OidcProvider } from '#test/oidc-provider.ts'
import { publicUrl, requestWith } from '#test/visited-provider.ts'

let app: CompanyVisits
beforeAll(async () => {
  app = await openCompanyVisits()
})
afterAll(() => app.close())
beforeEach(() => {
  app.from.address = '203.0.113.1'
})

const boundTo = (companyUserId: string) =>
  app.db.selectFrom('singleSignOnIdentity').select('subject').where('companyUserId', '=', companyUserId).execute()

describe('signing in at the provider of one’s company', () => {
  test('an invited person of the proven domain gets a session, and is bound to the subject', async () => {
    const { domain, company, visit, aPerson } = await app.aCompanyAt()
    const user = await aCompanyUser(app.db, company.id, { email: `hanako@${domain}`, role: 'RECRUITER' })
    const returned = await visit(aPerson('hanako', { email: `Hanako@${domain}` }))
    expect(returned).toMatchObject({ kind: 'signedIn', redirectTo: '/client/candidates' })
    const cookie = returned.kind === 'signedIn' && 'cookie' in returned ? returned.cookie : ''
    expect(cookie).toContain(sessionCookies.client)
    expect(await app.sessions.viewerOf(requestWith(cookie), 'client')).toMatchObject(user.viewer)
    expect(await boundTo(user.id)).toEqual([{ subject: `hanako of ${domain}` }])
    // From now on the subject counts: another address of the same person leads to the same user.
    expect(await visit(aPerson('hanako', { email: 'other@elsewhere.example', email_verified: false }))).toMatchObject({
      kind: 'signedIn',
    })
  })

  test('nobody is made: a person who is not invited, invited only, or of another domain is told so', async () => {
    const [one, other] = [await app.aCompanyAt(), await app.aCompanyAt()]
    await aCompanyUser(app.db, one.company.id, { email: `invited@${one.domain}`, status: 'INVITED' })
    await aCompanyUser(app.db, one.company.id, { email: `guest@${other.domain}` })
    expect(await one.codeOf(one.visit(one.aPerson('nobody')))).toBe('single_sign_on_not_invited')
    expect(await one.codeOf(one.visit(one.aPerson('invited')))).toBe('single_sign_on_not_invited')
    const guest = one.aPerson('guest', { email: `guest@${other.domain}` })
    expect(await one.codeOf(one.visit(guest))).toBe('single_sign_on_not_invited')
    // The ADMIN of another company, whose address this provider invents.
    const impostor = one.aPerson('taken', { email: `admin@${other.domain}` })
    expect(await one.codeOf(one.visit(impostor))).toBe('single_sign_on_not_invited')
  })

  test('an address the provider does not vouch for binds nobody', async () => {
    const { codeOf, visit, aPerson, admin } = await app.aCompanyAt()
    for (const claims of [{ email_verified: false }, { email: undefined }])
      expect(await codeOf(visit(aPerson('admin', claims)))).toBe('single_sign_on_mail')
    expect(await boundTo(admin.id)).toEqual([])
  })

  test('a second account with the same address is refused, also at once', async () => {
    const { codeOf, visit, aPerson, admin } = await app.aCompanyAt()
    expect(await codeOf(visit(aPerson('admin')))).toBe('signedIn')
    expect(await codeOf(visit(aPerson('admin', { sub: 'another' })))).toBe('single_sign_on_other_person')
    expect(await boundTo(admin.id)).toHaveLength(1)
  })

  test('a disabled user, an ended contract and a foreign network stay outside', async () => {
    const { codeOf, visit, aPerson, company, domain } = await app.aCompanyAt()
    const user = await aCompanyUser(app.db, company.id, { email: `gone@${domain}` })
    expect(await codeOf(visit(aPerson('gone')))).toBe('signedIn')
    await app.db.updateTable('companyUser').set({ status: 'DISABLED' }).where('id', '=', user.id).execute()
    expect(await codeOf(visit(aPerson('gone')))).toBe('accountDisabled')
    await app.db.insertInto('allowedNetwork').values({ companyId: company.id, network: '198.51.100.0/24' }).execute()
    expect(await codeOf(visit(aPerson('admin')))).toBe('ip_address_not_allowed')
    app.from.address = '198.51.100.9'
    expect(await codeOf(visit(aPerson('admin')))).toBe('signedIn')
  })

  test('§4 contractExpired: an ADMIN of a forced sign-in gets the pass of what is still open, and no session', async () => {
    const { codeOf, visit, aPerson, company, domain, admin } = await app.aCompanyAt('FORCED')
    await aCompanyUser(app.db, company.id, { email: `recruiter@${domain}`, role: 'RECRUITER' })
    const contract = app.db.updateTable('contract').where('companyId', '=', company.id)
    await contract.set({ status: 'EXPIRED' }).execute()
    const returned = await visit(aPerson('admin'))
    const cookie = returned.kind === 'ended' ? returned.cookie : ''
    expect(cookie).toMatch(/^yoake_ended_contract=.+HttpOnly/)
    expect(await app.sessions.viewerOf(requestWith(cookie), 'client')).toEqual({ kind: 'guest' })
    const pass = decodeURIComponent(/=([^;]+)/.exec(cookie)?.[1] ?? '')
    const codes = openOneTimeCodes(app.parts.env.sessionSecret)
    expect(codes.subjectOf(pass)).toBe(endedSubject(admin.id))
    expect(await boundTo(admin.id)).toHaveLength(1)
    // The others are told of the end, and an unknown person of no more than before it.
    expect(await codeOf(visit(aPerson('recruiter')))).toBe('contractExpired')
    expect(await codeOf(visit(aPerson('nobody')))).toBe('single_sign_on_not_invited')
    await app.db.insertInto('allowedNetwork').values({ companyId: company.id, network: '198.51.100.0/24' }).execute()
    expect(await codeOf(visit(aPerson('admin')))).toBe('ip_address_not_allowed')
    await app.db.deleteFrom('allowedNetwork').where('companyId', '=', company.id).execute()
    await contract.set({ status: 'SUSPENDED', suspendedFrom: 'ACTIVE' }).execute()
    expect(await codeOf(visit(aPerson('admin')))).toBe('contractSuspended')
  })

  test('the domain alone decides whether there is a way; off, an unknown domain and a smaller plan have none', async () => {
    const [off, smaller, open] = [
      await app.aCompanyAt('OFF'),
      await app.aCompanyAt('FORCED', 'STANDARD'),
      await app.aCompanyAt(),
    ]
    for (const email of [`admin@${off.domain}`, `admin@${smaller.domain}`, 'a@unknown.example', 'no address'])
      expect(await app.visits(requestWith()).leaveFor(email, null)).toMatchObject({
        refused: { code: 'single_sign_on_closed' },
      })
    for (const name of ['admin', 'nobody-at-all'])
      expect(await app.visits(requestWith()).leaveFor(`${name}@${open.domain}`, null)).toHaveProperty('to')
  })
})

describe('what goes wrong at the provider of a company', () => {
  const tampered: [string, Parameters<OidcProvider['tamperWith']>[0]][] = [
    ['a wrong audience', (claims) => ({ ...claims, aud: 'another-client' })],
    ['another issuer', (claims) => ({ ...claims, iss: 'https://evil.example' })],
    ['a nonce of another visit', (claims) => ({ ...claims, nonce: 'another' })],
    ['a token that is over', (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 120 })],
  ]
  test.each(tampered)('%s', async (_, how) => {
    const { provider, codeOf, visit, aPerson, admin } = await app.aCompanyAt()
    provider.tamperWith(how)
    expect(await codeOf(visit(aPerson('admin')))).toBe('provider_failed')
    expect(await boundTo(admin.id)).toEqual([])
    provider.tamperWith(null)
    expect(await codeOf(visit(aPerson('admin')))).toBe('signedIn')
  })

  test('a visitor who says no, and a provider that is down', async () => {
    const { provider, codeOf, visit, aPerson, domain, company } = await app.aCompanyAt()
    expect(await codeOf(visit('says no'))).toBe('provider_cancelled')
    expect(await codeOf(visit(aPerson('admin')))).toBe('signedIn')
    const left = await app.visits(requestWith()).leaveFor(`a@${domain}`, null)
    if (!('to' in left)) throw new Error('the visitor did not leave')
    await provider.close()
    const state = new URL(left.to).searchParams.get('state') ?? ''
    const search = `?${new URLSearchParams({ code: 'any', state, iss: provider.issuer })}`
    expect(await app.visits(requestWith(left.cookie)).comeBack(company.id, search)).toMatchObject({
      code: 'provider_unavailable',
    })
  })

  test('a provider that does not answer from the start', async () => {
    const { company, domain } = await app.aCompanyAt()
    const issuer = 'http://127.0.0.1:1'
    await app.db.updateTable('singleSignOn').set({ issuer }).where('companyId', '=', company.id).execute()
    expect(await app.visits(requestWith()).leaveFor(`a@${domain}`, null)).toMatchObject({
      refused: { code: 'provider_unavailable' },
    })
  })

  test('a secret that was changed there stops the sign-in until it is changed here', async () => {
    const { company, codeOf, visit, aPerson, provider } = await app.aCompanyAt('FORCED')
    const store = (secret: string) =>
      app.db
        .updateTable('singleSignOn')
        .set({ sealedClientSecret: app.parts.companyOidc.sealed(secret) })
        .where('companyId', '=', company.id)
        .execute()
    await store('the old secret')
    expect(await codeOf(visit(aPerson('admin')))).toBe('provider_failed')
    await store(provider.client.clientSecret)
    expect(await codeOf(visit(aPerson('admin')))).toBe('signedIn')
  })

  test('an answer counts once, in the browser that asked, at the company that was visited', async () => {
    const [one, other] = [await app.aCompanyAt(), await app.aCompanyAt()]
    const leave = async () => {
      one.provider.visitAs(one.aPerson('admin'))
      const left = await app.visits(requestWith()).leaveFor(`a@${one.domain}`, null)
      if (!('to' in left)) throw new Error('the visitor did not leave')
      return { cookie: left.cookie, search: await one.provider.walk(left.to) }
    }
    const back = async (cookie: string, companyId: string, search: string) => {
      const returned = await app.visits(requestWith(cookie)).comeBack(companyId, search)
      return returned.kind === 'refused' ? returned.code : returned.kind
    }
    const first = await leave()
    expect(await back(first.cookie, one.company.id, first.search)).toBe('signedIn')
    expect(await back(first.cookie, one.company.id, first.search)).toBe('provider_visit_over')
    const foreign = await leave()
    expect(await back('yoake_company_visit=another', one.company.id, foreign.search)).toBe('provider_visit_over')
    const mixed = await leave()
    expect(await back(mixed.cookie, other.company.id, mixed.search)).toBe('provider_visit_over')
    expect(await back(mixed.cookie, 'no-company', mixed.search)).toBe('provider_visit_over')
    const late = await leave()
    await app.db
      .updateTable('singleSignOnFlow')
      .set({ expiresAt: new Date(0) })
      .execute()
    expect(await back(late.cookie, one.company.id, late.search)).toBe('provider_visit_over')
  })
})

describe('the test of an ADMIN', () => {
  const cookieOf = (owner: { companyId: OfRow<'company'>; id: string }) =>
    app.db
      .transaction()
      .execute((tx) =>
        app.sessions.openFor(tx, requestWith(), 'client', { companyId: owner.companyId, companyUserId: owner.id }),
      )

  test('opens the way once the provider named the ADMIN, and no session', async () => {
    const { admin, provider, company, aPerson } = await app.aCompanyAt('OFF')
    await app.db.updateTable('singleSignOn').set({ testedAt: null }).where('companyId', '=', company.id).execute()
    const cookie = await cookieOf(admin)
    const tryOut = async (person: ReturnType<typeof aPerson>) => {
      provider.visitAs(person)
      const left = await app.visits(requestWith(cookie)).leaveForTest()
      if (!('to' in left)) throw new Error('the ADMIN did not leave')
      const search = await provider.walk(left.to)
      return app.visits(requestWith(left.cookie, cookie)).comeBack(company.id, search)
    }
    const sessions = async () =>
      (await app.db.selectFrom('session').selectAll().where('companyUserId', '=', admin.id).execute()).length
    const colleague = await aCompanyUser(app.db, company.id, { email: aPerson('colleague').email })
    expect(await tryOut(aPerson('colleague'))).toMatchObject({ code: 'single_sign_on_test_person', isTest: true })
    expect(await boundTo(colleague.id)).toEqual([])
    expect(await tryOut(aPerson('admin'))).toEqual({ kind: 'tested' })
    expect(await sessions()).toBe(1)
    const { testedAt } = await app.db
      .selectFrom('singleSignOn')
      .select('testedAt')
      .where('companyId', '=', company.id)
      .executeTakeFirstOrThrow()
    expect(testedAt).not.toBeNull()
  })

  test('is no way for a recruiter, a guest or another company', async () => {
    const { company } = await app.aCompanyAt()
    const recruiter = await aCompanyUser(app.db, company.id, { role: 'RECRUITER' })
    const cookie = await cookieOf(recruiter)
    expect(await app.visits(requestWith(cookie)).leaveForTest()).toMatchObject({ refused: { code: 'forbidden' } })
    expect(await app.visits(requestWith()).leaveForTest()).toMatchObject({ refused: { code: 'unauthenticated' } })
  })
})

test('the address to register at the provider is of the company', () =>
  expect(companyCallback('an-id')).toBe(`${publicUrl}/client/sso/callback/an-id`))

test('an issuer is one that gives its addresses', async () => {
  const provider = await openOidcProvider(publicUrl, companyCallback('x'))
  await expect(app.parts.companyOidc.check(provider.issuer)).resolves.toBeUndefined()
  await expect(app.parts.companyOidc.check(`${provider.issuer}/nowhere`)).rejects.toThrow()
  await provider.close()
})
