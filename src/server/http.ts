import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { guest } from '#domain/viewer/viewer.ts'
import { adminEndpoint } from '#door/admin-door.ts'
import { type Door } from '#door/door.ts'
import { areaOf } from '#door/question.ts'
import { refusedResponse, unavailableHeaders } from '#door/refused.ts'
import { isDatabaseAway } from '#platform/database-away.ts'
import { urls } from '#ground/urls.ts'
import type { Env } from '#platform/env.ts'
import type { Files } from '#platform/files.ts'
import { reportError } from '#platform/error-reporter.ts'
import { currentRequestId, log, withRequestId } from '#platform/log.ts'
import { isPoolBusy } from '#platform/pool-busy.ts'
import { serveAssessmentFigures, type AssessmentFigure } from './assessment-figure.ts'
import { bodyLimitOf } from './body-limits.ts'
import { isOwnReport, openErrorReports } from './error-reports.ts'
import { graphqlRoute } from './graphql-route.ts'
import { problemPage } from './problem-page.ts'
import { servePublicIndex, type PublicIndex } from './public-index.ts'
import { servePublicPictures, type PublicPictures } from './public-pictures.ts'
import { readBodies } from './read-body.ts'
import type { ReadyReport } from './readiness.ts'
import { bareProblemPolicy, safetyHeaders } from './safety-headers.ts'
import { serveFiles } from './stored-files.ts'
import { serveWhitepapers, type WhitepaperFile } from './whitepaper-file.ts'
import type { StillFile } from './video-still-files.ts'
import { busy, retryAfter, turnedAway } from './turned-away.ts'
import { openTurns, pageLaneOf, untilClosed, type Turns } from './turns.ts'

export type PageHandler = (request: Request, nonce: string) => Promise<Response>
type Parts = {
  env: Env
  door: Door
  page: PageHandler
  checkReady: () => Promise<ReadyReport>
  files?: Pick<Files, 'get'>
  /** Says who may see a student's picture; without it nobody is given one. */
  maySeePicture?: (request: Request, pictureFile: string) => Promise<boolean>
  /** The still of a video; without it none is given away. */
  videoStill?: (videoId: string) => Promise<StillFile | null>
  /** The pages that companies have opened to everybody; without it there is no sitemap. */
  publicIndex?: PublicIndex
  /** The pictures of shared links to these pages; without it none is drawn. */
  publicPictures?: PublicPictures
  /** The file of a company's own download address; without it only the page of the address is shown. */
  whitepaperFile?: WhitepaperFile
  /** The figures of the intellectual test; without it none is drawn. */
  assessmentFigure?: AssessmentFigure
  development?: (app: Hono) => void
  assets?: (app: Hono) => void
  isStopping: () => boolean
  /** The visitor's network address. */
  addressOf?: (request: Request) => string
  turns?: Turns
  bodyLimitOf?: typeof bodyLimitOf
}

/** All HTTP handlers, in the order in which a request meets them. */
export function createApp({
  env,
  door,
  page,
  checkReady,
  files,
  maySeePicture = async () => false,
  videoStill = async () => null,
  publicIndex,
  publicPictures,
  whitepaperFile,
  assessmentFigure,
  development,
  assets,
  isStopping,
  addressOf = () => 'unknown',
  turns = openTurns(),
  bodyLimitOf: limitOf = bodyLimitOf,
}: Parts): Hono {
  const app = new Hono()

  app.use(async (c, next) => {
    const requestId = randomBytes(9).toString('base64url')
    const started = performance.now()
    c.set('productName', env.productName)
    await withRequestId(requestId, next)
    c.header('x-request-id', requestId)
    for (const [name, value] of safetyHeaders(env)) c.header(name, value)
    if (isStopping()) c.header('connection', 'close')
    const ms = Math.round(performance.now() - started)
    if (!isQuiet(c.req.path))
      log.info({ requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request')
  })

  // Refuses forms and calls that another site sends on a visitor's behalf.
  app.use(async (c, next) => {
    if (isSafe(c.req.method) || isProvenByToken(c.req.path) || comesFromHere(c.req.raw, env)) return next()
    return refusedResponse('forbidden')
  })

  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    if (isStopping()) return c.json({ status: 'stopping' }, 503)
    const report = await checkReady()
    return c.json(report, report.status === 'ready' ? 200 : 503)
  })

  const errorReports = openErrorReports({ secret: env.sessionSecret })
  app.post('/errors', async (c, next) => {
    if (!isOwnReport(c.req.raw)) return refusedResponse('forbidden')
    return errorReports.mayReport(addressOf(c.req.raw)) ? next() : turnedAway(c, 'too_many_requests', close)
  })

  app.use(readBodies(limitOf))

  app.all(
    '/graphql',
    graphqlRoute({
      turns,
      viewerOf: async (request) => {
        const area = areaOf(request.headers.get('x-area')) ?? (request.headers.has('authorization') ? 'client' : null)
        return area ? door.viewerOf(request, area) : guest
      },
      fetch: door.fetch,
    }),
  )
  app.all(
    adminEndpoint,
    graphqlRoute({
      turns,
      viewerOf: (request) => door.viewerOf(request, areaOf(request.headers.get('x-area')) ?? 'admin'),
      fetch: door.admin.fetch,
    }),
  )

  app.post('/errors', (c) => errorReports.take(c.req.raw))

  if (assessmentFigure) serveAssessmentFigures(app, assessmentFigure)

  if (files) serveFiles(app, { files, maySeePicture, videoStill })

  if (whitepaperFile) serveWhitepapers(app, whitepaperFile, turns)

  if (publicIndex) servePublicIndex(app, env.publicUrl, publicIndex)
  if (publicPictures) servePublicPictures(app, publicPictures)

  development?.(app)

  assets?.(app)

  app.all('*', async (c) => {
    const render = () => page(c.req.raw, randomBytes(16).toString('base64'))
    const response = (await turns[pageLaneOf(c.req.raw)](render, untilClosed(c))) ?? (await busy(c))
    if (response.status === 503 && !response.headers.has('retry-after'))
      response.headers.set('retry-after', retryAfter())
    return response
  })
  app.onError((error, c) => {
    if (isPoolBusy(error)) return busy(c)
    reportError(error, { kind: 'request', path: c.req.path })
    const isAway = isDatabaseAway(error)
    const status = isAway ? 503 : 500
    const again = isAway ? unavailableHeaders : {}
    if (c.req.path === '/graphql' || c.req.path === adminEndpoint)
      return refusedResponse('service_unavailable', { status, headers: again })
    const headers = { 'cache-control': 'no-store', 'content-security-policy': bareProblemPolicy, ...again }
    return c.html(problemPage(currentRequestId() ?? '', env.productName), status, headers)
  })
  return app
}

// An unread body would be read as the next request on the connection.
const close = { connection: 'close' }
const isSafe = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
// RFC 8058: mail programs send the one click from their own pages and servers. The token of the address proves the
// mail, and no cookie counts there.
const isProvenByToken = (path: string) =>
  path === new URL(urls.candidate.unsubscribeMail(''), 'http://localhost').pathname
const isQuiet = (path: string) =>
  path.startsWith('/assets/') || path.startsWith('/landing/') || path === '/healthz' || path === '/readyz'

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
