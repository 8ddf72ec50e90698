import { createYoga, type YogaServerInstance } from 'graphql-yoga'
import type { AcceptedFcmTokens } from '#domain/candidate-account/fcm-token/rules.ts'
import type { RelyingParty } from '#domain/candidate-account/passkey/rules.ts'
import { findAccessTokenViewer } from '#domain/company-account/access-token/queries.ts'
import { accessTokenLimits, readBearer } from '#domain/company-account/access-token/rules.ts'
import { recordStaffUse, recordUse } from '#domain/session/commands.ts'
import { findViewer, findViewers, type FactorAsked } from '#domain/session/queries.ts'
import type { sessionCookies } from '#domain/session/rules.ts'
import type { SignInKeys, SignInPlace } from '#domain/session/sign-in/attempt/keys.ts'
import { sha256, type Sealing } from '#platform/secret.ts'
import type { InvoiceIssuer } from '#domain/company/contract/invoice/issuer.ts'
import type { AgentPartner } from '#domain/candidate-account/consent/agent-consultation/rules.ts'
import type { MailTokens } from '#domain/notification/setting/one-click/token.ts'
import type { WebhookSecrets } from '#domain/webhook/secret.ts'
import type { Reach } from '#platform/public-address.ts'
import type { SendingHours } from '#domain/scout-invitation/sending/delivery/rules.ts'
import { Refusal, type RefusalCode } from '#ground/refusal.ts'
import { clientUrls } from '#ground/client-urls.ts'
import {
  guest,
  type AdminViewer,
  type CandidateViewer,
  type CompanyViewer,
  type GuestViewer,
  type Viewer,
} from '#domain/viewer/viewer.ts'
import type { Area } from '#ground/area.ts'
import type { Db } from '#platform/db.ts'
import type { Files } from '#platform/files.ts'
import { currentRequestId } from '#platform/log.ts'
import { visitorNetwork } from '#platform/network.ts'
import type { CompanyOidc } from '#platform/company-oidc.ts'
import type { OneTimeCodes } from '#platform/one-time-codes.ts'
import type { Relay } from '#platform/relay.ts'
import type { TxtRecords } from '#platform/txt-records.ts'
import { openAdminDoor, type AdminDoor } from './admin-door.ts'
import { admitAccessTokens } from './access-token.ts'
import { batcher, type AttemptLimit, type Context } from '#graphql/context.ts'
import { openChecks, type Check } from './check.ts'
import { withDenials, type Denials } from './denials.ts'
import { openPageDoor, type PageDoor } from './page-door.ts'
import { cookieOf, type Params, type Question } from './question.ts'
import { schema } from './schema.ts'
import { writer, type Idempotency } from './write.ts'
import { yogaOptions } from './yoga-options.ts'

type RequestContext = { viewer: Viewer; address: string }
export type Door = {
  yoga: YogaServerInstance<RequestContext, Context>
  /** Answers a request over HTTP. */
  fetch: (request: Request, viewer: Viewer) => Promise<Response>
  /** Answers a request without HTTP, for pages rendered on the server. */
  ask: PageDoor<Viewer>
  /** The door of the admin schema. */
  admin: AdminDoor
  /** Checks a query that came over a socket. */
  check: Check
  contextOf: (viewer: Viewer) => Context
  viewerOf: (request: Request, area: Area) => Promise<Viewer>
  /** Records a refusal outside of GraphQL. */
  deny: (request: Request, viewer: Viewer, code: RefusalCode) => Promise<void>
  /** The current viewer of each session, with one statement for each area. Machines are guests here. */
  viewersOf: (requests: readonly AreaRequest[]) => Promise<Viewer[]>
  /** The contexts of viewers who receive the same event. Viewers of one company share their reads. */
  contextsOf: (requests: readonly AreaRequest[], viewers: readonly Viewer[]) => Context[]
}
/** A request and its area. */
export type AreaRequest = { request: Request; area: Area | null }

export type DoorParts = {
  db: Db
  searchDb: Db
  relay: Relay
  files: Files
  introspection: boolean
  /** The queries that are allowed over HTTP, by schema; null outside production, where every query is allowed. */
  documents: { public: ReadonlySet<string>; admin: ReadonlySet<string> } | null
  acceptedFcmTokens: AcceptedFcmTokens
  /** The names of the session cookies at the public address. */
  cookies: typeof sessionCookies
  scoutHours: SendingHours
  mailTokens: MailTokens
  agentPartner: AgentPartner | null
  webhookSecrets: WebhookSecrets
  outboundReach: Reach
  issuer: InvoiceIssuer
  /** The visitor's network address. */
  addressOf: (request: Request) => string
  mayTry: (address: string, limit: AttemptLimit) => Promise<boolean>
  denials: Denials
  signInKeysOf: (place: SignInPlace) => SignInKeys
  oneTimeCodes: OneTimeCodes
  relyingParty: RelyingParty
  companyOidc: CompanyOidc
  txtRecords: TxtRecords
  sealing: Sealing
  /** Whether operators need a second factor. */
  needsOperatorFactor: boolean
  /** A name of the visitor that does not reveal the address. */
  visitorOf: (address: string) => string
}

export function openDoor({
  db,
  searchDb,
  relay,
  files,
  introspection,
  documents,
  acceptedFcmTokens,
  cookies,
  scoutHours,
  mailTokens,
  agentPartner,
  webhookSecrets,
  outboundReach,
  issuer,
  addressOf,
  mayTry,
  denials,
  signInKeysOf,
  oneTimeCodes,
  relyingParty,
  companyOidc,
  txtRecords,
  sealing,
  needsOperatorFactor,
  visitorOf,
}: DoorParts): Door {
  const contextOf = (
    viewer: Viewer,
    { params, request, address = 'unknown', batches = batcher(db) }: Partial<Question> = {},
  ): Context => ({
    viewer,
    db,
    searchDb,
    relay,
    files,
    acceptedFcmTokens,
    scoutHours,
    oneTimeCodes,
    mailTokens,
    agentPartner,
    webhookSecrets,
    outboundReach,
    relyingParty,
    companyOidc,
    txtRecords,
    sealing,
    needsOperatorFactor,
    address,
    signInKeysOf: (area, email) => signInKeysOf({ area, email, address }),
    sessionTokenSha256: request ? sessionOf(request, viewer, cookies) : null,
    ...batches,
    searchBatch: batcher(searchDb).batch,
    requestId: currentRequestId() ?? '',
    requireRate: async (limit) => {
      if (!(await mayTry(visitorNetwork(address), limit))) throw new Refusal('too_many_requests')
    },
    write: writer(db, viewer, () => visitorOf(address), idempotencyOf(request, params)),
  })

  const checks = openChecks(schema, { introspection, documents: documents && documents.public })
  const yoga = createYoga<RequestContext, Context>({
    ...yogaOptions,
    schema,
    graphqlEndpoint: '/graphql',
    context: ({ viewer, address, params, request }) =>
      contextOf(viewer, { params: params as Params, request, address }),
    plugins: [...checks.plugins, admitAccessTokens, withDenials(denials)],
  })
  const ask = openPageDoor({ schema, db, check: checks.ofPage, contextOf, addressOf, denials })

  const asked: FactorAsked = { ofOperators: needsOperatorFactor }

  async function viewerOf(request: Request, area: Area) {
    const viewer = await seenAs(request, area)
    if ('isUseUnrecorded' in viewer) await recordUseOf(request, viewer)
    if (viewer.kind === 'guest' && viewer.refusedFor) await denials(viewer, addressOf(request), [viewer.refusedFor])
    return viewer
  }

  async function recordUseOf(request: Request, viewer: CandidateViewer | CompanyViewer | AdminViewer) {
    const token = tokenOf(request, areasOf[viewer.kind])
    if (!token) return
    if (viewer.kind === 'candidate') await recordUse(db, sha256(token), viewer.candidateId)
    else await recordStaffUse(db, sha256(token))
  }

  async function seenAs(request: Request, area: Area) {
    const authorization = bearerPaths.includes(new URL(request.url).pathname) && request.headers.get('authorization')
    if (typeof authorization === 'string') return bearerOf(authorization, request)
    const token = tokenOf(request, area)
    return token ? findViewer(db, area, token, addressOf(request), asked) : guest
  }

  const tokenOf = (request: Request, area: Area) => cookieOf(request, cookies[area])

  async function viewersOf(requests: readonly AreaRequest[]): Promise<Viewer[]> {
    const viewers: Viewer[] = requests.map(() => guest)
    const findIn = async (area: Area) => {
      const holders = requests.flatMap(({ request, area: own }, at) => {
        const token = own === area && !request.headers.has('authorization') ? tokenOf(request, area) : undefined
        return token === undefined ? [] : [{ at, token, address: addressOf(request) }]
      })
      if (holders.length === 0) return
      const found = await findViewers(db, area, holders, asked)
      for (const [n, { at }] of holders.entries()) viewers[at] = found[n] ?? guest
    }
    await Promise.all((['candidate', 'client', 'admin'] as const).map(findIn))
    return viewers
  }
  const contextsOf = (requests: readonly AreaRequest[], viewers: readonly Viewer[]) => {
    const batches = batcher(db)
    return requests.map(({ request }, at) =>
      contextOf(viewers[at] ?? guest, { request, address: addressOf(request), batches }),
    )
  }

  async function bearerOf(authorization: string, request: Request): Promise<Viewer> {
    const token = readBearer(authorization)
    // A request with a token and a session is ambiguous.
    if (token === null || request.headers.has('cookie')) return refused('invalid_authorization_header')
    const address = addressOf(request)
    const viewer = await findAccessTokenViewer(db, token, address)
    const isWithin =
      viewer.kind === 'accessToken'
        ? await mayTry(viewer.accessTokenId, accessTokenLimits.requests)
        : await mayTry(visitorNetwork(address), accessTokenLimits.unknown)
    return isWithin ? viewer : refused('too_many_requests')
  }

  const deny: Door['deny'] = (request, viewer, code) => denials(viewer, addressOf(request), [code])

  const admin = openAdminDoor({
    introspection,
    documents: documents && documents.admin,
    db,
    addressOf,
    denials,
    deny,
    contextOf: (viewer, question) => ({ ...contextOf(viewer, question), viewer, issuer }),
  })

  const fetch = async (request: Request, viewer: Viewer) => yoga.fetch(request, { viewer, address: addressOf(request) })

  return {
    yoga,
    fetch,
    ask,
    admin,
    check: checks.ofSocket,
    contextOf: (viewer) => contextOf(viewer),
    viewerOf,
    deny,
    viewersOf,
    contextsOf,
  }
}

/** Paths that accept a machine's Authorization header; on other paths the header belongs to a proxy in front. */
const bearerPaths: readonly string[] = ['/graphql', clientUrls.candidatesCsv({})]

const refused = (refusedFor: RefusalCode): GuestViewer => ({ kind: 'guest', refusedFor })

const areasOf = { candidate: 'candidate', company: 'client', admin: 'admin' } satisfies Record<string, Area>

function sessionOf(request: Pick<Request, 'headers'>, viewer: Viewer, cookies: typeof sessionCookies) {
  if (viewer.kind === 'guest' || viewer.kind === 'accessToken') return null
  const token = cookieOf(request, cookies[areasOf[viewer.kind]])
  return token === undefined ? null : sha256(token)
}

function idempotencyOf(request: Pick<Request, 'headers'> | undefined, params: Params | undefined): Idempotency | null {
  const key = request?.headers.get('idempotency-key')
  if (!key || !/^[\w-]{8,90}$/.test(key)) return null
  const payload = () => JSON.stringify([params?.query, params?.variables])
  return { key, operation: params?.operationName ?? '', payload }
}
