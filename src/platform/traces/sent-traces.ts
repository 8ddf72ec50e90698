import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  defaultTextMapGetter,
  defaultTextMapSetter,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator, parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Env } from '../env.ts'
import { log } from '../log.ts'
import { statementName } from './statement-name.ts'
import type { OpenSpan, SentTraces, SpanStart } from './traces.ts'

const kinds = {
  server: SpanKind.SERVER,
  internal: SpanKind.INTERNAL,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
}
const warnEveryMs = 60_000
/** A stop waits this long for a collector that does not answer. */
const sendingMs = 3_000

/**
 * Spans, sent to a collector. Nothing is registered with OpenTelemetry's globals, so that no library adds spans of its
 * own: what is sent is what this code writes.
 */
export function openSentTraces({ endpoint, serviceName, share }: NonNullable<Env['traces']>): SentTraces {
  warnOfLoss()
  const exporter = new OTLPTraceExporter({ url: endpoint, timeoutMillis: sendingMs })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: sendingMs })],
  })
  const tracer = provider.getTracer('yoake')
  const contexts = new AsyncLocalStorageContextManager().enable()
  const propagator = new W3CTraceContextPropagator()
  const current = () => trace.getSpan(contexts.active())

  function begun({ name, kind, attributes, from, causedBy }: SpanStart): { span: Span; context: Context } {
    const cause = causedBy ? parseTraceParent(causedBy) : null
    const isFirst = kind === 'server' || kind === 'consumer'
    const parent = from ? fromProxy(from) : isFirst ? ROOT_CONTEXT : contexts.active()
    const options = { kind: kinds[kind], attributes, ...(cause && { links: [{ context: cause }] }) }
    const span = tracer.startSpan(name, options, parent)
    return { span, context: trace.setSpan(parent, span) }
  }

  const fromProxy = (headers: Headers) => {
    const named = { traceparent: headers.get('traceparent'), tracestate: headers.get('tracestate') }
    return propagator.extract(ROOT_CONTEXT, named, defaultTextMapGetter)
  }

  return {
    async inSpan(start, run) {
      const { span, context } = begun(start)
      try {
        return await contexts.with(context, () => run(opened(span)))
      } catch (error) {
        opened(span).fail(errorType(error))
        throw error
      } finally {
        span.end()
      }
    },

    noteStatement({ pool, sql, ms, error }) {
      // A statement that the process sends by itself, again and again, is no part of a trace.
      if (!current()?.isRecording()) return
      const name = statementName(sql)
      const end = Date.now()
      const span = tracer.startSpan(
        name,
        {
          kind: SpanKind.CLIENT,
          startTime: end - ms,
          attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name, 'yoake.pool': pool },
        },
        contexts.active(),
      )
      if (error) opened(span).fail(errorType(error))
      span.end(end)
    },

    traceparent() {
      const carrier: Record<string, string> = {}
      propagator.inject(contexts.active(), carrier, defaultTextMapSetter)
      return carrier['traceparent']
    },

    traceId() {
      const context = current()?.spanContext()
      return context && (context.traceFlags & TraceFlags.SAMPLED) !== 0 ? context.traceId : undefined
    },

    /** Sends what waits. */
    async close() {
      contexts.disable()
      await provider.shutdown().catch(() => undefined)
    },
  }
}

const opened = (span: Span): OpenSpan => ({
  set: (attributes) => void span.setAttributes(attributes),
  rename: (name) => void span.updateName(name),
  fail: (type) => void span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR }),
})

/** The kind of an error: PostgreSQL's code, or the name of its class. Its message may hold what a person wrote. */
function errorType(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const { code } = error as Error & { code?: unknown }
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : error.name
}

/** A collector that is away loses spans and nothing else; one line a minute says so. */
function warnOfLoss() {
  let warnedAt = -Infinity
  setGlobalErrorHandler(() => {
    const now = performance.now()
    if (now - warnedAt < warnEveryMs) return
    warnedAt = now
    log.warn({ kind: 'traces' }, 'the collector takes no traces')
  })
}
