import { fieldLimits } from '../limits/desk.ts'
import { foldPhoneNumber } from '../spelling/folding.ts'
import type { FieldError } from '../refusal.ts'
import { deskValidationText } from '../words/desk.ts'
import { fieldError, validationText } from './validation.ts'

/** Checks a Japanese phone number: ten digits, or eleven after 050 to 090. */
export function checkPhoneNumber(path: string, label: string, text: string): FieldError | null {
  const digits = foldPhoneNumber(text)
  if (digits === '') return { path, message: validationText.empty(label) }
  const isRight = /^0(?:[5-9]0\d{8}|(?![5-9]0)[1-9]\d{8})$/u.test(digits)
  return fieldError(path, isRight ? null : validationText.phoneNumber(label))
}

/** Checks a folded postal code: seven digits. */
export function checkPostalCode(path: string, text: string): FieldError | null {
  if (text === '') return { path, message: validationText.empty(fieldLimits.postalCode.label) }
  if (!/^\d+$/u.test(text)) return { path, message: deskValidationText.zipCode }
  return fieldError(path, text.length === 7 ? null : deskValidationText.zipCodeLength)
}

/** Checks an absolute web address; null and '' pass. */
export function checkUrl(path: string, text: string | null, max = 500): FieldError | null {
  if (!text) return null
  const url = URL.parse(text)
  const isWeb = url !== null && ['http:', 'https:'].includes(url.protocol)
  // UTF-16 units are counted here, not letters, so that the address fits its column.
  if (!isWeb || text.length > max) return { path, message: deskValidationText.url }
  return fieldError(path, url.username || url.password ? deskValidationText.urlWithPassword : null)
}

/** Checks the 13 digits of a 法人番号; the first one is the check digit. */
export function checkCorporateNumber(path: string, digits: string): FieldError | null {
  if (digits === '') return { path, message: validationText.empty('法人番号') }
  return fieldError(path, isCorporateNumber(digits) ? null : deskValidationText.corporateNumber)
}

export function isCorporateNumber(digits: string) {
  if (!/^\d{13}$/u.test(digits)) return false
  const sum = Array.from(digits.slice(1), Number).reduce(
    (total, digit, at) => total + digit * (at % 2 === 0 ? 2 : 1),
    0,
  )
  return Number(digits[0]) === 9 - (sum % 9)
}
