import { onClient, onServer, type Ask } from '#web/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { addDays } from '#web/parts/days.ts'
import { longDate, tokyoDay } from '#web/parts/dates.ts'
import { useNow } from '#web/parts/now.tsx'
import { titleOf } from '#web/parts/title.ts'
import type { Route } from './+types/home'
import { ContractCard, ContractNotice } from './home/contract.tsx'
import { FunnelCard } from './home/funnel.tsx'
import { PlansCard } from './home/plans.tsx'
import { QuotaCard } from './home/quota.tsx'
import { SetupCard, setupSteps } from './home/setup.tsx'
import { TodoCard } from './home/todo.tsx'
import styles from './home/home.module.css'

const ClientHome = graphql(`
  query ClientHome($jobId: ID, $startDate: Date!, $endDate: Date!) {
    viewer {
      ... on CompanyViewer {
        __typename
        contract {
          ...ContractFields
        }
      }
    }
    companyTodo {
      uncontacted
      dateRequests
      ...TodoFields
    }
    scoutQuota {
      ...QuotaFields
    }
    scoutFunnel(jobId: $jobId) {
      ...FunnelFields
    }
    schedulings(first: 0) {
      totalCount
    }
    schedulingDates(startDate: $startDate, endDate: $endDate) {
      edges {
        node {
          id
          ...PlanFields
        }
      }
    }
    jobDescriptions {
      edges {
        node {
          id
          title
          status
          isArchived
          totalSent
        }
      }
    }
  }
`)

/** Days of the schedule shown, today included. */
const daysShown = 7

const load = (ask: Ask, { url }: { url: URL }) => {
  const today = tokyoDay(new Date().toISOString())
  return ask(ClientHome, {
    jobId: url.searchParams.get('job') || null,
    startDate: today,
    endDate: addDays(today, daysShown - 1),
  })
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('ホーム', matches)

export default function ClientHomePage({ loaderData }: Route.ComponentProps) {
  const now = useNow()
  const { viewer, companyTodo: todo } = loaderData
  const contract = viewer?.__typename === 'CompanyViewer' ? viewer.contract : null
  const jobs = loaderData.jobDescriptions.edges.map(({ node }) => node)
  const waiting = todo.uncontacted + todo.dateRequests
  const setup = setupSteps({ jobs, schedulings: loaderData.schedulings.totalCount })
  const isFirstDay = setup.every(({ isDone }) => !isDone)
  const isSetUp = setup.every(({ isDone }) => isDone)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{waiting > 0 ? `${waiting}名の学生が、連絡を待っています` : '今日の対応は完了しています'}</h1>
        <p>
          <time dateTime={tokyoDay(now)}>{longDate(now)}</time>
        </p>
      </div>
      {contract && <ContractNotice contract={contract} />}
      {isFirstDay && <SetupCard steps={setup} className={styles.span12} />}
      <TodoCard todo={todo} />
      <QuotaCard quota={loaderData.scoutQuota} />
      <FunnelCard funnel={loaderData.scoutFunnel} jobs={jobs.filter((job) => job.totalSent > 0)} />
      <PlansCard dates={loaderData.schedulingDates.edges.map(({ node }) => node)} />
      {!isFirstDay && !isSetUp && <SetupCard steps={setup} className={styles.span7} />}
      {contract && <ContractCard contract={contract} isWide={isFirstDay || isSetUp} />}
    </div>
  )
}
