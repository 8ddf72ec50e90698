import { clientUrls } from '#ground/client-urls.ts'
import { spanText } from '#ground/time/span.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { callStudent } from '#web/parts/students/disclosed.ts'
import { wordsForCompany } from '#web/parts/thread/words/company.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorNotice, Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/date'
import { actOnDate } from './date/act.ts'
import { BookingForm } from './date/booking-form.tsx'
import styles from './thread/thread.module.css'

const StudentDatePage = graphql(`
  query StudentDatePage($id: ID!) {
    threadWithCandidate(scoutInvitationId: $id) {
      scoutInvitationId
      ending
      datesWithSeat {
        id
        startAt
        endAt
      }
      candidate {
        id
        schoolName
        departmentName
        scoutInvitations {
          id
          booking {
            status
            schedulingDate {
              id
              startAt
              endAt
            }
          }
        }
        ... on DisclosedSearchCandidate {
          familyName
          givenName
        }
      }
    }
  }
`)
type Args = Pick<Route.ClientLoaderArgs, 'params' | 'request' | 'url'>

async function load(ask: Ask, { params: { scoutInvitationId: id } }: Args) {
  const { threadWithCandidate: thread } = await ask(StudentDatePage, { id })
  const booking = thread.candidate.scoutInvitations.find((one) => one.id === id)?.booking ?? null
  const held = booking?.status === 'BOOKED' ? booking.schedulingDate : null
  const dates = thread.datesWithSeat.filter(({ id: date }) => date !== held?.id)
  return { thread, held, dates }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

export const action = actOnServer(actOnDate)
export const clientAction = actOnClient(actOnDate)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('学生の日程', matches)

export default function StudentDate({ loaderData: { thread, held, dates }, actionData }: Route.ComponentProps) {
  const back = clientUrls.thread(thread.scoutInvitationId)
  const name = callStudent(thread.candidate)
  if (thread.ending)
    return (
      <Page narrow>
        <EmptyState
          title="日程の予約・変更はできません"
          action={
            <ButtonLink kind="secondary" to={back}>
              やりとりに戻る
            </ButtonLink>
          }
        >
          {wordsForCompany.endings[thread.ending]}
        </EmptyState>
      </Page>
    )
  return (
    <Page narrow>
      <PageHead title={`${name}の日程を${held ? '変更' : '予約'}する`}>
        電話などで学生の希望を聞いたときに使います。学生には、メールと通知ですぐに伝わります。
      </PageHead>
      {held && (
        <Notice className={styles.held}>
          いまの予約は、{spanText(held.startAt, held.endAt)}です。新しい日程と入れ替わります。
        </Notice>
      )}
      {/* The last seat may go while the form is written. */}
      {dates.length === 0 && <ErrorNotice message={refusedOf(actionData)?.message} />}
      {dates.length === 0 ? (
        <EmptyState
          title="空いている日程がありません"
          action={
            <ButtonLink kind="secondary" to={clientUrls.events()}>
              予定を開く
            </ButtonLink>
          }
        >
          先に、予定に日程を追加してください。
        </EmptyState>
      ) : (
        <BookingForm dates={dates} held={held} back={back} answer={actionData} />
      )}
    </Page>
  )
}
