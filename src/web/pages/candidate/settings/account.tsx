import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { titleOf } from '#web/parts/page/title.ts'
import type { Route } from './+types/account'
import { accountActs } from './account/act.ts'
import { EmailSection } from './account/email-section.tsx'
import { NamesSection } from './account/names-section.tsx'
import { PasswordSection } from './account/password-section.tsx'
import { PhoneSection } from './account/phone-section.tsx'
import { SettingsPage } from './parts/settings-page.tsx'

const AccountPage = graphql(`
  query CandidateAccountPage {
    ownAccount {
      ...NamesSection
      ...EmailSection
      ...PhoneSection
      ...PasswordSection
    }
  }
`)

/** `change` in the address names the contact that is entered anew while a code waits. */
const load = async (ask: Ask, { url }: { url: URL }) => ({
  ...(await ask(AccountPage)),
  changing: url.searchParams.get('change'),
})
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnAccount = act(accountActs)
export const action = actOnServer(actOnAccount)
export const clientAction = actOnClient(actOnAccount)

const title = 'アカウント'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function Account({ loaderData: { ownAccount, changing }, actionData }: Route.ComponentProps) {
  return (
    <SettingsPage title={title} about="ログインに使うメールアドレスやパスワードを、項目ごとに変更できます。">
      <NamesSection account={ownAccount} answer={actionData} />
      <EmailSection account={ownAccount} answer={actionData} isChanging={changing === 'email'} />
      <PhoneSection account={ownAccount} answer={actionData} isChanging={changing === 'phone'} />
      <PasswordSection account={ownAccount} answer={actionData} />
    </SettingsPage>
  )
}
