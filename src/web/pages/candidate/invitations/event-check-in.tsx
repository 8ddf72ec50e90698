import { redirect } from 'react-router'
import { spanText } from '#ground/time/span.ts'
import { monthDay, time } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { PageBar } from '#web/parts/page/page-bar.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { Card } from '#web/ui/card.tsx'
import { QrCode } from '#web/ui/marks/qr-code.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/event-check-in'
import styles from './event-check-in.module.css'

const EventCheckInPage = graphql(`
  query EventCheckInPage($id: ID!) {
    scoutInvitation(id: $id) {
      company {
        displayName
      }
      chosenDate {
        title
        startAt
        endAt
        location
        checkIn {
          code
          opensAt
          closesAt
          checkedInAt
          qr {
            size
            path
          }
        }
      }
    }
  }
`)

const load = async (ask: Ask, { params }: Pick<Route.ClientLoaderArgs, 'params' | 'request' | 'url'>) => {
  const { company, chosenDate } = (await ask(EventCheckInPage, { id: params.scoutInvitationId })).scoutInvitation
  if (!chosenDate?.checkIn) throw redirect(urls.candidate.eventDetails(params.scoutInvitationId))
  return { company, date: chosenDate, checkIn: chosenDate.checkIn }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

export const handle = { phoneBar: true }
const title = '受付のQRコード'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function EventCheckIn({ loaderData: { company, date, checkIn }, params }: Route.ComponentProps) {
  const { code, qr, checkedInAt } = checkIn
  return (
    <>
      <PageBar
        title={company.displayName}
        back={urls.candidate.eventDetails(params.scoutInvitationId)}
        backLabel="予定の詳細へ戻る"
      />
      <Page narrow>
        <PageHead title={title}>
          {company.displayName} {date.title}（{spanText(date.startAt, date.endAt)}、{date.location}）
        </PageHead>
        {checkedInAt ? (
          <Notice kind="success" className={styles.notice}>
            <p>
              {monthDay(checkedInAt)} {time(checkedInAt)}に受付が済みました。
            </p>
          </Notice>
        ) : (
          <Card as="section" className={styles.card} aria-label="受付に見せるもの">
            <QrCode code={qr} label="企業の担当者が読み取るQRコード" className={styles.qr} />
            <p className="quiet">読み取れないときは、受付番号を伝えてください。</p>
            <p className={styles.code} aria-label={`受付番号 ${code}`}>
              {code.slice(0, 3)} {code.slice(3)}
            </p>
            <Times checkIn={checkIn} />
          </Card>
        )}
      </Page>
    </>
  )
}

function Times({ checkIn: { opensAt, closesAt } }: { checkIn: { opensAt: string; closesAt: string } }) {
  const now = Date.parse(useNow())
  if (now < Date.parse(opensAt))
    return (
      <p className="quiet">
        受付は{monthDay(opensAt)} {time(opensAt)}からです。会場の受付でこの画面を見せてください。
      </p>
    )
  return now <= Date.parse(closesAt) ? (
    <p className="quiet">会場の受付でこの画面を見せてください。受付は{time(closesAt)}までです。</p>
  ) : (
    <p className="quiet">受付の時間は終わりました。会場の担当者に声をかけてください。</p>
  )
}
