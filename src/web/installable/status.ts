import { track } from '#web/installable/analytics.ts'
import { forgetAll, remember, remembered } from './browser-store.ts'

/** §4: one status for the whole browser. */
type InstallStatus = 'dismissed' | 'installed'
/** §4: one status for each person in this browser; of a student pending begins with the first offer, after an answer. */
export type PushStatus = 'granted' | 'dismissed' | 'pending'

export const installStatus = () => remembered('install') as InstallStatus | null
export const storeInstallStatus = (status: InstallStatus) => remember('install', status)

/** §4: a page that runs as an app was installed. The event is sent once. */
export function noticeInstalled() {
  if (installStatus() === 'installed') return
  storeInstallStatus('installed')
  track({ name: 'app_installed' })
}

export const pushStatus = (personId: string) => remembered(`push:${personId}`) as PushStatus | null
export const storePushStatus = (personId: string, status: PushStatus) => remember(`push:${personId}`, status)

/** The token is sent to the server once a day. */
export const isTokenSent = (personId: string) => remembered(`push-sent:${personId}`) === today()
export const storeTokenSent = (personId: string) => remember(`push-sent:${personId}`, today())
export const forgetTokensSent = () => forgetAll('push-sent:')

const today = () => new Date().toISOString().slice(0, 10)

/** A student who has answered one prompt sees no other prompt in the same visit. */
export const wasPrompted = () => remembered('asked', 'sessionStorage') !== null
export const storePrompted = () => remember('asked', 'yes', 'sessionStorage')
