import { urls } from '#ground/urls.ts'
import type { CompanyRegistrationStatus } from '#web/generated/graphql.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import styles from '#web/parts/sign-in/sign-in-form.module.css'
import { Phrases } from '#web/ui/phrases.tsx'

/** OUTSIDE: the company's account is forced, and the invited address is in no domain of the company. */
type Closed = CompanyRegistrationStatus | 'OUTSIDE'

const texts: Record<Closed, { title: string; lead: string }> = {
  OPEN: { title: 'URLを確認できませんでした', lead: 'ページを読み込み直してください。' },
  USED: {
    title: 'このURLは使用済みです',
    lead: '登録は終わっています。ログイン画面からログインしてください。',
  },
  EXPIRED: {
    title: 'URLの有効期限が切れました',
    lead: 'メールのURLは72時間のあいだ使えます。招待した管理者の方か、お問い合わせ窓口に、再送を依頼してください。',
  },
  REVOKED: {
    title: 'このURLは取り消されています',
    lead: '登録を続けるには、お問い合わせ窓口にご連絡ください。',
  },
  OUTSIDE: {
    title: 'このメールアドレスでは登録できません',
    lead: 'この企業では、会社のアカウントでのログインが必須です。招待した管理者の方に、会社のメールアドレスで招待し直してもらってください。',
  },
  UNKNOWN: {
    title: 'URLを確認できませんでした',
    lead: 'メールのURLが途中で切れていないか、あとから届いた新しいメールがないか、確認してください。',
  },
}

/** The reason why a code opens nothing, with a way on. */
export function ClosedRegistration({ status }: { status: Closed }) {
  const { title, lead } = texts[status]
  return (
    <section className={styles.page} aria-labelledby="registration">
      <h1 id="registration">
        <Phrases>{title}</Phrases>
      </h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.form}>
        <ButtonLink wide to={urls.client.login()}>
          ログインへ
        </ButtonLink>
        <ButtonLink kind="secondary" wide to={urls.client.home()}>
          企業トップへ
        </ButtonLink>
      </div>
    </section>
  )
}
