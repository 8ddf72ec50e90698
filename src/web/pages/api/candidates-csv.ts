import { redirect } from 'react-router'
import { csvEncodings, csvScoutInvitationStatuses, ofWord } from '#domain/candidate-search/csv/rules.ts'
import { refusalText } from '#ground/words/server.ts'
import { schedulingStatuses } from '#domain/scout-invitation/rules.ts'
import { candidatesCsvContext, type CsvRequest } from '#web/hatch/candidates-csv.ts'
import { refusedAnswer } from '#web/hatch/file-answer.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/candidates-csv'

/** §2: the CSV download. An unknown value in the address is not found, as in a path. */
export async function loader({ url, context }: Pick<Route.LoaderArgs, 'url' | 'context'>) {
  const csvRequest = requestOf(url.searchParams)
  if (!csvRequest) return refusedAnswer({ code: 'not_found', message: refusalText('not_found') })
  const answer = await context.get(candidatesCsvContext)(csvRequest)
  if (answer instanceof Response) return answer
  const { refused } = answer
  // A company user without a session goes to the sign-in page. The download does not continue after signing in.
  if (refused.code === 'unauthenticated') return redirect(urls.client.login())
  return refusedAnswer(refused)
}

function requestOf(search: URLSearchParams): CsvRequest | undefined {
  const scoutInvitationStatus = ofWord(search.get('scout-invitation-status') || 'accepted', csvScoutInvitationStatuses)
  const encoding = ofWord(search.get('encoding') || 'utf-8', csvEncodings)
  const wanted = search.get('scheduling-status') || null
  const schedulingStatus = wanted === null ? null : ofWord(wanted, schedulingStatuses)
  if (!scoutInvitationStatus || !encoding || schedulingStatus === undefined) return undefined
  return { filter: { jobId: search.get('job-id') || null, scoutInvitationStatus, schedulingStatus }, encoding }
}
