import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readEnv, type Env } from '#platform/env.ts'
import { openTraces } from '#platform/traces/open-traces.ts'

type Value = { stringValue?: string; intValue?: number }
type Sent = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: Value }[]
  links?: { traceId: string; spanId: string }[]
  status: { code?: number; message?: string }
  events?: unknown[]
}
/** A span as a collector has received it. */
export type CollectedSpan = Omit<Sent, 'attributes'> & { attributes: Record<string, string | number | undefined> }

/** A collector in this process, which receives what OTLP over HTTP brings. */
export async function openCollector() {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      bodies.push(Buffer.concat(parts).toString())
      response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    settings: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
    /** Everything that came, as it was written. */
    text: () => bodies.join('\n'),
    spans: (): CollectedSpan[] =>
      bodies
        .map((body) => JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] })
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans)
        .map(({ attributes, ...span }) => ({
          ...span,
          attributes: Object.fromEntries(
            attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
          ),
        })),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Traces an act, and returns what a collector received of it. */
export async function tracedSpans(act: () => Promise<unknown>, settings: Record<string, string> = {}) {
  const collector = await openCollector()
  const close = await tracing(readEnv({ ...collector.settings, ...settings }))
  try {
    await act()
  } finally {
    await close()
    collector.close()
  }
  return collector.spans()
}

/** Sends traces until the returned function is called. */
export async function tracing(env: Pick<Env, 'traces'>) {
  const ends: (() => Promise<unknown> | void)[] = []
  await openTraces(env, { onStop: (_, end) => void ends.push(end) })
  return async () => {
    for (const end of ends) await end()
  }
}
