import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { reportError } from '#platform/error-reporter.ts'
import { visitorNetwork } from '#platform/network.ts'
import { writtenPath } from './http/written-path.ts'

/**
 * Reports of one address in a minute. Many students of a campus share one address; one page sends at most ten reports.
 */
const reportsPerAddress = 60
/** Reports of all addresses in a minute, so that reports cannot flood the log. */
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
  /** Key of the hash under which the addresses of reports are counted. */
  secret: string
  clock?: () => number
}

/** Takes error reports of browsers. The page may send to no other host, so our server logs and forwards them. */
export function openErrorReports({ secret, clock = () => Date.now() }: Options) {
  let minute = { began: 0, count: 0, ofAddress: new Map<string, number>() }

  /** Counts one report before reading it. */
  function mayReport(address: string) {
    const now = clock()
    if (now - minute.began >= 60_000) minute = { began: now, count: 0, ofAddress: new Map() }
    const key = createHmac('sha256', secret).update(visitorNetwork(address)).digest('base64url')
    const mine = (minute.ofAddress.get(key) ?? 0) + 1
    // An address over its limit does not count toward the limit of all.
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
    // Reports are untrusted, so their kind and request id carry a prefix that the server's own errors never have.
    reportError(error, { kind: `browser_${kind}`, path: writtenPath(path), requestId: `browser:${id}` })
    return new Response(null, { status: 204 })
  }

  return { mayReport, take }
}

/** Browsers send Sec-Fetch-Site, older ones at least Origin. `comesFromHere` checks the value of Origin. */
export function isOwnReport({ headers }: Pick<Request, 'headers'>) {
  const site = headers.get('sec-fetch-site')
  return site === null ? headers.has('origin') : site === 'same-origin'
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
