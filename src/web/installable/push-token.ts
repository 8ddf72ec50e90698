import { askFromBrowser } from '#web/carry/ask.ts'
import { reportError } from '#web/carry/error-reporter.ts'
import { graphql } from '#web/generated/index.ts'
import type { PushSettings } from '#web/document/settings.ts'
import { isTokenSent, storePushStatus, storeTokenSent, type PushStatus } from './status.ts'
import { registerWorker } from './worker.ts'

const RegisterCandidateFcmToken = graphql(`
  mutation RegisterCandidateFcmToken($token: String!) {
    registerCandidateFcmToken(token: $token)
  }
`)

const RegisterCompanyUserFcmToken = graphql(`
  mutation RegisterCompanyUserFcmToken($token: String!, $isRenewal: Boolean!) {
    registerCompanyUserFcmToken(token: $token, isRenewal: $isRenewal)
  }
`)

/** The two sides whose people get pushes. */
export type PushArea = 'candidate' | 'client'
type Registration = { token: string; isRenewal: boolean }

/** Tells the server of the device; false for a device that its person removed on another one. */
const registrations: Record<PushArea, (registration: Registration) => Promise<boolean>> = {
  candidate: async ({ token }) =>
    (await askFromBrowser()(RegisterCandidateFcmToken, { token })).registerCandidateFcmToken,
  client: async (registration) =>
    (await askFromBrowser()(RegisterCompanyUserFcmToken, registration)).registerCompanyUserFcmToken,
}

/** A push service without an answer must not keep a person waiting. */
const pushTimeoutMs = 20_000

/** §4: worker, permission, token, server, in this order. Safari asks for permission only inside the press handler. */
export async function allowPushes(
  personId: string,
  settings: PushSettings,
  area: PushArea = 'candidate',
): Promise<PushStatus> {
  const worker = registerWorker()
  const permission = await Notification.requestPermission()
  // `default` means that the person closed the browser's question without an answer.
  if (permission !== 'granted') return permission === 'denied' ? 'dismissed' : 'pending'
  await sendToken({ personId, area, isRenewal: false }, settings, worker)
  return 'granted'
}

/** Push services change tokens without notice, so each day with a visit sends the token to the server again. */
export async function refreshToken(personId: string, settings: PushSettings, area: PushArea) {
  if (Notification.permission !== 'granted') return storePushStatus(personId, 'dismissed')
  if (!isTokenSent(personId)) await sendToken({ personId, area, isRenewal: true }, settings, registerWorker())
}

type Sending = { personId: string; area: PushArea; isRenewal: boolean }

/** A failure is reported; the next visit tries again. */
async function sendToken(
  { personId, area, isRenewal }: Sending,
  settings: PushSettings,
  worker: Promise<ServiceWorkerRegistration>,
) {
  try {
    const token = await inTime(tokenOf(settings, worker))
    const isRegistered = await inTime(registrations[area]({ token, isRenewal }))
    if (isRegistered) storeTokenSent(personId)
    else storePushStatus(personId, 'dismissed')
  } catch (error) {
    reportError(error, 'push_token')
  }
}

async function tokenOf(settings: PushSettings, worker: Promise<ServiceWorkerRegistration>) {
  await worker
  // Pushes need an active worker.
  const registration = await navigator.serviceWorker.ready
  if (settings.kind === 'firebase') return (await import('./firebase-token.ts')).firebaseToken(settings, registration)
  return JSON.stringify(await subscribe(registration, settings.publicKey))
}

async function subscribe({ pushManager }: ServiceWorkerRegistration, publicKey: string) {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const existing = await pushManager.getSubscription()
  if (existing && keyOf(existing) !== publicKey) await existing.unsubscribe()
  return pushManager.subscribe(options)
}

/** The public key in base64url, the form of the settings. */
function keyOf({ options: { applicationServerKey } }: PushSubscription) {
  const bytes = String.fromCharCode(...new Uint8Array(applicationServerKey ?? new ArrayBuffer()))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const inTime = <Result>(result: Promise<Result>) =>
  Promise.race([
    result,
    new Promise<never>((_, refuse) => {
      setTimeout(() => refuse(new Error('the push service did not answer')), pushTimeoutMs)
    }),
  ])
