import { readEnv } from '#platform/env.ts'
import { openCompanySignIn } from '../src/server/sign-in/company-sign-in.ts'
import { openRequestSessions } from '../src/server/sign-in/sessions.ts'
import { testApp } from './client.ts'
import { aProvenDomain, aSingleSignOn, companyCallback, testCompanyOidc } from './company-provider.ts'
import { aCompanyUser, aCompanyWithUser } from './factories.ts'
import { openOidcProvider, type ProviderAccount } from './oidc-provider.ts'
import { publicUrl, requestWith } from './visited-provider.ts'

export const password = 'a-long-password-2026'
let companies = 0

/** A company whose people sign in at a provider of its own, which runs in this process. */
export async function openCompanyVisits() {
  const app = await testApp()
  const env = readEnv({ PUBLIC_URL: publicUrl })
  const from = { address: '203.0.113.1' }
  const addressOf = () => from.address
  const sessions = openRequestSessions({ ...app, env, addressOf })
  const parts = { db: app.db, companyOidc: testCompanyOidc, sessions, env, addressOf, mayTry: async () => true }
  const visits = openCompanySignIn(parts)
  const providers: Awaited<ReturnType<typeof openOidcProvider>>[] = []

  async function aCompanyAt(mode: 'OFF' | 'OPTIONAL' | 'FORCED' = 'OPTIONAL', planKey = 'PREMIUM') {
    companies += 1
    const domain = `company${companies}.example`
    const { company } = await aCompanyWithUser(app.db, { planKey: 'PREMIUM' })
    const admin = await aCompanyUser(app.db, company.id, { email: `admin@${domain}`, password })
    const provider = await openOidcProvider(publicUrl, companyCallback(company.id))
    providers.push(provider)
    await aProvenDomain(app.db, admin.viewer, domain)
    await aSingleSignOn(app.db, admin.viewer, { issuer: provider.issuer, ...provider.client, mode })
    await app.db.updateTable('contract').set({ planKey }).where('companyId', '=', company.id).execute()

    /** From the typed address to the provider and back. */
    async function visit(account: ProviderAccount | 'says no', email = `anybody@${domain}`) {
      provider.visitAs(account)
      const left = await visits(requestWith()).leaveFor(email, '/client/candidates')
      if ('refused' in left) return { kind: 'refused' as const, code: left.refused.code }
      const search = await provider.walk(left.to)
      return visits(requestWith(left.cookie)).comeBack(company.id, search)
    }
    const codeOf = async (visited: ReturnType<typeof visit>) => {
      const returned = await visited
      return returned.kind === 'refused' ? returned.code : returned.kind
    }
    const aPerson = (name: string, given: Partial<ProviderAccount> = {}) => ({
      sub: `${name} of ${domain}`,
      email: `${name}@${domain}`,
      email_verified: true,
      ...given,
    })
    return { domain, company, admin, provider, visit, codeOf, aPerson }
  }
  return {
    ...app,
    from,
    sessions,
    visits,
    parts,
    aCompanyAt,
    signIn: (email: string, given = password) => sessions.signIn(requestWith(), 'client', email, given),
    async close() {
      for (const provider of providers) await provider.close()
      await app.close()
    },
  }
}
export type CompanyVisits = Awaited<ReturnType<typeof openCompanyVisits>>
