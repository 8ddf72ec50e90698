import { AsyncLocalStorage } from 'node:async_hooks'
import { pino, type DestinationStream, type Logger } from 'pino'
import { currentTraceId } from './traces/traces.ts'

const requests = new AsyncLocalStorage<string>()

/** Every line logged inside `run` carries this request id. */
export const withRequestId = <Result>(requestId: string, run: () => Result): Result => requests.run(requestId, run)
export const currentRequestId = (): string | undefined => requests.getStore()

/**
 * The only fields that may be logged. An allow-list, because a name, a mail address or a memo in a log cannot be
 * removed again.
 */
const loggable = [
  'requestId',
  'traceId',
  'error',
  'method',
  'path',
  'status',
  'ms',
  'operation',
  'statements',
  'job',
  'jobId',
  'attempt',
  'attempts',
  'port',
  'url',
  'pid',
  'count',
  'rows',
  'number',
  'migration',
  'signal',
  'code',
  'kind',
  'area',
  'channel',
  'bytes',
  'candidateId',
  'companyId',
  'accountId',
  'adminId',
  'scoutInvitationId',
  'jobDescriptionId',
  'schedulingId',
  'eventId',
  'event',
  'seconds',
  'reason',
  'version',
  'limit',
  'wanted',
  'knownUntil',
] as const
const allowed: ReadonlySet<string> = new Set(loggable)

/** A field that would not be logged does not compile. */
type Fields = { [Name in (typeof loggable)[number]]?: unknown }
type Say = { (fields: Fields, message: string): void; (message: string): void }
type Log = Record<'debug' | 'info' | 'warn' | 'error' | 'fatal', Say> & Pick<Logger, 'flush' | 'level'>

const readable: DestinationStream = {
  write(line) {
    const { level, time, msg, error, ...fields } = JSON.parse(line) as {
      level: string
      time: string
      msg?: string
      error?: { stack?: string }
    } & Record<string, unknown>
    const rest = Object.entries(fields).map(
      ([key, value]) => ` ${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
    const stack = error ? `\n${error.stack ?? JSON.stringify(error)}` : ''
    process.stderr.write(`${time.slice(11, 19)} ${level.padEnd(5)} ${msg ?? ''}${rest.join('')}${stack}\n`)
  },
}

/** JSON lines in production, one readable line each otherwise; errors keep code and stack, never the statement's values. */
export const log: Log = pino(
  {
    level: process.env['LOG_LEVEL'] || (process.env['NODE_ENV'] === 'test' || process.env['VITEST'] ? 'warn' : 'info'),
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label) => ({ level: label }),
      log: (fields) => Object.fromEntries(Object.entries(fields).filter(([key]) => allowed.has(key))),
    },
    mixin: () => {
      const requestId = currentRequestId()
      const traceId = currentTraceId()
      return { ...(requestId && { requestId }), ...(traceId && { traceId }) }
    },
    serializers: { error: plainError },
  },
  process.env['NODE_ENV'] === 'production' ? pino.destination({ dest: 1, sync: false }) : readable,
)

type PlainError = Record<string, unknown> & { type: string; message: string; stack: string }

/**
 * PostgreSQL puts row values into `detail` and sometimes into `message`; only our own texts and codes may be logged.
 */
export function plainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { type: 'Error', message: typeof error, stack: '' }
  const { code, table, constraint, routine } = error as Error & {
    code?: string
    table?: string
    constraint?: string
    routine?: string
  }
  const ofDatabase = typeof routine === 'string'
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')
  const message = ofDatabase ? `database error ${code}${constraint ? ` ${constraint}` : ''}` : error.message
  const cause = error.cause === undefined ? {} : { cause: plainError(error.cause) }
  return {
    type: error.name,
    message,
    code,
    table,
    constraint,
    stack: `${error.name}: ${message}\n${frames}`,
    ...cause,
  }
}
