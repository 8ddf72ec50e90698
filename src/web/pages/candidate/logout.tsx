import { Form } from 'react-router'
import { titleOf } from '#web/parts/title.ts'
import { ButtonLink } from '#web/parts/link.tsx'
import form from '#web/parts/sign-in-form.module.css'
import { Button } from '#web/ui/button.tsx'
import { urls } from '#web/urls.ts'
import type { Route } from './+types/logout'

export const meta: Route.MetaFunction = ({ matches }) => titleOf('ログアウト', matches)

export default function Logout() {
  return (
    <section className={form.page} aria-labelledby="logout">
      <h1 id="logout">ログアウト</h1>
      <p className={form.lead}>この端末からログアウトします。</p>
      <Form method="post" action={urls.logout(urls.candidate.home())} reloadDocument className={form.form}>
        <Button type="submit" wide>
          ログアウトする
        </Button>
        <ButtonLink kind="secondary" wide to={urls.candidate.home()}>
          ホームに戻る
        </ButtonLink>
      </Form>
    </section>
  )
}
