import * as client from 'openid-client'
import { OidcTrouble, troubled, unavailable, type OidcSecrets } from './oidc.ts'
import { sha256, type Sealing } from '../secrets/secret.ts'

/** The provider of one company, with its secret as the database holds it. */
export type SealedProvider = { companyId: string; issuer: string; clientId: string; sealedClientSecret: Buffer }
/** Whom a company's provider names. */
export type NamedPerson = { subject: string; claims: Readonly<Record<string, unknown>> }
export type CompanyOidc = ReturnType<typeof openCompanyOidc>

type Options = {
  sealing: Sealing
  callbackOf: (companyId: string) => string
  /** Allows a provider on this machine. */
  allowHttp: boolean
  /** Calls only addresses that companies may name. */
  fetch: (address: string, request: RequestInit) => Promise<Response>
}

const answerSeconds = 8
const discoveredMs = 3_600_000
const maxDiscovered = 500

type Held = { config: Promise<client.Configuration>; until: number }

/** The OpenID providers that companies name themselves: each is asked for its addresses, which are kept for an hour. */
export function openCompanyOidc({ sealing, callbackOf, allowHttp, fetch }: Options) {
  const discovered = new Map<string, Held>()

  // The bodies of the library are those of fetch, under a type of its own.
  const call: client.CustomFetch = (address, request) => fetch(address, request as RequestInit)

  const discover = (issuer: string, clientId: string, clientSecret: string) => {
    const execute = [client.enableNonRepudiationChecks, ...(allowHttp ? [client.allowInsecureRequests] : [])]
    const options = { execute, timeout: answerSeconds, [client.customFetch]: call }
    return client
      .discovery(new URL(issuer), clientId, {}, authenticationBy(clientSecret), options)
      .then((config) => whole(config, allowHttp))
  }

  async function configOf({ issuer, clientId, sealedClientSecret }: SealedProvider) {
    const clientSecret = sealing.unseal(sealedClientSecret)
    if (clientSecret === null) throw new OidcTrouble('failed', 'secret_unreadable')
    const key = sha256(JSON.stringify([issuer, clientId, clientSecret])).toString('base64')
    const held = discovered.get(key)
    if (held && held.until > Date.now()) return held.config.catch(unavailable)
    const config = discover(issuer, clientId, clientSecret)
    discovered.set(key, { config, until: Date.now() + discoveredMs })
    const [oldest] = discovered.keys()
    if (discovered.size > maxDiscovered && oldest) discovered.delete(oldest)
    config.catch(() => discovered.delete(key))
    return config.catch(unavailable)
  }

  return {
    /** Whether the address of a provider may begin with http: never in production. */
    allowHttp,

    /** A client secret for the database. */
    sealed: (clientSecret: string) => sealing.seal(clientSecret),

    /** Throws `OidcTrouble` for an issuer that cannot be read, or that offers no sign-in by a code. */
    async check(issuer: string): Promise<void> {
      await discover(issuer, 'check', 'check').catch(unavailable)
    },

    /** The provider's page where the visitor agrees. Throws `OidcTrouble`. */
    async authorizationUrl(provider: SealedProvider, { state, nonce, verifier }: OidcSecrets): Promise<string> {
      const config = await configOf(provider)
      return client.buildAuthorizationUrl(config, {
        redirect_uri: callbackOf(provider.companyId),
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href
    },

    /** Whom the provider names in answer to these secrets; `search` is the query it came back with. */
    async prove(provider: SealedProvider, search: string, secrets: OidcSecrets): Promise<NamedPerson> {
      const { state, nonce, verifier } = secrets
      const config = await configOf(provider)
      const url = new URL(callbackOf(provider.companyId))
      url.search = search
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
      const tokens = await client.authorizationCodeGrant(config, url, checks).catch(troubled)
      const claims = tokens.claims()
      if (!claims) throw new OidcTrouble('failed', 'no_id_token')
      return { subject: claims.sub, claims }
    },
  }
}

/** As the provider says it wants to be told the secret; by the header where it says nothing (OpenID Connect Discovery). */
const authenticationBy =
  (clientSecret: string): client.ClientAuth =>
  (server, ...rest) => {
    const takesBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false
    const by = takesBody ? client.ClientSecretPost(clientSecret) : client.ClientSecretBasic(clientSecret)
    return by(server, ...rest)
  }

/** The visitor's browser goes to the first address, so it has to be a page. */
function whole(config: client.Configuration, allowHttp: boolean) {
  const { authorization_endpoint: page, token_endpoint: tokens, jwks_uri: keys } = config.serverMetadata()
  const isPage = ['https:', ...(allowHttp ? ['http:'] : [])].includes(URL.parse(page ?? '')?.protocol ?? '')
  if (!isPage || !tokens || !keys) throw new OidcTrouble('failed', 'incomplete_provider')
  return config
}
