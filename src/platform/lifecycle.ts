import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseAway } from './database/database-away.ts'
import { reportError } from './error-reporter.ts'
import { log } from './log.ts'

export type Lifecycle = {
  /** Registers a function that ends a part; the part registered last ends first. */
  onStop: (name: string, end: () => Promise<unknown> | void) => void
  /**
   * Registers what is said at once when a signal asks for the end, so many milliseconds before the parts end: whoever
   * sends visitors here has that long to notice. Every other reason to stop cuts it short.
   */
  onSignal: (announce: () => void, waitMs: number) => void
  /** Ends all parts once, then the process; later calls wait for the first. */
  stop: (reason: string, code?: number) => Promise<void>
}

/**
 * Ends the process in order on SIGTERM, SIGINT, SIGHUP, the death of its parent process, or an uncaught error, which
 * may have broken more. A rejection because the database is away does not end the process. After `deadline`
 * milliseconds each remaining part gets one second to stop.
 */
export function openLifecycle({
  deadline = 25_000,
  exit = (code: number): void => process.exit(code),
  wait = (milliseconds: number, signal: AbortSignal): Promise<unknown> => sleep(milliseconds, undefined, { signal }),
} = {}): Lifecycle {
  const ends: { name: string; end: () => Promise<unknown> | void }[] = []
  const hurry = new AbortController()
  let notice = { announce: (): void => undefined, waitMs: 0 }
  let stopping: Promise<void> | undefined

  function stop(reason: string, code = 0) {
    hurry.abort()

    return (stopping ??= endAll(reason, code))
  }
  async function stopAfterNotice(reason: string) {
    notice.announce()
    if (notice.waitMs > 0) {
      log.info({ reason, seconds: notice.waitMs / 1000 }, 'no longer ready, stopping soon')
      await wait(notice.waitMs, hurry.signal).catch(() => undefined)
    }
    await endAll(reason, 0)
  }
  async function endAll(reason: string, code: number) {
    if (ends.length > 0) log.info({ reason }, 'stopping')
    const until = Date.now() + deadline
    for (const { name, end } of ends.toReversed()) {
      const timeout = new AbortController()
      const late = sleep(Math.max(1_000, until - Date.now()), 'late', {
        signal: timeout.signal,
      }).catch(() => undefined)
      try {
        if ((await Promise.race([end(), late])) === 'late') log.warn({ kind: name }, 'did not stop in time')
      } catch (error) {
        log.error({ kind: name, error }, 'did not stop cleanly')
      }
      timeout.abort()
    }
    if (ends.length > 0) log.info({ reason }, 'stopped')
    exit(code)
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => void (stopping ??= stopAfterNotice(signal)))
  process.on('uncaughtException', (error, origin) => {
    reportError(error, { kind: origin === 'unhandledRejection' ? 'unhandled_rejection' : 'uncaught_exception' })
    if (origin === 'unhandledRejection' && isDatabaseAway(error)) return
    void stop('uncaught error', 1)
  })
  if (process.connected) {
    process.once('disconnect', () => void stop('parent ended'))
    process.channel?.unref()
  }
  return {
    onStop: (name, end) => void ends.push({ name, end }),
    onSignal: (announce, waitMs) => void (notice = { announce, waitMs }),
    stop,
  }
}
