import { randomBytes } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { routePath } from 'hono/route'
import type { Door } from '#door/door.ts'
import { adminEndpoint } from '#door/admin-door.ts'
import { refusedResponse, unavailableHeaders } from '#door/refused.ts'
import { isDatabaseAway } from '#platform/database/database-away.ts'
import type { Env } from '#platform/env.ts'
import { reportError } from '#platform/error-reporter.ts'
import type { Files } from '#platform/files/files.ts'
import { currentRequestId, log, withRequestId } from '#platform/log.ts'
import { requests } from '#platform/metrics/metrics.ts'
import { isPoolBusy } from '#platform/database/pool-busy.ts'
import { inSpan, type OpenSpan, type SpanStart } from '#platform/traces/traces.ts'
import { serveAssessmentFigures, type AssessmentFigure } from '../files/assessment-figure.ts'
import { serveCalendarFeeds, type CalendarFeed } from '../files/calendar-feed.ts'
import { openBodyLimits, type BodyLimits } from './body-limits.ts'
import { isOwnReport, openErrorReports } from '../error-reports.ts'
import { refuseForeign } from './foreign-requests.ts'
import { serveGraphql } from './graphql-route.ts'
import { problemPage } from './problem-page.ts'
import { servePublicIndex, type PublicIndex } from './public-index.ts'
import { servePublicPictures, type PublicPictures } from '../files/public-pictures.ts'
import { readBodies } from './read-body.ts'
import type { ReadyReport } from '../work/readiness.ts'
import { bareProblemPolicy, safetyHeaders } from './safety-headers.ts'
import { serveFiles } from '../files/stored-files.ts'
import { UnreadableForm, unfitForPages } from './sent-form.ts'
import { serveLineEvents, type LineEvents } from '../line/line-events.ts'
import { serveWhitepapers, type WhitepaperFile } from '../files/whitepaper-file.ts'
import type { StillFile } from '../files/video-still-files.ts'
import { busy, retryAfter, turnedAway } from './turned-away.ts'
import { openPageTurns, type ReadViewers } from './page-turns.ts'
import { hasLeft, openTurns, untilClosed, type Turns } from './turns.ts'
import { writtenPath } from './written-path.ts'

export type PageHandler = (request: Request, nonce: string, viewers?: ReadViewers) => Promise<Response>
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
  /** The events of LINE, under the secret of the channel; without it none is taken. */
  lineEvents?: { secret: string; take: LineEvents }
  /** The calendars that people subscribe to; without it there are none. */
  calendarFeed?: CalendarFeed
  development?: (app: Hono) => void
  assets?: (app: Hono) => void
  isStopping: () => boolean
  /** The visitor's network address. */
  addressOf?: (request: Request) => string
  turns?: Turns
  /** The limits of bodies; without them no page takes a form. */
  bodyLimitOf?: BodyLimits
  /** The name of the page at an address, for the figures of the server. */
  pageNameOf?: (path: string) => string
}

/** All HTTP handlers, in the order in which a request meets them. */
export function createApp(parts: Parts): Hono {
  const { env, door, files, turns = openTurns(), addressOf = () => 'unknown' } = parts
  const { maySeePicture = async () => false, videoStill = async () => null } = parts
  const app = new Hono()
  logRequests(app, parts)
  refuseForeign(app, env)
  answerHealth(app, parts)
  const takeReports = openReports(app, { env, addressOf })
  app.use(readBodies(parts.bodyLimitOf ?? openBodyLimits([])))
  serveGraphql(app, door, turns)
  takeReports()
  if (parts.assessmentFigure) serveAssessmentFigures(app, parts.assessmentFigure)
  if (files) serveFiles(app, { files, maySeePicture, videoStill })
  if (parts.whitepaperFile) serveWhitepapers(app, parts.whitepaperFile, turns)
  if (parts.calendarFeed) serveCalendarFeeds(app, parts.calendarFeed, addressOf)
  if (parts.lineEvents) serveLineEvents(app, parts.lineEvents.secret, parts.lineEvents.take)
  if (parts.publicIndex) servePublicIndex(app, env.publicUrl, parts.publicIndex)
  if (parts.publicPictures) servePublicPictures(app, parts.publicPictures)
  parts.development?.(app)
  parts.assets?.(app)
  servePages(app, parts.page, openPageTurns({ turns, viewerOf: door.viewerOf, addressOf }))
  answerErrors(app, env)
  return app
}

type Watched = Pick<Parts, 'env' | 'isStopping' | 'pageNameOf'>

function logRequests(app: Hono, { env, isStopping, pageNameOf = () => 'other' }: Watched) {
  app.use(async (c, next) => {
    const requestId = requestIdOf(c, env) ?? randomBytes(9).toString('base64url')
    if (isQuiet(c.req.path)) return answer(c, next, requestId)
    return inSpan(
      () => spanOf(c, requestId, env),
      (span) => answer(c, next, requestId, span),
    )
  })

  async function answer(c: Context, next: () => Promise<void>, requestId: string, span?: OpenSpan) {
    const started = performance.now()
    c.set('productName', env.productName)
    await withRequestId(requestId, next)
    c.header('x-request-id', requestId)
    for (const [name, value] of safetyHeaders(env)) c.header(name, value)
    if (isStopping()) c.header('connection', 'close')
    const seconds = (performance.now() - started) / 1000
    const ms = Math.round(seconds * 1000)
    const status = hasLeft(c) ? 499 : c.res.status
    const [method, route] = [methodOf(c), routeOf(c, pageNameOf)]
    requests.observe({ method, route, status }, seconds)
    span?.rename(`${method} ${route}`)
    span?.set({ 'http.route': route, 'http.response.status_code': status })
    if (status >= 500) span?.fail(String(status))
    if (!isQuiet(c.req.path))
      log.info({ requestId, method: c.req.method, path: writtenPath(c.req.path), status, ms }, 'request')
  }
}

/** The span of a request; that of the own proxy is its parent, where one is believed. */
const spanOf = (c: Context, requestId: string, { trustProxy }: Env): SpanStart => ({
  name: methodOf(c),
  kind: 'server',
  ...(trustProxy > 0 && { from: c.req.raw.headers }),
  attributes: { 'http.request.method': methodOf(c), 'yoake.request_id': requestId },
})

/** The id under which the own proxy has logged the request: one id leads through all logs. */
const requestIdOf = ({ req }: Context, { trustProxy }: Env) =>
  trustProxy > 0 ? req.header('x-request-id')?.match(/^[\w-]{8,64}$/)?.[0] : undefined

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])
const methodOf = ({ req }: Context) => (methods.has(req.method) ? req.method : 'other')

/** Files of the build together, own routes by their path, and pages by that of their route. */
function routeOf(c: Context, pageNameOf: (path: string) => string) {
  const { path } = c.req
  if (path.startsWith('/assets/') || path.startsWith('/landing/')) return '/assets/*'
  const own = routePath(c)
  return own.includes('*') ? pageNameOf(path) : own
}

const isQuiet = (path: string) =>
  path.startsWith('/assets/') || path.startsWith('/landing/') || path === '/healthz' || path === '/readyz'

function answerHealth(app: Hono, { checkReady, isStopping }: Pick<Parts, 'checkReady' | 'isStopping'>) {
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    if (isStopping()) return c.json({ status: 'stopping' }, 503)
    const report = await checkReady()
    return c.json(report, report.status === 'ready' ? 200 : 503)
  })
}

/** Refuses reports before their bodies are read; the function it returns takes those that were. */
function openReports(app: Hono, { env, addressOf }: { env: Env; addressOf: (request: Request) => string }) {
  const errorReports = openErrorReports({ secret: env.sessionSecret })
  app.post('/errors', async (c, next) => {
    if (!isOwnReport(c.req.raw)) return refusedResponse('forbidden')
    // An unread body would be read as the next request on the connection.
    const close = { connection: 'close' }
    return errorReports.mayReport(addressOf(c.req.raw)) ? next() : turnedAway(c, 'too_many_requests', close)
  })
  return () => app.post('/errors', (c) => errorReports.take(c.req.raw))
}

function servePages(app: Hono, page: PageHandler, inTurn: ReturnType<typeof openPageTurns>) {
  app.all('*', async (c) => {
    const unfit = unfitForPages(c)
    if (unfit) return unfit
    const render = (viewers: ReadViewers) => page(c.req.raw, randomBytes(16).toString('base64'), viewers)
    const response = (await inTurn(c.req.raw, render, untilClosed(c))) ?? (await busy(c))
    if (response.status === 503 && !response.headers.has('retry-after'))
      response.headers.set('retry-after', retryAfter())
    return response
  })
}

function answerErrors(app: Hono, { productName }: Pick<Env, 'productName'>) {
  app.onError((error, c) => {
    if (isPoolBusy(error)) return busy(c)
    if (error instanceof UnreadableForm) return turnedAway(c, 'form_unreadable')
    reportError(error, { kind: 'request', path: writtenPath(c.req.path) })
    const isAway = isDatabaseAway(error)
    const status = isAway ? 503 : 500
    const again = isAway ? unavailableHeaders : {}
    if (c.req.path === '/graphql' || c.req.path === adminEndpoint)
      return refusedResponse('service_unavailable', { status, headers: again })
    const headers = { 'cache-control': 'no-store', 'content-security-policy': bareProblemPolicy, ...again }
    return c.html(problemPage(currentRequestId() ?? '', productName), status, headers)
  })
}
