import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** +81521234567 → 052-123-4567, as the number is written in Japan; the digits of a number that no plan knows. */
export function shownPhoneNumber(e164: string) {
  const digits = e164.replace(/^\+81/u, '0')
  const written = parsePhoneNumberFromString(e164)?.formatNational()
  // Without a plan for the number the library leaves its 0 out.
  return written?.replaceAll('-', '') === digits ? written : digits
}
