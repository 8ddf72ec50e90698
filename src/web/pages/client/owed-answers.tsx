import { Form } from 'react-router'
import { leastOutcomes, outcomeDays } from '#domain/scout-invitation/outcome/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { graphql, readFragment } from '#web/generated/index.ts'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { LoadFailed } from '#web/parts/answers/load-failed.tsx'
import { orNull } from '#web/carry/or-null.ts'
import { countPages, readPageNumber } from '#web/parts/page/page-number.ts'
import { Pages } from '#web/parts/page/pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useCanWrite } from './parts/can-write.ts'
import { RowList } from './parts/row-list.tsx'
import type { Route } from './+types/owed-answers'
import { actOnOwed } from './owed-answers/act.ts'
import { HeldOutcomes } from './owed-answers/held.tsx'
import { OwedDates } from './owed-answers/owed-dates.tsx'
import { SchedulingChoice } from './jobs/completion/scheduling/choices.tsx'
import { offeredDates } from './outcomes/dates.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { OwedOutcome } from './owed-answers/owed-outcome.tsx'
import styles from './owed-answers/owed-answers.module.css'

const OwedAnswersPage = graphql(`
  query OwedAnswersPage($first: Int!, $offset: Int!) {
    owedAnswers(first: $first, offset: $offset) {
      totalCount
      outcomeRecord {
        total
        inTime
      }
      promiseRecord {
        students
        total
        kept
      }
      nodes {
        scoutInvitationId
        ...OwedStudent
      }
    }
    heldOutcomes {
      ...HeldOutcome
    }
    owedDates {
      ...OwedStudent
      ...WishOfOwed
    }
    schedulings {
      edges {
        node {
          ...SchedulingChoice
        }
      }
    }
  }
`)

const pageSize = 20
const addressOf = (page: number) => clientUrls.owedAnswers({ page: page > 1 ? page : null })

async function load(ask: Ask, { url }: Pick<ClientArgs, 'url'>) {
  const page = readPageNumber(url.searchParams.get('page') ?? undefined)
  const {
    owedAnswers: owed,
    heldOutcomes: held,
    owedDates,
    schedulings,
  } = await ask(OwedAnswersPage, {
    first: pageSize,
    offset: (page - 1) * pageSize,
  })
  const pageCount = countPages({ page, total: owed.totalCount, size: pageSize }, addressOf)
  return { owed, held, owedDates, schedulings, page, pageCount }
}
export const loader = onServer(load)
export const clientLoader = onClient(orNull(load))
export const action = actOnServer(actOnOwed)
export const clientAction = actOnClient(actOnOwed)

const title = '結果を待っている学生'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function OwedAnswers({ loaderData, actionData }: Route.ComponentProps) {
  const refused = refusedOf(actionData)
  const [field] = refused?.fields ?? []
  const typed = actionData && 'values' in actionData ? actionData.values : undefined
  const mistake = field ? { scoutInvitationId: typed?.['scoutInvitationId']?.[0], message: field.message } : null
  return (
    <Page>
      <PageHead title={title}>
        承認や面談のあと、結果を待っている学生です。{outcomeDays}
        日以内に伝えた割合は、{leastOutcomes}名分から企業ページで学生に表示されます。
      </PageHead>
      <ErrorNotice message={mistake ? null : refused?.message} />
      {loaderData ? <Students {...loaderData} mistake={mistake} /> : <LoadFailed />}
    </Page>
  )
}

type StudentsProps = NonNullable<Route.ComponentProps['loaderData']> & Pick<Parameters<typeof OwedDates>[0], 'mistake'>

function Students({ owed, held, owedDates, schedulings, page, pageCount, mistake }: StudentsProps) {
  const choices = readFragment(
    SchedulingChoice,
    schedulings.edges.map(({ node }) => node),
  )
  const offered = offeredDates(choices, useNow())
  const canWrite = useCanWrite()
  const canChoose = canWrite && owed.nodes.length > 1
  return (
    <>
      {owed.outcomeRecord && <OwnRecord record={owed.outcomeRecord} />}
      {owed.promiseRecord && <OwnPromiseRecord record={owed.promiseRecord} />}
      <HeldOutcomes held={held} canWrite={canWrite} />
      <OwedDates owed={owedDates} choices={offered} canWrite={canWrite} mistake={mistake} />
      {owed.nodes.length === 0 ? (
        <EmptyState title="結果を待っている学生はいません">承認や面談が終わった学生が、ここに並びます。</EmptyState>
      ) : (
        <Form method="get" action={clientUrls.outcomes({ to: [] })} className="stack-5">
          <RowList>
            {owed.nodes.map((student) => (
              <OwedOutcome key={student.scoutInvitationId} owed={student} canWrite={canWrite} canChoose={canChoose} />
            ))}
          </RowList>
          {canChoose && <Button type="submit">選んだ学生に結果を伝える</Button>}
        </Form>
      )}
      <Pages page={page} pageCount={pageCount} hrefOf={addressOf} />
    </>
  )
}

/** The company's record as students read it on its page. */
const OwnRecord = ({ record: { total, inTime } }: { record: { total: number; inTime: number } }) => (
  <p className={styles.record}>
    この1年に結果を待った<b className="num">{total}名</b>のうち、<b className="num">{inTime}名</b>に{outcomeDays}
    日以内に伝えました。
  </p>
)

type PromiseRecord = { students: number; total: number; kept: number }

/** The company's record of its promises, as students read it; who answered what is not told. */
const OwnPromiseRecord = ({ record }: { record: PromiseRecord }) => (
  <p className={styles.record}>
    スカウトでの約束は、<b className="num">{record.students}名</b>が答えた<b className="num">{record.total}件</b>
    のうち、
    <b className="num">{record.kept}件</b>が守られました。
  </p>
)
