import * as v from 'valibot'
import { reportError } from '#platform/error-reporter.ts'

/** A page that reports more than this is broken in the same way again, or is not ours. */
const reportsPerMinute = 60
const longestBody = 8_000

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest))
const reportShape = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/)),
  kind: v.picklist(['uncaught_exception', 'unhandled_rejection', 'route_change', 'service_worker', 'push_token']),
  name: text(80),
  message: text(300),
  stack: text(4_000),
  path: v.pipe(text(300), v.startsWith('/')),
})

/** Takes what a browser met: it talks to no other host, so our server logs it and passes it on. */
export function openErrorReports(clock = () => Date.now()) {
  let minute = { began: 0, count: 0 }
  return async (request: Request): Promise<Response> => {
    const now = clock()
    if (now - minute.began >= 60_000) minute = { began: now, count: 0 }
    minute.count += 1
    if (minute.count > reportsPerMinute) return new Response(null, { status: 429 })
    const body = await request.text()
    const read = body.length > longestBody ? undefined : v.safeParse(reportShape, parsed(body))
    if (!read?.success) return new Response(null, { status: 400 })
    const { id, kind, name, message, stack, path } = read.output
    const error = Object.assign(new Error(message), {
      name,
      stack: stack.startsWith(name) ? stack : `${name}\n${stack}`,
    })
    reportError(error, { kind: `browser_${kind}`, path, requestId: id })
    return new Response(null, { status: 204 })
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
