import { currentRequestId } from '#platform/log.ts'
import { maskError } from './errors.ts'

/** What both endpoints do alike: one question a request, as JSON, and no word of ours about what went wrong inside. */
export const yogaOptions = {
  maskedErrors: { maskError: (error: unknown) => maskError(error, currentRequestId() ?? '') },
  graphiql: false,
  landingPage: false,
  batching: false,
  cors: false,
  logging: false,
  multipart: false,
} as const
