import { askFromBrowser } from '#web/ask.ts'
import { reportError } from '#web/error-reporter.ts'
import { graphql } from '#web/generated/index.ts'
import type { PushSettings } from '#web/settings.ts'
import { isTokenSent, storePushStatus, storeTokenSent, type PushStatus } from './status.ts'
import { registerWorker } from './worker.ts'

const RegisterCandidateFcmToken = graphql(`
  mutation RegisterCandidateFcmToken($token: String!) {
    registerCandidateFcmToken(token: $token)
  }
`)

/** A push service that does not answer keeps nobody waiting. */
const patienceMs = 20_000

/** §4: worker, permission, token, server. To be called within the press, or Safari does not ask. */
export async function allowPushes(candidateId: string, settings: PushSettings): Promise<PushStatus> {
  const worker = registerWorker()
  const permission = await Notification.requestPermission()
  // Who closes the question of the browser has not answered it.
  if (permission !== 'granted') return permission === 'denied' ? 'dismissed' : 'pending'
  await sendToken(candidateId, settings, worker)
  return 'granted'
}

/** Tokens change without a word: the server hears of this one again, silently, on each day that the student comes. */
export async function refreshToken(candidateId: string, settings: PushSettings) {
  if (Notification.permission !== 'granted') return storePushStatus(candidateId, 'dismissed')
  if (!isTokenSent(candidateId)) await sendToken(candidateId, settings, registerWorker())
}

/** What fails is reported; the next visit tries again. */
async function sendToken(candidateId: string, settings: PushSettings, worker: Promise<ServiceWorkerRegistration>) {
  try {
    const token = await inTime(tokenOf(settings, worker))
    await inTime(askFromBrowser()(RegisterCandidateFcmToken, { token }))
    storeTokenSent(candidateId)
  } catch (error) {
    reportError(error, 'push_token')
  }
}

async function tokenOf(settings: PushSettings, worker: Promise<ServiceWorkerRegistration>) {
  await worker
  // Only an active worker can be sent to.
  const registration = await navigator.serviceWorker.ready
  if (settings.kind === 'firebase') return (await import('./firebase-token.ts')).firebaseToken(settings, registration)
  return JSON.stringify(await subscribe(registration, settings.publicKey))
}

async function subscribe({ pushManager }: ServiceWorkerRegistration, publicKey: string) {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const known = await pushManager.getSubscription()
  if (known && keyOf(known) !== publicKey) await known.unsubscribe()
  return pushManager.subscribe(options)
}

/** In base64url, as the settings have it. */
function keyOf({ options: { applicationServerKey } }: PushSubscription) {
  const bytes = String.fromCharCode(...new Uint8Array(applicationServerKey ?? new ArrayBuffer()))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const inTime = <Result>(result: Promise<Result>) =>
  Promise.race([
    result,
    new Promise<never>((_, refuse) => {
      setTimeout(() => refuse(new Error('the push service did not answer')), patienceMs)
    }),
  ])
