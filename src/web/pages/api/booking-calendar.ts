import { redirect } from 'react-router'
import { urls } from '#ground/urls.ts'
import { calendarFileContext } from '#web/hatch/calendar-file.ts'
import { refusedAnswer } from '#web/hatch/file-answer.ts'
import type { Route } from './+types/booking-calendar'

/** A student's booking as a file for a calendar. Another student's is not found. */
export async function loader({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const answer = await context.get(calendarFileContext).ofBooking(params.bookingId)
  if (answer instanceof Response) return answer
  const { refused } = answer
  if (refused.code === 'unauthenticated') return redirect(urls.candidate.login(urls.candidate.events()))
  return refusedAnswer(refused)
}
