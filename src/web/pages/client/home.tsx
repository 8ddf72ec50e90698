import { actOnClient, actOnServer, AskError, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql, readFragment } from '#web/generated/index.ts'
import type { ClientHomeQuery } from '#web/generated/graphql.ts'
import { addDays } from '#ground/day.ts'
import { longDate, tokyoDay } from '#ground/tokyo-time.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { openGraphOf } from '#web/parts/page/open-graph.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { urls } from '#ground/urls.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Content } from '#web/ui/content.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import type { Route } from './+types/home'
import { ContractNotice } from './home/contract.tsx'
import { FairComparisonCard } from './home/fair-comparison.tsx'
import { FilterNewsCard } from './home/filter-news.tsx'
import { readBreakdown } from './home/funnel-address.ts'
import { FunnelCard } from './home/funnel.tsx'
import { NewsCard } from './home/news.tsx'
import { NoScoutsCard } from './home/no-scouts.tsx'
import { PlansCard } from './home/plans.tsx'
import { QuotaCard, SlowdownNotice } from './home/quota.tsx'
import { SetupCard } from './home/setup.tsx'
import { setupSteps } from './home/setup-steps.ts'
import { PageCheckFields, TodoCard, TodoFields } from './home/todo.tsx'
import { headingOf } from './home/heading.ts'
import { Landing } from './home/landing.tsx'
import { actOnLanding } from './home/landing/act.ts'
import styles from './home/home.module.css'

const ClientHome = graphql(`
  query ClientHome($jobId: ID, $by: ScoutFunnelBreakdown!, $hasRows: Boolean!, $startDate: Date!, $endDate: Date!) {
    viewer {
      ... on CompanyViewer {
        __typename
        id
        user {
          messageToStudents
          picture
        }
        contract {
          ...ContractFields
        }
      }
    }
    owedAnswerCount
    openMeetingCount
    offerReports(first: 1) {
      totalCount
      ...ReportTodoFields
    }
    companyTodo {
      ...TodoFields
    }
    scoutQuota {
      limit
      ...QuotaFields
    }
    scoutFunnel(jobId: $jobId) {
      ...FunnelFields
    }
    fairComparison {
      ...FairComparisonFields
    }
    ownCompanyPage {
      setUpAt
      ...SetupFields
      ...PageCheckFields
    }
    whitepapers(first: 2) {
      ...NewsFields
    }
    savedFilters {
      id
      ...FilterNewsFields
    }
    ownScoutDrafts {
      jobId
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

const isGuest = (error: unknown) => error instanceof AskError && error.refused.code === 'unauthenticated'

/** A guest sees the landing page here, while the other pages of companies ask a guest to sign in. */
const load = async (ask: Ask, { url }: { url: URL }) => {
  const today = tokyoDay(new Date().toISOString())
  const by = readBreakdown(url.searchParams)
  try {
    const home = await ask(ClientHome, {
      jobId: url.searchParams.get('job') || null,
      by: by ?? 'JOB',
      hasRows: by !== null,
      startDate: today,
      endDate: addDays(today, daysShown - 1),
    })
    return { home }
  } catch (error) {
    if (!isGuest(error)) throw error
    // One key for the form of one visit, so that the form is sent once, with scripts or without.
    return { home: null, formKey: crypto.randomUUID() }
  }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const action = actOnServer(actOnLanding)
export const clientAction = actOnClient(actOnLanding)

const face = {
  title: '理由を書いて声をかける新卒採用',
  description:
    '何をした人かで学生を探し、プロフィールの一文を引用して選んだ理由を伝え、会う日は学生が選ぶ。新卒採用のスカウトサービスです。',
  path: urls.client.home(),
  picture: 'company',
} as const

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.home ? titleOf('ホーム', matches) : [...titleOf(face.title, matches, face), ...openGraphOf(face, matches)]

export default function ClientHomePage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.home) return <Home home={loaderData.home} />
  return <Landing formKey={loaderData.formKey} answer={actionData} />
}

function Home({ home }: { home: ClientHomeQuery }) {
  const now = useNow()
  const { viewer, companyTodo: todo } = home
  const own = viewer?.__typename === 'CompanyViewer' ? viewer : null
  const contract = own?.contract ?? null
  // The free plan and a contract under review: no scouts, and no conditions of a search to keep.
  const canSend = home.scoutQuota.limit > 0
  const jobs = home.jobDescriptions.edges.map(({ node }) => node)
  const setup = setupSteps({
    page: home.ownCompanyPage,
    jobs,
    schedulings: home.schedulings.totalCount,
    sender: own?.user ?? { messageToStudents: '', picture: null },
    savedFilters: canSend ? home.savedFilters.length : null,
  })
  // Until students meet the company, nothing matters more than what is left.
  const isFirstDay = home.ownCompanyPage.setUpAt === null || setup.every(({ isDone }) => !isDone)
  const { uncontacted, dateRequests } = readFragment(TodoFields, todo)
  const heading = headingOf({
    isFirstDay,
    uncontacted,
    dateRequests,
    reports: home.offerReports.totalCount,
    owedAnswers: home.owedAnswerCount,
    openMeetings: home.openMeetingCount,
    isCheckDue: readFragment(PageCheckFields, home.ownCompanyPage).isCheckDue,
  })
  const hasSetup = !isFirstDay && setup.some(({ isDone }) => !isDone)
  return (
    <Content width="xlarge" className={styles.page}>
      <div className={styles.head}>
        <h1>
          <Phrases>{heading}</Phrases>
        </h1>
        <p>
          <time dateTime={tokyoDay(now)}>{longDate(now)}</time>
        </p>
      </div>
      {contract && <ContractNotice contract={contract} />}
      <SlowdownNotice quota={home.scoutQuota} />
      {isFirstDay && <SetupCard steps={setup} className={styles.span12} />}
      <TodoCard
        viewerId={own?.id ?? ''}
        draftJobIds={home.ownScoutDrafts.map(({ jobId }) => jobId)}
        todo={todo}
        page={home.ownCompanyPage}
        owedAnswerCount={home.owedAnswerCount}
        openMeetingCount={home.openMeetingCount}
        reports={home.offerReports}
      />
      {contract && !canSend ? (
        <NoScoutsCard contract={contract} />
      ) : (
        <QuotaCard quota={home.scoutQuota} viewerId={own?.id ?? ''} />
      )}
      <FunnelCard funnel={home.scoutFunnel} jobs={jobs.filter((job) => job.totalSent > 0)} />
      <PlansCard dates={home.schedulingDates.edges.map(({ node }) => node)} />
      {hasSetup && <SetupCard steps={setup} className={classNames(styles.span7, styles.twoRows)} />}
      {contract && <NewsCard contract={contract} whitepapers={home.whitepapers} isWide={!hasSetup} />}
      {canSend && <FilterNewsCard filters={home.savedFilters} />}
      {home.fairComparison && <FairComparisonCard groups={home.fairComparison} />}
    </Content>
  )
}
