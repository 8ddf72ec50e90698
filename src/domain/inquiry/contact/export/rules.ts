import { addDays, isDay } from '#ground/day.ts'
import type { FieldError } from '#ground/refusal.ts'
import { checkDate } from '#ground/validation/answer-validation.ts'
import { checkText } from '#ground/validation/validation.ts'

export type InquiryExport = {
  /** The days of receipt, both included. */
  from: string
  to: string
  hasPersons: boolean
  reason: string
}

export const exportFields = {
  from: { label: '始まりの日' },
  to: { label: '終わりの日' },
  reason: { label: '氏名とメールアドレスを含める理由', min: 10, max: 200 },
} as const

const maxDays = 366
export const maxExportedInquiries = 9999

/** The mistakes of the period, and of the reason where names and addresses are to be in the file. */
export function checkExport({ from, to, hasPersons, reason }: InquiryExport): FieldError[] {
  const mistakes = [
    checkDate('from', exportFields.from.label, from),
    checkDate('to', exportFields.to.label, to),
    isDay(from) && isDay(to) ? checkPeriod(from, to) : null,
    hasPersons ? checkText('reason', reason, exportFields.reason) : null,
  ]
  return mistakes.filter((mistake) => mistake !== null)
}

function checkPeriod(from: string, to: string): FieldError | null {
  if (to < from) return { path: 'to', message: `${exportFields.to.label}は、始まりの日以降にしてください` }
  return to >= addDays(from, maxDays) ? { path: 'to', message: '一度に書き出せるのは1年分までです' } : null
}
