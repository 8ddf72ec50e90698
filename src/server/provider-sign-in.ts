import { createHmac, randomBytes } from 'node:crypto'
import { serialize } from 'hono/utils/cookie'
import { arrive, arriveWithMail, type Arrived } from '#domain/candidate-account/identity/arrival/commands.ts'
import { addIdentity } from '#domain/candidate-account/identity/commands.ts'
import {
  beginFlow,
  findTypingFlow,
  takeFlow,
  type Flow,
  type FlowSecrets,
} from '#domain/candidate-account/identity/flow/commands.ts'
import { confirmLimit, flowMinutes, typingMinutes } from '#domain/candidate-account/identity/rules.ts'
import { requireFreshSignIn } from '#domain/candidate-account/owner-proof/queries.ts'
import { invitingStudent } from '#domain/candidate-account/registration/inviting/sealed-id.ts'
import { sessionCookiesAt } from '#domain/session/rules.ts'
import { requireOwnAccount } from '#domain/viewer/viewer.ts'
import { cookieOf } from '#door/question.ts'
import { cookieNameAt, cookieOptionsAt } from '#ground/cookie.ts'
import type { OfRow } from '#ground/id.ts'
import { Refusal, type RefusalCode } from '#ground/refusal.ts'
import { shownRefusal } from '#ground/refusal-text.ts'
import { urls } from '#ground/urls.ts'
import type { AttemptLimit } from '#graphql/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { Env } from '#platform/env.ts'
import { log } from '#platform/log.ts'
import { visitorNetwork } from '#platform/network.ts'
import { OidcTrouble, openOidc, type Oidc, type OidcSecrets, type ProvenIdentity } from '#platform/oidc.ts'
import { openSealing, seal, sha256 } from '#platform/secret.ts'
import type { ProviderSignIn, Returned } from '#web/provider-sign-in.ts'
import { openFederatedLogout } from './federated-logout.ts'
import type { RequestSessions } from './sessions.ts'

type Parts = {
  db: Db
  sessions: RequestSessions
  env: Pick<Env, 'sessionSecret' | 'publicUrl' | 'oidcProviders' | 'isProduction'>
  addressOf: (request: Request) => string
  mayTry: (address: string, limit: AttemptLimit) => Promise<boolean>
}

/** The cookie that ties the return from a provider to the browser that left. */
const browserCookie = 'yoake_visit'

const refusedBy: Record<OidcTrouble['reason'], RefusalCode> = {
  cancelled: 'provider_cancelled',
  unavailable: 'provider_unavailable',
  failed: 'provider_failed',
}

/** Signing in, registering and linking by a provider, for one request each. */
export function openProviderSignIn({ db, sessions, env, addressOf, mayTry }: Parts) {
  const { oidcProviders: providers, publicUrl, sessionSecret: secret } = env
  const cookieName = cookieNameAt(publicUrl, browserCookie)
  const callbackOf = (provider: string) => publicUrl + urls.candidate.oidcCallback(provider)
  const oidc: Oidc = openOidc({ providers, callbackOf, allowHttp: !env.isProduction })
  const federatedLogout = openFederatedLogout({ db, sessions, oidc, env })
  const labelOf = (provider: string) => providers.find(({ name }) => name === provider)?.label ?? provider

  const sealing = openSealing(secret)
  const withInviting = (flow: Flow): Flow => {
    const candidateId = invitingStudent(sealing, flow.campaign.candidateId ?? '') ?? ''
    return { ...flow, campaign: { ...flow.campaign, candidateId } }
  }

  const oidcSecretsOf = ({ state, browser }: FlowSecrets): OidcSecrets => {
    const derived = (kind: string) =>
      createHmac('sha256', secret).update(`${kind} ${state} ${browser}`).digest('base64url')
    return { state, nonce: derived('nonce'), verifier: derived('verifier') }
  }
  const newSecret = () => randomBytes(32).toString('base64url')
  const cookie = (browser: string) =>
    serialize(cookieName, browser, cookieOptionsAt(publicUrl, (flowMinutes + typingMinutes) * 60))

  const refusedAs = (error: unknown, provider: string) => {
    const values = { provider: labelOf(provider) }
    if (error instanceof OidcTrouble) {
      const level = error.reason === 'cancelled' ? 'info' : 'warn'
      log[level]({ reason: error.code, kind: error.reason }, 'sign-in by a provider did not happen')
      return new Refusal(refusedBy[error.reason], { values })
    }
    if (error instanceof Refusal) return error
    throw error
  }

  return (request: Request): ProviderSignIn => {
    const browserOf = () => cookieOf(request, cookieName)

    const enter = async (
      tx: Tx,
      candidateId: OfRow<'candidate'>,
      { intent, redirectTo }: Flow,
      sealed: SealedOrigin | null,
    ) => ({
      kind: 'signedIn' as const,
      intent,
      cookie: await sessions.openFor(tx, request, 'candidate', { candidateId }, sealed),
      redirectTo,
    })

    /** The student who links a provider, with a fresh sign-in. */
    async function linkingStudent(password: string) {
      const { candidateId } = requireOwnAccount(await sessions.viewerOf(request, 'candidate'))
      const token = cookieOf(request, sessionCookiesAt(publicUrl).candidate)
      if (password && !(await mayTry(visitorNetwork(addressOf(request)), confirmLimit)))
        throw new Refusal('too_many_requests')
      await requireFreshSignIn(db, candidateId, { sessionTokenSha256: token ? sha256(token) : null, password })
      return candidateId
    }

    async function link(tx: Tx, flow: Flow, proven: ProvenIdentity): Promise<Returned> {
      const viewer = requireOwnAccount(await sessions.viewerOf(request, 'candidate'))
      // Another student has signed in meanwhile.
      if (viewer.candidateId !== flow.candidateId) throw new Refusal('provider_visit_over')
      const { subject, email } = proven
      const { provider } = flow
      await addIdentity(tx, viewer, viewer.candidateId, { provider, label: labelOf(provider), subject, email })
      return { kind: 'linked' }
    }

    async function finish(flow: Flow, secrets: FlowSecrets, proven: ProvenIdentity): Promise<Returned> {
      const { provider } = flow
      const { subject, email, isEmailVerified, idToken } = proven
      const canSignOut = await oidc.canSignOut(provider)
      const origin = canSignOut ? { provider, sealedIdToken: seal(secret, idToken) } : null
      const act = async (tx: Tx): Promise<Returned | Exclude<Arrived, object>> => {
        if (flow.intent === 'LINK') return link(tx, flow, proven)
        const arriving = { provider, label: labelOf(provider), subject, email, isEmailVerified }
        const arrived = await arrive(tx, withInviting(flow), arriving)
        return typeof arrived === 'string' ? arrived : enter(tx, arrived.candidateId, flow, origin)
      }
      const returned = await db.transaction().execute(act)
      if (returned === 'not_registered') throw new Refusal('provider_not_registered')
      if (returned !== 'mail_unknown') return returned
      const state = newSecret()
      await beginFlow(db, { state, browser: secrets.browser }, { ...flow, subject })
      return { kind: 'mailUnknown', proven: state }
    }

    return {
      async leaveFor(provider, reason) {
        try {
          const secrets = { state: newSecret(), browser: browserOf() ?? newSecret() }
          const to = await oidc.authorizationUrl(provider, oidcSecretsOf(secrets))
          const candidateId = reason.intent === 'LINK' ? await linkingStudent(reason.password) : null
          await beginFlow(db, secrets, {
            provider,
            intent: reason.intent,
            candidateId,
            redirectTo: reason.intent === 'LINK' ? null : reason.redirectTo,
            campaign: reason.intent === 'REGISTER' ? reason.campaign : {},
            consents: reason.intent === 'REGISTER' ? reason.consents : null,
            subject: null,
          })
          return { to, cookie: cookie(secrets.browser) }
        } catch (error) {
          return { refused: shownRefusal(refusedAs(error, provider)) }
        }
      },

      async comeBack(provider, search) {
        const secrets = { state: new URLSearchParams(search).get('state') ?? '', browser: browserOf() ?? '' }
        const flow = await takeFlow(db, secrets)
        const known = flow?.provider === provider && flow.subject === null ? flow : null
        const over = new Refusal('provider_visit_over', { values: { provider: labelOf(provider) } })
        try {
          if (!known || known.isOver) throw over
          return await finish(known, secrets, await oidc.prove(provider, search, oidcSecretsOf(secrets)))
        } catch (error) {
          const { code, details } = refusedAs(error, provider)
          const named = details.values?.['name']
          return {
            kind: 'refused',
            code,
            provider: typeof named === 'string' ? named : provider,
            intent: known?.intent ?? 'SIGN_IN',
            redirectTo: known?.redirectTo ?? null,
            campaign: known?.campaign ?? {},
          }
        }
      },

      async isTyping(provider, proven) {
        const flow = await findTypingFlow(db, { state: proven, browser: browserOf() ?? '' })
        return flow?.provider === provider
      },

      async registerWithMail(provider, proven, email) {
        try {
          return await db.transaction().execute(async (tx) => {
            const flow = await takeFlow(tx, { state: proven, browser: browserOf() ?? '' })
            if (flow?.provider !== provider || flow.isOver || flow.subject === null)
              throw new Refusal('provider_visit_over', { values: { provider: labelOf(provider) } })
            const named = { label: labelOf(provider), subject: flow.subject }
            const { candidateId } = await arriveWithMail(tx, withInviting(flow), named, email)
            return enter(tx, candidateId, flow, null)
          })
        } catch (error) {
          return { refused: shownRefusal(refusedAs(error, provider)) }
        }
      },

      signOut: () => federatedLogout(request),
    }
  }
}

type SealedOrigin = { provider: string; sealedIdToken: Buffer }
