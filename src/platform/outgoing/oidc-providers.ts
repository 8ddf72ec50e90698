import * as v from 'valibot'

/** A service that says who a visitor is, by OpenID Connect. */
export type OidcProvider = {
  /** The word in addresses and in the database. */
  name: string
  /** The name people know the service by. */
  label: string
  issuer: string
  clientId: string
  clientSecret: string
  scope: string
  /** How the service signs what it says of a visitor. */
  idTokenAlgorithm?: string
}

const expected =
  'a JSON list such as [{"name":"campus","label":"大学","issuer":"https://id.example.ac.jp","clientId":"…","clientSecret":"…"}]'
const word = v.pipe(v.string(), v.trim(), v.nonEmpty())
const list = v.array(
  v.object({
    name: v.pipe(
      v.string(),
      v.regex(/^[a-z][a-z0-9-]{0,30}$/),
      v.check((name) => name !== 'google' && name !== 'line'),
    ),
    label: v.pipe(word, v.maxLength(20)),
    issuer: v.pipe(
      v.string(),
      v.check((issuer) => ['https:', 'http:'].includes(URL.parse(issuer)?.protocol ?? '')),
    ),
    clientId: word,
    clientSecret: word,
    scope: v.optional(word, 'openid email'),
    idTokenAlgorithm: v.optional(word, 'RS256'),
  }),
)

function listIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const moreOidcProviders = v.pipe(
  v.string(),
  v.transform(listIn),
  v.check((entries) => v.is(list, entries), expected),
  v.transform((entries) => v.parse(list, entries)),
  v.check((providers) => new Set(providers.map(({ name }) => name)).size === providers.length, 'every name once'),
)

type Client = [clientId: string | undefined, clientSecret: string | undefined]

const builtInProviders = {
  line: {
    name: 'line',
    label: 'LINE',
    issuer: 'https://access.line.me',
    scope: 'openid email',
    // LINE signs with the secret of the channel.
    idTokenAlgorithm: 'HS256',
  },
  google: {
    name: 'google',
    label: 'Google',
    issuer: 'https://accounts.google.com',
    scope: 'openid email',
    idTokenAlgorithm: 'RS256',
  },
} as const

/** The providers of these settings; one without its client is left out. */
export function oidcProvidersOf({ line, google, more }: { line: Client; google: Client; more: OidcProvider[] }) {
  const withClient = (provider: Omit<OidcProvider, 'clientId' | 'clientSecret'>, [clientId, clientSecret]: Client) =>
    clientId && clientSecret ? [{ ...provider, clientId, clientSecret }] : []
  return [
    ...withClient(builtInProviders.line, line),
    ...withClient(builtInProviders.google, google),
    ...more,
  ] satisfies OidcProvider[]
}
