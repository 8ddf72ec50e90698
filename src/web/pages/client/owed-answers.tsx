import { leastOutcomes, outcomeDays } from '#domain/scout-invitation/outcome/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import type { FormAnswer } from '#web/parts/forms/use-form.ts'
import { LoadFailed } from '#web/parts/answers/load-failed.tsx'
import { orNull } from '#web/carry/or-null.ts'
import { countPages, readPageNumber } from '#web/parts/page/page-number.ts'
import { Pages } from '#web/parts/page/pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useCanWrite } from './parts/can-write.ts'
import { RowList } from './parts/row-list.tsx'
import type { Route } from './+types/owed-answers'
import { actOnOutcome } from './owed-answers/act.ts'
import { OwedStudent } from './owed-answers/owed-student.tsx'
import styles from './owed-answers/owed-answers.module.css'

const OwedAnswersPage = graphql(`
  query OwedAnswersPage($first: Int!, $offset: Int!) {
    owedAnswers(first: $first, offset: $offset) {
      totalCount
      outcomeRecord {
        total
        inTime
      }
      nodes {
        scoutInvitationId
        ...OwedStudent
      }
    }
  }
`)

const pageSize = 20
const addressOf = (page: number) => clientUrls.owedAnswers({ page: page > 1 ? page : null })

async function load(ask: Ask, { url }: Pick<ClientArgs, 'url'>) {
  const page = readPageNumber(url.searchParams.get('page') ?? undefined)
  const { owedAnswers: owed } = await ask(OwedAnswersPage, { first: pageSize, offset: (page - 1) * pageSize })
  const pageCount = countPages({ page, total: owed.totalCount, size: pageSize }, addressOf)
  return { owed, page, pageCount, openId: url.searchParams.get('to') }
}
export const loader = onServer(load)
export const clientLoader = onClient(orNull(load))
export const action = actOnServer(actOnOutcome)
export const clientAction = actOnClient(actOnOutcome)

const title = '結果を待っている学生'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function OwedAnswers({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Page>
      <PageHead title={title}>
        承認や面談のあと、結果を待っている学生です。{outcomeDays}
        日以内に伝えた割合は、{leastOutcomes}名分から企業ページで学生に表示されます。
      </PageHead>
      {loaderData ? <Students {...loaderData} answer={actionData ?? undefined} /> : <LoadFailed />}
    </Page>
  )
}

type StudentsProps = NonNullable<Route.ComponentProps['loaderData']> & { answer: FormAnswer | undefined }

function Students({ owed, page, pageCount, openId, answer }: StudentsProps) {
  const canWrite = useCanWrite()
  return (
    <>
      {owed.outcomeRecord && <OwnRecord record={owed.outcomeRecord} />}
      {owed.nodes.length === 0 ? (
        <EmptyState title="結果を待っている学生はいません">承認や面談が終わった学生が、ここに並びます。</EmptyState>
      ) : (
        <RowList>
          {owed.nodes.map((student) => (
            <OwedStudent
              key={student.scoutInvitationId}
              owed={student}
              canWrite={canWrite}
              isOpen={student.scoutInvitationId === openId}
              answer={student.scoutInvitationId === openId ? answer : undefined}
            />
          ))}
        </RowList>
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
