import { execute, Kind, type DocumentNode, type GraphQLError } from 'graphql'
import type { Viewer } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/db.ts'
import { currentRequestId } from '#platform/log.ts'
import { batcher, type Context } from '#graphql/context.ts'
import type { Door } from './door.ts'
import { codesOf, type Denials } from './denials.ts'
import { maskError } from './errors.ts'
import { readInput } from './input.ts'
import type { Question } from './question.ts'
import { schema } from './schema.ts'

type Parts = {
  db: Db
  /** The document within the limits, or the mistakes in it; throws what cannot be read at all. */
  check: (query: string) => DocumentNode | readonly GraphQLError[]
  contextOf: (viewer: Viewer, question: Partial<Question>) => Context
  addressOf: (request: Request) => string
  denials: Denials
}

/** More texts than all our pages have. */
const mostKnown = 1000

/** The way in for pages that are rendered in this process: the same limits, context and masking, no HTTP in between. */
export function openPageDoor({ db, check, contextOf, addressOf, denials }: Parts): Door['ask'] {
  const documentOf = onceChecked(check)
  const batchOf = onePerPage(db)

  return async (request, viewer, params, idempotencyKey) => {
    const headers = idempotencyKey ? new Headers(request.headers) : request.headers
    if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
    const document = documentOf(params.query)
    const requestId = currentRequestId() ?? ''
    const read = readOrRefuse(document, params.variables, requestId)
    if (read.refusal) return { errors: [read.refusal] }
    const { errors, data } = await execute({
      schema,
      document,
      variableValues: read.variables,
      operationName: params.operationName,
      contextValue: contextOf(viewer, {
        params,
        request: { headers },
        address: addressOf(request),
        batch: batchOf(request, viewer, document),
      }),
    })
    if (!errors) return { data }
    const masked = errors.map((error) => maskError(error, requestId))
    await denials(viewer, addressOf(request), codesOf({ errors: masked }))
    return { data, errors: masked }
  }
}

function readOrRefuse(document: DocumentNode, given: Question['params']['variables'], requestId: string) {
  try {
    return { variables: readInput(schema, document, given ?? {}) }
  } catch (error) {
    return { refusal: maskError(error, requestId) }
  }
}

// A text that was found good stays good: the schema and the limits do not change while we run.
function onceChecked(check: Parts['check']) {
  const good = new Map<string, DocumentNode>()
  return (query: string) => {
    const known = good.get(query)
    if (known) return known
    const checked = check(query)
    if (!('kind' in checked)) throw checked[0] ?? new Error('no mistake to tell')
    if (good.size < mostKnown) good.set(query, checked)
    return checked
  }
}

// The loaders of one page ask side by side, often for the same rows. What they find is kept for who asked, while they ask.
function onePerPage(db: Db) {
  const pages = new WeakMap<Request, { viewer: Viewer; batch: Context['batch'] }>()
  return (request: Request, viewer: Viewer, document: DocumentNode) => {
    if (request.method !== 'GET' || !isReading(document)) return batcher(db)
    const page = pages.get(request)
    if (page?.viewer === viewer) return page.batch
    const batch = batcher(db)
    pages.set(request, { viewer, batch })
    return batch
  }
}

const isReading = ({ definitions }: DocumentNode) =>
  definitions.every((one) => one.kind !== Kind.OPERATION_DEFINITION || one.operation === 'query')
