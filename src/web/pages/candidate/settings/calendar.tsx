import { urls } from '#ground/urls.ts'
import { cancelledDays } from '#domain/calendar/rules.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { feedActs } from '#web/parts/calendar-feed/act.ts'
import { CalendarFeed } from '#web/parts/calendar-feed/calendar-feed.tsx'
import { CalendarWays } from '#web/parts/calendar-feed/ways.tsx'
import { PagePart } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { ErrorNotice } from '#web/ui/notice.tsx'
import type { Route } from './+types/calendar'
import { CancelledDates } from './calendar/cancelled-dates.tsx'
import { SettingsPage } from './parts/settings-page.tsx'

const CandidateCalendarPage = graphql(`
  query CandidateCalendarPage {
    calendarFeed {
      ...CalendarFeedState
    }
    cancelledDates {
      ...CancelledDates
    }
  }
`)

const load = (ask: Ask) => ask(CandidateCalendarPage)
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnCalendar = act(feedActs(urls.candidate.settingsCalendar()))
export const action = actOnServer(actOnCalendar)
export const clientAction = actOnClient(actOnCalendar)

const title = 'カレンダー連携'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function CandidateCalendar({
  loaderData: { calendarFeed, cancelledDates },
  actionData,
}: Route.ComponentProps) {
  const issued = actionData && 'issued' in actionData ? actionData.issued : undefined
  return (
    <SettingsPage
      title={title}
      about="予約した日程を、ふだんのカレンダーに表示できます。日時や場所が変わると、カレンダーにも反映されます。"
    >
      <ErrorNotice message={refusedOf(actionData)?.message} />
      <PagePart id="address" title="あなたのアドレス">
        <CalendarFeed feed={calendarFeed} issued={issued} />
      </PagePart>
      <PagePart id="ways" title="追加のしかた">
        <CalendarWays />
      </PagePart>
      <CancelledDates dates={cancelledDates} />
      <PagePart id="content" title="カレンダーに表示されること">
        <p className="note-14">
          企業名、予定名、日時、場所、参加URLです。連絡先や持ち物は含みません。取り消した予定は、{cancelledDays}
          日間、取り消しとして残ります。退会すると、読み込めなくなります。
        </p>
      </PagePart>
    </SettingsPage>
  )
}
