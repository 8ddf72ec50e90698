import type { Answer } from './calls.ts'
import type { RobbedCompany } from './robbed-company.ts'

/** A question or an act with ids of another company, which has to find nothing. */
export type Attempt = {
  query: string
  variables: () => Record<string, unknown>
  as?: 'student'
  /** Whether the answer is right where it is no refusal. */
  gives?: (answer: Answer) => boolean
}

/** The attempts by the names of their fields; a field without a row fails by its name. */
export type Attempts = (theirs: () => RobbedCompany) => Record<string, Attempt>

/** An act whose first argument is one of the ids. */
export type ById = (
  name: string,
  of: keyof RobbedCompany,
  rest?: string,
  selection?: string,
  argument?: string,
) => Attempt

export const byStudent = (attempt: Attempt): Attempt => ({ ...attempt, as: 'student' })
