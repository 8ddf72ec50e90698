import { companyAccountLabel } from '#ground/words/company-account.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { actOnClient, actOnServer, onServer, orLost, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { formText } from '#web/carry/form-text.ts'
import { GoOn } from '#web/parts/answers/go-on.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { settingsContext } from '#web/document/settings.ts'
import type { Route } from './+types/registration'
import { actOnRegistration, registrationCookie } from './registration/act.ts'
import { ClosedRegistration } from './registration/closed.tsx'
import { RegistrationForm } from './registration/form.tsx'

const ClientRegistrationPage = graphql(`
  query ClientRegistrationPage($code: String!) {
    companyRegistration(code: $code) {
      status
      invitation {
        way
        ...RegistrationInvitation
      }
    }
  }
`)

/** The server alone reads the cookie, so there is no clientLoader. */
export async function loader(args: Route.LoaderArgs) {
  const cookie = registrationCookie(args.context.get(settingsContext).publicUrl)
  await cookie.takeFrom(args.url, clientUrls.registration())
  const code = await cookie.readFrom(args.request)
  const load = async (ask: Ask) => ({ code, ...(await askOf(ask, code)) })
  return onServer(load)(args)
}

const askOf = async (ask: Ask, code: string) =>
  code === ''
    ? { status: 'UNKNOWN' as const, invitation: null }
    : (await ask(ClientRegistrationPage, { code })).companyRegistration

export const action = actOnServer(actOnRegistration)
const actHere = actOnClient(actOnRegistration)
/** The answer carries the cookie of the session, which only the server sets. */
export const clientAction = async (args: Route.ClientActionArgs) => {
  const form = await args.request.clone().formData()
  return formText(form, 'intent') === '' ? orLost(form, args.serverAction) : actHere(args)
}

const face = {
  description: 'お送りした案内の続きから、企業アカウントを登録する画面です。',
}
export const meta: Route.MetaFunction = ({ matches }) => titleOf('企業アカウントの登録', matches, face)

export default function Registration({ loaderData, actionData }: Route.ComponentProps) {
  const { code, status, invitation } = loaderData
  if (actionData && 'leaveTo' in actionData) return <GoOn to={actionData.leaveTo} label={companyAccountLabel} />
  if (!invitation) return <ClosedRegistration status={status} />
  if (invitation.way === 'NONE') return <ClosedRegistration status="OUTSIDE" />
  return <RegistrationForm code={code} invitation={invitation} answer={actionData} />
}
