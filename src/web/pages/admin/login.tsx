import { useSearchParams } from 'react-router'
import { StaffPasskeySignIn } from '#web/parts/second-factor/passkey-sign-in.tsx'
import { SignInForm } from '#web/parts/sign-in/sign-in-form.tsx'
import { signInOrLost } from '#web/parts/sign-in/unsent-sign-in.ts'
import { signInAction } from '#web/hatch/sign-in.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import type { Route } from './+types/login'

export const action = signInAction('admin', adminUrls.home())
export const clientAction = signInOrLost('admin')
const face = {
  description: 'サービスの運営担当者がログインするための画面です。',
}
export const meta: Route.MetaFunction = ({ matches }) => titleOf('運営ログイン', matches, face)

export default function Login() {
  const [search] = useSearchParams()
  const redirectTo = search.get('redirect-to') ?? undefined
  return (
    <SignInForm title="運営ログイン" lead="運営担当者の方はこちらからログインしてください。" suggestsPasskeys>
      <StaffPasskeySignIn action={adminUrls.login(redirectTo)} />
    </SignInForm>
  )
}
