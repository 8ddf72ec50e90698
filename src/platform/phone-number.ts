import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** +81521234567 → 052-123-4567, as the number is written in Japan; the digits of a number that no plan knows. */
export const shownPhoneNumber = (e164: string) =>
  parsePhoneNumberFromString(e164)?.formatNational() ?? e164.replace(/^\+81/u, '0')
