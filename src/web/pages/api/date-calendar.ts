import { redirect } from 'react-router'
import { isShutOut } from '#ground/shut-out.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { urls } from '#ground/urls.ts'
import { calendarFileContext } from '#web/hatch/calendar-file.ts'
import { refusedAnswer } from '#web/hatch/file-answer.ts'
import type { Route } from './+types/date-calendar'

/** A date of the company as a file for a calendar. Another company's is not found. */
export async function loader({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const answer = await context.get(calendarFileContext).ofDate(params.schedulingDateId)
  if (answer instanceof Response) return answer
  const { refused } = answer
  if (refused.code === 'unauthenticated') return redirect(urls.client.login(clientUrls.events(params.schedulingDateId)))
  const { code } = refused
  if (isShutOut(code)) return redirect(urls.client[code]())
  return refusedAnswer(refused)
}
