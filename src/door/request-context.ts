import type { sessionCookies } from '#domain/session/rules.ts'
import type { SignInKeys, SignInPlace } from '#domain/session/sign-in/attempt/keys.ts'
import { idOf, type Viewer } from '#domain/viewer/viewer.ts'
import { batcher, type AttemptLimit, type Context } from '#graphql/context.ts'
import { searchLimit } from '#graphql/limits.ts'
import type { Connections, Services } from '#graphql/product-services.ts'
import type { Area } from '#ground/area.ts'
import { Refusal } from '#ground/refusal.ts'
import { currentRequestId } from '#platform/log.ts'
import { visitorNetwork } from '#platform/network.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { cookieOf, type Params, type Question } from './question.ts'
import { writer, type Idempotency } from './write.ts'

export type ContextParts = {
  services: Services
  connections: Connections
  /** The names of the session cookies at the public address. */
  cookies: typeof sessionCookies
  mayTry: (address: string, limit: AttemptLimit) => Promise<boolean>
  signInKeysOf: (place: SignInPlace) => SignInKeys
  /** A name of the visitor that does not reveal the address. */
  visitorOf: (address: string) => string
}

export type ContextOf = (viewer: Viewer, question?: Partial<Question>) => Context

/** Makes the context of a viewer's request. Its own parts come last, so that no service can stand in for one. */
export function openContexts(parts: ContextParts): ContextOf {
  const { services, connections, cookies, mayTry, signInKeysOf, visitorOf } = parts
  const { db, searchDb } = connections
  const requireRate = async (name: string, limit: AttemptLimit) => {
    if (!(await mayTry(name, limit))) throw new Refusal('too_many_requests')
  }
  return (viewer, { params, request, address = 'unknown', batches = batcher(db), isOwnDocument } = {}) => {
    const network = visitorNetwork(address)
    const requireOwnRate = (limit: AttemptLimit) => requireRate(idOf(viewer) ?? network, limit)
    let search: Promise<void> | undefined
    return {
      ...services,
      ...connections,
      viewer,
      address,
      ...batches,
      searchBatch: batcher(searchDb).batch,
      requestId: currentRequestId() ?? '',
      sessionTokenSha256: request ? sessionOf(request, viewer, cookies) : null,
      signInKeysOf: (area, email) => signInKeysOf({ area, email, address }),
      visitorName: () => visitorOf(network),
      requireRate: (limit) => requireRate(network, limit),
      requireOwnRate,
      requireSearchRate: () => (search ??= requireOwnRate(searchLimit)),
      ...(isOwnDocument && { isOwnDocument }),
      write: writer(db, viewer, () => visitorOf(address), idempotencyOf(request, params)),
    }
  }
}

/** The area whose cookie holds the session of such a viewer. */
export const areasOf = { candidate: 'candidate', company: 'client', admin: 'admin' } satisfies Record<string, Area>

function sessionOf(request: Pick<Request, 'headers'>, viewer: Viewer, cookies: typeof sessionCookies) {
  if (viewer.kind === 'guest' || viewer.kind === 'accessToken') return null
  const token = cookieOf(request, cookies[areasOf[viewer.kind]])
  return token === undefined ? null : sha256(token)
}

function idempotencyOf(request: Pick<Request, 'headers'> | undefined, params: Params | undefined): Idempotency | null {
  const key = request?.headers.get('idempotency-key')
  if (!key || !/^[\w-]{8,90}$/.test(key)) return null
  const payload = () => JSON.stringify([params?.query, params?.variables])
  return { key, operation: params?.operationName ?? '', payload }
}
