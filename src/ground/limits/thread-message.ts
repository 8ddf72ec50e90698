import type { FieldLimit } from './field-limit.ts'

/** One message between a student and a company. */
export const threadMessageLimit = { label: 'メッセージ', kind: 'text', min: 1, max: 2000 } as const satisfies FieldLimit
