import { redirect } from 'react-router'
import { attachment } from '#ground/attachment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { AskError, type Ask, type ServerArgs } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { fileOnServer } from '#web/hatch/file-answer.ts'
import { readAddress } from '#domain/activity/address/rules.ts'

const ActivityCsv = graphql(`
  query ActivityCsv($filter: ActivityFilter!) {
    activityCsv(filter: $filter)
  }
`)

/** The page says why a plan or a role has no download. */
async function orPage<Result>(answer: Promise<Result>) {
  try {
    return await answer
  } catch (error) {
    if (error instanceof AskError && ['plan_restricted', 'forbidden'].includes(error.refused.code))
      throw redirect(clientUrls.settingsActivity())
    throw error
  }
}

/** The download of a company's log. */
const load = async (ask: Ask, { url }: ServerArgs) => {
  const { filter } = readAddress(url.searchParams, tokyoToday())
  const { activityCsv } = await orPage(ask(ActivityCsv, { filter }))
  return new Response(activityCsv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(`運用ログ_${filter.from}_${filter.to}.csv`, 'activity.csv'),
      'cache-control': 'no-store',
    },
  })
}
export const loader = fileOnServer(load)
