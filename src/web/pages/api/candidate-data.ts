import { redirect } from 'react-router'
import { candidateDataContext } from '#web/hatch/candidate-data.ts'
import { refusedAnswer } from '#web/hatch/file-answer.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/candidate-data'

/** The download of a student's own data. A visitor without a session signs in first, and finds the page of the file. */
export async function loader({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const answer = await context.get(candidateDataContext)(params.exportId)
  if (answer instanceof Response) return answer
  if (answer.refused.code === 'unauthenticated') return redirect(urls.candidate.login(urls.candidate.settingsData()))
  if (answer.refused.code === 'other_viewer') return refusedAnswer(answer.refused)
  // A file that is over is told on its page.
  return redirect(urls.candidate.settingsData())
}
