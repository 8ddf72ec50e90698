import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { guest } from '#domain/viewer.ts'
import { adminEndpoint } from '#graphql/admin-door.ts'
import { areaOf, type Door } from '#graphql/door.ts'
import { refusedResponse } from '#graphql/refused.ts'
import type { Env } from '#platform/env.ts'
import type { Files } from '#platform/files.ts'
import { reportError } from '#platform/error-reporter.ts'
import { currentRequestId, log, withRequestId } from '#platform/log.ts'
import { openErrorReports } from './error-reports.ts'
import { bodyMistake } from './body-size.ts'
import { problemPage } from './problem-page.ts'
import { bareProblemPolicy, safetyHeaders } from './safety-headers.ts'
import { serveFiles } from './stored-files.ts'

export type PageHandler = (request: Request, nonce: string) => Promise<Response>
type Parts = {
  env: Env
  door: Door
  page: PageHandler
  /** Throws when the database does not answer. */
  checkReady: () => Promise<void>
  files?: Pick<Files, 'get'>
  development?: (app: Hono) => void
  assets?: (app: Hono) => void
  isStopping: () => boolean
}

/** Everything that speaks HTTP, in the order a request meets it. */
export function createApp({ env, door, page, checkReady, files, development, assets, isStopping }: Parts): Hono {
  const app = new Hono()

  app.use(async (c, next) => {
    const requestId = randomBytes(9).toString('base64url')
    const started = performance.now()
    await withRequestId(requestId, next)
    c.header('x-request-id', requestId)
    for (const [name, value] of safetyHeaders(env)) c.header(name, value)
    if (isStopping()) c.header('connection', 'close')
    const ms = Math.round(performance.now() - started)
    if (!isQuiet(c.req.path))
      log.info({ requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request')
  })

  // A form or a call that another site sends on a visitor's behalf ends here.
  app.use(async (c, next) => {
    if (isSafe(c.req.method) || comesFromHere(c.req.raw, env)) return next()
    return refusedResponse('forbidden')
  })

  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    try {
      if (isStopping()) return c.text('stopping', 503)
      await checkReady()
      return c.text('ready')
    } catch {
      return c.text('database unreachable', 503)
    }
  })

  app.all('/graphql', async (c) => {
    const unfit = unfitForGraphql(c.req.raw)
    if (unfit) return unfit
    const area = areaOf(c.req.header('x-area') ?? null) ?? (c.req.raw.headers.has('authorization') ? 'client' : null)
    const viewer = area ? await door.viewerOf(c.req.raw, area) : guest
    if (viewer.kind === 'guest' && viewer.refusedFor) return refusedResponse(viewer.refusedFor)
    return bodyMistake(c.req.raw, viewer) ?? door.fetch(c.req.raw, viewer)
  })

  app.all(adminEndpoint, async (c) => {
    const unfit = unfitForGraphql(c.req.raw)
    if (unfit) return unfit
    const viewer = await door.viewerOf(c.req.raw, areaOf(c.req.header('x-area') ?? null) ?? 'admin')
    return bodyMistake(c.req.raw, viewer) ?? door.fetchAdmin(c.req.raw, viewer)
  })

  const takeErrorReport = openErrorReports()
  app.post('/errors', (c) => takeErrorReport(c.req.raw))

  if (files) serveFiles(app, files)

  development?.(app)

  assets?.(app)

  app.all('*', (c) => page(c.req.raw, randomBytes(16).toString('base64')))
  app.onError((error, c) => {
    reportError(error, { kind: 'request', path: c.req.path })
    const headers = { 'cache-control': 'no-store', 'content-security-policy': bareProblemPolicy }
    return c.html(problemPage(currentRequestId() ?? ''), 500, headers)
  })
  return app
}

/** GraphQL is JSON by POST: nothing else reaches a query. */
function unfitForGraphql({ method, headers }: Request) {
  if (method !== 'POST') return refusedResponse('json_post_only', { status: 405, headers: { allow: 'POST' } })
  const isJson = /^application\/json(;|$)/.test(headers.get('content-type') ?? '')
  return isJson ? null : refusedResponse('json_post_only', { status: 415 })
}

const isSafe = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
const isQuiet = (path: string) => path.startsWith('/assets/') || path === '/healthz' || path === '/readyz'

/** Browsers say where a request was made; what says nothing was not made by a page and carries no cookie of ours. */
export function comesFromHere(request: Request, env: Pick<Env, 'publicUrl' | 'isProduction'>) {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  if (!origin) return !request.headers.has('cookie')
  if (origin === new URL(env.publicUrl).origin) return true
  return !env.isProduction && origin === new URL(request.url).origin
}
