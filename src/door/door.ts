import { createYoga, type YogaServerInstance } from 'graphql-yoga'
import { guest, type Viewer } from '#domain/viewer/viewer.ts'
import { batcher, type Context } from '#graphql/context.ts'
import type { DeskServices } from '#graphql/product-services.ts'
import type { RefusalCode } from '#ground/refusal.ts'
import type { Replicas } from '#platform/database/replica/replicas.ts'
import { admitAccessTokens } from './access-token.ts'
import { openAdminDoor, type AdminDoor } from './admin-door.ts'
import { openChecks, type Check } from './check.ts'
import { withDenials } from './denials.ts'
import { withDoneActs } from './done-acts.ts'
import { openPageDoor, type PageDoor } from './page-door.ts'
import type { Params } from './question.ts'
import { askingReplicas } from './replica-questions.ts'
import { openContexts, type ContextParts } from './request-context.ts'
import { schema } from './schema.ts'
import { tracedOperations } from './traced-operations.ts'
import { openViewers, type AreaRequest, type ViewerParts, type Viewers } from './viewers.ts'
import { yogaOptionsOf } from './yoga-options.ts'

type RequestContext = { viewer: Viewer; address: string }
export type Door = Viewers & {
  yoga: YogaServerInstance<RequestContext, Context>
  /** Answers a request over HTTP. */
  fetch: (request: Request, viewer: Viewer) => Promise<Response>
  /** Answers a request without HTTP, for pages rendered on the server. */
  ask: PageDoor<Viewer>
  /** The door of the admin schema. */
  admin: AdminDoor
  /** Checks a query that came over a socket. */
  check: Check
  contextOf: (viewer: Viewer) => Context
  /** The contexts of viewers who receive the same event. Viewers of one company share their reads. */
  contextsOf: (requests: readonly AreaRequest[], viewers: readonly Viewer[]) => Context[]
  /** Records a refusal outside of GraphQL. */
  deny: (request: Request, viewer: Viewer, code: RefusalCode) => Promise<void>
}

export type DoorParts = ContextParts &
  Pick<ViewerParts, 'addressOf' | 'denials'> & {
    deskServices: DeskServices
    introspection: boolean
    /** Undefined where every question goes to the primary, as those of the operator and of open sockets always do. */
    replicas?: Replicas | undefined
    /** The queries that are allowed over HTTP, by schema; null outside production, where every query is allowed. */
    documents: { public: ReadonlySet<string>; admin: ReadonlySet<string> } | null
  }

export function openDoor(parts: DoorParts): Door {
  const { services, deskServices, introspection, documents, addressOf, denials, replicas } = parts
  const { db } = parts.connections
  const contextOf = openContexts(parts)
  const viewers = openViewers({ ...parts, db, needsOperatorFactor: services.needsOperatorFactor })
  const deny: Door['deny'] = (request, viewer, code) => denials(viewer, addressOf(request), [code])

  const checks = openChecks(schema, { introspection, documents: documents && documents.public })
  const yoga = createYoga<RequestContext, Context>({
    ...yogaOptionsOf({ introspection }),
    schema,
    graphqlEndpoint: '/graphql',
    context: ({ viewer, address, params, request }) =>
      contextOf(viewer, { params: params as Params, request, address }),
    plugins: [
      ...checks.plugins,
      tracedOperations,
      admitAccessTokens,
      withDenials(denials),
      withDoneActs,
      ...(replicas ? [askingReplicas(replicas)] : []),
    ],
  })
  const admin = openAdminDoor({
    introspection,
    documents: documents && documents.admin,
    db,
    addressOf,
    denials,
    deny,
    contextOf: (viewer, question) => ({ ...deskServices, ...contextOf(viewer, question), viewer }),
  })

  return {
    ...viewers,
    yoga,
    admin,
    deny,
    fetch: async (request, viewer) => yoga.fetch(request, { viewer, address: addressOf(request) }),
    ask: openPageDoor({ schema, db, check: checks.ofPage, contextOf, addressOf, denials, replicas }),
    check: checks.ofSocket,
    contextOf: (viewer) => contextOf(viewer),
    contextsOf: (requests, viewersOfRequests) => {
      const batches = batcher(db)
      return requests.map(({ request }, at) =>
        contextOf(viewersOfRequests[at] ?? guest, { request, address: addressOf(request), batches }),
      )
    },
  }
}
