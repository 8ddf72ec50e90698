import { Link, useRouteLoaderData, useSearchParams } from 'react-router'
import type { ClientLayoutQuery } from '#web/generated/graphql.ts'
import { companyAccountLabel } from '#ground/words/company-account.ts'
import { StaffPasskeySignIn } from '#web/parts/second-factor/passkey-sign-in.tsx'
import { SignInForm } from '#web/parts/sign-in/sign-in-form.tsx'
import { SignedInAlready } from '#web/parts/sign-in/signed-in-already.tsx'
import { signInOrLost } from '#web/parts/sign-in/unsent-sign-in.ts'
import { signInAction } from '#web/hatch/sign-in.ts'
import styles from '#web/parts/sign-in/sign-in-form.module.css'
import { linkClass } from '#web/ui/link-button.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/login'

export const action = signInAction('client', urls.client.home())
export const clientAction = signInOrLost('client')
const face = {
  description: '企業のご担当者のログインはこちらから。学生の経験を読み、選んだ理由を添えて声をかけられます。',
  path: urls.client.login(),
}
export const meta: Route.MetaFunction = ({ matches }) => titleOf('企業ログイン', matches, face)

export default function Login() {
  const redirectTo = useSearchParams()[0].get('redirect-to') ?? undefined
  const layout = useRouteLoaderData<() => ClientLayoutQuery>('pages/client/layout')
  const user = layout?.viewer?.__typename === 'CompanyViewer' ? layout.viewer : null
  return (
    <SignInForm
      title="企業ログイン"
      lead="学生の経験を読み、理由を添えて声をかけましょう。"
      passwordReset={urls.client.passwordResetRequest()}
      companyAccount={(email) => urls.client.ssoLogin(email, redirectTo)}
      suggestsPasskeys
      notice={user && <SignedInAlready name={`${user.familyName} ${user.givenName}さん`} home={urls.client.home()} />}
    >
      <StaffPasskeySignIn action={urls.client.login(redirectTo)} />
      <p className={styles.other}>
        <Link to={urls.client.ssoLogin(undefined, redirectTo)} className={linkClass()}>
          {companyAccountLabel}でログイン
        </Link>
      </p>
    </SignInForm>
  )
}
