import type { FieldError } from '#ground/refusal.ts'

/** The JSON answer of both GraphQL endpoints. */
export type GraphQLAnswer = {
  data?: unknown
  errors?: readonly { message: string; extensions?: { code?: unknown; fields?: FieldError[]; requestId?: unknown } }[]
}
