import { resetMinutes, type ResetArea } from '#domain/session/password-reset/rules.ts'
import { urls } from '#ground/urls.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import styles from '#web/parts/sign-in/sign-in-form.module.css'
import { ResetFrame } from './frame.tsx'
import own from './password-reset.module.css'
import { Phrases } from '#web/ui/phrases.tsx'

export const requestedTitle = 'メールを確認してください'

/** The same for every mail address, so that nobody learns here whose address is registered. */
export function ResetRequested({ area }: { area: ResetArea }) {
  return (
    <ResetFrame
      title={requestedTitle}
      lead="入力したメールアドレスに登録があるときは、新しいパスワードを登録するためのURLをお送りしました。"
    >
      <div className={styles.form}>
        <p>URLは{resetMinutes}分のあいだ、1回だけ使えます。</p>
        <div className={own.missing}>
          <h2>
            <Phrases>メールが届かないとき</Phrases>
          </h2>
          <ul>
            <li>迷惑メールのフォルダーに入っていないか、確認してください。</li>
            <li>ほかのメールアドレスで登録していないか、確認してください。</li>
            <li>1分ほど待っても届かないときは、「もう一度送る」を押してください。</li>
          </ul>
        </div>
        <ButtonLink wide to={urls[area].login()}>
          ログインに戻る
        </ButtonLink>
        <ButtonLink kind="secondary" wide to={urls[area].passwordResetRequest()}>
          もう一度送る
        </ButtonLink>
      </div>
    </ResetFrame>
  )
}
