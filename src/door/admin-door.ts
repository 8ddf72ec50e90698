import { createYoga } from 'graphql-yoga'
import { Refusal, type RefusalCode } from '#ground/refusal.ts'
import type { AdminViewer, Viewer } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import type { AdminContext } from '#graphql/admin-builder.ts'
import { adminSchema } from './admin-schema.ts'
import { openChecks } from './check.ts'
import type { Denials } from './denials.ts'
import { withDoneActs } from './done-acts.ts'
import { maskError } from './errors.ts'
import { openPageDoor, type PageDoor } from './page-door.ts'
import type { Params, Question } from './question.ts'
import { refusedResponse } from './refused.ts'
import { tracedOperations } from './traced-operations.ts'
import { yogaOptionsOf } from './yoga-options.ts'

export const adminEndpoint = '/admin/graphql'

type Parts = {
  introspection: boolean
  documents: ReadonlySet<string> | null
  db: Db
  contextOf: (viewer: AdminViewer, question: Partial<Question>) => AdminContext
  addressOf: (request: Request) => string
  denials: Denials
  deny: (request: Request, viewer: Viewer, code: RefusalCode) => Promise<void>
}
export type AdminDoor = {
  fetch: (request: Request, viewer: Viewer) => Promise<Response>
  /** For the admin pages. */
  ask: PageDoor<Viewer>
}

/** The GraphQL door of the admin schema: refuses every viewer but an admin before the query is read. */
export function openAdminDoor(parts: Parts): AdminDoor {
  const { introspection, documents, contextOf, deny } = parts
  const checks = openChecks(adminSchema, { introspection, documents })
  const yoga = createYoga<{ viewer: AdminViewer; address: string }, AdminContext>({
    ...yogaOptionsOf({ introspection }),
    schema: adminSchema,
    graphqlEndpoint: adminEndpoint,
    context: ({ viewer, address, params, request }) =>
      contextOf(viewer, { params: params as Params, request, address }),
    plugins: [...checks.plugins, tracedOperations, withDoneActs],
  })
  const ask = openPageDoor<AdminViewer>({ ...parts, schema: adminSchema, check: checks.ofPage })

  return {
    async fetch(request, viewer) {
      if (viewer.kind === 'admin') return yoga.fetch(request, { viewer, address: parts.addressOf(request) })
      const code = closedFor(viewer)
      await deny(request, viewer, code)
      return refusedResponse(code)
    },
    async ask(request, viewer, params, idempotencyKey) {
      if (viewer.kind === 'admin') return ask(request, viewer, params, idempotencyKey)
      const code = closedFor(viewer)
      await deny(request, viewer, code)
      return { errors: [maskError(new Refusal(code), '')] }
    },
  }
}

const closedFor = (viewer: Exclude<Viewer, AdminViewer>): RefusalCode =>
  viewer.kind === 'guest' ? (viewer.refusedFor ?? 'unauthenticated') : 'forbidden'
