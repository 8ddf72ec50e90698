import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { BodyLimit, BodyLimits } from './body-limits.ts'
import { turnedAway } from './turned-away.ts'

/**
 * Bytes of a normal GraphQL request, a few kilobytes with room to spare. Longer bodies are read after the viewer is
 * known.
 */
export const smallBody = 100_000

// An unread body would be read as the next request on the connection.
const close = { connection: 'close' }

/** Reads every body that a route accepts, within the route's limits of size and time, before any handler runs. */
export const readBodies =
  (limitOf: BodyLimits): MiddlewareHandler =>
  async (c, next) => {
    const { method, headers } = c.req.raw
    const isCounted = headers.has('transfer-encoding')
    const length = Number(headers.get('content-length') ?? 0)
    const isEmpty = !isCounted && length === 0
    if (isEmpty && method !== 'POST') return next()
    const limit = limitOf(method, c.req.path)
    // The GraphQL doors refuse other methods themselves.
    if (limit === null)
      return limitOf('POST', c.req.path)?.needsLength ? next() : turnedAway(c, 'method_not_taken', close)
    if (isEmpty) return next()
    if (limit.needsLength && isCounted) return turnedAway(c, 'length_required', close)
    if (length > limit.bytes) return turnedAway(c, 'request_too_large', close)
    if (limit.needsLength && length > smallBody) return next()
    return (await readBody(c, limit)) ?? next()
  }

/** Reads the whole body for later handlers. Returns a refusal when the body is too large, too slow or cut off. */
export async function readBody(c: Context, limit: Pick<BodyLimit, 'bytes' | 'seconds'>): Promise<Response | null> {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming
  // A test's request, made in this process, has no connection to read from.
  if (!incoming) return null
  const end = await readIncoming(incoming, limit)
  if (end === 'read') return null
  if (end === 'gone') return new Response(null, { status: 400, headers: close })
  return turnedAway(c, end, close)
}

/** The first 200 bytes of a body, enough to tell a mutation from a query. */
export function beginningOf(c: Context): string {
  const incoming: Incoming | undefined = (c.env as Partial<HttpBindings> | undefined)?.incoming
  return incoming?.rawBody?.toString('utf8', 0, 200) ?? ''
}

type Incoming = HttpBindings['incoming'] & { rawBody?: Buffer }
type End = 'read' | 'gone' | 'request_too_large' | 'request_too_slow'

function readIncoming(incoming: Incoming, { bytes, seconds }: Pick<BodyLimit, 'bytes' | 'seconds'>): Promise<End> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let length = 0
    const finish = (end: End) => {
      clearTimeout(timer)
      incoming.off('data', take).off('end', whole).off('error', gone).off('close', gone)
      if (end !== 'read') incoming.pause()
      resolve(end)
    }
    const take = (chunk: Buffer) => {
      length += chunk.length
      if (length > bytes) return finish('request_too_large')
      chunks.push(chunk)
    }
    const whole = () => {
      // Hono's adapter takes the body from rawBody when present.
      incoming.rawBody = Buffer.concat(chunks, length)
      finish('read')
    }
    const gone = () => finish('gone')
    const timer = setTimeout(() => finish('request_too_slow'), seconds * 1000)
    incoming.on('data', take).on('end', whole).on('error', gone).on('close', gone)
    if (incoming.destroyed && !incoming.readableEnded) gone()
  })
}
