import { Link } from 'react-router'
import { SignInForm } from '#web/parts/sign-in-form.tsx'
import { signInAction } from '#web/sign-in.ts'
import { titleOf } from '#web/parts/title.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/login'
import styles from './login.module.css'

export const action = signInAction('candidate', urls.candidate.home())
export const meta: Route.MetaFunction = ({ matches }) => titleOf('ログイン', matches)

export default function Login() {
  return (
    <SignInForm
      title="ログイン"
      lead="あなたの経験を読んだ企業からの、理由つきのスカウトを確認できます。"
      passwordReset={urls.candidate.passwordResetRequest()}
    >
      <p className={styles.first}>
        はじめての方は
        <Link className={linkClass()} to={urls.candidate.registration()}>
          新規登録
        </Link>
      </p>
    </SignInForm>
  )
}
