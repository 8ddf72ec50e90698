import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import * as v from 'valibot'
import { reportError } from '#platform/error-reporter.ts'

/** A campus is one address; a page says at most ten things. */
const reportsPerAddress = 60
/** More is written down by nobody, whoever sends it. */
const reportsPerMinute = 600

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest))
const reportShape = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/)),
  kind: v.picklist(['uncaught_exception', 'unhandled_rejection', 'route_change', 'service_worker', 'push_token']),
  name: text(80),
  message: text(300),
  stack: text(4_000),
  path: v.pipe(text(300), v.startsWith('/')),
})

type Options = {
  /** Hides the addresses that reports are counted by. */
  secret: string
  clock?: () => number
}

/** Takes what a browser met: it talks to no other host, so our server logs it and passes it on. */
export function openErrorReports({ secret, clock = () => Date.now() }: Options) {
  let minute = { began: 0, count: 0, ofAddress: new Map<string, number>() }

  /** Counts one report before any of it is read. */
  function mayReport(address: string) {
    const now = clock()
    if (now - minute.began >= 60_000) minute = { began: now, count: 0, ofAddress: new Map() }
    const key = createHmac('sha256', secret).update(networkOf(address)).digest('base64url')
    const mine = (minute.ofAddress.get(key) ?? 0) + 1
    // Who said too much already uses up nothing of what is left for all.
    if (mine > reportsPerAddress || minute.count >= reportsPerMinute) return false
    minute.ofAddress.set(key, mine)
    minute.count += 1
    return true
  }

  async function take(request: Request): Promise<Response> {
    const read = v.safeParse(reportShape, parsed(await request.text()))
    if (!read.success) return new Response(null, { status: 400 })
    const { id, kind, name, message, stack, path } = read.output
    const error = Object.assign(new Error(message), {
      name,
      stack: stack.startsWith(name) ? stack : `${name}\n${stack}`,
    })
    // Anybody can write such a report: it never looks like one of this server's own.
    reportError(error, { kind: `browser_${kind}`, path, requestId: `browser:${id}` })
    return new Response(null, { status: 204 })
  }

  return { mayReport, take }
}

/** Browsers say which page sends. What says nothing was not sent by one; that it is ours is judged for every request. */
export function isOwnReport({ headers }: Pick<Request, 'headers'>) {
  const site = headers.get('sec-fetch-site')
  return site === null ? headers.has('origin') : site === 'same-origin'
}

/** One visitor has a whole /64 of IPv6 addresses. */
function networkOf(address: string) {
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...(address.includes('::') ? zeros : []), ...right].slice(0, 4).join(':')
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
