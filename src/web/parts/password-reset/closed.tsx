import { resetMinutes, type ResetArea } from '#domain/session/password-reset/rules.ts'
import { urls } from '#ground/urls.ts'
import type { PasswordResetStatus } from '#web/generated/graphql.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import styles from '#web/parts/sign-in/sign-in-form.module.css'
import type { ButtonKind } from '#web/ui/button.tsx'
import { ResetFrame } from './frame.tsx'

type Closed = Exclude<PasswordResetStatus, 'OPEN'>

const texts: Record<Closed, { title: string; lead: string }> = {
  USED: {
    title: 'このURLは使用済みです',
    lead: 'パスワードの再設定は終わっています。新しいパスワードでログインしてください。',
  },
  EXPIRED: {
    title: 'URLの有効期限が切れました',
    lead: `メールのURLは${resetMinutes}分のあいだ使えます。お手数ですが、「もう一度メールを送る」から手続きしてください。`,
  },
  UNKNOWN: {
    title: 'URLを確認できませんでした',
    lead: 'メールのURLが途中で切れていないか、確認してください。もう一度メールを送ることもできます。',
  },
}

/** The reason why a code opens nothing, with a way on. */
export function ClosedReset({ status, area }: { status: Closed; area: ResetArea }) {
  const isUsed = status === 'USED'
  const toSignIn = (kind: ButtonKind) => (
    <ButtonLink kind={kind} wide to={urls[area].login()}>
      ログインへ
    </ButtonLink>
  )
  const askAgain = (kind: ButtonKind) => (
    <ButtonLink kind={kind} wide to={urls[area].passwordResetRequest()}>
      もう一度メールを送る
    </ButtonLink>
  )
  return (
    <ResetFrame {...texts[status]}>
      <div className={styles.form}>
        {isUsed ? toSignIn('primary') : askAgain('primary')}
        {isUsed ? askAgain('secondary') : toSignIn('secondary')}
      </div>
    </ResetFrame>
  )
}
