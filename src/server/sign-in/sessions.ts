import { serialize } from 'hono/utils/cookie'
import { relyingPartyAt } from '#domain/candidate-account/passkey/rules.ts'
import { signInWithPasskey } from '#domain/candidate-account/passkey/sign-in/commands.ts'
import { candidateOfPass } from '#domain/candidate-account/registration/pass.ts'
import { countSignInAddress } from '#domain/company-account/sign-in-address/commands.ts'
import type { Arriving } from '#domain/company-account/single-sign-on/arrival/commands.ts'
import { refuseForcedSession, tellOfEmergencySignIn } from '#domain/company-account/single-sign-on/forced/commands.ts'
import {
  authenticateEnded,
  proveEndedAtProvider,
  proveEndedByPasskey,
} from '#domain/candidate-search/ended-contract/queries.ts'
import { endedPassSeconds, endedSubject } from '#domain/candidate-search/ended-contract/rules.ts'
import {
  openSession,
  replaceSession,
  signOut,
  type SecondFactor,
  type SessionOrigin,
} from '#domain/session/commands.ts'
import { authenticate, type SessionOwner } from '#domain/session/sign-in/queries.ts'
import { sessionCookiesAt, sessionSeconds } from '#domain/session/rules.ts'
import { signInStaffWithPasskey } from '#domain/session/staff/passkey/sign-in/commands.ts'
import { staffAreaOf, type StaffArea } from '#domain/session/staff/owner.ts'
import { cookieOptionsAt } from '#ground/cookie.ts'
import { type FieldError, Refusal, type RefusalCode } from '#ground/refusal.ts'
import { shownRefusal } from '#ground/words/server.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import type { Area } from '#ground/area.ts'
import { type Door } from '#door/door.ts'
import { cookieOf } from '#door/question.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { Env } from '#platform/env.ts'
import { openOneTimeCodes } from '#platform/secrets/one-time-codes.ts'
import { isPoolBusy } from '#platform/database/pool-busy.ts'
import type { EndedProof } from '#web/hatch/ended-contract.ts'
import type { SignInStep } from '#web/hatch/sign-in.ts'
import { openSignInGuard } from './sign-in-guard.ts'
import { openStaffSignIn } from './staff-sign-in.ts'

type Refused = {
  code: RefusalCode
  message: string
  fields: FieldError[]
  /** With requireEmailVerification: lets the student ask for another code without a session. */
  pass?: string
}
type Typed = { pass: string; code: string }
type SignedIn = { cookie: string; recoveryCodes?: string[] } | { refused: Refused; step?: SignInStep } | SignInStep

export type RequestSessions = {
  viewerOf: (request: Request, area: Area) => Promise<Viewer>
  /** The Set-Cookie line of a new session, the refusal of the sign-in, or what the password alone leads to. */
  signIn: (request: Request, area: Area, email: string, password: string) => Promise<SignedIn>
  /** The second step of a company user or an operator: a code, or the first code of a new app. */
  signInStep: (request: Request, area: StaffArea, act: SignInStep['step'], typed: Typed) => Promise<SignedIn>
  /** The enrolment of an account that has just been registered. */
  beginEnrolment: (area: StaffArea, id: string, address: string) => Promise<SignInStep>
  /** The same with the answer of an authenticator, which proves a second factor too. */
  signInWithPasskey: (request: Request, area: Area, answer: string) => Promise<SignedIn>
  /** A pass for an ADMIN whose company's contract has ended, or the refusal of the proof. */
  proveEnded: (request: Request, proof: EndedProof) => Promise<{ pass: string } | { refused: Refused }>
  /** The same pass for an ADMIN whom the company's provider named. Throws the refusal of the proof. */
  endedPassOf: (tx: Tx, arriving: Arriving) => Promise<string>
  /** The Set-Cookie line of a new session for an owner who has proven who they are. */
  openFor: (
    tx: Tx,
    request: Request,
    area: Area,
    owner: SessionOwner,
    origin?: SessionOrigin | null,
    secondFactor?: SecondFactor,
  ) => Promise<string>
  /** The Set-Cookie line of a student's session for a pass of the registration; null when the pass is too old. */
  open: (request: Request, pass: string) => Promise<{ cookie: string } | null>
  signOut: (request: Request, area: Area) => Promise<{ cookie: string }>
}

/** Time to read the refusal and press 再送. */
const resendSeconds = 10 * 60

type Parts = {
  db: Db
  door: Door
  env: Pick<Env, 'sessionSecret' | 'previousSecrets' | 'publicUrl' | 'productName' | 'needsOperatorFactor'>
  addressOf: (request: Request) => string
}

export function openRequestSessions({ db, door, env, addressOf }: Parts): RequestSessions {
  const relyingParty = relyingPartyAt(env.publicUrl, env.productName)
  const guarded = openSignInGuard(db, env.sessionSecret)
  const staff = openStaffSignIn({ db, env, addressOf })
  const oneTimeCodes = openOneTimeCodes(env.sessionSecret, env.previousSecrets)
  const cookies = sessionCookiesAt(env.publicUrl)
  const cookie = (area: Area, value: string, maxAge: number) =>
    serialize(cookies[area], value, cookieOptionsAt(env.publicUrl, maxAge))

  const openFor: RequestSessions['openFor'] = async (tx, request, area, owner, origin, secondFactor) => {
    const userAgent = request.headers.get('user-agent') ?? ''
    const before = cookieOf(request, cookies[area])
    const opened = await openSession(tx, area, owner, userAgent, origin, {
      // A student's network address is kept nowhere.
      ...(area !== 'candidate' && { secondFactor, address: addressOf(request) }),
    })
    if ('companyId' in owner) {
      await countSignInAddress(tx, owner.companyId, addressOf(request))
      if (secondFactor !== 'SSO') {
        await refuseForcedSession(tx, owner)
        await tellOfEmergencySignIn(tx, owner)
      }
    }
    if (before) await replaceSession(tx, area, before, opened)
    return cookie(area, opened, sessionSeconds)
  }
  function refusedOf(error: unknown): Refused {
    const refusal = isPoolBusy(error) ? new Refusal('server_busy') : error
    if (!(refusal instanceof Refusal)) throw error
    const { code, details } = refusal
    const candidateId = code === 'requireEmailVerification' ? details.values?.['candidateId'] : undefined
    if (candidateId === undefined) return shownRefusal(refusal)
    const pass = oneTimeCodes.passOf(String(candidateId), resendSeconds)
    return { ...shownRefusal(new Refusal(code, { values: { canResend: 1 } })), pass }
  }

  /** The step a refused code belongs to; the first step again when its pass is over. */
  async function stepAgain(request: Request, area: StaffArea, act: SignInStep['step'], pass: string, code: string) {
    if (!['second_factor_wrong', 'second_factor_locked', 'second_factor_not_begun'].includes(code)) return undefined
    return act === 'code' ? ({ step: 'code', pass } as const) : staff.enrolmentOf(request, area, pass)
  }

  const endedPass = (companyUserId: string) => oneTimeCodes.passOf(endedSubject(companyUserId), endedPassSeconds)

  return {
    openFor,
    viewerOf: door.viewerOf,
    endedPassOf: async (tx, arriving) => endedPass(await proveEndedAtProvider(tx, arriving)),
    async signIn(request, area, email, password) {
      try {
        const address = addressOf(request)
        const unlock = new URL(request.url).searchParams.get('unlock')
        const owner = await guarded({ area, email, address, unlock }, () =>
          authenticate(db, { area, email, password, address }),
        )
        const step = 'candidateId' in owner ? null : await staff.stepAfter(staffAreaOf(owner), owner, address)
        return step ?? { cookie: await db.transaction().execute((tx) => openFor(tx, request, area, owner)) }
      } catch (error) {
        return { refused: refusedOf(error) }
      }
    },
    async proveEnded(request, proof) {
      const address = addressOf(request)
      const passOf = (companyUserId: string) => ({ pass: endedPass(companyUserId) })
      try {
        if ('answer' in proof) {
          const prove = (tx: Tx) => proveEndedByPasskey(tx, relyingParty, { answer: proof.answer, address })
          return passOf(await db.transaction().execute(prove))
        }
        const { email, password, code } = proof
        const account = { area: 'client', email, address } as const
        const prove = async () => {
          const id = await authenticateEnded(db, { ...account, password })
          await staff.proveCode(id, code)
          return id
        }
        return passOf(await guarded({ ...account, unlock: null }, prove))
      } catch (error) {
        return { refused: refusedOf(error) }
      }
    },
    async signInStep(request, area, act, typed) {
      const open = (tx: Tx, owner: SessionOwner, factor: SecondFactor) =>
        openFor(tx, request, area, owner, null, factor)
      try {
        if (act === 'code') return await staff.byCode(request, area, typed, open)
        return await staff.byEnrolment(request, area, typed, open)
      } catch (error) {
        const refused = refusedOf(error)
        return { refused, step: await stepAgain(request, area, act, typed.pass, refused.code) }
      }
    },
    beginEnrolment: staff.beginEnrolment,
    async signInWithPasskey(request, area, answer) {
      const address = addressOf(request)
      try {
        const act = async (tx: Tx) =>
          area === 'candidate'
            ? openFor(tx, request, area, await signInWithPasskey(tx, relyingParty, answer))
            : openFor(
                tx,
                request,
                area,
                await signInStaffWithPasskey(tx, relyingParty, { area, answer, address }),
                null,
                'PASSKEY',
              )
        return { cookie: await db.transaction().execute(act) }
      } catch (error) {
        return { refused: refusedOf(error) }
      }
    },
    async open(request, pass) {
      const candidateId = candidateOfPass(oneTimeCodes, pass)
      return candidateId === null
        ? null
        : { cookie: await db.transaction().execute((tx) => openFor(tx, request, 'candidate', { candidateId })) }
    },
    async signOut(request, area) {
      const token = cookieOf(request, cookies[area])
      if (token) await db.transaction().execute((tx) => signOut(tx, area, token))
      return { cookie: cookie(area, '', 0) }
    },
  }
}
