import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { tracedSpans, tracing } from '#test/collector.ts'
import { readEnv } from '../env.ts'
import { currentTraceId, currentTraceparent, inSpan, noteStatement, type SpanStart } from './traces.ts'

const operation = (): SpanStart => ({ name: 'query HomePage', kind: 'internal', attributes: {} })
const request = (headers?: Record<string, string>) => (): SpanStart => ({
  name: 'GET /',
  kind: 'server',
  attributes: { 'http.route': '/' },
  ...(headers && { from: new Headers(headers) }),
})
const outside = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' }
const statement = { pool: 'yoake', sql: 'select * from "job" where "title" = $1', ms: 3 }

test('a request holds its operation, and that its statements', async () => {
  const spans = await tracedSpans(() =>
    inSpan(request(), () => inSpan(operation, async () => noteStatement(statement))),
  )
  const [select, query, get] = spans
  expect(spans.map(({ name }) => name)).toEqual(['select job', 'query HomePage', 'GET /'])
  expect([select?.parentSpanId, query?.parentSpanId, get?.parentSpanId ?? '']).toEqual([query?.spanId, get?.spanId, ''])
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1)
  expect(select?.attributes).toEqual({
    'db.system.name': 'postgresql',
    'db.query.summary': 'select job',
    'yoake.pool': 'yoake',
  })
})

test('a failure tells its kind and no message, which may hold what a person wrote', async () => {
  const of = async (error: Error) => {
    const failing = async () => {
      throw error
    }
    const [span] = await tracedSpans(async () => expect(inSpan(operation, failing)).rejects.toBe(error))
    return span
  }
  const plain = await of(new TypeError('山田太郎 cannot be reached'))
  expect([plain?.attributes, plain?.status, plain?.events]).toEqual([{ 'error.type': 'TypeError' }, { code: 2 }, []])
  const ofDatabase = await of(Object.assign(new Error('Key (email)=(a@b.jp)'), { code: '23505' }))
  expect(ofDatabase?.attributes['error.type']).toBe('23505')
})

test('a job begins a trace of its own and links to the request that wrote it', async () => {
  let written: string | undefined
  const spans = await tracedSpans(async () => {
    await inSpan(request(), async () => void (written = currentTraceparent()))
    const job = (): SpanStart => ({ name: 'process send_mail', kind: 'consumer', attributes: {}, causedBy: written })
    await inSpan(job, async () => undefined)
  })
  const [get, job] = spans
  expect(job?.traceId).not.toBe(get?.traceId)
  expect(job?.links).toMatchObject([{ traceId: get?.traceId, spanId: get?.spanId }])
})

test('the span of a proxy is the parent of a request', async () => {
  const headers = { traceparent: `00-${outside.trace}-${outside.span}-01` }
  const [span] = await tracedSpans(() => inSpan(request(headers), async () => undefined))
  expect([span?.traceId, span?.parentSpanId]).toEqual([outside.trace, outside.span])
})

test('what a proxy does not want traced, and what the share leaves out, is not sent', async () => {
  const headers = { traceparent: `00-${outside.trace}-${outside.span}-00` }
  const act = async () => {
    await inSpan(request(), async () => {
      noteStatement(statement)
      expect(currentTraceId()).toBeUndefined()
    })
  }
  expect(await tracedSpans(() => inSpan(request(headers), async () => undefined))).toEqual([])
  expect(await tracedSpans(act, { OTEL_TRACES_SAMPLER_ARG: '0' })).toEqual([])
})

test('a statement outside of every span is no trace', async () => {
  expect(await tracedSpans(async () => noteStatement(statement))).toEqual([])
})

test('without a collector an act runs without a span, and names no trace', async () => {
  const close = await tracing(readEnv({}))
  const seen = await inSpan(operation, async (span) => [span, currentTraceId(), currentTraceparent()])
  expect(seen).toEqual([undefined, undefined, undefined])
  await close()
})

test('a collector that is away holds nothing up', async () => {
  const close = await tracing(readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }))
  expect(await inSpan(operation, async () => 'answered')).toBe('answered')
  await close()
})

test('without a collector nothing that sends traces is loaded', () => {
  const loaded = (settings: Record<string, string>) =>
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { registerHooks } from 'node:module'
        const seen = []
        registerHooks({ resolve: (...[name, context, next]) => (seen.push(name), next(name, context)) })
        const { readEnv } = await import('#platform/env.ts')
        const { openTraces } = await import('#platform/traces/open-traces.ts')
        await openTraces(readEnv(${JSON.stringify(settings)}), { onStop: () => undefined })
        console.log(seen.filter((name) => name.startsWith('@opentelemetry/')).length > 0)
        process.exit()`,
      ],
      { encoding: 'utf8' },
    ).trim()
  expect(loaded({})).toBe('false')
  expect(loaded({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })).toBe('true')
})
