import { cookieNameAt } from '#ground/cookie.ts'

/** Acts of a person whose company's contract has ended: the pass is good for so long. */
export const endedPassSeconds = 30 * 60

const prefix = 'ended-contract.'

/** The subject of a pass, so that no other pass opens these pages. */
export const endedSubject = (companyUserId: string) => prefix + companyUserId.replaceAll('-', '')

/** The company user of a pass, as 32 hexadecimal digits; null for a pass of another purpose. */
export function endedUserOf(subject: string | null) {
  const id = subject?.startsWith(prefix) ? subject.slice(prefix.length) : ''
  return /^[0-9a-f]{32}$/.test(id) ? id : null
}

/** The export holds students who accepted and who were hired. */
export const endedCsvStatuses = ['ACCEPTED', 'HIRED'] as const

/** The cookie of a pass. */
export const endedCookieAt = (publicUrl: string) => cookieNameAt(publicUrl, 'yoake_ended_contract')
