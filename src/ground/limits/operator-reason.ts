import type { FieldLimit } from './field-limit.ts'

/** Why an operator takes a job down, suspends a company or a student, or ends an account. */
export const operatorReason = { label: '理由', kind: 'text', min: 10, max: 1000 } as const satisfies FieldLimit
