import { reportError } from '#web/error-reporter.ts'
import { isStandalone } from './standalone.ts'
import { forgetTokensSent, noticeInstalled } from './status.ts'
import { registerWorker } from './worker.ts'

/** What no page needs and every page does, once it is read. */
export function atRest({ hasWorker, isGuest }: { hasWorker: boolean; isGuest: boolean }) {
  if (isStandalone()) noticeInstalled()
  // Browsers have no worker where the address is not secure.
  if (!('serviceWorker' in navigator)) return
  if (hasWorker) registerWorker().catch((error: unknown) => reportError(error, 'service_worker'))
  // The next session registers this device anew, so that signing out of it finds the device.
  if (isGuest) forgetTokensSent()
}
