/** Where in the browser something failed. */
export type ErrorKind = 'uncaught_exception' | 'unhandled_rejection' | 'route_change' | 'service_worker' | 'push_token'
export type ErrorReport = { id: string; kind: ErrorKind; name: string; message: string; stack: string; path: string }

/** One page that fails again and again says so only this often. */
const reportsAtMost = 10
const longest = { message: 300, stack: 4000 }

let sent = 0
const ids = new WeakMap<object, string>()

/** The id under which an error of this page was reported, for whoever has to ask us about it. */
export const errorIdOf = (error: unknown) => (typeof error === 'object' && error ? ids.get(error) : undefined)

/** Tells our own server, once per error; it logs and passes on. Nothing is waited for. */
export function reportError(error: unknown, kind: ErrorKind) {
  const known = errorIdOf(error)
  if (known) return known
  const id = crypto.randomUUID().slice(0, 13)
  if (typeof error === 'object' && error) ids.set(error, id)
  sent += 1
  if (sent <= reportsAtMost) {
    const body = JSON.stringify({ id, kind, path: location.pathname, ...described(error) } satisfies ErrorReport)
    void send(body)
  }
  return id
}

async function send(body: string) {
  try {
    await fetch('/errors', { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true })
  } catch {
    // Without a connection there is nobody to tell.
  }
}

function described(error: unknown) {
  const { name, message, stack } = error instanceof Error ? error : new Error(plainText(error))
  return {
    name,
    message: withoutQueries(message).slice(0, longest.message),
    stack: withoutQueries(stack ?? '').slice(0, longest.stack),
  }
}

const plainText = (error: unknown) =>
  error && typeof error === 'object' && 'status' in error ? `status ${String(error.status)}` : typeof error

/** Search words and ids of an address are nobody's business. */
const withoutQueries = (text: string) => text.replaceAll(/\?[^\s:)]*/g, '')

/** From here on, what nobody caught is told. */
export function listenForErrors() {
  addEventListener(
    'error',
    ({ error }) => error !== undefined && error !== null && reportError(error, 'uncaught_exception'),
  )
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'unhandled_rejection'))
}
