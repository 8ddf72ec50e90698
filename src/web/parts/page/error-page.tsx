import { isRouteErrorResponse } from 'react-router'
import type { Refused } from '#web/carry/ask.ts'
import { errorIdOf, reportError } from '#web/carry/error-reporter.ts'
import type { FormValues } from '#web/carry/form-values.ts'
import { useRootData } from '#web/document/root-data.ts'
import {
  BusyPage,
  NotFoundPage,
  OtherViewerPage,
  ProblemPage,
  RefusedPage,
  StudentGonePage,
  UnexpectedPage,
} from './system-page.tsx'

/** The page in the place of one that could not be shown, by the error. */
export default function ErrorPage({ error }: { error: unknown }) {
  const visit = useRootData()
  if (isOfBrowser(error)) return <UnexpectedPage errorId={reportError(error, 'route_change')} />
  if (!isRouteErrorResponse(error)) return <ProblemPage errorId={errorIdOf(error) ?? visit?.requestId} />
  if (error.status === 404) return <NotFoundPage />
  const { message, errorId, code, values } = (error.data ?? {}) as Partial<Refused & { values: FormValues }>
  if (error.status === 410 && message) return <StudentGonePage message={message} />
  if (error.status === 409) return <OtherViewerPage message={message} values={values} />
  if (error.status === 403 && message && code) return <RefusedPage message={message} code={code} />
  if (error.status === 429) return <BusyPage status={429} />
  if (error.status === 503 && code !== 'network') return <BusyPage status={503} />
  return <ProblemPage message={message} errorId={errorId ?? errorIdOf(error)} />
}

/** The router hands an error of the server to a page without its stack. */
const isOfBrowser = (error: unknown) =>
  typeof document !== 'undefined' && error instanceof Error && Boolean(error.stack)
