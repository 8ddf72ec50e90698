import { useNavigation } from 'react-router'
import { actOnClient, actOnServer, notFound, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql, readFragment } from '#web/generated/index.ts'
import { classNames } from '#web/ui/class-names.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { useCanWrite, useCouldWrite } from '#web/pages/client/parts/can-write.ts'
import type { Route } from './+types/events'
import { actOnCalendar } from './events/act.ts'
import { rangeOf, readAddress, type Address } from './events/address.ts'
import { DateFields } from './events/date-card.tsx'
import type { ShownDate } from './events/date-state.ts'
import { isOnDay } from './events/days-of.ts'
import { DayPanel } from './events/day-panel.tsx'
import { DayList } from './events/day-list.tsx'
import { useCalendarKeys } from './events/keys.ts'
import { MonthGrid } from './events/month.tsx'
import { SchedulingPanel, EditedFields } from './events/panel.tsx'
import { RequestFields, RequestQueue } from './events/requests.tsx'
import { Toolbar } from './events/toolbar.tsx'
import { WishSheet } from './events/wish-sheet.tsx'
import { WeekGrid } from './events/week.tsx'
import styles from './events/events.module.css'

const FindSchedulingDate = graphql(`
  query FindSchedulingDate($id: ID!) {
    schedulingDate(id: $id) {
      id
      startAt
    }
  }
`)

const EventsPage = graphql(`
  query EventsPage($startDate: Date!, $endDate: Date!, $jobId: ID, $schedulingId: ID!, $isEditing: Boolean!) {
    viewer {
      ... on CompanyViewer {
        __typename
        id
        contract {
          plan {
            features
          }
        }
      }
    }
    schedulingDates(startDate: $startDate, endDate: $endDate, jobId: $jobId) {
      edges {
        node {
          ...DateFields
        }
      }
    }
    schedulingDateRequests {
      ...RequestFields
    }
    companyUsers {
      id
      familyName
      givenName
      department
    }
    jobDescriptions(isArchived: false) {
      edges {
        node {
          id
          title
          __typename
          ... on SchedulingJobDescription {
            scheduling {
              id
            }
          }
        }
      }
    }
    scheduling(id: $schedulingId) @include(if: $isEditing) {
      ...EditedFields
    }
  }
`)

async function load(ask: Ask, { url }: { url: URL }) {
  const { searchParams: search } = url
  const highlighted = search.get('scheduling-date-id')
  const today = tokyoDay(new Date().toISOString())
  const date = highlighted ? (await ask(FindSchedulingDate, { id: highlighted })).schedulingDate : null
  const address: Address = {
    ...readAddress(search, today),
    ...(date ? { date: tokyoDay(date.startAt), view: 'month', job: null, staff: null } : {}),
  }
  const panel = search.get('panel')
  const isEditing = panel !== null && panel !== 'new'
  const page = await ask(EventsPage, {
    ...rangeOf(address),
    jobId: address.job,
    schedulingId: panel ?? '',
    isEditing,
  })
  if (isEditing && !page.scheduling) throw notFound()
  const isColleague = page.companyUsers.some(({ id }) => id === address.staff)
  if (!isColleague) address.staff = null
  return {
    ...page,
    address,
    today,
    highlighted,
    panel,
    answered: search.get('request'),
    editedDate: search.get('edited-date'),
  }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const action = actOnServer(actOnCalendar)
export const clientAction = actOnClient(actOnCalendar)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('予定', matches)

export default function EventsPageView({ loaderData }: Route.ComponentProps) {
  const { address, today, highlighted, panel, viewer } = loaderData
  const isMoving = useNavigation().state === 'loading'
  const dates = readFragment(
    DateFields,
    loaderData.schedulingDates.edges.map(({ node }) => node),
  ).filter(isOf(address.staff))
  const requests = readFragment(RequestFields, loaderData.schedulingDateRequests)
  const company = viewer?.__typename === 'CompanyViewer' ? viewer : null
  const canWrite = useCanWrite()
  const couldWrite = useCouldWrite()
  const hasPlan = company?.contract.plan.features.includes('events') ?? false
  const ofDay = dates.filter(isOnDay(address.date))
  useCalendarKeys({ address, today, canCreate: canWrite && hasPlan })

  const { view } = address
  const list = <DayList address={address} today={today} dates={dates} hasPlan={hasPlan} />
  return (
    <div
      className={classNames(
        styles.page,
        view === 'list' && styles.asList,
        view !== 'list' && requests.length === 0 && styles.withoutWishes,
        view === 'list' && requests.length === 0 && styles.alone,
      )}
    >
      <Toolbar
        address={address}
        today={today}
        jobs={loaderData.jobDescriptions.edges
          .map(({ node }) => node)
          .filter(({ __typename }) => __typename === 'SchedulingJobDescription')}
        companyUsers={loaderData.companyUsers}
        ownId={company?.id ?? ''}
        requestCount={requests.length}
        hasPlan={hasPlan}
      />
      <div className={classNames(styles.calendar, isMoving && styles.dim)} aria-busy={isMoving}>
        {view === 'week' && <WeekGrid address={address} today={today} dates={dates} />}
        {view === 'month' && <MonthGrid address={address} today={today} dates={dates} />}
        {view === 'list' && list}
        {view === null && (
          <>
            <div className="wide-only">
              <MonthGrid address={address} today={today} dates={dates} />
            </div>
            <div className="phone-only">{list}</div>
          </>
        )}
      </div>
      {view !== 'list' && (
        <DayPanel
          address={address}
          dates={ofDay}
          highlighted={highlighted}
          hasPlan={hasPlan}
          className={view === null ? 'wide-only' : undefined}
        />
      )}
      <RequestQueue requests={requests} address={address} />
      <WishSheet
        requestId={couldWrite && !panel ? loaderData.answered : null}
        request={(couldWrite && !panel && requests.find(({ id }) => id === loaderData.answered)) || null}
        address={address}
      />
      <SchedulingPanel
        panel={couldWrite ? panel : null}
        editedDate={loaderData.editedDate}
        jobs={loaderData.jobDescriptions.edges.map(({ node }) => jobChoiceOf(node))}
        edited={loaderData.scheduling ? readFragment(EditedFields, loaderData.scheduling) : null}
        wishes={requests.find(({ id }) => id === loaderData.answered)?.preferred ?? []}
        address={address}
        companyUsers={loaderData.companyUsers}
        ownId={company?.id ?? ''}
      />
    </div>
  )
}

/** Whether the company user is notified of a date; without a user every date is shown. */
const isOf = (staff: string | null) => (date: ShownDate) =>
  staff === null || date.notifiedCompanyUsers.some(({ id }) => id === staff)

type ListedJob = Route.ComponentProps['loaderData']['jobDescriptions']['edges'][number]['node']

const jobChoiceOf = (job: ListedJob) => ({
  id: job.id,
  title: job.title,
  schedulingId: 'scheduling' in job ? job.scheduling.id : null,
  isDecided: job.__typename !== 'DraftJobDescription',
})
