import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { staffDeviceActs, staffSignInActs } from '#web/parts/staff-sign-in/act.ts'
import { StaffDevices } from '#web/parts/staff-sign-in/devices.tsx'
import { SignInCard } from '#web/parts/staff-sign-in/sign-in-card.tsx'
import { SignInCards } from '#web/parts/staff-sign-in/sign-in-cards.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import type { Route } from './+types/sign-in'
import { deviceCalls, passkeyCalls, signInCalls } from './sign-in/calls.ts'

const SignInPage = graphql(`
  query OperatorSignInPage {
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
    staffDevices {
      id
      family
      address
      signedInAt
      lastUsedAt
      isCurrent
    }
  }
`)

const load = (ask: Ask) => ask(SignInPage)
export const loader = onServer(load)
export const clientLoader = onClient(load)

const here = adminUrls.settingsSignIn()
const actOnSignIn = act({ ...staffSignInActs(here, signInCalls), ...staffDeviceActs(here, deviceCalls) })
export const action = actOnServer(actOnSignIn)
export const clientAction = actOnClient(actOnSignIn)

const title = 'ログインとセキュリティ'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function OperatorSignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { staffSignIn: ways, staffDevices } = loaderData
  return (
    <>
      <SidePageHead title={title} lead="パスワードと2段階認証、パスキー、ログイン中の端末を管理します。" />
      <SignInCards ways={ways} answer={actionData} calls={passkeyCalls} signIn={adminUrls.login(here, 'again')} />
      <SignInCard id="devices" title="ログイン中の端末">
        <StaffDevices devices={staffDevices} logout={adminUrls.logout()} />
      </SignInCard>
    </>
  )
}
