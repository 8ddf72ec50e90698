import { currentRequestId } from '#platform/log.ts'
import { maskError } from './errors.ts'

/**
 * Options of both endpoints: one operation a request, JSON only, and no details of internal errors. Where the schema is
 * not told, no mistake suggests a name of it either.
 */
export const yogaOptionsOf = ({ introspection }: { introspection: boolean }) => ({
  maskedErrors: {
    maskError: (error: unknown) => maskError(error, currentRequestId() ?? '', { suggests: introspection }),
  },
  graphiql: false,
  landingPage: false,
  batching: false,
  cors: false,
  logging: false,
  multipart: false as const,
})
