import { redirect } from 'react-router'
import { readAnalysisAddress, writeAnalysisAddress } from '#domain/scout-invitation/analysis/address/rules.ts'
import { analysisDimensions, dimensionWords } from '#domain/scout-invitation/analysis/rules.ts'
import { attachment } from '#ground/attachment.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Ask, ServerArgs } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { fileOnServer } from '#web/hatch/file-answer.ts'

const AnalysisCsv = graphql(`
  query AnalysisCsv($filter: ScoutAnalysisFilter!, $by: ScoutAnalysisDimension!) {
    scoutAnalysisCsv(filter: $filter, by: $by)
  }
`)

/** The download of an analysis; the page says what is wrong with a period. */
const load = async (ask: Ask, { url }: ServerArgs) => {
  const choice = readAnalysisAddress(url.searchParams, tokyoToday(), analysisDimensions)
  const { from, to, jobId, by, mistake } = choice
  if (mistake) throw redirect(clientUrls.analysis(writeAnalysisAddress(choice)))
  const { scoutAnalysisCsv } = await ask(AnalysisCsv, { filter: { from, to, jobId }, by })
  return new Response(scoutAnalysisCsv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(`分析_${dimensionWords[by]}別_${from}_${to}.csv`, 'analysis.csv'),
      'cache-control': 'no-store',
    },
  })
}
export const loader = fileOnServer(load)
