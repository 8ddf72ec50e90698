import { addMailDomain, checkMailDomain } from '#domain/company-account/single-sign-on/mail-domain/commands.ts'
import { findMailDomain } from '#domain/company-account/single-sign-on/mail-domain/queries.ts'
import { recordOf } from '#domain/company-account/single-sign-on/mail-domain/rules.ts'
import type { SingleSignOnMode } from '#domain/company-account/single-sign-on/rules.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { openCompanyOidc } from '#platform/outgoing/company-oidc.ts'
import type { Db } from '#platform/database/db.ts'
import { openSealing } from '#platform/secrets/secret.ts'

const publicUrl = 'http://localhost:3000'
export const companyCallback = (companyId: string) => publicUrl + clientUrls.ssoCallback(companyId)

/** An issuer that gives its addresses and nothing else, without a server. */
export const knownIssuer = 'https://id.company.example'
const known = {
  issuer: knownIssuer,
  authorization_endpoint: `${knownIssuer}/auth`,
  token_endpoint: `${knownIssuer}/token`,
  jwks_uri: `${knownIssuer}/keys`,
}

/** The providers of companies as the tests call them: over http, on this machine. */
export const testCompanyOidc = openCompanyOidc({
  sealing: openSealing('a secret of the tests'),
  callbackOf: companyCallback,
  allowHttp: true,
  fetch: async (address, request) =>
    address === `${knownIssuer}/.well-known/openid-configuration` ? Response.json(known) : fetch(address, request),
})

/** A domain that the company has proven. */
export async function aProvenDomain(db: Db, viewer: CompanyViewer, domain: string) {
  await db.transaction().execute(async (tx) => {
    await addMailDomain(tx, viewer, domain, `token of ${viewer.companyId} ${domain}`)
    const token = (await findMailDomain(tx, viewer.companyId, domain))?.token ?? ''
    await checkMailDomain(tx, viewer, { domain, records: ['v=spf1 -all', recordOf(token)] })
  })
  return domain
}

type Given = { issuer?: string; clientId?: string; clientSecret?: string; mode?: SingleSignOnMode }

/** A provider that an ADMIN has tested, in this mode. */
export async function aSingleSignOn(
  db: Db,
  { companyId, companyUserId }: CompanyViewer,
  { issuer = knownIssuer, clientId = 'yoake', clientSecret = 'a secret', mode = 'FORCED' }: Given = {},
) {
  const sealedClientSecret = testCompanyOidc.sealed(clientSecret)
  const emergencyUserId = mode === 'FORCED' ? companyUserId : null
  await db
    .insertInto('singleSignOn')
    .values({ companyId, issuer, clientId, sealedClientSecret, mode, testedAt: new Date(), emergencyUserId })
    .execute()
}
