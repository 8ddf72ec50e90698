import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCandidate } from '#test/factories.ts'
import {
  aPerson,
  campus,
  openVisits,
  publicUrl,
  requestWith,
  signIn,
  type Reason,
  type Visits,
} from '#test/visited-provider.ts'

let app: Visits
beforeAll(async () => {
  app = await openVisits()
})
afterAll(() => app.close())

const password = 'a-long-password-2026'

describe('linking a provider in the settings', () => {
  const linking = { intent: 'LINK', password } as const
  const refusedCode = async (reason: Reason, cookie: string) => {
    const left = await app.open(requestWith(cookie)).leaveFor(campus, reason)
    return 'refused' in left ? left.refused.code : 'left'
  }

  test('with the password, or a fresh sign-in', async () => {
    const student = await aCandidate(app.db, { password })
    const old = await app.sessionOf(student.id, 30)
    expect(await refusedCode({ intent: 'LINK', password: '' }, old)).toBe('fresh_sign_in_required')
    expect(await refusedCode({ intent: 'LINK', password: 'wrong-password' }, old)).toBe('wrong_password')
    const person = aPerson()
    expect(await app.codeOf(app.visit(person, linking, old))).toBe('linked')
    expect(await app.identitiesOf(student.id)).toMatchObject([{ subject: person.sub, email: person.email }])
    expect(await app.codeOf(app.visit(person, linking, old))).toBe('linked')
    expect(await app.codeOf(app.visit(aPerson(), linking, old))).toBe('identity_already_linked')
    const other = await aCandidate(app.db)
    const fresh = await app.sessionOf(other.id)
    expect(await app.codeOf(app.visit(person, { intent: 'LINK', password: '' }, fresh))).toBe('identity_taken')
    expect(await app.codeOf(app.visit(aPerson(), { intent: 'LINK', password: '' }, fresh))).toBe('linked')
  })

  test('only for the student who asked for it', async () => {
    const [mine, another] = [await aCandidate(app.db), await aCandidate(app.db)]
    const cookie = await app.sessionOf(mine.id)
    app.provider.visitAs(aPerson())
    const left = await app.leave({ intent: 'LINK', password: '' }, cookie)
    const search = await app.provider.walk(left.to)
    const returned = await app.open(requestWith(left.cookie, await app.sessionOf(another.id))).comeBack(campus, search)
    expect(returned).toMatchObject({ kind: 'refused', code: 'provider_visit_over', intent: 'LINK' })
    for (const { id } of [mine, another]) expect(await app.identitiesOf(id)).toEqual([])
    expect(await refusedCode({ intent: 'LINK', password: '' }, '')).toBe('unauthenticated')
  })
})

describe('§2 signing out at the provider too', () => {
  test('the session here ends, and the provider is told whose', async () => {
    const [person, student] = [aPerson(), await aCandidate(app.db)]
    await app.linkTo(student.id, person)
    const { returned } = await app.visit(person, signIn)
    const cookie = returned.kind === 'signedIn' ? returned.cookie : ''
    const { to } = await app.open(requestWith(cookie)).signOut()
    const signOutUrl = new URL(to ?? '')
    expect(signOutUrl.origin).toBe(app.provider.issuer)
    expect(signOutUrl.searchParams.get('post_logout_redirect_uri')).toBe(`${publicUrl}/`)
    expect(signOutUrl.searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect((await app.sessions.viewerOf(requestWith(cookie), 'candidate')).kind).toBe('guest')
    const rows = await app.db.selectFrom('session').where('sealedIdToken', 'is not', null).selectAll().execute()
    for (const { sealedIdToken } of rows) expect(sealedIdToken?.toString('latin1')).not.toContain('eyJ')
    expect(await app.open(requestWith(cookie)).signOut()).toMatchObject({ to: null })
  })

  test('a session by password ends here alone', async () => {
    const student = await aCandidate(app.db)
    const cookie = await app.db
      .transaction()
      .execute((tx) => app.sessions.openFor(tx, requestWith(), 'candidate', { candidateId: student.id }))
    expect(await app.open(requestWith(cookie)).signOut()).toMatchObject({ to: null })
    expect((await app.sessions.viewerOf(requestWith(cookie), 'candidate')).kind).toBe('guest')
  })
})
