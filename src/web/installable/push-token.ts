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

/** A push service without an answer must not keep the student waiting. */
const pushTimeoutMs = 20_000

/** §4: worker, permission, token, server, in this order. Safari asks for permission only inside the press handler. */
export async function allowPushes(candidateId: string, settings: PushSettings): Promise<PushStatus> {
  const worker = registerWorker()
  const permission = await Notification.requestPermission()
  // `default` means that the student closed the browser's question without an answer.
  if (permission !== 'granted') return permission === 'denied' ? 'dismissed' : 'pending'
  await sendToken(candidateId, settings, worker)
  return 'granted'
}

/** Push services change tokens without notice, so each day with a visit sends the token to the server again. */
export async function refreshToken(candidateId: string, settings: PushSettings) {
  if (Notification.permission !== 'granted') return storePushStatus(candidateId, 'dismissed')
  if (!isTokenSent(candidateId)) await sendToken(candidateId, settings, registerWorker())
}

/** A failure is reported; the next visit tries again. */
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
