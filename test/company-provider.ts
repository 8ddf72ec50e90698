import { openCompanyOidc } from '#platform/company-oidc.ts'
import { urls } from '#ground/urls.ts'

/** The providers of companies as the tests call them: over http, on this machine. */
export const testCompanyOidc = openCompanyOidc({
  secret: 'a secret of the tests',
  callbackOf: (companyId) => `http://localhost:3000${urls.client.ssoCallback(companyId)}`,
  allowHttp: true,
  fetch: (address, request) => fetch(address, request),
})
