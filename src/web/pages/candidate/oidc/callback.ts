import { redirect } from 'react-router'
import { notFound } from '#web/carry/ask.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { providerSignInContext, registrationOf, type Returned } from '#web/hatch/provider-sign-in.ts'
import { redirectTarget } from '#web/carry/redirect-to.ts'
import { settingsContext } from '#web/document/settings.ts'
import { oidcUrls } from '#ground/oidc-urls.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/callback'

/** Where a provider sends visitors back to. */
export async function loader({ url, params: { provider }, context }: Route.LoaderArgs) {
  if (!context.get(settingsContext).providers.some(({ name }) => name === provider)) throw notFound()
  const returned = await context.get(providerSignInContext).comeBack(provider, url.search)
  if (returned.kind === 'linked') return redirectWith(urls.candidate.settingsSignIn(), 'identityLinked')
  if (returned.kind === 'mailUnknown') return redirect(oidcUrls.registrationMail(provider, returned.proven))
  if (returned.kind === 'refused') return redirect(troublePage(returned))
  const home =
    returned.intent === 'REGISTER'
      ? registrationOf(returned)
      : redirectTarget('candidate', returned.redirectTo, urls.candidate.home())
  return redirect(home, { headers: { 'set-cookie': returned.cookie } })
}

function troublePage({ code, provider, intent, redirectTo, campaign }: Extract<Returned, { kind: 'refused' }>) {
  const { settings, registration, login } = oidcUrls.trouble
  if (intent === 'LINK') return settings(provider, code)
  // Visitors without an account go on to the registration, where they read what they agree to.
  if (code === 'provider_not_registered' || (intent === 'REGISTER' && code.startsWith('provider_')))
    return registration(provider, code, { ...campaign, 'redirect-to': redirectTo })
  return login(provider, code, redirectTo ?? undefined)
}
