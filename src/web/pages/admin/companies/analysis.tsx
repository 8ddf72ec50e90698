import { minCompanies } from '#domain/scout-invitation/analysis/benchmark/rules.ts'
import { readAnalysisAddress } from '#domain/scout-invitation/analysis/address/rules.ts'
import { dimensionWords, operatorDimensions } from '#domain/scout-invitation/analysis/rules.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { slashDate, tokyoToday } from '#ground/tokyo-time.ts'
import { onClient, onServer, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { graphql, readFragment } from '#web/generated/admin/index.ts'
import { AnalysisView } from '#web/parts/analysis/analysis-view.tsx'
import { Choices } from '#web/parts/analysis/choices.tsx'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import type { Route } from './+types/analysis'
import { Benchmarks } from './analysis/benchmarks.tsx'

const RowFields = graphql(`
  fragment AdminAnalysisRowFields on ScoutAnalysisRow {
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

const AdminAnalysis = graphql(`
  query AdminAnalysis($filter: ScoutAnalysisFilter!, $by: ScoutAnalysisDimension!, $isCounted: Boolean!) {
    scoutAnalysis(filter: $filter, by: $by) @include(if: $isCounted) {
      isCut
      readDays {
        from
        to
      }
      total {
        ...AdminAnalysisRowFields
      }
      rows {
        ...AdminAnalysisRowFields
      }
    }
    scoutAnalysisCsv(filter: $filter, by: $by) @include(if: $isCounted)
    scoutBenchmarks {
      startsOn
      ...BenchmarkRowFields
    }
  }
`)

async function load(ask: Ask, { url }: ClientArgs) {
  const today = tokyoToday()
  const choice = readAnalysisAddress(url.searchParams, today, operatorDimensions)
  const { by, mistake } = choice
  const filter = mistake ? { from: today, to: today } : { from: choice.from, to: choice.to }
  return { choice, answer: await ask(AdminAnalysis, { filter, by, isCounted: mistake === null }) }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

const title = '分析'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function AdminAnalysisPage({ loaderData: { choice, answer } }: Route.ComponentProps) {
  const { scoutAnalysis: analysis, scoutAnalysisCsv: file, scoutBenchmarks } = answer
  const rows = analysis?.rows.map((row) => readFragment(RowFields, row)) ?? []
  return (
    <>
      <SidePageHead title={title} lead="すべての企業のスカウトが、どこまで進んだかです。既読は集計しません。">
        {file !== undefined && rows.length > 0 && (
          <a
            className={buttonClass({ kind: 'secondary' })}
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(file)}`}
            download={`分析_${dimensionWords[choice.by]}別_${choice.from}_${choice.to}.csv`}
          >
            <Icon name="download" size="small" />
            CSVをダウンロード
          </a>
        )}
      </SidePageHead>
      <Choices choice={choice} dimensions={operatorDimensions} urlOf={(query) => adminUrls.analysis(query)} />
      <ErrorNotice message={choice.mistake} />
      {analysis && rows.length > 0 && (
        <AnalysisView analysis={{ ...analysis, rows, total: readFragment(RowFields, analysis.total) }} by={choice.by} />
      )}
      {analysis && rows.length === 0 && (
        <EmptyState title="この期間に届いたスカウトはありません">期間を広げてください。</EmptyState>
      )}
      <Benchmarks
        rows={scoutBenchmarks}
        lead={
          scoutBenchmarks[0]
            ? `${slashDate(scoutBenchmarks[0].startsOn)}からの四半期です。企業には、いちばん近いグループだけを表示します。`
            : `${minCompanies}社以上のグループがまだありません。四半期が終わって15日たつと集計します。`
        }
      />
    </>
  )
}
