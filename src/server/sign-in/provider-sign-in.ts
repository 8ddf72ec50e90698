import { beginFlow, findTypingFlow, takeFlow } from '#domain/candidate-account/identity/flow/commands.ts'
import { confirmLimit, flowMinutes, typingMinutes } from '#domain/candidate-account/identity/rules.ts'
import { requireFreshSignIn } from '#domain/candidate-account/owner-proof/queries.ts'
import { sessionCookiesAt } from '#domain/session/rules.ts'
import { requireOwnAccount } from '#domain/viewer/viewer.ts'
import { cookieOf } from '#door/question.ts'
import { Refusal } from '#ground/refusal.ts'
import { shownRefusal } from '#ground/words/server.ts'
import { oidcUrls } from '#ground/oidc-urls.ts'
import type { AttemptLimit } from '#graphql/context.ts'
import type { Db } from '#platform/database/db.ts'
import type { Env } from '#platform/env.ts'
import { visitorNetwork } from '#platform/network.ts'
import { openOidc } from '#platform/outgoing/oidc.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import type { ProviderSignIn } from '#web/hatch/provider-sign-in.ts'
import { openFederatedLogout } from './federated-logout.ts'
import { openProviderArrivals } from './provider-arrivals.ts'
import type { RequestSessions } from './sessions.ts'
import { openVisitSecrets, visitRefusal } from './visit-secrets.ts'

type Parts = {
  db: Db
  sessions: RequestSessions
  env: Pick<Env, 'sessionSecret' | 'previousSecrets' | 'publicUrl' | 'oidcProviders' | 'isProduction'>
  addressOf: (request: Request) => string
  mayTry: (address: string, limit: AttemptLimit) => Promise<boolean>
}

/** Signing in, registering and linking by a provider, for one request each. */
export function openProviderSignIn(parts: Parts) {
  const { db, sessions, env, addressOf } = parts
  const { oidcProviders: providers, publicUrl } = env
  const callbackOf = (provider: string) => publicUrl + oidcUrls.callback(provider)
  const oidc = openOidc({ providers, callbackOf, allowHttp: !env.isProduction })
  const federatedLogout = openFederatedLogout({ db, sessions, oidc, env })
  const labelOf = (provider: string) => providers.find(({ name }) => name === provider)?.label ?? provider
  const refusedAs = (error: unknown, provider: string) =>
    visitRefusal(error, labelOf(provider), 'sign-in by a provider did not happen')
  const seconds = (flowMinutes + typingMinutes) * 60
  const visits = openVisitSecrets({ env, cookie: 'yoake_visit', seconds, prefix: '' })
  const arrivals = openProviderArrivals({ db, sessions, oidc, env, labelOf, addressOf })

  return (request: Request): ProviderSignIn => ({
    async leaveFor(provider, reason) {
      try {
        const secrets = visits.ofLeaving(request)
        const to = await oidc.authorizationUrl(provider, visits.oidcOf(secrets))
        const candidateId = reason.intent === 'LINK' ? await linkingStudent(parts, request, reason.password) : null
        await beginFlow(db, secrets, {
          provider,
          intent: reason.intent,
          candidateId,
          redirectTo: reason.intent === 'LINK' ? null : reason.redirectTo,
          campaign: reason.intent === 'REGISTER' ? reason.campaign : {},
          consents: reason.intent === 'REGISTER' ? reason.consents : null,
          subject: null,
        })
        return { to, cookie: visits.cookie(secrets) }
      } catch (error) {
        return { refused: shownRefusal(refusedAs(error, provider)) }
      }
    },

    async comeBack(provider, search) {
      const secrets = visits.ofReturn(request, search)
      const begun = await takeFlow(db, secrets)
      const flow = begun?.provider === provider && begun.subject === null ? begun : null
      const over = new Refusal('provider_visit_over', { values: { provider: labelOf(provider) } })
      try {
        if (!flow || flow.isOver) throw over
        const proven = await oidc.prove(provider, search, visits.oidcOf(secrets))
        return await arrivals.finish({ request, flow, browser: secrets.browser, proven })
      } catch (error) {
        const { code, details } = refusedAs(error, provider)
        const named = details.values?.['name']
        return {
          kind: 'refused',
          code,
          provider: typeof named === 'string' ? named : provider,
          intent: flow?.intent ?? 'SIGN_IN',
          redirectTo: flow?.redirectTo ?? null,
          campaign: flow?.campaign ?? {},
        }
      }
    },

    async isTyping(provider, state) {
      const flow = await findTypingFlow(db, { state, browser: visits.browserOf(request) ?? '' })
      return flow?.provider === provider
    },

    async registerWithMail(provider, state, email) {
      const secrets = { state, browser: visits.browserOf(request) ?? '' }
      try {
        return await arrivals.finishWithMail({ request, provider, secrets, email })
      } catch (error) {
        return { refused: shownRefusal(refusedAs(error, provider)) }
      }
    },

    signOut: () => federatedLogout(request),
  })
}

/** The student who links a provider, with a fresh sign-in. */
async function linkingStudent({ db, sessions, env, addressOf, mayTry }: Parts, request: Request, password: string) {
  const { candidateId } = requireOwnAccount(await sessions.viewerOf(request, 'candidate'))
  const token = cookieOf(request, sessionCookiesAt(env.publicUrl).candidate)
  if (password && !(await mayTry(visitorNetwork(addressOf(request)), confirmLimit)))
    throw new Refusal('too_many_requests')
  await requireFreshSignIn(db, candidateId, { sessionTokenSha256: token ? sha256(token) : null, password })
  return candidateId
}
