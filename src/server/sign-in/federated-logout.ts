import { findSessionOrigin } from '#domain/session/queries.ts'
import { sessionCookiesAt } from '#domain/session/rules.ts'
import { cookieOf } from '#door/question.ts'
import type { Db } from '#platform/database/db.ts'
import type { Env } from '#platform/env.ts'
import type { Oidc } from '#platform/outgoing/oidc.ts'
import { openSealing } from '#platform/secrets/secret.ts'
import type { RequestSessions } from './sessions.ts'

type Parts = {
  db: Db
  sessions: RequestSessions
  oidc: Oidc
  env: Pick<Env, 'publicUrl' | 'sessionSecret' | 'previousSecrets'>
}

/** Ends a student's session. `to`: the sign-out URL of the provider, or null. */
export const openFederatedLogout =
  ({ db, sessions, oidc, env }: Parts) =>
  async (request: Request) => {
    const token = cookieOf(request, sessionCookiesAt(env.publicUrl).candidate)
    const origin = token ? await findSessionOrigin(db, token) : undefined
    const { cookie } = await sessions.signOut(request, 'candidate')
    const idToken = origin?.sealedIdToken
      ? openSealing(env.sessionSecret, env.previousSecrets).unseal(origin.sealedIdToken)
      : null
    const to = origin?.provider && idToken ? await oidc.signOutUrl(origin.provider, idToken, `${env.publicUrl}/`) : null
    return { cookie, to }
  }
