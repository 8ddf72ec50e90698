import { findAccessTokenViewer } from '#domain/company-account/access-token/queries.ts'
import { accessTokenLimits, readBearer } from '#domain/company-account/access-token/rules.ts'
import { recordStaffUse, recordUse } from '#domain/session/commands.ts'
import { findViewer, findViewers, type FactorAsked } from '#domain/session/queries.ts'
import type { sessionCookies } from '#domain/session/rules.ts'
import {
  guest,
  idOf,
  type AdminViewer,
  type CandidateViewer,
  type CompanyViewer,
  type GuestViewer,
  type Viewer,
} from '#domain/viewer/viewer.ts'
import type { AttemptLimit } from '#graphql/context.ts'
import type { Area } from '#ground/area.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { pageOfNobody } from '#ground/page-viewer.ts'
import type { RefusalCode } from '#ground/refusal.ts'
import type { Db } from '#platform/database/db.ts'
import { visitorNetwork } from '#platform/network.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import type { Denials } from './denials.ts'
import { cookieOf, pageViewerOf } from './question.ts'
import { areasOf } from './request-context.ts'

export type ViewerParts = {
  db: Db
  cookies: typeof sessionCookies
  needsOperatorFactor: boolean
  /** The visitor's network address. */
  addressOf: (request: Request) => string
  mayTry: (address: string, limit: AttemptLimit) => Promise<boolean>
  denials: Denials
}
/** A request and its area. */
export type AreaRequest = { request: Request; area: Area | null }
export type Viewers = {
  viewerOf: (request: Request, area: Area) => Promise<Viewer>
  /** The current viewer of each session, with one statement for each area. Machines are guests here. */
  viewersOf: (requests: readonly AreaRequest[]) => Promise<Viewer[]>
}

/** Finds the viewers of requests: by the cookie of a session, or by the token of a machine. */
export function openViewers(parts: ViewerParts): Viewers {
  const { db, cookies, addressOf, denials } = parts
  const factor: FactorAsked = { ofOperators: parts.needsOperatorFactor }
  const tokenOf = (request: Request, area: Area) => cookieOf(request, cookies[area])
  const machineOf = openMachines(parts)

  async function findOne(request: Request, area: Area) {
    const authorization = bearerPaths.includes(new URL(request.url).pathname) && request.headers.get('authorization')
    if (typeof authorization === 'string') return machineOf(authorization, request)
    const token = tokenOf(request, area)
    return token ? ofPage(request, await findViewer(db, area, token, addressOf(request), factor)) : guest
  }

  async function recordUseOf(request: Request, viewer: CandidateViewer | CompanyViewer | AdminViewer) {
    const token = tokenOf(request, areasOf[viewer.kind])
    if (!token) return
    if (viewer.kind === 'candidate') await recordUse(db, sha256(token), viewer.candidateId)
    else await recordStaffUse(db, sha256(token))
  }

  return {
    async viewerOf(request, area) {
      const viewer = await findOne(request, area)
      if ('isUseUnrecorded' in viewer) await recordUseOf(request, viewer)
      if (viewer.kind === 'guest' && viewer.refusedFor) await denials(viewer, addressOf(request), [viewer.refusedFor])
      return viewer
    },
    async viewersOf(requests) {
      const viewers: Viewer[] = requests.map(() => guest)
      const findIn = async (area: Area) => {
        const holders = requests.flatMap(({ request, area: own }, at) => {
          const token = own === area && !request.headers.has('authorization') ? tokenOf(request, area) : undefined
          return token === undefined ? [] : [{ at, token, request, address: addressOf(request) }]
        })
        if (holders.length === 0) return
        const found = await findViewers(db, area, holders, factor)
        for (const [n, { at, request }] of holders.entries()) viewers[at] = ofPage(request, found[n] ?? guest)
      }
      await Promise.all((['candidate', 'client', 'admin'] as const).map(findIn))
      return viewers
    },
  }
}

/** A page that was drawn for one viewer neither asks nor acts for another, who signed in in the same browser since. */
function ofPage(request: Request, viewer: Viewer): Viewer {
  const pageViewer = pageViewerOf(request)
  if (pageViewer === null || viewer.kind === 'guest' || idOf(viewer) === pageViewer) return viewer
  // The page of a guest stays a guest's, and the text on it is nobody else's word.
  return pageViewer === pageOfNobody ? guest : refused('other_viewer')
}

/** Paths that accept a machine's Authorization header; on other paths the header belongs to a proxy in front. */
const bearerPaths: readonly string[] = ['/graphql', clientUrls.candidatesCsv({})]

const refused = (refusedFor: RefusalCode): GuestViewer => ({ kind: 'guest', refusedFor })

const openMachines =
  ({ db, addressOf, mayTry }: ViewerParts) =>
  async (authorization: string, request: Request): Promise<Viewer> => {
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
