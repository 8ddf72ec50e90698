import { reportError } from './error-reporter.ts'

let hasFailed = false

/** Every error of a loader, an action or a component in the browser comes by here before its page is drawn. */
export function routeFailed(error: unknown) {
  hasFailed = true
  if (!isExpected(error)) reportError(error, 'route_change')
}

/** Whether a route change failed since this was last asked. */
export function takeRouteFailure() {
  const answer = hasFailed
  hasFailed = false
  return answer
}

/** A missing record is an answer, not a failure. */
const isExpected = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404
