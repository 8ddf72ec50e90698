import { Link, redirect } from 'react-router'
import { spanText } from '#ground/time/span.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Page, PageHead, PagePart } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import type { Route } from './+types/suspended'
import styles from './suspended.module.css'

const SuspendedPage = graphql(`
  query SuspendedPage {
    candidateSuspension {
      reason
      suspendedAt
      heldDates {
        id
        companyName
        title
        startAt
        endAt
        emergencyContact
      }
    }
  }
`)

/** Once the suspension is lifted the page has nothing to say. */
const load = async (ask: Ask) => {
  const { candidateSuspension: suspension } = await ask(SuspendedPage)
  if (!suspension) throw redirect(urls.candidate.home())
  return suspension
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

const title = 'ご利用を停止しています'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function Suspended({ loaderData: { reason, suspendedAt, heldDates } }: Route.ComponentProps) {
  return (
    <Page narrow>
      <PageHead title={title}>
        {longDateTime(suspendedAt)}から、企業の検索には表示されず、回答、予約、メッセージの送信ができません。
      </PageHead>
      <PagePart id="reason" title="停止の理由">
        <p className={styles.reason}>{reason}</p>
      </PagePart>
      {heldDates.length > 0 && (
        <PagePart id="dates" title="予約している日程">
          <p>
            予約は取り消していません。企業には、サービスを利用できないことだけをお知らせしています。停止の理由は伝えていません。参加については、企業へ直接ご連絡ください。
          </p>
          <ul className={styles.dates}>
            {heldDates.map(({ id, companyName, title: dateTitle, startAt, endAt, emergencyContact }) => (
              <li key={id}>
                <p>
                  <strong>{companyName}</strong>
                </p>
                <p>{dateTitle}</p>
                <p>{spanText(startAt, endAt)}</p>
                {emergencyContact && <p>緊急連絡先：{emergencyContact}</p>}
              </li>
            ))}
          </ul>
        </PagePart>
      )}
      <PagePart id="open" title="停止中にできること">
        <p>お心当たりがないときや、ご説明いただけることがあるときは、お知らせください。内容を確かめてお返事します。</p>
        <div className={styles.acts}>
          <ButtonLink to={urls.candidate.contactUs()}>お問い合わせ</ButtonLink>
        </div>
        <p className={styles.rights}>
          <Link className={linkClass()} to={urls.candidate.settingsData()}>
            ご自身のデータの書き出し
          </Link>
          <Link className={linkClass()} to={urls.candidate.unsubscribe()}>
            退会
          </Link>
        </p>
      </PagePart>
    </Page>
  )
}
