import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, decodeJwt, type JWTPayload } from 'jose'
import { Provider, type Configuration } from 'oidc-provider'

export type ProviderAccount = { sub: string; email?: string; email_verified?: boolean }
type Tamper = (claims: JWTPayload) => JWTPayload

const clientId = 'yoake'
const clientSecret = 'a secret between the two of them'
export const providerName = 'campus'
export const providerLabel = '学園アカウント'

/** A real OpenID provider in this process, whose people agree to everything at once. */
export async function openOidcProvider(
  publicUrl: string,
  callback = `${publicUrl}/candidate/oidc/callback/${providerName}`,
  secret = clientSecret,
) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'one' }
  const accounts = new Map<string, ProviderAccount>()
  let visitor: ProviderAccount | 'says no' = { sub: 'nobody' }
  let tamper: Tamper | null = null

  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const configuration: Configuration = {
    clients: [
      {
        client_id: clientId,
        client_secret: secret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [callback],
        post_logout_redirect_uris: [`${publicUrl}/`],
      },
    ],
    jwks: { keys: [jwk] },
    cookies: { keys: ['a key of the tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { Session: 600, Grant: 600, Interaction: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => accounts.get(sub) ?? { sub } }),
    renderError: (ctx, out) => {
      ctx.body = out.error
    },
  }
  const provider = new Provider(issuer, configuration)

  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith('/interaction/')) {
      await next()
      if (ctx.path !== '/token' || !tamper || typeof ctx.body !== 'object' || ctx.body === null) return
      const body = ctx.body as { id_token: string }
      const signed = new SignJWT(tamper(decodeJwt(body.id_token))).setProtectedHeader({ alg: 'RS256', kid: 'one' })
      ctx.body = { ...body, id_token: await signed.sign(privateKey) }
      return
    }
    const { params, prompt } = await provider.interactionDetails(ctx.req, ctx.res)
    const isDone = { mergeWithLastSubmission: true }
    if (visitor === 'says no')
      return provider.interactionFinished(
        ctx.req,
        ctx.res,
        { error: 'access_denied' },
        { mergeWithLastSubmission: false },
      )
    if (prompt.name === 'login')
      return provider.interactionFinished(ctx.req, ctx.res, { login: { accountId: visitor.sub } }, isDone)
    const grant = new provider.Grant({ accountId: visitor.sub, clientId })
    grant.addOIDCScope(String(params['scope']))
    const grantId = await grant.save()
    return provider.interactionFinished(ctx.req, ctx.res, { consent: { grantId } }, isDone)
  })
  const answer = provider.callback()
  server.on('request', (request, response) => void answer(request, response))

  return {
    issuer,
    client: { clientId, clientSecret: secret },
    /** The product's setting for this provider. */
    settings: {
      OIDC_MORE_PROVIDERS: JSON.stringify([
        { name: providerName, label: providerLabel, issuer, clientId, clientSecret },
      ]),
    },
    /** The person before the provider's page from now on. */
    visitAs(account: ProviderAccount | 'says no') {
      visitor = account
      if (account !== 'says no') accounts.set(account.sub, account)
    },
    /** Changes what the provider signs. */
    tamperWith(how: Tamper | null) {
      tamper = how
    },
    /** Goes where a browser would go, and gives the query with which the provider sends it back. */
    async walk(from: string): Promise<string> {
      const cookies = new Map<string, string>()
      for (let url = from; ;) {
        if (url.startsWith(callback)) return new URL(url).search
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
        for (const line of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          cookies.set(name, value)
        }
        const next = response.headers.get('location')
        if (!next) throw new Error(`the provider stopped at ${url}: ${response.status} ${await response.text()}`)
        url = new URL(next, url).href
      }
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

export type OidcProvider = Awaited<ReturnType<typeof openOidcProvider>>
