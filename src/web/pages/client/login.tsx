import { useSearchParams } from 'react-router'
import { StaffPasskeySignIn } from '#web/parts/second-factor/passkey-sign-in.tsx'
import { SignInForm } from '#web/parts/sign-in-form.tsx'
import { signInAction } from '#web/sign-in.ts'
import { titleOf } from '#web/parts/title.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/login'

export const action = signInAction('client', urls.client.home())
export const meta: Route.MetaFunction = ({ matches }) => titleOf('企業ログイン', matches)

export default function Login() {
  const [search] = useSearchParams()
  const redirectTo = search.get('redirect-to') ?? undefined
  return (
    <SignInForm title="企業ログイン" lead="学生の経験を読み、理由を添えて声をかけましょう。" suggestsPasskeys>
      <StaffPasskeySignIn action={urls.client.login(redirectTo)} />
    </SignInForm>
  )
}
