import { readAnalysisAddress, writeAnalysisAddress } from '#domain/scout-invitation/analysis/address/rules.ts'
import { analysisDimensions } from '#domain/scout-invitation/analysis/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { onClient, onServer, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { orNull } from '#web/carry/or-null.ts'
import { graphql, readFragment } from '#web/generated/index.ts'
import { AnalysisView } from '#web/parts/analysis/analysis-view.tsx'
import { Choices } from '#web/parts/analysis/choices.tsx'
import { LoadFailed } from '#web/parts/answers/load-failed.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useFileAddress } from '#web/parts/page/file-address.ts'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import type { Route } from './+types/analysis'
import { Benchmark } from './analysis/benchmark.tsx'
import styles from './analysis/analysis.module.css'

const RowFields = graphql(`
  fragment ScoutAnalysisRowFields on ScoutAnalysisRow {
    key
    label
    opening
    sent
    readRate
    accepted
    met
    told
    goesOn
    hired
    answered
    lowerDays
    medianDays
    upperDays
  }
`)

const AnalysisPage = graphql(`
  query AnalysisPage($filter: ScoutAnalysisFilter!, $by: ScoutAnalysisDimension!, $isCounted: Boolean!) {
    viewer {
      ... on CompanyViewer {
        __typename
        id
        canAdminister
      }
    }
    jobDescriptions {
      edges {
        node {
          id
          title
          totalSent
        }
      }
    }
    scoutAnalysis(filter: $filter, by: $by) @include(if: $isCounted) {
      isCut
      readDays {
        from
        to
      }
      total {
        ...ScoutAnalysisRowFields
      }
      rows {
        ...ScoutAnalysisRowFields
      }
    }
    scoutBenchmark {
      ...ScoutBenchmarkFields
    }
  }
`)

async function load(ask: Ask, { url }: Pick<ClientArgs, 'url'>) {
  const today = tokyoToday()
  const choice = readAnalysisAddress(url.searchParams, today, analysisDimensions)
  const { by, jobId, mistake } = choice
  const filter = mistake ? { from: today, to: today } : { from: choice.from, to: choice.to, jobId }
  const answer = await ask(AnalysisPage, { filter, by, isCounted: mistake === null })
  return { choice, answer }
}
export const loader = onServer(load)
export const clientLoader = onClient(orNull(load))

const title = '分析'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function AnalysisPageView({ loaderData }: Route.ComponentProps) {
  const fileAddress = useFileAddress()
  if (!loaderData)
    return (
      <Page>
        <PageHead title={title} />
        <LoadFailed />
      </Page>
    )
  const { choice, answer } = loaderData
  const jobs = answer.jobDescriptions.edges.map(({ node }) => node).filter(({ totalSent }) => totalSent > 0)
  const analysis = answer.scoutAnalysis
  const rows = analysis?.rows.map((row) => readFragment(RowFields, row)) ?? []
  const canAdminister = answer.viewer?.__typename === 'CompanyViewer' && answer.viewer.canAdminister
  return (
    <Page spaced>
      <div className={styles.head}>
        <PageHead title={title}>送ったスカウトが、どこまで進んだかを内訳ごとにくらべます。</PageHead>
        {rows.length > 0 && (
          <a
            className={buttonClass({ kind: 'secondary', className: 'no-print' })}
            href={fileAddress(clientUrls.analysisCsv(writeAnalysisAddress(choice)))}
            download
          >
            <Icon name="download" size="small" />
            CSVを書き出す
          </a>
        )}
      </div>
      <Choices
        choice={choice}
        dimensions={analysisDimensions}
        jobs={jobs}
        urlOf={(query) => clientUrls.analysis(query)}
      />
      <ErrorNotice message={choice.mistake} />
      {choice.by === 'SENDER' && !canAdminister && (
        <p className="note-13">
          ここには、あなたが送ったスカウトだけを表示します。ほかの担当者の行は、管理者だけが見られます。
        </p>
      )}
      {choice.by === 'TEXT' && (
        <p className="note-13">
          テンプレートから送ったスカウトは、少し直して送ったものも含めて、版ごとに1行です。そのほかは、同じ文面ごとに1行です。
        </p>
      )}
      {choice.by === 'REASON' && (
        <p className="note-13">
          理由の書き出しの言葉と、記録された引用、長さだけで分けています。1通のスカウトは、書き出し・引用・長さの行に1回ずつ入ります。書き方の記録がない古いスカウトは数えません。
        </p>
      )}
      {analysis && rows.length > 0 && (
        <AnalysisView analysis={{ ...analysis, rows, total: readFragment(RowFields, analysis.total) }} by={choice.by} />
      )}
      {analysis && rows.length === 0 && (
        <EmptyState
          title="この期間に送ったスカウトはありません"
          action={
            <ButtonLink kind="secondary" to={clientUrls.candidates()}>
              学生をさがす
            </ButtonLink>
          }
        >
          期間を広げるか、募集の絞り込みを外してください。
        </EmptyState>
      )}
      <Benchmark benchmark={answer.scoutBenchmark} />
    </Page>
  )
}
