import { redirect } from 'react-router'
import { notFound } from '#web/carry/ask.ts'
import { isRefusedIn } from '#web/document/in-app-browser.ts'
import { OpenOutside } from '#web/parts/open-outside.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { providerSignInContext } from '#web/hatch/provider-sign-in.ts'
import { settingsContext } from '#web/document/settings.ts'
import { visitContext } from '#web/hatch/visit.ts'
import { oidcUrls } from '#ground/oidc-urls.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/login'

const face = {
  description: '学生の方が、ほかのサービスのアカウントでログインするための画面です。',
}
export const meta: Route.MetaFunction = ({ matches }) => titleOf('ログイン', matches, face)

/** §2: leads to the provider; inside of an app where the provider refuses, says how to get out first. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { providers, publicUrl } = context.get(settingsContext)
  const name = url.searchParams.get('provider')
  const redirectTo = url.searchParams.get('redirect-to')
  // §2 names this address without a provider: the sign-in page offers all of them.
  if (name === null) throw redirect(urls.candidate.login(redirectTo ?? undefined))
  const provider = providers.find((one) => one.name === name)
  if (!provider) throw notFound()
  const { inAppBrowser } = context.get(visitContext)
  if (inAppBrowser && isRefusedIn(inAppBrowser, provider.name)) {
    const path = oidcUrls.login(provider.name, redirectTo ?? undefined)
    return { app: inAppBrowser, label: provider.label, path, address: publicUrl + path }
  }
  const left = await context.get(providerSignInContext).leaveFor(provider.name, { intent: 'SIGN_IN', redirectTo })
  if ('refused' in left)
    throw redirect(oidcUrls.trouble.login(provider.name, left.refused.code, redirectTo ?? undefined))
  throw redirect(left.to, { headers: { 'set-cookie': left.cookie } })
}

export default function OidcLogin({ loaderData }: Route.ComponentProps) {
  return <OpenOutside {...loaderData} />
}
