import { Link, redirect } from 'react-router'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { CompanyLine } from '#web/parts/companies/company-line.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { PageBar } from '#web/parts/page/page-bar.tsx'
import { Page, PageHead, PagePart } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { monthDay, shortDate, time } from '#ground/tokyo-time.ts'
import { stoppedText } from '#ground/words/company-stopped.ts'
import { Card } from '#web/ui/card.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/event-details'
import { Changing } from './event-details/changing.tsx'
import { DateFacts } from './event-details/date-facts.tsx'
import { dayActs } from './event-details/day-acts.ts'
import { DayNotice } from './event-details/day-notice.tsx'
import styles from './event-details/event-details.module.css'
import { leaveCancelled } from './parts/cancel-booking.tsx'
import { BigDate } from './parts/current-date.tsx'
import { DateCalendarLinks } from './parts/date-calendar-links.tsx'
import { EndedPlaces } from './parts/ended-places.tsx'
import { PageRefusal } from './parts/page-refusal.tsx'
import { Until } from './parts/until.tsx'

const EventDetailsPage = graphql(`
  query EventDetailsPage($id: ID!) {
    scoutInvitation(id: $id) {
      id
      company {
        id
        displayName
        ...CompanyMark
      }
      job {
        id
        title
        scoutType {
          label
        }
      }
      ...Changing
      ...DayNotice
      chosenDate {
        id
        title
        startAt
        endAt
        previousStartAt
        isMissed
        isCompanySuspended
        checkIn {
          opensAt
        }
        ...DateFacts
        ...DateCalendarLinks
        ...EndedPlaces
      }
    }
  }
`)

type Args = Pick<Route.ClientLoaderArgs, 'params' | 'request' | 'url'>

const load = async (ask: Ask, { params: { scoutInvitationId: id }, url }: Args) => {
  const { scoutInvitation } = await ask(EventDetailsPage, { id })
  const { chosenDate } = scoutInvitation
  // A link outlives its date: the next page says what became of it.
  if (!chosenDate) throw redirect(urls.candidate.schedule(id))
  const isJustChanged = url.searchParams.get('just-changed') === 'true'
  return { invitation: scoutInvitation, date: chosenDate, isJustChanged }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnDate = act({
  ...dayActs,
  cancel: leaveCancelled,
})
export const action = actOnServer(actOnDate)
export const clientAction = actOnClient(actOnDate)

export const handle = { phoneBar: true }
export const meta: Route.MetaFunction = ({ matches }) => titleOf('予定の詳細', matches)

export default function EventDetails({ loaderData, actionData }: Route.ComponentProps) {
  const { invitation, date, isJustChanged } = loaderData
  const { id, company, job } = invitation
  const now = useNow()
  const isPast = Date.parse(date.endAt) <= Date.parse(now)
  return (
    <>
      <PageBar title={company.displayName} back={urls.candidate.events()} backLabel="予定の一覧へ戻る" />
      <Page narrow>
        <PageHead title={date.title}>{company.displayName}の予定です。</PageHead>
        {isJustChanged && date.previousStartAt && (
          <Notice kind="success" live className={styles.moved}>
            <strong>
              日程を変更しました（{shortDate(date.previousStartAt)} → {shortDate(date.startAt)}）
            </strong>
            <p>
              {company.displayName}
              にも伝えました。カレンダーに追加していたときは、もう一度追加すると、新しい日時に置き換わります。
            </p>
          </Notice>
        )}
        {!isPast && <EndedPlaces date={date} className={styles.moved} />}
        {date.isCompanySuspended && !isPast && !date.isMissed && (
          <Notice kind="warning" className={styles.moved}>
            {stoppedText.booked}
          </Notice>
        )}
        <Card as="section" className={styles.date} aria-label="日時">
          <p className={styles.state}>
            <span>{isPast ? '終わった予定' : date.isMissed ? '欠席の予定' : '決まった日程'}</span>
            {!isPast && !date.isMissed && <Until startAt={date.startAt} now={now} />}
          </p>
          <BigDate startAt={date.startAt} endAt={date.endAt} />
          {date.previousStartAt && !isPast && (
            <p className={`${styles.previous} quiet`}>
              前は{monthDay(date.previousStartAt)} {time(date.previousStartAt)}〜
            </p>
          )}
          <DateFacts date={date} isPast={isPast} />
          {!isPast && !date.isMissed && date.checkIn && (
            <ButtonLink kind="secondary" to={urls.candidate.eventCheckIn(id)}>
              受付のQRコードを表示
            </ButtonLink>
          )}
          {!isPast && !date.isMissed && <DateCalendarLinks date={date} />}
        </Card>
        <PageRefusal refused={refusedOf(actionData)} className={styles.moved} />
        <DayNotice invitation={invitation} />
        {!isPast && !date.isMissed && <Changing invitation={invitation} />}
        <PagePart id="offer" title="企業と募集">
          <Card className="stack-3">
            <CompanyLine company={company} note={job.scoutType.label}>
              {company.displayName}
            </CompanyLine>
            <ul className="stack-2">
              <li>
                <Link className={linkClass()} to={urls.candidate.job(job.id, id)}>
                  <Phrases>募集「{job.title}」を見る</Phrases>
                </Link>
              </li>
              <li>
                <Link className={linkClass()} to={urls.candidate.company(company.id)}>
                  企業のページを見る
                </Link>
              </li>
              <li>
                <Link className={linkClass()} to={urls.candidate.invitation(id)}>
                  届いたスカウトを見る
                </Link>
              </li>
            </ul>
          </Card>
        </PagePart>
        <p className={styles.foot}>
          <ButtonLink kind="secondary" to={urls.candidate.events()}>
            予定の一覧へ
          </ButtonLink>
        </p>
      </Page>
    </>
  )
}
