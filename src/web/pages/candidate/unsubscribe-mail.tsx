import { Form } from 'react-router'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/unsubscribe-mail'
import styles from './unsubscribe-mail.module.css'

const UnsubscribeMailPage = graphql(`
  query UnsubscribeMailPage($token: String!) {
    mailSubscription(token: $token) {
      label
      hasMail
    }
  }
`)

const EndMailOfKind = graphql(`
  mutation EndMailOfKind($token: String!) {
    endMailOfKind(token: $token)
  }
`)

const tokenOf = (url: URL) => url.searchParams.get('token') ?? ''

// Looking changes nothing: mail programs and scanners open every link.
const load = (ask: Ask, { url }: { url: URL }) => ask(UnsubscribeMailPage, { token: tokenOf(url) })
export const loader = onServer(load)
export const clientLoader = onClient(load)

/** The button of the page, and the one click of RFC 8058, which a mail server sends without cookies or scripts. */
const endMail = async (ask: Ask, _: FormData, { url }: ClientArgs) => {
  await ask(EndMailOfKind, { token: tokenOf(url) })
  return { refused: undefined }
}
const actOnMail = act({ '': endMail })
export const action = actOnServer(actOnMail)
export const clientAction = actOnClient(actOnMail)

const face = {
  description: '届いているメールを、種類ごとに停止する画面です。',
}
export const meta: Route.MetaFunction = ({ matches }) => titleOf('メールの停止', matches, face)

export default function UnsubscribeMail({ loaderData: { mailSubscription: mail }, actionData }: Route.ComponentProps) {
  const isSending = useFormOnItsWay() !== undefined
  const settings = (
    <ButtonLink kind="secondary" to={urls.candidate.settingsNotifications()}>
      通知の設定を開く
    </ButtonLink>
  )
  if (!mail)
    return (
      <Page narrow>
        <PageHead title="このURLからは停止できません">
          URLが途中で切れているか、送信から日がたっています。通知の設定から、いつでも停止できます。
        </PageHead>
        <div className={styles.foot}>{settings}</div>
      </Page>
    )
  if (!mail.hasMail)
    return (
      <Page narrow>
        <PageHead title="メールを停止しました">「{mail.label}」のメールは、これから届きません。</PageHead>
        <p className={styles.text}>
          サイトのお知らせには、これまでどおり表示されます。再開するときは、通知の設定から変更してください。
        </p>
        <div className={styles.foot}>{settings}</div>
      </Page>
    )
  return (
    <Page narrow>
      <PageHead title="メールを停止しますか">「{mail.label}」のメールを停止します。</PageHead>
      <p className={styles.text}>
        サイトのお知らせには、これまでどおり表示されます。アカウントの安全に関するメールは停止できません。
      </p>
      <ErrorNotice message={actionData?.refused?.message} />
      <Form method="post" className={styles.foot}>
        <Button type="submit" busy={isSending}>
          このメールを停止する
        </Button>
        {settings}
      </Form>
    </Page>
  )
}
