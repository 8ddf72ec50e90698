import { createStackParser, createTransport } from '@sentry/core'
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server'
import { plainError } from './log.ts'

/** The kind and place of a failure, without personal data. `path` has no query. */
export type ErrorAbout = { kind: string; path?: string; requestId?: string }
/** Reports unexpected errors. Never throws, never waits. */
export type ErrorReporter = { report: (error: unknown, about: ErrorAbout) => void; close: () => Promise<void> }

const stackParser = createStackParser(nodeStackLineParser())
const sendingMs = 5_000

/** Sends only data that may be logged: type, message without row values, frames, kind, path, request id. */
export function openErrorService(dsn: string, environment: string): ErrorReporter {
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    integrations: [],
    stackParser,
    sendClientReports: false,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const signal = AbortSignal.timeout(sendingMs)
        const { status, headers } = await fetch(options.url, { method: 'POST', body: body as BodyInit, signal })
        return {
          statusCode: status,
          headers: {
            'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'),
            'retry-after': headers.get('retry-after'),
          },
        }
      }),
  })
  client.init()
  return {
    report(error, { kind, path, requestId }) {
      const { type, message, stack } = plainError(error)
      client.captureEvent({
        level: 'error',
        exception: {
          values: [
            {
              type,
              value: message,
              stacktrace: { frames: stackParser(stack) },
            },
          ],
        },
        tags: { kind, ...(path && { path }), ...(requestId && { requestId }) },
      })
    },
    async close() {
      await client.close(sendingMs)
    },
  }
}
