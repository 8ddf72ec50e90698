import { sessionCookies } from '#domain/session/rules.ts'
import type { OfRow } from '#ground/id.ts'
import { readEnv } from '#platform/env.ts'
import { openProviderSignIn } from '../src/server/sign-in/provider-sign-in.ts'
import { openRequestSessions } from '../src/server/sign-in/sessions.ts'
import type { ProviderSignIn } from '#web/hatch/provider-sign-in.ts'
import { testApp } from './client.ts'
import { openOidcProvider, providerName as campus, type ProviderAccount } from './oidc-provider.ts'

export const publicUrl = 'http://localhost:3000'
export { campus }
export const signIn = { intent: 'SIGN_IN', redirectTo: '/candidate/profile?a=b' } as const
/** The versions that the visitors of these tests agreed to; later ones may be in force when they come back. */
export const agreedTo = { terms: '0.8', policy: '0.9' }
export const register = {
  intent: 'REGISTER',
  redirectTo: '/candidate/companies',
  campaign: { utm_source: 'line' },
  consents: agreedTo,
} as const

let people = 0
/** A person at the provider with a proven address. */
export function aPerson(given: Partial<ProviderAccount> = {}) {
  people += 1
  return { sub: `person-${people}`, email: `person${people}@campus.example`, email_verified: true, ...given }
}
export const requestWith = (...cookies: string[]) =>
  new Request(`${publicUrl}/`, { headers: { cookie: cookies.map((line) => line.split(';')[0]).join('; ') } })

export type Reason = Parameters<ProviderSignIn['leaveFor']>[1]

/** The product's side of a provider, with a real one beside it. */
export async function openVisits() {
  const app = await testApp()
  const provider = await openOidcProvider(publicUrl)
  const addressOf = () => '203.0.113.1'
  const sessions = openRequestSessions({
    ...app,
    env: readEnv({ PUBLIC_URL: publicUrl }),
    addressOf,
  })
  const openWith = (settings: Record<string, string>) => {
    const env = readEnv({ PUBLIC_URL: publicUrl, ...settings })
    return openProviderSignIn({ ...app, env, sessions, addressOf, mayTry: async () => true })
  }
  const open = openWith(provider.settings)

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
  return {
    ...app,
    provider,
    sessions,
    openWith,
    open,
    leave,
    visit,
    codeOf: async (visited: ReturnType<typeof visit>) => {
      const { returned } = await visited
      return returned.kind === 'refused' ? returned.code : returned.kind
    },
    /** The cookie of a student who signed in so many minutes ago. */
    async sessionOf(candidateId: OfRow<'candidate'>, minutesAgo = 0) {
      const enter = () =>
        app.db.transaction().execute((tx) => sessions.openFor(tx, requestWith(), 'candidate', { candidateId }))
      const cookie = await enter()
      if (!cookie.startsWith(sessionCookies.candidate)) throw new Error(`no session: ${cookie}`)
      const insertedAt = new Date(Date.now() - minutesAgo * 60_000)
      await app.db.updateTable('session').set({ insertedAt }).where('candidateId', '=', candidateId).execute()
      return cookie
    },
    linkTo: (candidateId: OfRow<'candidate'>, { sub, email = null }: { sub: string; email?: string | null }) =>
      app.db
        .insertInto('candidateIdentity')
        .values({ provider: campus, label: '学園', subject: sub, candidateId, email })
        .execute(),
    identitiesOf: (candidateId: OfRow<'candidate'>) =>
      app.db.selectFrom('candidateIdentity').where('candidateId', '=', candidateId).selectAll().execute(),
    async consentsOf(candidateId: OfRow<'candidate'>) {
      const agreed = app.db.selectFrom('consent').where('candidateId', '=', candidateId).select(['kind', 'version'])
      return Object.fromEntries((await agreed.execute()).map(({ kind, version }) => [kind, version]))
    },
    accountOf: (email: string) =>
      app.db
        .selectFrom('candidateAccount')
        .innerJoin('candidate', 'candidate.id', 'candidateAccount.candidateId')
        .where('email', '=', email)
        .select(['candidateId', 'status', 'emailVerifiedAt', 'passwordHash'])
        .execute(),
    async close() {
      await provider.close()
      await app.close()
    },
  }
}
export type Visits = Awaited<ReturnType<typeof openVisits>>
