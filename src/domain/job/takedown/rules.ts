import type { FieldError } from '#ground/refusal.ts'
import { checkLength } from '#ground/validation/validation.ts'

export const takedownReason = { label: '理由', min: 10, max: 1000 } as const

export const checkTakedownReason = (reason: string): (FieldError | null)[] => [
  checkLength('reason', takedownReason.label, reason, takedownReason.min, takedownReason.max),
]

type Job = { status: string; isTakenDown: boolean }
/** Students read published jobs alone, archived ones too where they have a scout. */
export const canTakeDown = ({ status, isTakenDown }: Job) => status === 'PUBLISHED' && !isTakenDown
