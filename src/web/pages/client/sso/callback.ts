import { redirect } from 'react-router'
import { companySignInContext } from '#web/hatch/company-sign-in.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { redirectTarget } from '#web/carry/redirect-to.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/callback'

/** Where the provider of a company sends its people back to. */
export async function loader({ url, params: { companyId }, context }: Route.LoaderArgs) {
  const returned = await context.get(companySignInContext).comeBack(companyId, url.search)
  if (returned.kind === 'tested') return redirectWith(clientUrls.settingsSso(), 'singleSignOnTested')
  if (returned.kind === 'ended')
    return redirect(urls.client.contractExpired(), { headers: { 'set-cookie': returned.cookie } })
  if (returned.kind === 'signedIn') {
    const home = redirectTarget('client', returned.redirectTo, urls.client.home())
    return redirect(home, { headers: { 'set-cookie': returned.cookie } })
  }
  const { code, isTest, redirectTo } = returned
  return redirect(isTest ? clientUrls.settingsSso(code) : clientUrls.ssoTrouble(code, redirectTo ?? undefined))
}
