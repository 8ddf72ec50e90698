import { GraphQLError } from 'graphql'
import { createGraphQLError } from 'graphql-yoga'
import { Refusal, type RefusalCode } from '#ground/refusal.ts'
import { refusalText } from '#ground/words/server.ts'
import { isDatabaseAway } from '#platform/database/database-away.ts'
import { reportError } from '#platform/error-reporter.ts'
import { isPoolBusy } from '#platform/database/pool-busy.ts'
import { unavailableHeaders } from './refused.ts'

/** The error that was thrown, without what GraphQL has wrapped around it. */
export const originOf = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError ? originOf(error.originalError) : error

/** Codes of our own scalars and limits; every other error of parsing and validating becomes invalid_query. */
const ownCodes: unknown[] = ['invalid_input', 'query_too_complex', 'document_not_allowed'] satisfies RefusalCode[]

/** The end that graphql-js gives a mistake: the names that look like the wrong one. */
const suggestion = / Did you mean .+\?$/s

/** Refusals that are the server's own state, by their place in HTTP. */
const unavailable: { [Code in RefusalCode]?: { status: number; headers: Record<string, string> } } = {
  server_busy: { status: 503, headers: { 'retry-after': '2' } },
  outcome_unknown: { status: 503, headers: unavailableHeaders },
}

/**
 * The error as it leaves the server: a refusal's code and sentence, a mistake in the query, or a fixed text with a
 * request id. A mistake that suggests a name of the schema keeps it with `suggests` alone.
 */
export function maskError(error: unknown, requestId: string, { suggests = false } = {}): GraphQLError {
  const thrown = originOf(error)
  const origin = isPoolBusy(thrown) ? new Refusal('server_busy') : thrown
  const at = error instanceof GraphQLError ? { path: error.path, nodes: error.nodes } : {}
  if (origin instanceof Refusal) {
    const { fields } = origin.details
    const http = unavailable[origin.code]
    return createGraphQLError(refusalText(origin.code, origin.details), {
      ...at,
      extensions: {
        code: origin.code,
        ...(fields && { fields }),
        ...(http && { http }),
      },
    })
  }
  // A GraphQLError without an origin describes the query: it comes from parsing, validating or coercing. A GraphQLError
  // with a path and without nodes comes from serialising: our resolver gave a value that does not fit the type.
  const isOfValue = at.path !== undefined && origin instanceof GraphQLError && origin.nodes === undefined
  if (origin instanceof GraphQLError && (!isOfValue || ownCodes.includes(origin.extensions['code']))) {
    if (!ownCodes.includes(origin.extensions['code'])) origin.extensions['code'] = 'invalid_query'
    if (!suggests) origin.message = origin.message.replace(suggestion, '')
    // Yoga's answer to a missing query carries an Allow header with GET, which our endpoint refuses.
    delete origin.extensions.http?.headers
    return origin
  }
  reportError(origin, { kind: 'graphql', requestId })
  if (isDatabaseAway(origin))
    return createGraphQLError(refusalText('service_unavailable'), {
      ...at,
      extensions: {
        code: 'service_unavailable' satisfies RefusalCode,
        requestId,
        http: { status: 503, headers: unavailableHeaders },
      },
    })
  return createGraphQLError('エラーが発生しました。時間をおいて、もう一度お試しください。', {
    ...at,
    extensions: { code: 'internal_server_error', requestId },
  })
}
