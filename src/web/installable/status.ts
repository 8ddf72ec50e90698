import { track } from '#web/installable/analytics.ts'
import { forgetAll, remember, remembered } from './browser-store.ts'

/** §4: one status for the whole browser. */
type InstallStatus = 'dismissed' | 'installed'
/** §4: one status for each student in this browser; pending begins with the first offer, after an answer. */
export type PushStatus = 'granted' | 'dismissed' | 'pending'

export const installStatus = () => remembered('install') as InstallStatus | null
export const storeInstallStatus = (status: InstallStatus) => remember('install', status)

/** §4: a page that runs as an app was installed. The event is sent once. */
export function noticeInstalled() {
  if (installStatus() === 'installed') return
  storeInstallStatus('installed')
  track({ name: 'app_installed' })
}

export const pushStatus = (candidateId: string) => remembered(`push:${candidateId}`) as PushStatus | null
export const storePushStatus = (candidateId: string, status: PushStatus) => remember(`push:${candidateId}`, status)

/** The token is sent to the server once a day. */
export const isTokenSent = (candidateId: string) => remembered(`push-sent:${candidateId}`) === today()
export const storeTokenSent = (candidateId: string) => remember(`push-sent:${candidateId}`, today())
export const forgetTokensSent = () => forgetAll('push-sent:')

const today = () => new Date().toISOString().slice(0, 10)

/** A student who has answered one prompt sees no other prompt in the same visit. */
export const wasPrompted = () => remembered('asked', 'sessionStorage') !== null
export const storePrompted = () => remember('asked', 'yes', 'sessionStorage')
