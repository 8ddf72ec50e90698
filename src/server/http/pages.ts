import type { ExecutionResult } from 'graphql'
import { createRequestHandler, RouterContextProvider, type RequestHandler, type ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import type { Area } from '#ground/area.ts'
import { pageViewerField } from '#ground/page-viewer.ts'
import { sessionCookiesAt } from '#domain/session/rules.ts'
import { type Door } from '#door/door.ts'
import { cookieOf, notePageViewer, pageViewerOf } from '#door/question.ts'
import { maskError } from '#door/errors.ts'
import { unavailableHeaders } from '#door/refused.ts'
import { isDatabaseAway } from '#platform/database/database-away.ts'
import type { Env } from '#platform/env.ts'
import { reportError } from '#platform/error-reporter.ts'
import { isPoolBusy } from '#platform/database/pool-busy.ts'
import { currentRequestId } from '#platform/log.ts'
import type { GraphQLAnswer } from '#web/carry/answer.ts'
import { deviceOfUserAgent } from '#web/document/device.ts'
import { inAppBrowserOf } from '#web/document/in-app-browser.ts'
import type * as entry from '#web/entry.server.tsx'
import type { CompanySignIn } from '#web/hatch/company-sign-in.ts'
import type { OperatorRegistration } from '#web/hatch/operator-registration.ts'
import type { ProviderSignIn } from '#web/hatch/provider-sign-in.ts'
import { schemeIn } from '#web/document/scheme.ts'
import type { PushSettings } from '#web/document/settings.ts'
import { openCandidateData } from '../files/candidate-data.ts'
import { openCandidatesCsv } from '../files/candidates-csv.ts'
import { compressed } from './compress.ts'
import { openEndedContract } from '../sign-in/ended-contract.ts'
import type { PageHandler } from './http.ts'
import { openCalendarFile } from '../files/calendar-file.ts'
import { openInvoiceFile } from '../files/invoice-file.ts'
import { mayBeKept } from './kept-pages.ts'
import { atPublicUrl } from './public-request.ts'
import { pushOrigins } from '../push-settings.ts'
import { readPartFiles } from './page-parts.ts'
import type { ReadViewers } from './page-turns.ts'
import { listNameOf, readRouteLists, type ListName, type RouteLists } from './route-lists.ts'
import { pagePolicy } from './safety-headers.ts'
import { isUnreadableForm, UnreadableForm } from './sent-form.ts'
import { writtenPath } from './written-path.ts'
import type { RequestSessions } from '../sign-in/sessions.ts'

type Parts = {
  env: Env
  door: Door
  sessions: RequestSessions
  providerSignIn: (request: Request) => ProviderSignIn
  companySignIn: (request: Request) => CompanySignIn
  addressOf: (request: Request) => string
  operatorRegistration: (request: Request) => OperatorRegistration
  push: PushSettings
  vite: ViteDevServer | undefined
}

const built = new URL('../../../build/server/index.js', import.meta.url).href

/** Renders pages. The queries of their loaders run in this process, through the same door as HTTP. */
export function openPages(parts: Parts): PageHandler {
  const { env, door, sessions, providerSignIn, companySignIn, operatorRegistration, addressOf, push, vite } = parts
  const lists = vite ? undefined : readRouteLists()
  const partFiles = vite ? undefined : readPartFiles()
  const renderer = (build: ServerBuild) => {
    const handlers: Partial<Record<ListName, RequestHandler>> = {}
    const open = (name: ListName) =>
      createRequestHandler(lists ? partOf(build, lists[name]) : build, vite ? 'development' : 'production')
    return {
      render: (request: Request, context: RouterContextProvider) => {
        const name = listNameOf(new URL(request.url).pathname)
        return (handlers[name] ??= open(name))(request, context)
      },
      contexts: (build.entry.module as unknown as typeof entry).contexts,
    }
  }
  let once: Promise<ReturnType<typeof renderer>> | undefined
  const load = async () =>
    vite
      ? renderer((await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild)
      : (once ??= import(built).then(renderer))

  const candidatesCsv = openCandidatesCsv(door, sessions)
  const candidateData = openCandidateData(door, sessions)
  const endedContract = openEndedContract({ door, sessions, addressOf, publicUrl: env.publicUrl })
  const invoiceFile = openInvoiceFile(door, sessions)
  const calendarFile = openCalendarFile({ door, sessions, env })

  return async (request, nonce, readViewers) => {
    const { render, contexts } = await load()
    const context = new RouterContextProvider()
    // Vite's own scripts carry no nonce, so development has no policy.
    context.set(contexts.nonceContext, vite ? undefined : nonce)
    if (partFiles) context.set(contexts.partFilesContext, partFiles)
    context.set(contexts.settingsContext, {
      productName: env.productName,
      operatorName: env.operator.name,
      operatorAddress: env.operator.address,
      operatorMail: env.operator.mail,
      operatorPhone: env.operator.phone ?? null,
      noticeNumber: env.operator.noticeNumber ?? null,
      publicUrl: env.publicUrl,
      errorReportsHost: env.errorDsn ? new URL(env.errorDsn).host : null,
      push,
      hasLine: env.line !== null,
      providers: env.oidcProviders.map(({ name, label }) => ({ name, label })),
      isDemo: env.demo,
      isProduction: env.isProduction,
    })
    context.set(contexts.visitContext, {
      requestId: currentRequestId() ?? '',
      device: deviceOfUserAgent(request.headers.get('user-agent') ?? ''),
      inAppBrowser: inAppBrowserOf(request.headers.get('user-agent') ?? ''),
      scheme: schemeIn(request.headers.get('cookie') ?? ''),
    })
    context.set(
      contexts.heldSessionContext,
      (area) => cookieOf(request, sessionCookiesAt(env.publicUrl)[area]) !== undefined,
    )
    let isAway = false
    let isUnreadable = false
    const reported = new WeakSet<object>()
    context.set(contexts.reportContext, (error, path) => {
      if (isUnreadableForm(error)) {
        isUnreadable = true
        return
      }
      // The renderer and the router may both report the same error.
      if (typeof error === 'object' && error) {
        if (reported.has(error)) return
        reported.add(error)
      }
      reportError(error, { kind: 'page', path: writtenPath(path) })
      isAway ||= isDatabaseAway(error)
    })
    const isNamedByForm = await notePageViewerOfForm(request)
    // The lookup before the turn did not know yet whose page the form stands on.
    const viewerOf = viewersOf(request, sessions, isNamedByForm ? undefined : readViewers)
    context.set(contexts.isOtherViewerContext, async (area) => {
      if (pageViewerOf(request) === null) return false
      const viewer = await viewerOf(area)
      return viewer.kind === 'guest' && viewer.refusedFor === 'other_viewer'
    })
    context.set(contexts.carryContext, async (area, question, idempotencyKey) =>
      orBusyAnswer(async () => {
        const ask = area === 'admin' ? door.admin.ask : door.ask
        return answerOf(await ask(request, await viewerOf(area), question, idempotencyKey))
      }),
    )
    context.set(contexts.candidatesCsvContext, (query) => candidatesCsv(request, query))
    context.set(contexts.candidateDataContext, (id) => candidateData(request, id))
    context.set(contexts.endedContractContext, endedContract(request))
    context.set(contexts.invoiceFileContext, (id) => invoiceFile(request, id))
    context.set(contexts.calendarFileContext, calendarFile(request))
    context.set(contexts.sessionsContext, {
      signIn: (area, email, password) => sessions.signIn(request, area, email, password),
      signInStep: (area, act, typed) => sessions.signInStep(request, area, act, typed),
      signInWithPasskey: (area, answer) => sessions.signInWithPasskey(request, area, answer),
      open: (pass) => sessions.open(request, pass),
      signOut: (area) => sessions.signOut(request, area),
    })
    context.set(contexts.providerSignInContext, providerSignIn(request))
    context.set(contexts.companySignInContext, companySignIn(request))
    context.set(contexts.operatorRegistrationContext, operatorRegistration(request))
    const rendered = await render(atPublicUrl(request, env.publicUrl), context)
    if (isUnreadable) throw new UnreadableForm()
    const response = sayAway(rendered, () => isAway)
    return compressed(request, guarded(request, response, vite ? null : pagePolicy(nonce, pushOrigins(push))))
  }
}

/**
 * The build with the routes of one list, which the page also names to the browser: the router walks all of its routes
 * for each page, several times.
 */
function partOf(build: ServerBuild, { url, ids }: RouteLists[ListName]): ServerBuild {
  const inList = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)))
  return {
    ...build,
    routes: inList(build.routes),
    assets: { ...build.assets, url, routes: inList(build.assets.routes) },
  }
}

/** A form that is sent without scripts says in a hidden field whose page it stands on. */
async function notePageViewerOfForm(request: Request): Promise<boolean> {
  const type = request.headers.get('content-type') ?? ''
  if (pageViewerOf(request) !== null || !request.headers.has('cookie')) return false
  if (request.method !== 'POST' || !/^(?:application\/x-www-form-urlencoded|multipart\/form-data)/.test(type))
    return false
  const form = await request
    .clone()
    .formData()
    .catch(() => null)
  const viewerId = form?.get(pageViewerField)
  if (typeof viewerId !== 'string') return false
  notePageViewer(request, viewerId)
  return true
}

/**
 * Every loader of a page needs the viewer. One lookup is enough for a GET, which signs no one in or out; of another
 * request the lookup before its turn serves once.
 */
function viewersOf(request: Request, sessions: RequestSessions, viewers: ReadViewers = new Map()) {
  return (area: Area) => {
    const viewer = viewers.get(area) ?? sessions.viewerOf(request, area)
    if (request.method === 'GET') viewers.set(area, viewer)
    else viewers.delete(area)
    return viewer
  }
}

/** The answer as over HTTP: plain data, and errors with their public fields. */
const answerOf = ({ data, errors }: ExecutionResult): GraphQLAnswer => ({
  data,
  ...(errors && { errors: errors.map((error) => error.toJSON() as NonNullable<GraphQLAnswer['errors']>[number]) }),
})

/** While the database is away, the router's 500 becomes a 503 with Retry-After, as a later try may succeed. */
function sayAway(response: Response, isAway: () => boolean) {
  if (response.status !== 503 && !(response.status === 500 && isAway())) return response
  const headers = new Headers(response.headers)
  headers.set('retry-after', unavailableHeaders['retry-after'])
  return new Response(response.body, { status: 503, headers })
}

/** Without a free connection the viewer is unknown; the answer has the door's error shape, so that pages show it. */
async function orBusyAnswer(ask: () => Promise<GraphQLAnswer>): Promise<GraphQLAnswer> {
  try {
    return await ask()
  } catch (error) {
    if (!isPoolBusy(error)) throw error
    return { errors: [maskError(error, '').toJSON()] }
  }
}

/**
 * Pages hold personal data, so browsers and proxies must not store them. A page for guests holds none: no proxy stores
 * it for others, and a browser may show it again at its back button.
 */
function guarded(request: Request, response: Response, contentSecurityPolicy: string | null) {
  const headers = new Headers(response.headers)
  const isKept = mayBeKept(request, response)
  headers.set('cache-control', isKept ? 'private, no-cache' : 'private, no-store')
  if (isKept) headers.append('vary', 'cookie')
  if (contentSecurityPolicy && headers.get('content-type')?.startsWith('text/html'))
    headers.set('content-security-policy', contentSecurityPolicy)
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
