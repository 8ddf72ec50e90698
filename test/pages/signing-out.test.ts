import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { typeSignIn } from '../e2e/typed-sign-in.ts'
import { asInProduction, openApp, type App } from './app.ts'
import { visit, type Visitor } from './visitor.ts'

let app: App
beforeAll(async () => {
  app = await openApp({ settings: asInProduction })
})
afterAll(() => app.close())

const areas = [
  ['student', 'candidate', '/', '/candidate/invitations/events'],
  ['recruiter', 'client', '/client', '/client/candidates'],
  ['operator', 'admin', '/admin/login', '/admin/events/status/active'],
] as const
const cookiesOf = ({ cookies }: Visitor) => cookies.names().filter((name) => name.includes('yoake_'))

describe('§8 in production', () => {
  test.each(areas)('a %s signs in and out', async (who, area, home, own) => {
    const visitor = visit(app)
    await typeSignIn(visitor, who)
    const name = `__Host-yoake_${area}`
    expect(cookiesOf(visitor)).toEqual([name])
    const value = visitor.cookies.get(name) ?? ''
    expect(visitor.cookies.lineOf(name)?.split('; ').toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=86400',
      'Path=/',
      'SameSite=Lax',
      'Secure',
      `${name}=${value}`,
    ])
    await visitor.goto(`/api/logout?redirect-to=${encodeURIComponent(home)}`)
    await visitor.getByRole('button', { name: 'ログアウトする' }).click()
    expect([new URL(visitor.url()).pathname, cookiesOf(visitor)]).toEqual([home, []])
    for (const cookie of ['', value]) {
      if (cookie) visitor.cookies.set(name, cookie)
      await visitor.goto(own)
      expect(new URL(visitor.url()).pathname).toBe(`/${area}/login`)
    }
  })

  test('signing out of one area leaves the others', async () => {
    const visitor = visit(app)
    for (const who of ['student', 'recruiter', 'operator'] as const) await typeSignIn(visitor, who)
    await visitor.goto('/api/logout?redirect-to=/client%3Fjob=1')
    expect(visitor.url()).toBe(`${app.url}/client/logout?redirect-to=%2Fclient%3Fjob%3D1`)
    await visitor.getByRole('button', { name: 'ログアウトする' }).click()
    await visitor.waitForURL('**/client?job=1')
    expect(cookiesOf(visitor)).toEqual(['__Host-yoake_admin', '__Host-yoake_candidate'])
  })

  test.each([
    '/',
    '/client/login',
    '/nowhere',
    '/candidate/invitations/events',
    '/_root.data',
    '/healthz',
    '/icon.svg',
  ])('%s comes with every safety header', async (path) => {
    const { headers } = await visit(app).ask(path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    if (headers.get('content-type')?.startsWith('text/html'))
      expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[^']+';.*object-src 'none';/)
  })
})
