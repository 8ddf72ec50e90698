/** The place in the browser where an error was caught. */
type ErrorKind = 'uncaught_exception' | 'unhandled_rejection' | 'route_change' | 'service_worker' | 'push_token'
type ErrorReport = { id: string; kind: ErrorKind; name: string; message: string; stack: string; path: string }

/** Reports of one page load; an error that repeats is not sent without end. */
const maxReports = 10
const maxLengths = { message: 300, stack: 4000 }

let sent = 0
const ids = new WeakMap<object, string>()

/** The id under which an error of this page was reported. A person can quote the id to the operator. */
export const errorIdOf = (error: unknown) => (typeof error === 'object' && error ? ids.get(error) : undefined)

/**
 * Sends an error to our own server, once per error, and returns the id of the report. The server logs the report and
 * passes the report on.
 * @param path the address that failed, where it is not the one of the open page
 */
export function reportError(error: unknown, kind: ErrorKind, path = location.pathname) {
  const reported = errorIdOf(error)
  if (reported) return reported
  const id = crypto.randomUUID().slice(0, 13)
  if (typeof error === 'object' && error) ids.set(error, id)
  sent += 1
  if (sent <= maxReports) {
    const body = JSON.stringify({ id, kind, path, ...described(error) } satisfies ErrorReport)
    void send(body)
  }
  return id
}

async function send(body: string) {
  try {
    await fetch('/errors', { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true })
  } catch {
    // The report is lost without a connection.
  }
}

function described(error: unknown) {
  const { name, message, stack } = error instanceof Error ? error : new Error(plainText(error))
  return {
    name,
    message: withoutQueries(message).slice(0, maxLengths.message),
    stack: withoutQueries(stack ?? '').slice(0, maxLengths.stack),
  }
}

const plainText = (error: unknown) =>
  error && typeof error === 'object' && 'status' in error ? `status ${String(error.status)}` : typeof error

/** Search words and ids in addresses are personal data. */
const withoutQueries = (text: string) => text.replaceAll(/\?[^\s:)]*/g, '')

/** Reports every error that no other code catches. */
export function listenForErrors() {
  addEventListener(
    'error',
    ({ error }) => error !== undefined && error !== null && reportError(error, 'uncaught_exception'),
  )
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'unhandled_rejection'))
}
