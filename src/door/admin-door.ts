import { createYoga, type Plugin } from 'graphql-yoga'
import type { RefusalCode } from '#ground/refusal.ts'
import type { AdminViewer, Viewer } from '#domain/viewer/viewer.ts'
import { currentRequestId } from '#platform/log.ts'
import type { AdminContext } from '#graphql/admin-builder.ts'
import { adminSchema } from './admin-schema.ts'
import { maskError } from './errors.ts'
import { refusedResponse } from './refused.ts'

export const adminEndpoint = '/admin/graphql'

type Parts = {
  plugins: Plugin[]
  contextOf: (viewer: AdminViewer, request: Request, params: unknown) => AdminContext
  deny: (request: Request, viewer: Viewer, code: RefusalCode) => Promise<void>
}
export type AdminDoor = (request: Request, viewer: Viewer) => Promise<Response>

/** The operator's door: who is nobody of the operator's is refused before the query is read. */
export function openAdminDoor({ plugins, contextOf, deny }: Parts): AdminDoor {
  const yoga = createYoga<{ viewer: AdminViewer }, AdminContext>({
    schema: adminSchema,
    graphqlEndpoint: adminEndpoint,
    context: ({ viewer, params, request }) => contextOf(viewer, request, params),
    maskedErrors: { maskError: (error) => maskError(error, currentRequestId() ?? '') },
    graphiql: false,
    landingPage: false,
    batching: false,
    cors: false,
    logging: false,
    multipart: false,
    plugins,
  })
  return async (request, viewer) => {
    if (viewer.kind === 'admin') return yoga.fetch(request, { viewer })
    const code = viewer.kind === 'guest' ? (viewer.refusedFor ?? 'unauthenticated') : 'forbidden'
    await deny(request, viewer, code)
    return refusedResponse(code)
  }
}
