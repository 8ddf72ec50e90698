import { ButtonLink } from '#web/parts/page/link.tsx'
import styles from '../sign-in/sign-in-form.module.css'
import { Phrases } from '#web/ui/phrases.tsx'

/**
 * Leads on to a provider after a form. The refresh is no redirect: a redirect after a form to another site is refused by
 * the page's policy.
 */
export function GoOn({ to, label }: { to: string; label: string }) {
  return (
    <section className={styles.page} aria-labelledby="go-on">
      <meta httpEquiv="refresh" content={`0; url=${to}`} />
      <h1 id="go-on">
        <Phrases>{label}に移動しています</Phrases>
      </h1>
      <p className={styles.lead}>画面が変わらないときは、下のボタンを押してください。</p>
      <ButtonLink wide to={to}>
        {label}に進む
      </ButtonLink>
    </section>
  )
}
