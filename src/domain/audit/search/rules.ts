import { addDays, daysBetween, isDay } from '#ground/day.ts'
import type { FieldError } from '#ground/refusal.ts'
import { validationText } from '#ground/validation/validation.ts'

/** Days a search goes back unless its period says otherwise, and the longest period of one search. */
const auditDays = 31
const maxAuditDays = 366
export const auditPageSize = 50
/** Rows that are counted; a search with more says so. */
export const maxCounted = 2000

export const auditAreas = ['candidate', 'client', 'admin', 'system'] as const

/** The operator's search; '' leaves a condition out. Days are Tokyo days, the last one included. */
export type AuditSearch = {
  from: string
  to: string
  area: string
  actorId: string
  companyId: string
  candidateId: string
  action: string
  subject: string
  subjectId: string
  requestId: string
}

/** The last month, for a search without a period. */
export const usualPeriod = (today: string) => ({ from: addDays(today, 1 - auditDays), to: today })

export function checkPeriod({ from, to }: Pick<AuditSearch, 'from' | 'to'>): FieldError | null {
  if (!isDay(from)) return { path: 'from', message: validationText.date }
  if (!isDay(to)) return { path: 'to', message: validationText.date }
  if (to < from) return { path: 'to', message: '終わりの日は、始まりの日以降にしてください' }
  return daysBetween(from, to) < maxAuditDays
    ? null
    : { path: 'from', message: `期間は${maxAuditDays}日以内にしてください` }
}
