import type { FieldError } from '#ground/refusal.ts'

/** What either endpoint answers, as JSON. */
export type GraphQLAnswer = {
  data?: unknown
  errors?: readonly { message: string; extensions?: { code?: unknown; fields?: FieldError[]; requestId?: unknown } }[]
}
