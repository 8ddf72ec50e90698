import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sealedInviting } from '#domain/candidate-account/registration/inviting/sealed-id.ts'
import { readEnv } from '#platform/env.ts'
import { openSealing } from '#platform/secrets/secret.ts'
import { aCandidate } from '#test/factories.ts'
import { rowId } from '#test/row-id.ts'
import {
  agreedTo,
  aPerson,
  campus,
  openVisits,
  register,
  requestWith,
  signIn,
  type Visits,
} from '#test/visited-provider.ts'

let app: Visits
beforeAll(async () => {
  app = await openVisits()
})
afterAll(() => app.close())

const password = 'a-long-password-2026'

describe('§2 signing in with a provider', () => {
  test('a known student gets a session, and goes where they wanted to go', async () => {
    const [person, student] = [aPerson(), await aCandidate(app.db)]
    await app.linkTo(student.id, person)
    const { returned } = await app.visit(person, signIn)
    expect(returned).toMatchObject({ kind: 'signedIn', redirectTo: '/candidate/profile?a=b' })
    const cookie = returned.kind === 'signedIn' ? returned.cookie : ''
    expect(await app.sessions.viewerOf(requestWith(cookie), 'candidate')).toEqual(student.viewer)
    // The earlier session of this browser ends, and the device is known.
    const again = await app.visit(person, signIn, cookie)
    expect(again.returned.kind).toBe('signedIn')
    expect((await app.sessions.viewerOf(requestWith(cookie), 'candidate')).kind).toBe('guest')
    const devices = await app.db.selectFrom('knownDevice').where('candidateId', '=', student.id).selectAll().execute()
    expect(devices).toHaveLength(1)
  })

  test('a student whose account waits for something goes on there', async () => {
    const [person, student] = [aPerson(), await aCandidate(app.db, { status: 'ONBOARDING' })]
    await app.linkTo(student.id, person)
    expect((await app.visit(person, signIn)).returned).toMatchObject({ kind: 'signedIn' })
  })

  test('an unknown person is told to register, and nothing is made', async () => {
    const person = aPerson()
    expect(await app.codeOf(app.visit(person, signIn))).toBe('provider_not_registered')
    expect(await app.accountOf(person.email)).toEqual([])
  })

  test('§8 an account with a password is not taken over by its address', async () => {
    const person = aPerson()
    const student = await aCandidate(app.db, { email: person.email, password })
    for (const reason of [signIn, register])
      expect(await app.codeOf(app.visit(person, reason))).toBe('password_sign_in_first')
    expect(await app.identitiesOf(student.id)).toEqual([])
  })

  test('§8 an account of another service names that service', async () => {
    const person = aPerson()
    const student = await aCandidate(app.db, { email: person.email })
    const values = { provider: 'line', label: 'LINE', subject: person.sub, candidateId: student.id }
    await app.db.insertInto('candidateIdentity').values(values).execute()
    expect((await app.visit(person, signIn)).returned).toMatchObject({ code: 'ssoAlreadyLinked', provider: 'line' })
  })

  test('§8 a withdrawn student reads so, and may register again under a new account', async () => {
    const person = aPerson()
    const student = await aCandidate(app.db, { email: person.email, status: 'WITHDRAWN' })
    await app.linkTo(student.id, person)
    expect(await app.codeOf(app.visit(person, signIn))).toBe('withdrawn')
    expect((await app.visit(person, register)).returned).toMatchObject({ kind: 'signedIn' })
    expect(await app.identitiesOf(student.id)).toEqual([])
  })
})

describe('§2 registering with a provider', () => {
  test('a proven address begins at the profile, with the campaign and the versions agreed to before leaving', async () => {
    const [person, inviting] = [aPerson({ email: 'Proven@Campus.example' }), await aCandidate(app.db)]
    // As the link of the inviting student carries it.
    const candidateId = sealedInviting(openSealing(readEnv({}).sessionSecret), inviting.id)
    const campaign = { ...register.campaign, candidateId }
    const { returned } = await app.visit(person, { ...register, campaign })
    expect(returned).toMatchObject({ kind: 'signedIn', intent: 'REGISTER', redirectTo: '/candidate/companies' })
    const [account] = await app.accountOf('proven@campus.example')
    expect(account).toMatchObject({ status: 'PROFILE_PENDING', emailVerifiedAt: expect.any(Date), passwordHash: null })
    const id = rowId<'candidate'>(account?.candidateId)
    expect(await app.consentsOf(id)).toEqual(agreedTo)
    const from = await app.db.selectFrom('candidateAttribution').where('candidateId', '=', id).selectAll().execute()
    expect(from).toMatchObject([{ utmSource: 'line', invitedBy: inviting.id }])
    expect(await app.identitiesOf(id)).toMatchObject([{ provider: campus, subject: person.sub }])
    expect(await app.codeOf(app.visit(person, register))).toBe('signedIn')
  })

  test('a visitor whose agreement is not known agrees once more', async () => {
    const person = aPerson()
    app.provider.visitAs(person)
    const { to, cookie } = await app.leave(register)
    await app.db.updateTable('oidcFlow').set({ consents: null }).execute()
    const search = await app.provider.walk(to)
    const returned = await app.open(requestWith(cookie)).comeBack(campus, search)
    expect(returned).toMatchObject({ code: 'provider_visit_over', intent: 'REGISTER', campaign: register.campaign })
    expect(await app.accountOf(person.email)).toEqual([])
  })

  test.each([
    ['an address that the provider did not prove', { email_verified: false }],
    ['no address', { email: undefined, email_verified: undefined }],
  ])('%s is typed, and proven by a code', async (_, claims) => {
    const person = aPerson(claims)
    const { returned, cookie } = await app.visit(person, register)
    const proven = returned.kind === 'mailUnknown' ? returned.proven : ''
    expect(proven).not.toBe('')
    const [here, elsewhere] = [app.open(requestWith(cookie)), app.open(requestWith())]
    expect([await here.isTyping(campus, proven), await elsewhere.isTyping(campus, proven)]).toEqual([true, false])
    const mail = `typed-${person.sub}@student.example`
    expect(await here.registerWithMail(campus, proven, 'no mail')).toMatchObject({ refused: { code: 'invalid_input' } })
    expect(await elsewhere.registerWithMail(campus, proven, mail)).toMatchObject({
      refused: { code: 'provider_visit_over' },
    })
    const both = await Promise.all([
      here.registerWithMail(campus, proven, mail),
      here.registerWithMail(campus, proven, mail),
    ])
    expect(both.filter((outcome) => 'kind' in outcome)).toMatchObject([
      { kind: 'signedIn', redirectTo: '/candidate/companies' },
    ])
    const accounts = await app.accountOf(mail)
    expect(accounts).toMatchObject([{ status: 'EMAIL_PENDING', emailVerifiedAt: null }])
    expect(await app.consentsOf(rowId(accounts[0]?.candidateId))).toEqual(agreedTo)
    const verifications = app.db.selectFrom('candidateVerification').where('destination', '=', mail)
    expect(await verifications.select('purpose').execute()).toEqual([{ purpose: 'REGISTRATION_EMAIL' }])
  })
})
