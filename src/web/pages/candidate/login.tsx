import { SignInForm } from '#web/parts/sign-in-form.tsx'
import { signInAction } from '#web/sign-in.ts'
import { titleOf } from '#web/parts/title.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/login'

export const action = signInAction('candidate', urls.candidate.home())
export const meta: Route.MetaFunction = ({ matches }) => titleOf('ログイン', matches)

export default function Login() {
  return (
    <SignInForm
      title="ログイン"
      lead="あなたの経験を読んだ企業からの、理由つきのスカウトを確認できます。"
      passwordReset={urls.candidate.passwordResetRequest()}
    />
  )
}
