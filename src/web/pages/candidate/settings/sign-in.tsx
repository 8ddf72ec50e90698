import { data } from 'react-router'
import { act, intentOf } from '#web/carry/act.ts'
import { actOnServer, onClient, onServer, orLost, type Ask, type Refused } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { formText } from '#web/carry/form-text.ts'
import { GoOn } from '#web/parts/answers/go-on.tsx'
import { SettingsPage } from './parts/settings-page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { providerSignInContext } from '#web/hatch/provider-sign-in.ts'
import { useRootData } from '#web/document/root-data.ts'
import { sessionsContext } from '#web/hatch/sign-in.ts'
import { urls } from '#ground/urls.ts'
import { foreseenText } from '#ground/words/student.ts'
import type { Route } from './+types/sign-in'
import { Confirm } from './sign-in/confirm.tsx'
import { FederatedLogout } from './sign-in/federated-logout.tsx'
import { Passkeys } from './sign-in/passkeys.tsx'
import { PasswordWay } from './sign-in/password-way.tsx'
import { Identities } from './sign-in/identities.tsx'

const SignInSettings = graphql(`
  query SignInSettings {
    signInWays {
      email
      isFresh
      ...ConfirmWays
      ...PasswordWay
      ...IdentityWays
      ...PasskeyWays
      sessionProvider
    }
  }
`)
const UnlinkIdentity = graphql(`
  mutation UnlinkIdentity($provider: String!) {
    unlinkIdentity(provider: $provider)
  }
`)
const RenamePasskey = graphql(`
  mutation RenamePasskey($id: ID!, $name: String!) {
    renamePasskey(id: $id, name: $name)
  }
`)
const RemovePasskey = graphql(`
  mutation RemovePasskey($id: ID!) {
    removePasskey(id: $id)
  }
`)

const load = (ask: Ask) => ask(SignInSettings)
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const meta: Route.MetaFunction = ({ matches }) => titleOf('ログイン方法', matches)

type Answer = { refused?: Refused; leaveTo?: string; provider?: string }

const here = urls.candidate.settingsSignIn()

const acts = {
  // Signing in again makes the session fresh; the mail address is the account's, not the form's.
  async confirm(ask: Ask, form: FormData, { context }: Route.ActionArgs) {
    const { email } = (await ask(SignInSettings)).signInWays
    const answer = await context.get(sessionsContext).signIn('candidate', email, formText(form, 'password'))
    if (!('cookie' in answer))
      return { refused: 'refused' in answer ? ofPassword(answer.refused) : undefined } satisfies Answer
    return data<Answer>({}, { headers: { 'set-cookie': answer.cookie } })
  },
  async link(_: Ask, form: FormData, { context }: Route.ActionArgs) {
    const provider = formText(form, 'provider')
    const left = await context.get(providerSignInContext).leaveFor(provider, { intent: 'LINK', password: '' })
    if ('refused' in left) return { refused: left.refused } satisfies Answer
    return data<Answer>({ provider, leaveTo: left.to }, { headers: { 'set-cookie': left.cookie } })
  },
  async unlink(ask: Ask, form: FormData) {
    await ask(UnlinkIdentity, { provider: formText(form, 'provider') })
    return redirectWith(here, 'identityUnlinked')
  },
  async rename(ask: Ask, form: FormData) {
    await ask(RenamePasskey, { id: formText(form, 'id'), name: formText(form, 'name') })
    return redirectWith(here, 'passkeyRenamed')
  },
  async remove(ask: Ask, form: FormData) {
    await ask(RemovePasskey, { id: formText(form, 'id') })
    return redirectWith(here, 'passkeyRemoved')
  },
}
/** The form has a password alone, so a wrong sign-in is a wrong password. */
function ofPassword(refused: Refused): Refused {
  if (refused.code !== 'general') return refused
  const message = foreseenText.wrong_password
  return { ...refused, message, fields: [{ path: 'password', message }] }
}

export const action = actOnServer(act(acts))
/** Only the server sets cookies. A lost connection is an answer, so that nothing typed is lost. */
export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const form = await request.clone().formData()
  intentOf(form, Object.keys(acts))
  return orLost(form, serverAction)
}

export default function SignInWays({ loaderData: { signInWays }, actionData }: Route.ComponentProps) {
  const { providers = [] } = useRootData() ?? {}
  const labelOf = (provider: string | null | undefined) => providers.find(({ name }) => name === provider)?.label
  const answer: Answer | undefined = actionData
  if (answer?.leaveTo) return <GoOn to={answer.leaveTo} label={labelOf(answer.provider) ?? ''} />
  return (
    <SettingsPage title="ログイン方法" about="どの方法でも、同じアカウントにログインできます。">
      <Confirm ways={signInWays} answer={answer} />
      <PasswordWay ways={signInWays} />
      <Identities ways={signInWays} isFresh={signInWays.isFresh} />
      <Passkeys ways={signInWays} isFresh={signInWays.isFresh} />
      <FederatedLogout label={labelOf(signInWays.sessionProvider)} />
    </SettingsPage>
  )
}
