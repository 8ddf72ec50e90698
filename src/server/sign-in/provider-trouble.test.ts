import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCandidate } from '#test/factories.ts'
import { openOidcProvider, type OidcProvider } from '#test/oidc-provider.ts'
import {
  aPerson,
  campus,
  openVisits,
  publicUrl,
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

beforeEach(() => app.provider.tamperWith(null))

describe('what goes wrong at a provider', () => {
  const tampered: [string, Parameters<OidcProvider['tamperWith']>[0]][] = [
    ['a wrong audience', (claims) => ({ ...claims, aud: 'another-client' })],
    ['a wrong issuer', (claims) => ({ ...claims, iss: 'https://evil.example' })],
    ['a nonce of another visit', (claims) => ({ ...claims, nonce: 'another' })],
    ['a token that is over', (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 120 })],
  ]
  test.each(tampered)('%s', async (_, how) => {
    const [person, student] = [aPerson(), await aCandidate(app.db)]
    await app.linkTo(student.id, person)
    app.provider.tamperWith(how)
    expect((await app.visit(person, signIn)).returned).toMatchObject({
      code: 'provider_failed',
      redirectTo: '/candidate/profile?a=b',
    })
  })

  test('a clock that is half a minute behind is no reason', async () => {
    const [person, student] = [aPerson(), await aCandidate(app.db)]
    await app.linkTo(student.id, person)
    app.provider.tamperWith((claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 15 }))
    expect(await app.codeOf(app.visit(person, signIn))).toBe('signedIn')
  })

  test('a nonce that was changed on the way there', async () => {
    const [person, student] = [aPerson(), await aCandidate(app.db)]
    await app.linkTo(student.id, person)
    app.provider.visitAs(person)
    const { to, cookie } = await app.leave(signIn)
    const search = await app.provider.walk(to.replace(/nonce=[^&]+/, 'nonce=changed'))
    expect(await app.open(requestWith(cookie)).comeBack(campus, search)).toMatchObject({ code: 'provider_failed' })
  })

  test('an answer counts once, in the browser that asked, with its own code', async () => {
    const [person, student] = [aPerson(), await aCandidate(app.db)]
    await app.linkTo(student.id, person)
    app.provider.visitAs(person)
    const { to, cookie } = await app.leave(signIn)
    const search = await app.provider.walk(to)
    const code = (browser: string, query: string) =>
      app
        .open(requestWith(browser))
        .comeBack(campus, query)
        .then((outcome) => (outcome.kind === 'refused' ? outcome.code : outcome.kind))
    const other = await app.leave(signIn)
    expect(await code(other.cookie, search)).toBe('provider_visit_over')
    expect(await code('', search)).toBe('provider_visit_over')
    expect(await code(cookie, search.replace(/state=[^&]+/, 'state=wrong'))).toBe('provider_visit_over')
    expect((await Promise.all([code(cookie, search), code(cookie, search)])).toSorted()).toEqual([
      'provider_visit_over',
      'signedIn',
    ])
    // The code of one visit with the state of another.
    const second = await app.leave(signIn, cookie)
    const state = new URL(second.to).searchParams.get('state') ?? ''
    expect(await code(cookie, search.replace(/state=[^&]+/, `state=${state}`))).toBe('provider_failed')
  })

  test('a visitor who comes back late keeps where they wanted to go', async () => {
    app.provider.visitAs(aPerson())
    const { to, cookie } = await app.leave(signIn)
    const search = await app.provider.walk(to)
    await app.db
      .updateTable('oidcFlow')
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .execute()
    expect(await app.open(requestWith(cookie)).comeBack(campus, search)).toMatchObject({
      code: 'provider_visit_over',
      redirectTo: '/candidate/profile?a=b',
    })
  })

  test('a visitor who says no', async () => {
    expect((await app.visit('says no', signIn)).returned).toMatchObject({
      code: 'provider_cancelled',
      redirectTo: '/candidate/profile?a=b',
    })
    expect((await app.visit('says no', register)).returned).toMatchObject({
      redirectTo: '/candidate/companies',
      campaign: { utm_source: 'line' },
    })
  })

  test('a provider that is down, at the beginning and on the way back', async () => {
    const gone = await openOidcProvider(publicUrl)
    const opened = app.openWith(gone.settings)
    gone.visitAs(aPerson())
    const departure = await opened(requestWith()).leaveFor(campus, signIn)
    const { to, cookie } = 'refused' in departure ? { to: '', cookie: '' } : departure
    const search = await gone.walk(to)
    await gone.close()
    expect(await opened(requestWith(cookie)).comeBack(campus, search)).toMatchObject({ code: 'provider_unavailable' })
    expect(await app.openWith(gone.settings)(requestWith()).leaveFor(campus, signIn)).toMatchObject({
      refused: { code: 'provider_unavailable' },
    })
  })

  test('neither secret of a visit is in the database', async () => {
    const { to, cookie } = await app.leave(signIn)
    const search = new URL(to).searchParams
    const rows = JSON.stringify(await app.db.selectFrom('oidcFlow').selectAll().execute())
    for (const secret of [search.get('state'), search.get('nonce'), cookie.split(/[=;]/)[1]])
      expect(rows).not.toContain(secret ?? 'missing')
  })
})
