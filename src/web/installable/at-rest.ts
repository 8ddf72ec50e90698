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
  if (isGuest && 'Notification' in window && Notification.permission === 'granted')
    forgetDevice().catch((error: unknown) => reportError(error, 'push_token'))
}

/** Nobody is signed in here any more: what is still on its way does not arrive. */
async function forgetDevice() {
  const registration = await navigator.serviceWorker.getRegistration('/')
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  forgetTokensSent()
}
