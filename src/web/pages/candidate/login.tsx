import { Link, useRouteLoaderData, useSearchParams } from 'react-router'
import type { CandidateLayoutQuery } from '#web/generated/graphql.ts'
import { arrivalOf } from '#web/carry/arrival.ts'
import { PasskeySignIn } from '#web/parts/passkey/sign-in-button.tsx'
import { ProviderTrouble } from '#web/parts/sign-in/provider-trouble.tsx'
import { SignInForm } from '#web/parts/sign-in/sign-in-form.tsx'
import { SignInProviders } from '#web/parts/sign-in/sign-in-providers.tsx'
import { SignedInAlready } from '#web/parts/sign-in/signed-in-already.tsx'
import { signInOrLost } from '#web/parts/sign-in/unsent-sign-in.ts'
import { signInAction } from '#web/hatch/sign-in.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/login'
import styles from './login.module.css'

export const action = signInAction('candidate', urls.candidate.home())
export const clientAction = signInOrLost('candidate')
const face = {
  description:
    'ログインして、あなたの経験を読んだ企業からの、理由つきのスカウトを確認できます。はじめての方も、ここから無料で登録できます。',
  path: urls.candidate.login(),
}
export const meta: Route.MetaFunction = ({ matches }) => titleOf('ログイン', matches, face)

export default function Login() {
  const [search] = useSearchParams()
  const redirectTo = search.get('redirect-to') ?? undefined
  const layout = useRouteLoaderData<() => CandidateLayoutQuery>('pages/candidate/layout')
  const student = layout?.viewer?.__typename === 'CandidateViewer' ? layout.viewer : null
  return (
    <SignInForm
      title="ログイン"
      lead="あなたの経験を読んだ企業からの、理由つきのスカウトを確認できます。"
      passwordReset={urls.candidate.passwordResetRequest()}
      suggestsPasskeys
      notice={
        <>
          <ProviderTrouble search={search} />
          {student && <SignedInAlready name={`${student.familyName}さん`} home={urls.candidate.home()} />}
        </>
      }
    >
      <div className={styles.others}>
        <SignInProviders act="login" redirectTo={redirectTo} />
        <PasskeySignIn action={urls.candidate.login(redirectTo)} isSuggested />
      </div>
      <p className={styles.first}>
        はじめての方は
        <Link className={linkClass()} to={urls.candidate.registration(arrivalOf(search))}>
          新規登録
        </Link>
      </p>
    </SignInForm>
  )
}
