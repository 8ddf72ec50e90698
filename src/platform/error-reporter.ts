import { isDatabaseAway } from './database/database-away.ts'
import type { Env } from './env.ts'
import type { ErrorAbout, ErrorReporter } from './error-service.ts'
import { currentRequestId, log, plainError } from './log.ts'

const logged: ErrorReporter = {
  report: (error, about) => log.error({ error, ...about }, 'unexpected error'),
  close: async () => {},
}
let current = logged

/** The only way to report an error that is not a refusal. Its id is the request's, which the visitor sees. */
export function reportError(error: unknown, about: ErrorAbout): void {
  if (isDatabaseAway(error)) noteDatabaseAway(error, about)
  else current.report(error, { requestId: currentRequestId(), ...about })
}

/** While the database is away every request fails, so one log line per 10 s counts these errors. */
const awayEveryMs = 10_000
const away = { count: 0, notedAt: -Infinity }

function noteDatabaseAway(error: unknown, { kind }: ErrorAbout) {
  away.count += 1
  const now = performance.now()
  if (now - away.notedAt < awayEveryMs) return
  log.error({ kind, count: away.count, code: plainError(error)['code'] }, 'the database is away')
  Object.assign(away, { count: 0, notedAt: now })
}

/**
 * Logs errors, and with `ERROR_DSN` also sends them to a service that speaks Sentry's protocol. `close` sends waiting
 * reports. Without `ERROR_DSN` nothing of that protocol is loaded.
 */
export async function openErrorReporter(env: Pick<Env, 'errorDsn' | 'mode'>): Promise<ErrorReporter> {
  const service = env.errorDsn
    ? (await import('./error-service.ts')).openErrorService(env.errorDsn, env.mode)
    : undefined
  current = {
    report(error, about) {
      logged.report(error, about)
      service?.report(error, about)
    },
    async close() {
      current = logged
      await service?.close()
    },
  }
  return current
}
