import { data, useRevalidator } from 'react-router'
import { checkCheckInCode, foldCheckInCode } from '#domain/scout-invitation/booking/check-in/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { spanText } from '#ground/time/span.ts'
import { monthDay, time } from '#ground/tokyo-time.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, AskError, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { graphql } from '#web/generated/index.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { useSubscription } from '#web/parts/live/subscription.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { callStudent } from '#web/parts/students/disclosed.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Page } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useIsInterviewer } from '../../parts/can-write.ts'
import type { Route } from './+types/check-in'
import styles from './check-in/check-in.module.css'
import { CodeForm } from './check-in/code-form.tsx'
import { DoorList } from './check-in/door-list.tsx'

const CheckInPage = graphql(`
  query CheckInPage($id: ID!) {
    checkInDoor(schedulingDateId: $id) {
      id
      title
      startAt
      endAt
      opensAt
      closesAt
      bookings {
        id
        status
        checkedInAt
        candidate {
          id
          ... on DisclosedSearchCandidate {
            familyName
            givenName
          }
        }
      }
    }
  }
`)
const CheckInDoorMoved = graphql(`
  subscription CheckInDoorMoved($id: ID!) {
    checkInDoorMoved(schedulingDateId: $id)
  }
`)
const CheckInBooking = graphql(`
  mutation CheckInBooking($schedulingDateId: ID!, $code: String!) {
    checkInBooking(schedulingDateId: $schedulingDateId, code: $code) {
      id
      checkedInAt
      candidate {
        id
        ... on DisclosedSearchCandidate {
          familyName
          givenName
        }
      }
    }
  }
`)

type Args = Pick<Route.ClientLoaderArgs, 'params' | 'request' | 'url'>

const load = async (ask: Ask, { params: { schedulingDateId: id }, url }: Args) => {
  const code = foldCheckInCode(url.searchParams.get('code') ?? '')
  const door = await ask(CheckInPage, { id }).then(({ checkInDoor }) => checkInDoor, nullIfNotFound)
  return data({ door, code }, { status: door ? 200 : 404 })
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

// A code of another company's student leads here too: the reader is told so, and nothing of the date.
function nullIfNotFound(error: unknown): null {
  if (error instanceof AskError && error.refused.code === 'not_found') return null
  throw error
}

const actOnCheckIn = act({
  '': async (ask: Ask, form: FormData, { params }: Args) => {
    const code = foldCheckInCode(formText(form, 'code'))
    const refused = refuseForm(form, [checkCheckInCode(code)])
    if (refused) return refused
    const { checkInBooking } = await ask(CheckInBooking, { schedulingDateId: params.schedulingDateId, code })
    return { checkedIn: checkInBooking }
  },
})
export const action = actOnServer(actOnCheckIn)
export const clientAction = actOnClient(actOnCheckIn)

const title = '受付'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function CheckIn({ loaderData: { door, code }, actionData }: Route.ComponentProps) {
  const now = Date.parse(useNow())
  const isInterviewer = useIsInterviewer()
  if (!door)
    return (
      <Page narrow>
        <EmptyState
          title="受付できる日程が見つかりません"
          action={
            <ButtonLink kind="secondary" to={isInterviewer ? clientUrls.interviews() : clientUrls.events()}>
              {isInterviewer ? '担当する日程を開く' : '予定を開く'}
            </ButtonLink>
          }
        >
          {isInterviewer
            ? '担当していない日程か、削除された日程のQRコードです。学生に、予約した日程を確認してもらってください。'
            : 'ほかの企業の日程か、削除された日程のQRコードです。学生に、予約した日程を確認してもらってください。'}
        </EmptyState>
      </Page>
    )
  const { title: name, startAt, endAt, opensAt, closesAt, bookings } = door
  const attended = bookings.filter(({ status }) => status === 'ATTENDED').length
  const checkedIn = actionData && 'checkedIn' in actionData ? actionData.checkedIn : undefined
  return (
    <Page narrow className={styles.page}>
      <header>
        <h1>{title}</h1>
        <p>
          {name}（{spanText(startAt, endAt)}）
        </p>
        <p className="quiet">
          出席 {attended}／{bookings.length}名
        </p>
      </header>
      {now < Date.parse(opensAt) && (
        <Notice kind="info">
          <p>
            受付は{monthDay(opensAt)} {time(opensAt)}に始まります。
          </p>
        </Notice>
      )}
      {now > Date.parse(closesAt) && (
        <Notice kind="info">
          <p>
            受付の時間は終わりました。
            {isInterviewer ? '出欠は、採用担当の方が記録できます。' : '出欠は、予定の画面で記録できます。'}
          </p>
        </Notice>
      )}
      {checkedIn && (
        <Notice kind="success" live>
          <p>
            <strong>{callStudent(checkedIn.candidate)}</strong>の受付が済みました
            {checkedIn.checkedInAt ? `（${time(checkedIn.checkedInAt)}）` : ''}。
          </p>
        </Notice>
      )}
      <CodeForm key={checkedIn?.id ?? code} code={checkedIn ? '' : code} answer={actionData} />
      <DoorList bookings={bookings} />
      <Watch key={door.id} id={door.id} />
      <p>
        <ButtonLink kind="quiet" to={isInterviewer ? clientUrls.interviews() : clientUrls.events(door.id)}>
          {isInterviewer ? '担当する日程に戻る' : 'この日程を予定で開く'}
        </ButtonLink>
      </p>
    </Page>
  )
}

/** Several people receive at one door: each page shows who came at the others. */
function Watch({ id }: { id: string }) {
  const { revalidate } = useRevalidator()
  const askAgain = () => void revalidate()
  useSubscription({
    area: 'client',
    document: CheckInDoorMoved,
    id,
    onEvent: askAgain,
    onReturn: askAgain,
    askEvery: 30_000,
  })
  return null
}
