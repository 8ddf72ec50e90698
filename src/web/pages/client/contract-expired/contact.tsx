import { urls } from '#ground/urls.ts'
import { useRootData } from '#web/document/root-data.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import styles from './contract-expired.module.css'

type ContactProps = {
  /** Leads to the form that needs no sign-in. */
  form?: boolean
  children: string
}

/** The operator, for everybody who cannot or may not go on by themselves. */
export function Contact({ form = false, children }: ContactProps) {
  const root = useRootData()
  return (
    <section className={styles.contact} aria-labelledby="contact">
      <h2 id="contact">お問い合わせ</h2>
      <p>{children}</p>
      {root && (
        <p className={styles.operator}>
          {root.operatorName}
          <a className={linkClass()} href={`mailto:${root.operatorMail}`}>
            {root.operatorMail}
          </a>
          {root.operatorPhone && (
            <a className={linkClass()} href={`tel:${root.operatorPhone}`}>
              {root.operatorPhone}
            </a>
          )}
        </p>
      )}
      {form && <ButtonLink to={urls.client.contactUs()}>お問い合わせフォームへ</ButtonLink>}
      <ButtonLink kind="secondary" to={urls.client.login()}>
        ログイン画面へ
      </ButtonLink>
    </section>
  )
}
