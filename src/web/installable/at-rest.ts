import { reportError } from '#web/error-reporter.ts'
import { isStandalone } from './standalone.ts'
import { forgetTokensSent, noticeInstalled } from './status.ts'
import { registerWorker } from './worker.ts'

/** Work that every page does after loading and no page needs at first: note an installation, register the worker. */
export function atRest({ hasWorker, isGuest }: { hasWorker: boolean; isGuest: boolean }) {
  if (isStandalone()) noticeInstalled()
  // Browsers offer service workers on secure addresses only.
  if (!('serviceWorker' in navigator)) return
  if (hasWorker) registerWorker().catch((error: unknown) => reportError(error, 'service_worker'))
  // The next session registers this device again, so that signing out also removes the token of the device.
  if (isGuest) forgetTokensSent()
}
