import { redirect } from 'react-router'
import { purgeDays } from '#domain/candidate-account/state/rules.ts'
import { onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { forgetStudent } from '#web/installable/forget-student.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/unsubscribe-complete'
import styles from './unsubscribe-complete.module.css'

const UnsubscribedPage = graphql(`
  query UnsubscribedPage {
    viewer {
      __typename
    }
  }
`)

const load = async (ask: Ask) => {
  const { viewer } = await ask(UnsubscribedPage)
  if (viewer) throw redirect(urls.candidate.home())
  return null
}
export const loader = onServer(load)

/** Data that this device kept for the student leaves with the account. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  await serverLoader()
  await forgetStudent()
  return null
}
clientLoader.hydrate = true as const

const face = {
  description: '退会を受け付けたことと、お預かりしたデータがいつ消えるかをお知らせする画面です。',
}
export const meta: Route.MetaFunction = ({ matches }) => titleOf('退会を受け付けました', matches, face)

export default function UnsubscribeComplete() {
  return (
    <Page narrow>
      <PageHead title="退会を受け付けました">ご利用ありがとうございました。</PageHead>
      <div className={styles.text}>
        <p>
          すべての端末でログアウトし、企業の検索には表示されません。返信待ちのスカウトや予約中の日程があったときは、辞退と取り消しになります。手続きの完了は、メールでもお知らせします。
        </p>
        <p>
          お預かりしていたデータは、{purgeDays}
          日後に削除します。承認した企業がすでに受け取った情報は、その企業の定めに沿って扱われます。
        </p>
        <p>もう一度利用するときは、同じメールアドレスで新しく登録できます。前のデータは引き継がれません。</p>
      </div>
      <ButtonLink kind="secondary" to={urls.candidate.home()}>
        トップへ
      </ButtonLink>
    </Page>
  )
}
