import { data, redirect } from 'react-router'
import { arrivalOf } from '#web/carry/arrival.ts'
import { orLost, notFound } from '#web/carry/ask.ts'
import { intentOf } from '#web/carry/act.ts'
import { isRefusedIn } from '#web/document/in-app-browser.ts'
import { formText } from '#web/carry/form-text.ts'
import { valuesOf } from '#web/carry/form-values.ts'
import { OpenOutside } from '#web/parts/open-outside.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { providerSignInContext, registrationOf } from '#web/hatch/provider-sign-in.ts'
import { settingsContext } from '#web/document/settings.ts'
import { visitContext } from '#web/hatch/visit.ts'
import { oidcUrls } from '#ground/oidc-urls.ts'
import { campaignOf } from '#web/carry/campaign.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/registration'
import { agreedIn } from '#web/parts/forms/agreement.tsx'
import { checkAgreement } from './registration/check.ts'
import { Agree } from './registration/agree.tsx'
import { TypeMail } from './registration/type-mail.tsx'

const face = {
  description: '学生の方が、ほかのサービスのアカウントで新しく登録するための画面です。',
}
export const meta: Route.MetaFunction = ({ matches }) => titleOf('新規登録', matches, face)

type Args = Pick<Route.LoaderArgs, 'url' | 'context'>

function providerOf({ url, context }: Args) {
  const { providers, publicUrl } = context.get(settingsContext)
  const name = url.searchParams.get('provider')
  // §2 names this address without a provider: the first step offers all of them.
  if (name === null) throw redirect(urls.candidate.registration(arrivalOf(url.searchParams)))
  const provider = providers.find((one) => one.name === name)
  if (!provider) throw notFound()
  return { ...provider, publicUrl }
}

/** §2: consent before the visitor leaves for the provider; afterwards the mail address that it did not prove. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { name, label, publicUrl } = providerOf({ url, context })
  const proven = url.searchParams.get('proven')
  if (proven !== null) {
    const isTyping = await context.get(providerSignInContext).isTyping(name, proven)
    if (!isTyping) throw redirect(oidcUrls.trouble.registration(name, 'provider_visit_over'))
    return { step: 'mail' as const, label }
  }
  const { inAppBrowser } = context.get(visitContext)
  if (inAppBrowser && isRefusedIn(inAppBrowser, name)) {
    const path = oidcUrls.registration(name, arrivalOf(url.searchParams))
    return { step: 'outside' as const, app: inAppBrowser, label, path, address: publicUrl + path }
  }
  return { step: 'agree' as const, label, trouble: url.searchParams.get('trouble') }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = intentOf(form, ['agree', 'mail'])
  const { name } = providerOf({ url, context })
  const visits = context.get(providerSignInContext)
  if (intent === 'mail') {
    const registered = await visits.registerWithMail(
      name,
      url.searchParams.get('proven') ?? '',
      formText(form, 'email'),
    )
    if ('refused' in registered) return { refused: registered.refused, values: valuesOf(form) }
    throw redirect(registrationOf(registered), { headers: { 'set-cookie': registered.cookie } })
  }
  const mistakes = checkAgreement(form).filter((mistake) => mistake !== null)
  if (mistakes.length > 0)
    return { refused: { code: 'invalid_input', message: '', fields: mistakes }, values: valuesOf(form) }
  const left = await visits.leaveFor(name, {
    intent: 'REGISTER',
    redirectTo: url.searchParams.get('redirect-to'),
    campaign: campaignOf(url.searchParams),
    consents: agreedIn(form),
  })
  if ('refused' in left) return { refused: left.refused, values: valuesOf(form) }
  return data({ leaveTo: left.to }, { headers: { 'set-cookie': left.cookie } })
}

/** Only the server sets the cookie. A lost connection is an answer, so that nothing typed is lost. */
export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const form = await request.clone().formData()
  intentOf(form, ['agree', 'mail'])
  return orLost(form, serverAction)
}

export default function OidcRegistration({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.step === 'outside') return <OpenOutside {...loaderData} />
  if (loaderData.step === 'mail') return <TypeMail label={loaderData.label} answer={actionData} />
  return <Agree label={loaderData.label} trouble={loaderData.trouble} answer={actionData} />
}
