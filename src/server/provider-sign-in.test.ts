import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import { sessionCookies } from '#domain/session/rules.ts'
import { readEnv } from '#platform/env.ts'
import { testApp, type TestApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import {
  openOidcProvider,
  providerName as campus,
  type OidcProvider,
  type ProviderAccount,
} from '#test/oidc-provider.ts'
import { openProviderSignIn } from './provider-sign-in.ts'
import { openRequestSessions, type RequestSessions } from './sessions.ts'

const publicUrl = 'http://localhost:3000'
const password = 'a-long-password-2026'
let app: TestApp
let provider: OidcProvider
let sessions: RequestSessions
let open: ReturnType<typeof openProviderSignIn>
let people = 0

const openWith = (settings: Record<string, string>) => {
  const env = readEnv({ PUBLIC_URL: publicUrl, ...settings })
  return openProviderSignIn({ ...app, env, sessions, addressOf: () => '203.0.113.1', mayTry: async () => true })
}
beforeAll(async () => {
  app = await testApp()
  provider = await openOidcProvider(publicUrl)
  sessions = openRequestSessions({ ...app, env: readEnv({ PUBLIC_URL: publicUrl }), addressOf: () => '203.0.113.1' })
  open = openWith(provider.settings)
})
afterAll(async () => {
  await provider.close()
  await app.close()
})
beforeEach(() => provider.tamperWith(null))

/** A person at the provider with a proven address. */
const aPerson = (given: Partial<ProviderAccount> = {}) => {
  people += 1
  return { sub: `person-${people}`, email: `person${people}@campus.example`, email_verified: true, ...given }
}
const requestWith = (...cookies: string[]) =>
  new Request(`${publicUrl}/`, { headers: { cookie: cookies.map((line) => line.split(';')[0]).join('; ') } })
const signIn = { intent: 'SIGN_IN', redirectTo: '/candidate/profile?a=b' } as const
const register = { intent: 'REGISTER', campaign: { utm_source: 'line' } } as const
type Reason = Parameters<ReturnType<typeof open>['leaveFor']>[1]

async function leave(reason: Reason, ...cookies: string[]) {
  const left = await open(requestWith(...cookies)).leaveFor(campus, reason)
  if ('refused' in left) throw new Error(left.refused.code)
  return left
}
/** From the button to the provider and back. */
async function visit(account: ProviderAccount | 'says no', reason: Reason, ...cookies: string[]) {
  provider.visitAs(account)
  const { to, cookie } = await leave(reason, ...cookies)
  const search = await provider.walk(to)
  return { search, cookie, returned: await open(requestWith(cookie, ...cookies)).comeBack(campus, search) }
}
const codeOf = async (visited: ReturnType<typeof visit>) => {
  const { returned } = await visited
  return returned.kind === 'refused' ? returned.code : returned.kind
}
const linkTo = (candidateId: string, { sub, email = null }: { sub: string; email?: string | null }) =>
  app.db
    .insertInto('candidateIdentity')
    .values({ provider: campus, label: '学園', subject: sub, candidateId, email })
    .execute()
const identitiesOf = (candidateId: string) =>
  app.db.selectFrom('candidateIdentity').where('candidateId', '=', candidateId).selectAll().execute()
const accountOf = (email: string) =>
  app.db
    .selectFrom('candidateAccount')
    .innerJoin('candidate', 'candidate.id', 'candidateAccount.candidateId')
    .where('email', '=', email)
    .select(['candidateId', 'status', 'emailVerifiedAt', 'passwordHash'])
    .execute()

describe('§2 signing in with a provider', () => {
  test('a known student gets a session, and goes where they wanted to go', async () => {
    const [person, student] = [aPerson(), await aCandidate(app.db)]
    await linkTo(student.id, person)
    const { returned } = await visit(person, signIn)
    expect(returned).toMatchObject({ kind: 'signedIn', redirectTo: '/candidate/profile?a=b', pending: null })
    const cookie = returned.kind === 'signedIn' ? returned.cookie : ''
    expect(await sessions.viewerOf(requestWith(cookie), 'candidate')).toEqual(student.viewer)
    // The earlier session of this browser ends, and the device is known.
    const again = await visit(person, signIn, cookie)
    expect(again.returned.kind).toBe('signedIn')
    expect((await sessions.viewerOf(requestWith(cookie), 'candidate')).kind).toBe('guest')
    const devices = await app.db.selectFrom('knownDevice').where('candidateId', '=', student.id).selectAll().execute()
    expect(devices).toHaveLength(1)
  })

  test('a student whose account waits for something goes on there', async () => {
    const [person, student] = [aPerson(), await aCandidate(app.db, { status: 'ONBOARDING' })]
    await linkTo(student.id, person)
    expect((await visit(person, signIn)).returned).toMatchObject({ kind: 'signedIn', pending: 'ONBOARDING' })
  })

  test('an unknown person is told to register, and nothing is made', async () => {
    const person = aPerson()
    expect(await codeOf(visit(person, signIn))).toBe('provider_not_registered')
    expect(await accountOf(person.email)).toEqual([])
  })

  test('§8 an account with a password is not taken over by its address', async () => {
    const person = aPerson()
    const student = await aCandidate(app.db, { email: person.email, password })
    for (const reason of [signIn, register]) expect(await codeOf(visit(person, reason))).toBe('password_sign_in_first')
    expect(await identitiesOf(student.id)).toEqual([])
  })

  test('§8 an account of another service names that service', async () => {
    const person = aPerson()
    const student = await aCandidate(app.db, { email: person.email })
    const values = { provider: 'line', label: 'LINE', subject: person.sub, candidateId: student.id }
    await app.db.insertInto('candidateIdentity').values(values).execute()
    expect((await visit(person, signIn)).returned).toMatchObject({ code: 'ssoAlreadyLinked', provider: 'line' })
  })

  test('§8 a withdrawn student reads so, and may register again under a new account', async () => {
    const person = aPerson()
    const student = await aCandidate(app.db, { email: person.email, status: 'WITHDRAWN' })
    await linkTo(student.id, person)
    expect(await codeOf(visit(person, signIn))).toBe('withdrawn')
    expect((await visit(person, register)).returned).toMatchObject({ kind: 'signedIn', pending: 'PROFILE_PENDING' })
    expect(await identitiesOf(student.id)).toEqual([])
  })
})

describe('§2 registering with a provider', () => {
  test('a proven address begins at the profile, with consents and campaign', async () => {
    const person = aPerson({ email: 'Proven@Campus.example' })
    const { returned } = await visit(person, register)
    expect(returned).toMatchObject({ kind: 'signedIn', pending: 'PROFILE_PENDING' })
    const [account] = await accountOf('proven@campus.example')
    expect(account).toMatchObject({ status: 'PROFILE_PENDING', emailVerifiedAt: expect.any(Date), passwordHash: null })
    const candidateId = account?.candidateId ?? ''
    const consents = await app.db.selectFrom('consent').where('candidateId', '=', candidateId).select('kind').execute()
    expect(consents.map(({ kind }) => kind).toSorted()).toEqual(['policy', 'terms'])
    const from = await app.db
      .selectFrom('candidateAttribution')
      .where('candidateId', '=', candidateId)
      .selectAll()
      .execute()
    expect(from).toMatchObject([{ utmSource: 'line' }])
    expect(await identitiesOf(candidateId)).toMatchObject([{ provider: campus, subject: person.sub }])
    expect(await codeOf(visit(person, register))).toBe('signedIn')
  })

  test.each([
    ['an address that the provider did not prove', { email_verified: false }],
    ['no address', { email: undefined, email_verified: undefined }],
  ])('%s is typed, and proven by a code', async (_, given) => {
    const person = aPerson(given)
    const { returned, cookie } = await visit(person, register)
    const proven = returned.kind === 'mailUnknown' ? returned.proven : ''
    expect(proven).not.toBe('')
    const [here, elsewhere] = [open(requestWith(cookie)), open(requestWith())]
    expect([await here.isTyping(campus, proven), await elsewhere.isTyping(campus, proven)]).toEqual([true, false])
    const mail = `typed${people}@student.example`
    expect(await here.registerWithMail(campus, proven, 'no mail')).toMatchObject({ refused: { code: 'invalid_input' } })
    expect(await elsewhere.registerWithMail(campus, proven, mail)).toMatchObject({
      refused: { code: 'provider_visit_over' },
    })
    const both = await Promise.all([
      here.registerWithMail(campus, proven, mail),
      here.registerWithMail(campus, proven, mail),
    ])
    expect(both.filter((one) => 'kind' in one)).toMatchObject([{ kind: 'signedIn', pending: 'EMAIL_PENDING' }])
    const accounts = await accountOf(mail)
    expect(accounts).toMatchObject([{ status: 'EMAIL_PENDING', emailVerifiedAt: null }])
    const asked = app.db.selectFrom('candidateVerification').where('destination', '=', mail)
    expect(await asked.select('purpose').execute()).toEqual([{ purpose: 'REGISTRATION_EMAIL' }])
  })
})

describe('what goes wrong at a provider', () => {
  const tampered: [string, Parameters<OidcProvider['tamperWith']>[0]][] = [
    ['a wrong audience', (claims) => ({ ...claims, aud: 'another-client' })],
    ['a wrong issuer', (claims) => ({ ...claims, iss: 'https://evil.example' })],
    ['a nonce of another visit', (claims) => ({ ...claims, nonce: 'another' })],
    ['a token that is over', (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 120 })],
  ]
  test.each(tampered)('%s', async (_, how) => {
    const [person, student] = [aPerson(), await aCandidate(app.db)]
    await linkTo(student.id, person)
    provider.tamperWith(how)
    expect((await visit(person, signIn)).returned).toMatchObject({
      code: 'provider_failed',
      redirectTo: '/candidate/profile?a=b',
    })
  })

  test('a clock that is half a minute behind is no reason', async () => {
    const [person, student] = [aPerson(), await aCandidate(app.db)]
    await linkTo(student.id, person)
    provider.tamperWith((claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 15 }))
    expect(await codeOf(visit(person, signIn))).toBe('signedIn')
  })

  test('a nonce that was changed on the way there', async () => {
    const [person, student] = [aPerson(), await aCandidate(app.db)]
    await linkTo(student.id, person)
    provider.visitAs(person)
    const { to, cookie } = await leave(signIn)
    const search = await provider.walk(to.replace(/nonce=[^&]+/, 'nonce=changed'))
    expect(await open(requestWith(cookie)).comeBack(campus, search)).toMatchObject({ code: 'provider_failed' })
  })

  test('an answer counts once, in the browser that asked, with its own code', async () => {
    const [person, student] = [aPerson(), await aCandidate(app.db)]
    await linkTo(student.id, person)
    provider.visitAs(person)
    const { to, cookie } = await leave(signIn)
    const search = await provider.walk(to)
    const code = (browser: string, given: string) =>
      open(requestWith(browser))
        .comeBack(campus, given)
        .then((one) => (one.kind === 'refused' ? one.code : one.kind))
    const other = await leave(signIn)
    expect(await code(other.cookie, search)).toBe('provider_visit_over')
    expect(await code('', search)).toBe('provider_visit_over')
    expect(await code(cookie, search.replace(/state=[^&]+/, 'state=wrong'))).toBe('provider_visit_over')
    expect((await Promise.all([code(cookie, search), code(cookie, search)])).toSorted()).toEqual([
      'provider_visit_over',
      'signedIn',
    ])
    // The code of one visit with the state of another.
    const second = await leave(signIn, cookie)
    const state = new URL(second.to).searchParams.get('state') ?? ''
    expect(await code(cookie, search.replace(/state=[^&]+/, `state=${state}`))).toBe('provider_failed')
  })

  test('a visitor who comes back late keeps where they wanted to go', async () => {
    provider.visitAs(aPerson())
    const { to, cookie } = await leave(signIn)
    const search = await provider.walk(to)
    await app.db
      .updateTable('oidcFlow')
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .execute()
    expect(await open(requestWith(cookie)).comeBack(campus, search)).toMatchObject({
      code: 'provider_visit_over',
      redirectTo: '/candidate/profile?a=b',
    })
  })

  test('a visitor who says no', async () => {
    expect((await visit('says no', signIn)).returned).toMatchObject({
      code: 'provider_cancelled',
      redirectTo: '/candidate/profile?a=b',
    })
    expect((await visit('says no', register)).returned).toMatchObject({ campaign: { utm_source: 'line' } })
  })

  test('a provider that is down, at the beginning and on the way back', async () => {
    const gone = await openOidcProvider(publicUrl)
    const opened = openWith(gone.settings)
    gone.visitAs(aPerson())
    const left = await opened(requestWith()).leaveFor(campus, signIn)
    const { to, cookie } = 'refused' in left ? { to: '', cookie: '' } : left
    const search = await gone.walk(to)
    await gone.close()
    expect(await opened(requestWith(cookie)).comeBack(campus, search)).toMatchObject({ code: 'provider_unavailable' })
    expect(await openWith(gone.settings)(requestWith()).leaveFor(campus, signIn)).toMatchObject({
      refused: { code: 'provider_unavailable' },
    })
  })

  test('neither secret of a visit is in the database', async () => {
    const { to, cookie } = await leave(signIn)
    const search = new URL(to).searchParams
    const rows = JSON.stringify(await app.db.selectFrom('oidcFlow').selectAll().execute())
    for (const secret of [search.get('state'), search.get('nonce'), cookie.split(/[=;]/)[1]])
      expect(rows).not.toContain(secret ?? 'missing')
  })
})

describe('linking a provider in the settings', () => {
  const linking = { intent: 'LINK', password } as const
  const sessionOf = async (candidateId: string, minutesAgo = 0) => {
    const cookie = await app.db
      .transaction()
      .execute((tx) => sessions.open(tx, requestWith(), 'candidate', { candidateId }))
    const insertedAt = new Date(Date.now() - minutesAgo * 60_000)
    await app.db.updateTable('session').set({ insertedAt }).where('candidateId', '=', candidateId).execute()
    expect(cookie).toContain(sessionCookies.candidate)
    return cookie
  }
  const refusedCode = async (reason: Reason, cookie: string) => {
    const left = await open(requestWith(cookie)).leaveFor(campus, reason)
    return 'refused' in left ? left.refused.code : 'left'
  }

  test('with the password, or a fresh sign-in', async () => {
    const student = await aCandidate(app.db, { password })
    const old = await sessionOf(student.id, 30)
    expect(await refusedCode({ intent: 'LINK', password: '' }, old)).toBe('fresh_sign_in_needed')
    expect(await refusedCode({ intent: 'LINK', password: 'wrong-password' }, old)).toBe('wrong_password')
    const person = aPerson()
    expect(await codeOf(visit(person, linking, old))).toBe('linked')
    expect(await identitiesOf(student.id)).toMatchObject([{ subject: person.sub, email: person.email }])
    expect(await codeOf(visit(person, linking, old))).toBe('linked')
    expect(await codeOf(visit(aPerson(), linking, old))).toBe('identity_already_linked')
    const other = await aCandidate(app.db)
    const fresh = await sessionOf(other.id)
    expect(await codeOf(visit(person, { intent: 'LINK', password: '' }, fresh))).toBe('identity_taken')
    expect(await codeOf(visit(aPerson(), { intent: 'LINK', password: '' }, fresh))).toBe('linked')
  })

  test('only for the student who asked for it', async () => {
    const [mine, another] = [await aCandidate(app.db), await aCandidate(app.db)]
    const cookie = await sessionOf(mine.id)
    provider.visitAs(aPerson())
    const left = await leave({ intent: 'LINK', password: '' }, cookie)
    const search = await provider.walk(left.to)
    const returned = await open(requestWith(left.cookie, await sessionOf(another.id))).comeBack(campus, search)
    expect(returned).toMatchObject({ kind: 'refused', code: 'provider_visit_over', intent: 'LINK' })
    for (const { id } of [mine, another]) expect(await identitiesOf(id)).toEqual([])
    expect(await refusedCode({ intent: 'LINK', password: '' }, '')).toBe('unauthenticated')
  })
})

describe('§2 signing out at the provider too', () => {
  test('the session here ends, and the provider is told whose', async () => {
    const [person, student] = [aPerson(), await aCandidate(app.db)]
    await linkTo(student.id, person)
    const { returned } = await visit(person, signIn)
    const cookie = returned.kind === 'signedIn' ? returned.cookie : ''
    const { to } = await open(requestWith(cookie)).signOut()
    const asked = new URL(to ?? '')
    expect(asked.origin).toBe(provider.issuer)
    expect(asked.searchParams.get('post_logout_redirect_uri')).toBe(`${publicUrl}/`)
    expect(asked.searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect((await sessions.viewerOf(requestWith(cookie), 'candidate')).kind).toBe('guest')
    const kept = await app.db.selectFrom('session').where('sealedIdToken', 'is not', null).selectAll().execute()
    for (const { sealedIdToken } of kept) expect(sealedIdToken?.toString('latin1')).not.toContain('eyJ')
    expect(await open(requestWith(cookie)).signOut()).toMatchObject({ to: null })
  })

  test('a session by password ends here alone', async () => {
    const student = await aCandidate(app.db)
    const cookie = await app.db
      .transaction()
      .execute((tx) => sessions.open(tx, requestWith(), 'candidate', { candidateId: student.id as OwnCandidateId }))
    expect(await open(requestWith(cookie)).signOut()).toMatchObject({ to: null })
    expect((await sessions.viewerOf(requestWith(cookie), 'candidate')).kind).toBe('guest')
  })
})
