import { track } from '#web/analytics.ts'
import { forgetAll, remember, remembered } from './browser-store.ts'

/** §4: of this browser. */
export type InstallStatus = 'dismissed' | 'installed'
/** §4: of one student on this browser; pending from the second visit or the first scout on. */
export type PushStatus = 'granted' | 'dismissed' | 'pending'

export const installStatus = () => remembered('install') as InstallStatus | null
export const storeInstallStatus = (status: InstallStatus) => remember('install', status)

/** §4: running as an app says that it was installed; that is told once. */
export function noticeInstalled() {
  if (installStatus() === 'installed') return
  storeInstallStatus('installed')
  track({ name: 'app_installed' })
}

export const pushStatus = (candidateId: string) => remembered(`push:${candidateId}`) as PushStatus | null
export const storePushStatus = (candidateId: string, status: PushStatus) => remember(`push:${candidateId}`, status)

/** The server is told once a day where to send. */
export const isTokenSent = (candidateId: string) => remembered(`push-sent:${candidateId}`) === today()
export const storeTokenSent = (candidateId: string) => remember(`push-sent:${candidateId}`, today())
export const forgetTokensSent = () => forgetAll('push-sent:')

const today = () => new Date().toISOString().slice(0, 10)

/** The number of this visit, from 1. One lasts as long as its tab. */
export function countVisit(candidateId: string) {
  const key = `visits:${candidateId}`
  const visits = Number(remembered(key) ?? 0)
  if (remembered(key, 'sessionStorage')) return visits
  remember(key, 'counted', 'sessionStorage')
  remember(key, String(visits + 1))
  return visits + 1
}

/** Who has answered one question is not asked another in the same visit. */
export const wasAsked = () => remembered('asked', 'sessionStorage') !== null
export const storeAsked = () => remember('asked', 'yes', 'sessionStorage')
