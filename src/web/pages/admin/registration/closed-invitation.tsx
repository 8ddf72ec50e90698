import type { AdminInvitationState } from '#domain/admin-account/rules.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import styles from '#web/parts/sign-in/sign-in-form.module.css'
import { Phrases } from '#web/ui/phrases.tsx'

type Closed = Exclude<AdminInvitationState, 'OPEN'>

const texts: Record<Closed, { title: string; lead: string }> = {
  USED: { title: 'この招待は使用済みです', lead: '登録は終わっています。登録したパスワードでログインしてください。' },
  EXPIRED: {
    title: '招待の有効期限が切れました',
    lead: '招待のURLは72時間使えます。招待した担当者に、再送を依頼してください。',
  },
  REVOKED: {
    title: 'この招待は取り消されました',
    lead: '登録するには、招待した担当者に、もう一度招待を依頼してください。',
  },
  UNKNOWN: {
    title: '招待を確認できませんでした',
    lead: 'メールのURLが途中で切れていないか、より新しい招待のメールが届いていないか、確認してください。',
  },
}

/** The reason why a code opens nothing. */
export function ClosedInvitation({ state }: { state: Closed }) {
  const { title, lead } = texts[state]
  return (
    <section className={styles.page} aria-labelledby="invitation">
      <h1 id="invitation">
        <Phrases>{title}</Phrases>
      </h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.form}>
        <ButtonLink kind={state === 'USED' ? 'primary' : 'secondary'} wide to={adminUrls.login()}>
          運営ログインへ
        </ButtonLink>
      </div>
    </section>
  )
}
