import type { Hono } from 'hono'
import { refusedResponse } from '#door/refused.ts'
import { urls } from '#ground/urls.ts'
import type { Env } from '#platform/env.ts'

/** Refuses forms and calls that another site sends on a visitor's behalf. */
export function refuseForeign(app: Hono, env: Pick<Env, 'publicUrl' | 'isProduction'>) {
  app.use(async (c, next) => {
    if (isSafe(c.req.method) || isProvenByToken(c.req.path) || comesFromHere(c.req.raw, env)) return next()
    return refusedResponse('forbidden')
  })
}

const isSafe = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
// RFC 8058: mail programs send the one click from their own pages and servers. The token of the address proves the
// mail, and no cookie counts there.
const isProvenByToken = (path: string) =>
  path === new URL(urls.candidate.unsubscribeMail(''), 'http://localhost').pathname

// Reading an address again at every request costs more than the comparison.
const origins = new Map<string, string>()
function originOf(address: string) {
  const origin = origins.get(address) ?? new URL(address).origin
  origins.set(address, origin)
  return origin
}

/** Browsers state the origin of a request. A request without one must carry no cookie, as no page made it. */
export function comesFromHere(request: Request, env: Pick<Env, 'publicUrl' | 'isProduction'>) {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  if (!origin) return !request.headers.has('cookie')
  if (origin === originOf(env.publicUrl)) return true
  return !env.isProduction && origin === new URL(request.url).origin
}
