import { forgetTokensSent } from './status.ts'

/** Nobody is signed in here any more: what is still on its way does not arrive. */
export async function forgetDevice() {
  const registration = await navigator.serviceWorker.getRegistration('/')
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  forgetTokensSent()
}
