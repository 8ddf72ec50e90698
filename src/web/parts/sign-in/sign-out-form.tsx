import { Form } from 'react-router'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { forgetDrafts } from '#web/parts/forms/draft/kept-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { urls } from '#ground/urls.ts'
import styles from './sign-in-form.module.css'

/** `target` is the page after signing out, `home` the page for staying signed in. */
export function SignOutForm({ home, target }: { home: string; target: string }) {
  return (
    <section className={styles.page} aria-labelledby="logout">
      <h1 id="logout">ログアウト</h1>
      <p className={styles.lead}>この端末からログアウトします。</p>
      <Form method="post" action={urls.logout(target)} reloadDocument onSubmit={forgetDrafts} className={styles.form}>
        <Button type="submit" wide>
          ログアウトする
        </Button>
        <ButtonLink kind="secondary" wide to={home}>
          ホームに戻る
        </ButtonLink>
      </Form>
    </section>
  )
}
