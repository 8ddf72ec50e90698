import { createHmac, randomBytes } from 'node:crypto'
import { serialize } from 'hono/utils/cookie'
import { cookieOf } from '#door/question.ts'
import { cookieNameAt, cookieOptionsAt } from '#ground/cookie.ts'
import { Refusal, type RefusalCode } from '#ground/refusal.ts'
import type { Env } from '#platform/env.ts'
import { log } from '#platform/log.ts'
import { OidcTrouble, type OidcSecrets } from '#platform/outgoing/oidc.ts'

/** Secrets of one visit at a provider: `browser` ties the return to the browser that left. */
export type VisitSecrets = { state: string; browser: string }

type Options = {
  env: Pick<Env, 'sessionSecret' | 'publicUrl'>
  cookie: string
  /** The time a visit may take. */
  seconds: number
  /** Keeps the secrets of one kind of visit apart from those of another. */
  prefix: string
}

export const newVisitSecret = () => randomBytes(32).toString('base64url')

export function openVisitSecrets({ env, cookie, seconds, prefix }: Options) {
  const name = cookieNameAt(env.publicUrl, cookie)
  const browserOf = (request: Request) => cookieOf(request, name)
  return {
    browserOf,
    ofLeaving: (request: Request): VisitSecrets => ({
      state: newVisitSecret(),
      browser: browserOf(request) ?? newVisitSecret(),
    }),
    ofReturn: (request: Request, search: string): VisitSecrets => ({
      state: new URLSearchParams(search).get('state') ?? '',
      browser: browserOf(request) ?? '',
    }),
    /** The Set-Cookie line. */
    cookie: ({ browser }: VisitSecrets) => serialize(name, browser, cookieOptionsAt(env.publicUrl, seconds)),
    oidcOf: ({ state, browser }: VisitSecrets): OidcSecrets => {
      const derived = (kind: string) =>
        createHmac('sha256', env.sessionSecret).update(`${prefix}${kind} ${state} ${browser}`).digest('base64url')
      return { state, nonce: derived('nonce'), verifier: derived('verifier') }
    },
  }
}

const refusedBy: Record<OidcTrouble['reason'], RefusalCode> = {
  cancelled: 'provider_cancelled',
  unavailable: 'provider_unavailable',
  failed: 'provider_failed',
}

/** The refusal of a visit that failed; an error that is none of a visit's is thrown again. */
export function visitRefusal(error: unknown, provider: string, message: string): Refusal {
  if (error instanceof Refusal) return error
  if (!(error instanceof OidcTrouble)) throw error
  const { reason, code } = error
  log[reason === 'cancelled' ? 'info' : 'warn']({ reason: code, kind: reason }, message)
  return new Refusal(refusedBy[reason], { values: { provider } })
}
