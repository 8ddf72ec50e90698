import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { OfferCard } from '#web/installable/offer-card.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { LoadFailed } from '#web/parts/answers/load-failed.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { orNull } from '#web/carry/or-null.ts'
import { Page, PageHead, PagePart } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/events'
import { Appointment } from './parts/appointment.tsx'
import { cancelBooking } from './parts/cancel-booking.tsx'

const CandidateEventsPage = graphql(`
  query CandidateEventsPage {
    scoutInvitationCounts {
      toSchedule
    }
    chosenDates {
      id
      startAt
      endAt
      ...Appointment
    }
  }
`)

const load = (ask: Ask) => ask(CandidateEventsPage)
export const loader = onServer(load)
export const clientLoader = onClient(orNull(load))

const actOnBooking = act({
  cancel: cancelBooking,
})
export const action = actOnServer(actOnBooking)
export const clientAction = actOnClient(actOnBooking)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('予定', matches)

type Dates = NonNullable<Route.ComponentProps['loaderData']>
type ChosenDate = Dates['chosenDates'][number]
const startOf = ({ startAt }: ChosenDate) => Date.parse(startAt)

export default function Events({ loaderData }: Route.ComponentProps) {
  return (
    <Page narrow>
      <PageHead title="予定" />
      {loaderData ? <ComingAndPast {...loaderData} /> : <LoadFailed />}
    </Page>
  )
}

function ComingAndPast({ chosenDates, scoutInvitationCounts }: Dates) {
  const now = Date.parse(useNow())
  const isOver = ({ endAt }: ChosenDate) => Date.parse(endAt) <= now
  const coming = chosenDates.filter((date) => !isOver(date)).toSorted((a, b) => startOf(a) - startOf(b))
  const past = chosenDates.filter(isOver).toSorted((a, b) => startOf(b) - startOf(a))
  const hasToChoose = scoutInvitationCounts.toSchedule > 0
  return (
    <>
      {coming.length === 0 && (
        <EmptyState
          title="予定はまだありません"
          action={
            hasToChoose && (
              <ButtonLink kind="secondary" to={urls.candidate.invitations('pending-schedule')}>
                日程を選ぶスカウトを見る
              </ButtonLink>
            )
          }
        >
          スカウトを承認して日程を選ぶと、ここに並びます。
        </EmptyState>
      )}
      {coming.map((date) => (
        <Appointment key={date.id} date={date} />
      ))}
      {coming.length > 0 && <OfferCard />}
      {past.length > 0 && (
        <PagePart id="past" title="終わった予定">
          <div>
            {past.map((date) => (
              <Appointment key={date.id} date={date} />
            ))}
          </div>
        </PagePart>
      )}
    </>
  )
}
