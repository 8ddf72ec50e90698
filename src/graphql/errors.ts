import { GraphQLError } from 'graphql'
import { createGraphQLError } from 'graphql-yoga'
import { Refusal } from '#domain/refusal.ts'
import { refusalText } from '#domain/refusal-text.ts'
import { reportError } from '#platform/error-reporter.ts'

const originOf = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError ? originOf(error.originalError) : error

/** What leaves the server: a refusal's code and sentence, a mistake in the query, or a fixed text with a request id. */
export function maskError(error: unknown, requestId: string): GraphQLError {
  const origin = originOf(error)
  const at = error instanceof GraphQLError ? { path: error.path, nodes: error.nodes } : {}
  if (origin instanceof Refusal) {
    const { fields } = origin.details
    return createGraphQLError(refusalText(origin.code, origin.details), {
      ...at,
      extensions: { code: origin.code, ...(fields && { fields }) },
    })
  }
  // A GraphQLError without an origin was made by parsing, validating or coercing: it speaks of the query only.
  if (origin instanceof GraphQLError) {
    if (origin.extensions['code'] !== 'invalid_input') origin.extensions['code'] = 'invalid_query'
    return origin
  }
  reportError(origin, { kind: 'graphql', requestId })
  return createGraphQLError('エラーが発生しました。時間をおいて、もう一度お試しください。', {
    ...at,
    extensions: { code: 'internal_server_error', requestId },
  })
}
