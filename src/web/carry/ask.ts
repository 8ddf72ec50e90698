import { createContext, data, isRouteErrorResponse, redirect, type RouterContextProvider } from 'react-router'
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core'
import { isShutOut } from '#ground/shut-out.ts'
import type { SignInReason } from '#ground/address.ts'
import { areaOfPath, type Area } from '#ground/area.ts'
import { pageViewerHeader } from '#ground/page-viewer.ts'
import type { FieldError } from '#ground/refusal.ts'
import type { GraphQLAnswer } from './answer.ts'
import { heardAnswer, isDrawn, untilAnswered, withRetries } from './connection.ts'
import { firstMessages } from '#web/texts/at-first.ts'
import { type FormValues, valuesOf } from './form-values.ts'
import { pageViewerId } from './page-viewer.ts'
import { throughSignIn } from './session-over.ts'
import { statusOf } from './status.ts'
import { wantedPage } from './wanted-page.ts'
import { urls } from '#ground/urls.ts'
import { heldSessionContext, isOtherViewerContext } from '../hatch/visit.ts'

/**
 * A refusal of the door or a lost connection: a code, the sentence shown to the person, and the fields with mistakes.
 */
export type Refused = { code: string; message: string; fields: FieldError[]; errorId?: string }

type Question = { query: string; variables: Record<string, unknown>; operationName: string | undefined }

/** Carries one question to the door: in process on the server, by POST in the browser. */
type Carry = (area: Area, question: Question, idempotencyKey?: string) => Promise<GraphQLAnswer>

export const carryContext = createContext<Carry>()

export class AskError extends Error {
  readonly refused: Refused
  readonly query: string | undefined
  constructor(refused: Refused, query?: string) {
    super(refused.code)
    this.refused = refused
    this.query = query
  }
}

type Variables<V> = V extends Record<PropertyKey, never> ? [] : [variables: V]
/** A generated document of one of the two schemas. */
type TypedDocument<Result, V> = DocumentTypeDecoration<Result, V> & { toString: () => string }
export type Ask = <Result, V>(document: TypedDocument<Result, V>, ...variables: Variables<V>) => Promise<Result>

/** How often one question is asked. */
type Asking = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>
const once: Asking = (ask) => ask()

function askThrough(carry: Carry, area: Area, idempotencyKey?: string, asking = once): Ask {
  return (document, ...[variables]) => {
    const query = document.toString()
    const operationName = /(?:query|mutation)\s+(\w+)/.exec(query)?.[1]
    const question = { query, variables: (variables ?? {}) as Record<string, unknown>, operationName }
    return asking(async () => {
      const answer = await carry(area, question, idempotencyKey)
      const error = answer.errors?.[0]
      if (!error) return answer.data as never
      const { code, fields, requestId } = error.extensions ?? {}
      const refused = {
        code: typeof code === 'string' ? code : 'internal_server_error',
        message: error.message,
        fields: fields ?? [],
        ...(typeof requestId === 'string' && { errorId: requestId }),
      }
      throw new AskError(refused, query)
    })
  }
}

export const lostConnection: Refused = { code: 'network', message: firstMessages.network, fields: [] }
const otherViewer: Refused = { code: 'other_viewer', message: firstMessages.otherViewer, fields: [] }
/** For a 5xx of a proxy before the server. The server sends the same code while its database is unavailable. */
const unavailable: Refused = { code: 'service_unavailable', message: firstMessages.unavailable, fields: [] }
const passing: readonly string[] = [lostConnection.code, unavailable.code, 'server_busy', 'outcome_unknown']

/** True for temporary errors, after which the same question may be sent again unchanged. */
export const isUnanswered = ({ code }: Pick<Refused, 'code'>) => passing.includes(code)

const endpoints: Record<Area, string> = { candidate: '/graphql', client: '/graphql', admin: '/admin/graphql' }

const carryByPost: Carry = async (area, question, idempotencyKey) => {
  const post = () => postTo(endpoints[area], pageViewerId(!isReading(question)))(area, question, idempotencyKey)
  const answer = await throughSignIn(post)
  if (!passing.includes(String(answer.errors?.[0]?.extensions?.code))) heardAnswer()
  return answer
}

const postTo =
  (endpoint: string, viewerId: string | null): Carry =>
  async (area, question, idempotencyKey) => {
    const headers = new Headers({ 'content-type': 'application/json', 'x-area': area })
    if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
    if (viewerId !== null) headers.set(pageViewerHeader, viewerId)
    const send = async () => {
      const response = await fetch(endpoint, { method: 'POST', headers, body: JSON.stringify(question) }).catch(
        () => null,
      )
      const isAnswer = response?.headers.get('content-type')?.includes('json')
      if (response && !isAnswer && response.status >= 500) throw new AskError(unavailable)
      if (!response || !isAnswer) throw new AskError(lostConnection)
      try {
        return { answer: (await response.json()) as GraphQLAnswer, busyFor: busySeconds(response) }
      } catch {
        throw new AskError(lostConnection)
      }
    }
    const { answer, busyFor } = await send()
    // A mutation is not repeated here: the person sees the busy answer and decides whether to send again.
    if (busyFor === null || !isReading(question)) return answer
    await new Promise((resolve) => setTimeout(resolve, busyFor * 1000))
    return (await send()).answer
  }

const isReading = ({ query }: Question) => !/^\s*mutation\b/m.test(query)
/** Seconds until a busy server may be asked again; null for any other answer. */
const busySeconds = ({ status, headers }: Response) =>
  status === 503 ? Math.min(10, Number(headers.get('retry-after')) || 2) : null

/**
 * Repeating a query is safe, repeating a mutation is not. So only loaders wait for a lost connection, and the old page
 * stays meanwhile.
 */
const carryWithRetries =
  (signal: AbortSignal): Carry =>
  (...question) =>
    withRetries(() => carryByPost(...question), signal)

/** For queries and mutations without a navigation, such as a bookmark or a memo. */
export const askFromBrowser = (idempotencyKey?: string, area = areaOfPath(location.pathname)): Ask =>
  askThrough(carryByPost, area, idempotencyKey)

/**
 * For the questions of signing in, which the public schema answers in the operator's area too. They are of whoever is
 * signed in now, and not of the viewer of the page.
 */
export const askOfSignIn = (area = areaOfPath(location.pathname)): Ask =>
  askThrough(postTo(endpoints.candidate, null), area)

export type ServerArgs = {
  request: Request
  url: URL
  params: Record<string, string | undefined>
  context: Readonly<RouterContextProvider>
}
export type ClientArgs = Omit<ServerArgs, 'context'>
type Load<Args, Result> = (ask: Ask, args: Args) => Promise<Result>

/** The loader of a page that is rendered on the server. */
export const onServer =
  <Args extends ClientArgs, Result>(load: Load<Args, Result>) =>
  (args: Args & ServerArgs) => {
    const area = areaOfPath(args.url.pathname)
    const session = args.context.get(heldSessionContext)(area) ? 'over' : undefined
    return asPage(args, session, () => load(askThrough(args.context.get(carryContext), area), args))
  }

/** The same loader in the browser. */
export const onClient =
  <Args extends ClientArgs, Result>(load: Load<Args, Result>) =>
  (args: Args) =>
    asPage(args, 'over', () => load(askInBrowser(args), args))

/** A page that is drawn keeps what it shows until it has an answer; another one may only be waited for so long. */
function askInBrowser({ request: { signal }, url }: ClientArgs): Ask {
  const area = areaOfPath(url.pathname)
  if (!isDrawn(url)) return askThrough(carryWithRetries(signal), area)
  return askThrough(carryByPost, area, undefined, (ask) => untilAnswered(ask, { signal, isUnanswered: isPassingError }))
}

const isPassingError = (error: unknown) => error instanceof AskError && isUnanswered(error.refused)

async function asPage<Result>({ url }: { url: URL }, session: SignInReason | undefined, load: () => Promise<Result>) {
  try {
    return await load()
  } catch (error) {
    if (!(error instanceof AskError)) throw error
    const { code } = error.refused
    if (isShutOut(code)) throw redirect(urls.client[code]())
    // The page of registration leads on to the page of the student's state.
    if (code === 'account_incomplete') throw redirect(urls.candidate.registration({ 'redirect-to': wantedPage(url) }))
    if (code === 'unauthenticated') throw redirect(signInPath(url, session))
    if (code === 'forbidden') throw redirect(signInPath(url, 'refused'))
    throw data(error.refused, { status: statusOf(code) })
  }
}

const signInPath = ({ pathname, search }: URL, session?: SignInReason) =>
  urls[areaOfPath(pathname)].login(pathname.replace(/\.data$/, '') + search, session)

/** The result of a refused action. `values` fill the form again when the page has no scripts. */
export type ActionRefusal = { refused: Refused; values?: FormValues }
export type Act<Args, Result> = (ask: Ask, form: FormData, args: Args) => Promise<Result>

/** The action of a page, run on the server when the browser has no scripts yet. */
export const actOnServer =
  <Args extends ClientArgs, Result>(act: Act<Args, Result>) =>
  async (args: Args & ServerArgs) => {
    const isOther = await args.context.get(isOtherViewerContext)(areaOfPath(args.url.pathname))
    if (isOther) throw data({ ...otherViewer, values: valuesOf(await args.request.formData()) }, { status: 409 })
    return asAction(args, args.context.get(carryContext), act)
  }

/** The same action in the browser. */
export const actOnClient =
  <Args extends ClientArgs, Result>(act: Act<Args, Result>) =>
  async (args: Args) => {
    let hasChanged = false
    const carry: Carry = async (area, question, idempotencyKey) => {
      const answer = await carryByPost(area, question, idempotencyKey)
      hasChanged ||= !answer.errors?.[0] && !isReading(question)
      return answer
    }
    const answer = await asAction(args, carry, act)
    return hasChanged ? answer : orMistaken(answer)
  }

/**
 * The mistakes of a form that changed nothing have status 422, with which the router does not load the page again: while
 * it loads, a second press would do nothing. The router unwraps the answer, so its type stays.
 */
function orMistaken<Answer>(answer: Answer): Answer {
  const { refused } = (answer ?? {}) as Partial<ActionRefusal>
  return refused?.code === 'invalid_input' ? (data(answer, { status: 422 }) as Answer) : answer
}

/**
 * The answer of the server's own action; without a connection, or as another viewer, nothing that was typed is lost.
 * @param lost the sentence of §8 where the act has one of its own
 */
export async function orLost<Result>(form: FormData, serverAction: () => Promise<Result>, lost?: string) {
  try {
    return await serverAction()
  } catch (error) {
    const refused = isOfOtherViewer(error) ? otherViewer : unsent(error, lost)
    return staying<ActionRefusal>({ refused, values: valuesOf(form) })
  }
}

const isOfOtherViewer = (error: unknown) =>
  isRouteErrorResponse(error) && (error.data as Partial<Refused> | undefined)?.code === otherViewer.code

function unsent(error: unknown, lost = lostConnection.message): Refused {
  // As `fetch` throws it without a connection.
  if (!(error instanceof TypeError)) throw error
  return { ...lostConnection, message: lost }
}

/** A refusal that may be sent again has a failing status: the router loads nothing anew, and the typed text stays. */
function staying<Answer>(answer: Answer): Answer {
  const { refused } = (answer ?? {}) as Partial<ActionRefusal>
  if (refused?.code === otherViewer.code) return data(answer, { status: 409 }) as Answer
  return refused && isUnanswered(refused) ? (data(answer, { status: 503 }) as Answer) : answer
}

async function asAction<Args extends ClientArgs, Result>(args: Args, carry: Carry, act: Act<Args, Result>) {
  const form = await args.request.formData()
  const key = form.get('idempotencyKey')
  const ask = askThrough(carry, areaOfPath(args.url.pathname), typeof key === 'string' && key ? key : undefined)
  try {
    return staying(await act(ask, form, args))
  } catch (error) {
    if (!(error instanceof AskError)) throw error
    const refusal: ActionRefusal = { refused: asSent(error), values: valuesOf(form) }
    // Loaded again, the page of what is gone would take the typed text with it.
    if (error.refused.code === 'not_found') return data(refusal, { status: 404 }) as never
    return staying(refusal)
  }
}

/** The sentence of a failed action (§8), where the server's own says only that something went wrong. */
function asSent({ refused, query = '' }: AskError): Refused {
  if (refused.code === 'server_busy') return { ...refused, message: firstMessages.busy }
  if (refused.code !== 'internal_server_error') return refused
  return { ...refused, message: isUpdate.test(query) ? firstMessages.updateFailed : firstMessages.sendFailed }
}

/** The first field of the mutation says what the act was. */
const isUpdate = /^\s*mutation\b[^{]*\{\s*(?:\w+:\s*)?update/

/** The answer for an address that names no record or page (§2). */
export const notFound = () => data({ code: 'not_found' }, { status: 404 })
