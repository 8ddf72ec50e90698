/**
 * All that a span may say. A closed list of routes, names of the code, statuses and kinds: no id, address, query string
 * or value of a person can get in. `yoake.request_id` leads to the log.
 */
export type SpanAttributes = {
  'http.request.method'?: string
  'http.route'?: string
  'http.response.status_code'?: number
  'graphql.operation.type'?: string
  'graphql.operation.name'?: string
  'db.system.name'?: 'postgresql'
  'db.query.summary'?: string
  'messaging.system'?: 'graphile_worker'
  'messaging.operation.type'?: 'process'
  'messaging.destination.name'?: string
  'error.type'?: string
  'yoake.channel'?: 'mail' | 'push' | 'sms'
  'yoake.outcome'?: string
  'yoake.pool'?: string
  'yoake.request_id'?: string
}

export type SpanStart = {
  name: string
  kind: 'server' | 'internal' | 'client' | 'consumer'
  attributes: SpanAttributes
  /** The headers in which a proxy that is believed names its own span. */
  from?: Headers
  /** The `traceparent` of the request that caused this; the span begins a trace of its own and links to it. */
  causedBy?: string | undefined
}

/** A span under way. */
export type OpenSpan = {
  set: (attributes: SpanAttributes) => void
  rename: (name: string) => void
  /** Marks it as failed, for this reason: a status, or the kind of an error, never its message. */
  fail: (type: string) => void
}

type Statement = { pool: string; sql: string; ms: number; error?: unknown }
/** A sender of spans to a collector. */
export type SentTraces = {
  inSpan: <Result>(start: SpanStart, run: (span: OpenSpan) => Promise<Result>) => Promise<Result>
  noteStatement: (statement: Statement) => void
  traceparent: () => string | undefined
  traceId: () => string | undefined
  close: () => Promise<void>
}

let traces: SentTraces | undefined

/** Sends traces from now on; without any, nothing is traced. */
export const sendTraces = (to: SentTraces | undefined) => void (traces = to)

/** Runs an act in a span, where traces are sent; else it only runs. */
export function inSpan<Result>(
  start: () => SpanStart,
  run: (span: OpenSpan | undefined) => Promise<Result>,
): Promise<Result> {
  return traces ? traces.inSpan(start(), run) : run(undefined)
}

/** Runs the sending of a mail, push or SMS in a span. */
export const inSendingSpan = <Result>(
  channel: NonNullable<SpanAttributes['yoake.channel']>,
  run: (span: OpenSpan | undefined) => Promise<Result>,
): Promise<Result> =>
  inSpan(() => ({ name: `send ${channel}`, kind: 'client', attributes: { 'yoake.channel': channel } }), run)

/** Notes a statement that has just ended, inside the span that asked for it. */
export const noteStatement = (statement: Statement): void => traces?.noteStatement(statement)

/** The span that runs now, as `traceparent` writes it. */
export const currentTraceparent = (): string | undefined => traces?.traceparent()
/** The trace that runs now. */
export const currentTraceId = (): string | undefined => traces?.traceId()
