import { serialize } from 'hono/utils/cookie'
import { openSession, replaceSession, signOut } from '#domain/session/commands.ts'
import { authenticate, type SessionOwner } from '#domain/session/sign-in/queries.ts'
import { sessionCookiesAt, sessionSeconds } from '#domain/session/rules.ts'
import { Refusal, type RefusalCode } from '#ground/refusal.ts'
import { refusalText } from '#ground/refusal-text.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import type { Area } from '#ground/area.ts'
import { type Door } from '#door/door.ts'
import { cookieOf } from '#door/question.ts'
import type { Db } from '#platform/db.ts'
import type { Env } from '#platform/env.ts'
import { openOneTimeCodes } from '#platform/one-time-codes.ts'
import { isPoolBusy } from '#platform/pool-busy.ts'
import { openSignInGuard } from './sign-in-guard.ts'

type Refused = {
  code: RefusalCode
  message: string
  fields: []
  /** With requireEmailVerification: lets the student ask for another code without a session. */
  pass?: string
}
export type RequestSessions = {
  viewerOf: (request: Request, area: Area) => Promise<Viewer>
  /** The Set-Cookie line of a new session, or the refusal of the sign-in. */
  signIn: (
    request: Request,
    area: Area,
    email: string,
    password: string,
  ) => Promise<{ cookie: string } | { refused: Refused }>
  /** The Set-Cookie line of a student's session for a pass of the registration; null when the pass is too old. */
  open: (request: Request, pass: string) => Promise<{ cookie: string } | null>
  signOut: (request: Request, area: Area) => Promise<{ cookie: string }>
}

/** Time to read the refusal and press 再送. */
const resendSeconds = 10 * 60

/** The path of a session cookie, as the prefix __Host- requires. */
const wholeSite = '/'

type Parts = { db: Db; door: Door; env: Env; addressOf: (request: Request) => string }

export function openRequestSessions({ db, door, env, addressOf }: Parts): RequestSessions {
  const guarded = openSignInGuard(db, env.sessionSecret)
  const oneTimeCodes = openOneTimeCodes(env.sessionSecret)
  const cookies = sessionCookiesAt(env.publicUrl)
  const secure = env.publicUrl.startsWith('https:')
  const cookie = (area: Area, value: string, maxAge: number) =>
    serialize(cookies[area], value, { path: wholeSite, httpOnly: true, sameSite: 'Lax', maxAge, secure })

  async function sessionOf(request: Request, area: Area, owner: SessionOwner) {
    const userAgent = request.headers.get('user-agent') ?? ''
    const before = cookieOf(request, cookies[area])
    const token = await db.transaction().execute(async (tx) => {
      const opened = await openSession(tx, area, owner, userAgent)
      if (before) await replaceSession(tx, area, before, opened)
      return opened
    })
    return cookie(area, token, sessionSeconds)
  }
  function refusedOf({ code, details }: Refusal): Refused {
    const candidateId = code === 'requireEmailVerification' ? details.values?.['candidateId'] : undefined
    if (candidateId === undefined) return { code, message: refusalText(code, details), fields: [] }
    const pass = oneTimeCodes.passOf(String(candidateId), resendSeconds)
    return { code, message: refusalText(code, { values: { canResend: 1 } }), fields: [], pass }
  }

  return {
    viewerOf: door.viewerOf,
    async signIn(request, area, email, password) {
      try {
        const address = addressOf(request)
        const unlock = new URL(request.url).searchParams.get('unlock')
        const owner = await guarded({ area, email, address, unlock }, () =>
          authenticate(db, { area, email, password, address }),
        )
        return { cookie: await sessionOf(request, area, owner) }
      } catch (error) {
        const refusal = isPoolBusy(error) ? new Refusal('server_busy') : error
        if (!(refusal instanceof Refusal)) throw error
        return { refused: refusedOf(refusal) }
      }
    },
    async open(request, pass) {
      const candidateId = oneTimeCodes.subjectOf(pass)
      return candidateId === null ? null : { cookie: await sessionOf(request, 'candidate', { candidateId }) }
    },
    async signOut(request, area) {
      const token = cookieOf(request, cookies[area])
      if (token) await db.transaction().execute((tx) => signOut(tx, area, token))
      return { cookie: cookie(area, '', 0) }
    },
  }
}
