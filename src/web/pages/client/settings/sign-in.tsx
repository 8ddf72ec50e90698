import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { formText } from '#web/carry/form-text.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { staffSignInActs } from '#web/parts/staff-sign-in/act.ts'
import { SignInCards } from '#web/parts/staff-sign-in/sign-in-cards.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/sign-in'
import { passkeyCalls, signInCalls } from './sign-in/calls.ts'
import { RuleCard } from './sign-in/rule-card.tsx'

const SignInPage = graphql(`
  query CompanySignInPage {
    viewer {
      ... on CompanyViewer {
        __typename
        canAdminister
      }
    }
    staffSignIn {
      email
      hasPassword
      isFresh
      isFactorRequired
      needsLongPassword
      totp {
        confirmedAt
        recoveryCodesLeft
      }
      enrolment {
        secret
        qrSize
        qrPath
      }
      passkeys {
        id
        name
        isBackedUp
        insertedAt
        lastUsedAt
      }
    }
  }
`)
const FactorRule = graphql(`
  query AdminFactorRule {
    adminFactorRule {
      isRequired
      adminsWithoutFactor
    }
  }
`)
const UpdateRule = graphql(`
  mutation UpdateAdminFactorRule($isRequired: Boolean!) {
    updateAdminFactorRule(isRequired: $isRequired)
  }
`)

const load = async (ask: Ask) => {
  const { viewer, staffSignIn } = await ask(SignInPage)
  const isAdmin = viewer?.__typename === 'CompanyViewer' && viewer.canAdminister
  return { ways: staffSignIn, rule: isAdmin ? (await ask(FactorRule)).adminFactorRule : null }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

const here = urls.client.settingsSignIn()
const actOnSignIn = act({
  ...staffSignInActs(here, signInCalls),
  async rule(ask: Ask, form: FormData) {
    await ask(UpdateRule, { isRequired: formText(form, 'isRequired') === 'yes' })
    return redirectWith(here, 'adminFactorRuleUpdated')
  },
})
export const action = actOnServer(actOnSignIn)
export const clientAction = actOnClient(actOnSignIn)

const title = 'ログインとセキュリティ'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function CompanySignIn({ loaderData: { ways, rule }, actionData }: Route.ComponentProps) {
  return (
    <>
      <SidePageHead title={title} lead="パスワードと2段階認証、パスキーを設定します。" />
      <SignInCards ways={ways} answer={actionData} calls={passkeyCalls} signIn={urls.client.login(here, 'again')} />
      {rule && <RuleCard rule={rule} answer={actionData} />}
    </>
  )
}
