import type { Context, Handler, Hono } from 'hono'
import { guest, type Viewer } from '#domain/viewer/viewer.ts'
import { adminEndpoint } from '#door/admin-door.ts'
import type { Door } from '#door/door.ts'
import { areaOf } from '#door/question.ts'
import { refusedResponse } from '#door/refused.ts'
import { largestBody } from './body-limits.ts'
import { bytesOf, openBodyRoom } from './body-size.ts'
import { compressed } from './compress.ts'
import { beginningOf, readBody, smallBody } from './read-body.ts'
import { busy, turnedAway } from './turned-away.ts'
import { untilClosed, type Turns } from './turns.ts'

type Parts = {
  turns: Turns
  viewerOf: (request: Request) => Promise<Viewer>
  fetch: (request: Request, viewer: Viewer) => Promise<Response>
}

const close = { connection: 'close' }

/** Both schemas. The area that a request names, or its token, says whose session counts. */
export function serveGraphql(app: Hono, door: Pick<Door, 'viewerOf' | 'fetch' | 'admin'>, turns: Turns) {
  const publicRoute = graphqlRoute({
    turns,
    viewerOf: async (request) => {
      const area = areaOf(request.headers.get('x-area')) ?? (request.headers.has('authorization') ? 'client' : null)
      return area ? door.viewerOf(request, area) : guest
    },
    fetch: door.fetch,
  })
  const adminRoute = graphqlRoute({
    turns,
    viewerOf: (request) => door.viewerOf(request, areaOf(request.headers.get('x-area')) ?? 'admin'),
    fetch: door.admin.fetch,
  })
  app.all('/graphql', publicRoute)
  app.all(adminEndpoint, adminRoute)
}

/** A GraphQL door over HTTP. Each request waits for its turn; a large body is read only after its viewer is known. */
export function graphqlRoute({ turns, viewerOf, fetch }: Parts): Handler {
  const room = openBodyRoom()
  const answer = async (request: Request, viewer: Viewer) =>
    refusedFor(viewer) ?? compressed(request, await fetch(request, viewer))

  async function answerLarge(c: Context, bytes: number) {
    const request = c.req.raw
    const viewer = await turns.mutations(() => viewerOf(request), untilClosed(c))
    if (viewer === null) return busy(c, close)
    const refused = refusedFor(viewer)
    if (refused) return refused
    if (bytes > bytesOf(viewer)) return turnedAway(c, 'request_too_large', close)
    if (!room.enter(bytes)) return busy(c, close)
    try {
      const unread = await readBody(c, { ...largestBody, bytes: bytesOf(viewer) })
      return unread ?? (await turns.mutations(() => answer(request, viewer), untilClosed(c))) ?? busy(c)
    } finally {
      room.leave(bytes)
    }
  }

  return async (c) => {
    const request = c.req.raw
    const unfit = unfitForGraphql(request)
    if (unfit) return unfit
    const bytes = Number(request.headers.get('content-length') ?? 0)
    if (bytes > smallBody) return answerLarge(c, bytes)
    // A query that only contains the word mutation waits longer and does no harm.
    const lane = turns[/"mutation\b/.test(beginningOf(c)) ? 'mutations' : 'questions']
    return (await lane(async () => answer(request, await viewerOf(request)), untilClosed(c))) ?? busy(c)
  }
}

const refusedFor = (viewer: Viewer) =>
  viewer.kind === 'guest' && viewer.refusedFor ? refusedResponse(viewer.refusedFor) : null

/** GraphQL accepts JSON by POST only: a form of another site cannot send that without a preflight. */
function unfitForGraphql({ method, headers }: Request) {
  if (method !== 'POST') return refusedResponse('json_post_only', { status: 405, headers: { allow: 'POST' } })
  const isJson = /^application\/json(;|$)/.test(headers.get('content-type') ?? '')
  return isJson ? null : refusedResponse('json_post_only', { status: 415 })
}
