import { reportError } from './error-reporter.ts'

let failures = 0

/**
 * Every error of a loader, an action or a component in the browser passes here before it is shown.
 * @param path the address that failed, where it is not open yet
 */
export function routeFailed(error: unknown, path?: string) {
  failures += 1
  if (!isExpected(error)) reportError(error, 'route_change', path)
}

/** The number of failed route changes since the page was loaded. */
export const routeFailures = () => failures

/** A missing record is an answer, not a failure. */
const isExpected = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404
