import { redirect } from 'react-router'
import { attachment } from '#ground/attachment.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { urls } from '#ground/urls.ts'
import { AskError, type Ask, type ServerArgs } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { fileOnServer } from '#web/hatch/file-answer.ts'

const IndividualReport = graphql(`
  query IndividualReport($month: String!) {
    individualReport(month: $month)
  }
`)

/** The list of whitepapers says why a plan has no report; a visitor without a session signs in first. */
async function orPage<Result>(answer: Promise<Result>) {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof AskError)) throw error
    if (error.refused.code === 'plan_restricted') throw redirect(clientUrls.whitepapers())
    if (error.refused.code === 'unauthenticated') throw redirect(urls.client.login(clientUrls.whitepapers()))
    throw error
  }
}

/** The download of a company's report of a month. */
const load = async (ask: Ask, { url }: ServerArgs) => {
  const month = url.searchParams.get('month') ?? ''
  const { individualReport } = await orPage(ask(IndividualReport, { month }))
  return new Response(Buffer.from(individualReport, 'base64'), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': attachment(`個別レポート_${month}.pdf`, 'report.pdf'),
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
}
export const loader = fileOnServer(load)
