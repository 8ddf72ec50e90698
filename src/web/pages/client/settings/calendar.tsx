import { clientUrls } from '#ground/client-urls.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { feedActs } from '#web/parts/calendar-feed/act.ts'
import { CalendarFeed } from '#web/parts/calendar-feed/calendar-feed.tsx'
import { CalendarWays } from '#web/parts/calendar-feed/ways.tsx'
import { FormsGuard } from '#web/parts/forms/forms-guard.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import type { Route } from './+types/calendar'
import { busyActs } from './calendar/act.ts'
import { BusyCalendar } from './calendar/busy-calendar.tsx'
import { AccessSection } from './parts/access-section.tsx'

const CompanyCalendarPage = graphql(`
  query CompanyCalendarPage {
    calendarFeed {
      ...CalendarFeedState
    }
    busyCalendar {
      ...BusyCalendarState
    }
  }
`)

const load = (ask: Ask) => ask(CompanyCalendarPage)
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnCalendar = act({ ...feedActs(clientUrls.settingsCalendar()), ...busyActs })
export const action = actOnServer(actOnCalendar)
export const clientAction = actOnClient(actOnCalendar)

const title = 'カレンダー連携'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function CompanyCalendar({
  loaderData: { calendarFeed, busyCalendar },
  actionData,
}: Route.ComponentProps) {
  const issued = actionData && 'issued' in actionData ? actionData.issued : undefined
  const refused = refusedOf(actionData)
  const answer = actionData && 'issued' in actionData ? undefined : actionData
  return (
    <>
      <SidePageHead title={title} lead="あなたが担当（通知先）になっている日程を、ふだんのカレンダーに表示できます。" />
      {refused && refused.fields.length === 0 && <ErrorNotice message={refused.message} />}
      <AccessSection
        id="address"
        title="あなたのアドレス"
        about="予定名、日時、場所、参加URL、予約の人数が表示されます。学生の名前や連絡先は含みません。予約のない面談の枠は「仮の予定」になります。"
      >
        <CalendarFeed feed={calendarFeed} issued={issued} />
      </AccessSection>
      <AccessSection id="ways" title="追加のしかた">
        <CalendarWays />
      </AccessSection>
      <BusyCalendar calendar={busyCalendar} answer={answer} />
      <FormsGuard />
    </>
  )
}
