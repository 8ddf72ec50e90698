import type { OfRow } from '#ground/id.ts'
import { isUuid } from '#ground/uuid.ts'
import type { OneTimeCodes } from '#platform/secrets/one-time-codes.ts'

/** The student of a pass, as a registration or a resent mail gave it; null for a pass of staff and for any other text. */
export function candidateOfPass({ subjectOf }: Pick<OneTimeCodes, 'subjectOf'>, pass: string) {
  const subject = subjectOf(pass)
  return subject !== null && isUuid(subject) ? (subject as OfRow<'candidate'>) : null
}
