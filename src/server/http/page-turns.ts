import { parse } from 'hono/utils/cookie'
import { isSessionCookie, isSessionToken, sessionCookies } from '#domain/session/rules.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import type { Door } from '#door/door.ts'
import { areaOfPath, type Area } from '#ground/area.ts'
import { visitorNetwork } from '#platform/network.ts'
import type { OnGone, Turns } from './turns.ts'

/** The viewers that were read before the turn began, by area; the page does not read them again. */
export type ReadViewers = Map<Area, Promise<Viewer>>
type Parts = {
  turns: Turns
  viewerOf: Door['viewerOf']
  /** The visitor's network address. */
  addressOf: (request: Request) => string
}

/** The forms that one signed-in person has under way at once. */
const formsOfAccount = 4
/** The forms that the guests of one network have under way at once: a campus is one network. */
const formsOfNetwork = 20

/**
 * Runs a page in the turns of its visitor: a request without a live session is a guest's, also with a cookie. Forms
 * are counted beside their turns, so that no one person and no one network fills them: a form may hash a password,
 * and a right password is counted nowhere. Returns null when the visitor gets the busy answer.
 */
export function openPageTurns({ turns, viewerOf, addressOf }: Parts) {
  const underWay = openCounts()

  return async (
    request: Request,
    render: (viewers: ReadViewers) => Promise<Response>,
    onGone: OnGone,
  ): Promise<Response | null> => {
    const arrivedAt = performance.now()
    const viewers: ReadViewers = new Map()
    const areas = areasOfTokens(request)
    const read = async () => ({ account: await accountOf(areas, (area) => viewerIn(area)) })
    const viewerIn = (area: Area) => {
      const viewer = viewerOf(request, area)
      viewers.set(area, viewer)
      return viewer
    }
    const isForm = request.method === 'POST'
    // A page that has to be asked for again costs little: no session is read for it, so that an ended one counts as live.
    if (areas.length > 0 && !isForm && turns.pages.turnsAway()) return null
    const owner = areas.length > 0 ? await turns.sessions(read, onGone, arrivedAt) : { account: null }
    if (owner === null) return null
    const { account } = owner
    const run = () => render(viewers)
    if (!isForm) return turns[account ? 'pages' : 'guestPages'](run, onGone, arrivedAt)
    const key = account ?? visitorNetwork(addressOf(request))
    if (!underWay.enter(key, account ? formsOfAccount : formsOfNetwork)) return null
    try {
      return await turns[account ? 'sentForms' : 'guestForms'](run, onGone, arrivedAt)
    } finally {
      underWay.leave(key)
    }
  }
}

/** The areas of which the request holds a session's cookie, the page's own first. */
function areasOfTokens({ url, headers }: Request): Area[] {
  const cookies = Object.entries(parse(headers.get('cookie') ?? ''))
  const own = areaOfPath(new URL(url).pathname.replace(/\.data$/, ''))
  return (['candidate', 'client', 'admin'] as const)
    .filter((area) =>
      cookies.some(
        ([name, value]) => isSessionCookie(name) && name.endsWith(sessionCookies[area]) && isSessionToken(value),
      ),
    )
    .toSorted((a, b) => Number(b === own) - Number(a === own))
}

/** The account of the first live session; null for a guest. A session that cannot be read is the page's to tell. */
async function accountOf(areas: readonly Area[], viewerIn: (area: Area) => Promise<Viewer>): Promise<string | null> {
  for (const area of areas) {
    const account = await viewerIn(area).then(ownerOf, () => 'unread')
    if (account !== null) return account
  }
  return null
}

function ownerOf(viewer: Viewer): string | null {
  if (viewer.kind === 'candidate') return viewer.candidateId
  if (viewer.kind === 'company') return viewer.companyUserId
  return viewer.kind === 'admin' ? viewer.adminAccountId : null
}

function openCounts() {
  const counts = new Map<string, number>()
  return {
    enter(key: string, limit: number): boolean {
      const count = counts.get(key) ?? 0
      if (count >= limit) return false
      counts.set(key, count + 1)
      return true
    },
    leave(key: string) {
      const count = (counts.get(key) ?? 0) - 1
      if (count > 0) counts.set(key, count)
      else counts.delete(key)
    },
  }
}
