import * as client from 'openid-client'
import type { OidcProvider } from './oidc-providers.ts'

/** The secrets of one way to a provider and back, known to the browser alone. */
export type OidcSecrets = { state: string; nonce: string; verifier: string }
export type ProvenIdentity = { subject: string; email: string | null; isEmailVerified: boolean; idToken: string }

/**
 * Why a provider told us nothing: the visitor said no, the provider does not answer, or its answer is none we believe.
 * `code` is for the log.
 */
export class OidcTrouble extends Error {
  readonly reason: 'cancelled' | 'unavailable' | 'failed'
  readonly code: string
  constructor(reason: OidcTrouble['reason'], code: string) {
    super(`${reason}: ${code}`)
    this.reason = reason
    this.code = code
  }
}

export type Oidc = ReturnType<typeof openOidc>

type Options = {
  providers: readonly OidcProvider[]
  callbackOf: (provider: string) => string
  /** Allows a provider on this machine. */
  allowHttp: boolean
}

const answerSeconds = 8
const discoveredMs = 3_600_000

/** Providers are asked for their addresses at the first visitor, so that the product starts while one is down. */
export function openOidc({ providers, callbackOf, allowHttp }: Options) {
  const discovered = new Map<string, { config: Promise<client.Configuration>; until: number }>()

  const discover = ({ issuer, clientId, clientSecret, idTokenAlgorithm = 'RS256' }: OidcProvider) => {
    const metadata = { client_secret: clientSecret, id_token_signed_response_alg: idTokenAlgorithm }
    const execute = allowHttp ? [client.allowInsecureRequests] : []
    // A signature by the secret itself proves no more than the connection the answer came over.
    if (!idTokenAlgorithm.startsWith('HS')) execute.push(client.enableNonRepudiationChecks)
    const options = { execute, timeout: answerSeconds }
    return client.discovery(new URL(issuer), clientId, metadata, undefined, options)
  }

  async function configOf(name: string) {
    const provider = providers.find((one) => one.name === name)
    if (!provider) throw new OidcTrouble('failed', 'unknown_provider')
    const held = discovered.get(name)
    if (held && held.until > Date.now()) return held.config.catch(unavailable)
    const config = discover(provider)
    discovered.set(name, { config, until: Date.now() + discoveredMs })
    config.catch(() => discovered.delete(name))
    return config.catch(unavailable)
  }

  return {
    /** The provider's page where the visitor agrees. Throws `OidcTrouble`. */
    async authorizationUrl(name: string, { state, nonce, verifier }: OidcSecrets): Promise<string> {
      const config = await configOf(name)
      return client.buildAuthorizationUrl(config, {
        redirect_uri: callbackOf(name),
        scope: providers.find((one) => one.name === name)?.scope ?? 'openid',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href
    },

    /** Whom the provider names in answer to these secrets; `search` is the query it came back with. */
    async prove(name: string, search: string, { state, nonce, verifier }: OidcSecrets): Promise<ProvenIdentity> {
      const config = await configOf(name)
      const url = new URL(callbackOf(name))
      url.search = search
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
      const tokens = await client.authorizationCodeGrant(config, url, checks).catch(troubled)
      const claims = tokens.claims()
      if (!claims || !tokens.id_token) throw new OidcTrouble('failed', 'no_id_token')
      const email = typeof claims['email'] === 'string' ? claims['email'] : null
      const isEmailVerified = email !== null && claims['email_verified'] === true
      return { subject: claims.sub, email, isEmailVerified, idToken: tokens.id_token }
    },

    /** The provider's own sign-out page; null where a provider has none or does not answer. */
    async signOutUrl(name: string, idToken: string, returnTo: string): Promise<string | null> {
      const config = await configOf(name).catch(() => null)
      if (!config?.serverMetadata().end_session_endpoint) return null
      return client.buildEndSessionUrl(config, { id_token_hint: idToken, post_logout_redirect_uri: returnTo }).href
    },

    /** Whether signing out at the provider is possible. */
    canSignOut: async (name: string) => {
      const config = await configOf(name).catch(() => null)
      return config?.serverMetadata().end_session_endpoint !== undefined
    },
  }
}

/** The code of an error, or of its cause: a lost connection has only the latter. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause)
}

/** Throws the trouble of a provider whose addresses cannot be read. */
export function unavailable(error: unknown): never {
  throw error instanceof OidcTrouble ? error : new OidcTrouble('unavailable', codeOf(error))
}

/** Throws the trouble of an answer that is none, or none we believe. */
export function troubled(error: unknown): never {
  if (error instanceof client.AuthorizationResponseError) {
    const said = error.error.toLowerCase()
    throw new OidcTrouble(passing[said] ?? 'failed', /^[a-z_]{1,40}$/.test(said) ? said : 'provider_error')
  }
  // A lost connection is a TypeError of fetch; a provider's 5xx is the cause of an error that has its response.
  const response = error instanceof Error && error.cause instanceof Response ? error.cause : null
  const isAway = error instanceof TypeError || codeOf(error) === 'OAUTH_TIMEOUT' || (response?.status ?? 0) >= 500
  throw new OidcTrouble(isAway ? 'unavailable' : 'failed', codeOf(error))
}

const passing: Record<string, OidcTrouble['reason']> = {
  access_denied: 'cancelled',
  // Said by a provider whose page was closed, and by LINE's button to go back.
  user_cancelled_login: 'cancelled',
  user_cancelled_authorize: 'cancelled',
  temporarily_unavailable: 'unavailable',
  server_error: 'unavailable',
}
