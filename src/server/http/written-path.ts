import { assessmentUrls } from '#ground/assessment-urls.ts'
import { calendarFeedPath } from '#ground/urls.ts'

/** Addresses whose end is a proof by itself: who reads a log must not be able to open them. */
const secretPaths = [calendarFeedPath(''), assessmentUrls.certificate('')]

/** A path as logs and reports of errors have it. */
export const writtenPath = (path: string) => {
  const beginning = secretPaths.find((one) => path.startsWith(one))
  return beginning ? `${beginning}…` : path
}
