import { execute, Kind, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql'
import type { Viewer } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import type { Place, Replicas } from '#platform/database/replica/replicas.ts'
import { currentRequestId } from '#platform/log.ts'
import { inSpan } from '#platform/traces/traces.ts'
import { batcher, type Batches, type Context } from '#graphql/context.ts'
import type { Check } from './check.ts'
import { afterDoneActs } from './done-acts.ts'
import { codesOf, type Denials } from './denials.ts'
import { maskError } from './errors.ts'
import { readInput } from './input.ts'
import type { Params, Question } from './question.ts'
import { placeOf } from './replica-questions.ts'
import { operationSpan } from './traced-operations.ts'

/** Runs a query of a page that is rendered in this process. */
export type PageDoor<Person> = (
  request: Request,
  viewer: Person,
  params: Params,
  idempotencyKey?: string,
) => Promise<ExecutionResult>

type Parts<Person> = {
  schema: GraphQLSchema
  db: Db
  /** Throws a query that cannot be parsed. */
  check: Check
  contextOf: (viewer: Person, question: Partial<Question>) => Pick<Context, 'write'>
  addressOf: (request: Request) => string
  denials: Denials
  replicas?: Replicas | undefined
}

/** More queries than all our pages have. */
const maxCheckedQueries = 1000

/** Runs queries with the same limits, context and masking as over HTTP. */
export function openPageDoor<Person extends Viewer>(parts: Parts<Person>): PageDoor<Person> {
  const { schema, db, check, contextOf, addressOf, denials, replicas } = parts
  const documentOf = onceChecked(check)
  const batchesOf = onePerPage(db)

  return async (request, viewer, params, idempotencyKey) => {
    const headers = idempotencyKey ? new Headers(request.headers) : request.headers
    if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
    const document = documentOf(params.query)
    const requestId = currentRequestId() ?? ''
    const read = readOrRefuse(schema, document, params.variables, requestId)
    if (read.refusal) return { errors: [read.refusal] }
    const place = replicas ? placeOf(document) : null
    const contextValue = contextOf(viewer, {
      params,
      request: { headers },
      address: addressOf(request),
      batches: batchesOf(request, viewer, { document, place }),
      isOwnDocument: true,
    })
    const answer = () =>
      execute({
        schema,
        document,
        variableValues: read.variables,
        operationName: params.operationName,
        contextValue,
      })
    const { errors: thrown, data } = await inSpan(
      () => operationSpan(document, viewer),
      async () => (replicas ? replicas.during(place, answer) : answer()),
    )
    const errors = afterDoneActs(thrown, contextValue)
    if (!errors) return { data }
    const masked = errors.map((error) => maskError(error, requestId))
    await denials(viewer, addressOf(request), codesOf({ errors: masked }))
    return { data, errors: masked }
  }
}

function readOrRefuse(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Params['variables'],
  requestId: string,
) {
  try {
    return { variables: readInput(schema, document, variables ?? {}) }
  } catch (error) {
    return { refusal: maskError(error, requestId) }
  }
}

// A query is checked once: the schema and the limits do not change while the process runs.
function onceChecked(check: Check) {
  const checkedQueries = new Map<string, DocumentNode>()
  return (query: string) => {
    const document = checkedQueries.get(query)
    if (document) return document
    const checked = check(query)
    if (!('kind' in checked)) throw checked[0] ?? new Error('no mistake to tell')
    if (checkedQueries.size < maxCheckedQueries) checkedQueries.set(query, checked)
    return checked
  }
}

// The loaders of one page run side by side and often read the same rows, so they share one batch per request, viewer
// and place. A batch is read where its first key was asked for.
function onePerPage(db: Db) {
  type Page = { viewer: Viewer; batches: Map<Place | null, Batches> }
  const pages = new WeakMap<Request, Page>()
  return (request: Request, viewer: Viewer, { document, place }: { document: DocumentNode; place: Place | null }) => {
    if (request.method !== 'GET' || !isReading(document)) return batcher(db)
    const page = pages.get(request)
    const shared = page?.viewer === viewer ? page : { viewer, batches: new Map<Place | null, Batches>() }
    const batches = shared.batches.get(place) ?? batcher(db)
    shared.batches.set(place, batches)
    pages.set(request, shared)
    return batches
  }
}

const isReading = ({ definitions }: DocumentNode) =>
  definitions.every((one) => one.kind !== Kind.OPERATION_DEFINITION || one.operation === 'query')
