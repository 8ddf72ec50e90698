import { currentRequestId } from '#platform/log.ts'
import { maskError } from './errors.ts'

/** Options of both endpoints: one operation a request, JSON only, and no details of internal errors. */
export const yogaOptions = {
  maskedErrors: { maskError: (error: unknown) => maskError(error, currentRequestId() ?? '') },
  graphiql: false,
  landingPage: false,
  batching: false,
  cors: false,
  logging: false,
  multipart: false,
} as const
