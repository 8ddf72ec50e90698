import { reportError } from '#web/carry/error-reporter.ts'
import { watchLostFocus } from '#web/ui/browser/lost-focus.ts'
import { forgetOwnPages, keepOwnPage, readWithoutConnection } from './own-pages.ts'
import { isStandalone } from './standalone.ts'
import { forgetTokensSent, noticeInstalled } from './status.ts'
import { registerWorker } from './worker.ts'

type Rest = {
  hasWorker: boolean
  isGuest: boolean
  isOpenedOffline: boolean
  candidateId: string | null
  pathname: string
}

let canReadWithoutConnection = false

/**
 * Work that every page does after loading and no page needs at first: keep the focus, note an installation, register the
 * worker, keep the student's own page.
 */
export function atRest({ hasWorker, isGuest, isOpenedOffline, candidateId, pathname }: Rest) {
  watchLostFocus()
  if (isStandalone()) noticeInstalled()
  // Browsers offer service workers on secure addresses only.
  if (!('serviceWorker' in navigator)) return
  if (hasWorker) registerWorker().catch((error: unknown) => reportError(error, 'service_worker'))
  // The next session registers this device again, so that signing out also removes the token of the device.
  if (isGuest) forgetTokensSent()
  if (isGuest) void forgetOwnPages().catch(ignore)
  if (candidateId) void keepOwnPage(candidateId, pathname).catch(ignore)
  if (!canReadWithoutConnection) readWithoutConnection(isOpenedOffline)
  canReadWithoutConnection = true
}

/** The device forbids storage or has no room: nothing is kept. */
const ignore = () => undefined
