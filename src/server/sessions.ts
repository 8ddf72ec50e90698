import { openSession, replaceSession, signOut, stampActivity } from '#domain/account/commands.ts'
import { authenticate } from '#domain/account/sign-in/queries.ts'
import { normaliseEmail, sessionCookiesAt, sessionSeconds, signInLimits } from '#domain/account/rules.ts'
import { Refusal, type RefusalCode } from '#domain/refusal.ts'
import { refusalText } from '#domain/refusal-text.ts'
import type { Area, Viewer } from '#domain/viewer.ts'
import { cookieOf, type Door } from '#graphql/door.ts'
import type { Db } from '#platform/db.ts'
import type { Env } from '#platform/env.ts'
import { openRateLimit, type RateLimit } from '#platform/rate-limit.ts'
import type pg from 'pg'

type Refused = { code: RefusalCode; message: string; fields: [] }
export type SessionDoor = {
  viewerOf: (request: Request, area: Area) => Promise<Viewer>
  /** The Set-Cookie line of a new session, or why there is none. */
  signIn: (
    request: Request,
    area: Area,
    email: string,
    password: string,
  ) => Promise<{ cookie: string } | { refused: Refused }>
  signOut: (request: Request, area: Area) => Promise<{ cookie: string }>
}

type Parts = { db: Db; pool: pg.Pool; door: Door; env: Env; addressOf: (request: Request) => string }

export function openSessions({ db, pool, door, env, addressOf }: Parts): SessionDoor {
  const byEmail = openRateLimit(pool, { name: 'sign-in-email', secret: env.sessionSecret, ...signInLimits.email })
  const byAddress = openRateLimit(pool, { name: 'sign-in-address', secret: env.sessionSecret, ...signInLimits.address })
  const take = async (limit: RateLimit, key: string) => {
    if (!(await limit.consume(key)).allowed) throw new Refusal('too_many_requests')
  }
  const cookies = sessionCookiesAt(env.publicUrl)
  const secure = env.publicUrl.startsWith('https:') ? '; Secure' : ''
  const cookie = (area: Area, value: string, maxAge: number) =>
    `${cookies[area]}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`

  return {
    async viewerOf(request, area) {
      const viewer = await door.viewerOf(request, area)
      if (viewer.kind === 'candidate') await stampActivity(db, viewer.candidateId)
      return viewer
    },
    async signIn(request, area, email, password) {
      try {
        await take(byAddress, addressOf(request))
        await take(byEmail, `${area}:${normaliseEmail(email)}`)
        const owner = await authenticate(db, { area, email, password, address: addressOf(request) })
        const userAgent = request.headers.get('user-agent') ?? ''
        const before = cookieOf(request, cookies[area])
        const token = await db.transaction().execute(async (tx) => {
          const opened = await openSession(tx, area, owner, userAgent)
          if (before) await replaceSession(tx, area, before, opened)
          return opened
        })
        await byEmail.forget(`${area}:${normaliseEmail(email)}`)
        return { cookie: cookie(area, token, sessionSeconds) }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return { refused: { code: error.code, message: refusalText(error.code, error.details), fields: [] } }
      }
    },
    async signOut(request, area) {
      const token = cookieOf(request, cookies[area])
      if (token) await db.transaction().execute((tx) => signOut(tx, area, token))
      return { cookie: cookie(area, '', 0) }
    },
  }
}
