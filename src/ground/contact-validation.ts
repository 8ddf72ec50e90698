import { fieldLimits } from './field-limits.ts'
import { foldPhoneNumber, toE164 } from './folding.ts'
import type { FieldError } from './refusal.ts'
import { lettersOf } from './text-length.ts'
import { fieldError, validationText } from './validation.ts'

// The part before @ may hold the dots in a row that old docomo addresses have.
const emailForm = /^[\x21-\x3f\x41-\x7e]{1,64}@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/u

/** Checks a folded mail address. */
export function checkEmail(path: string, text: string): FieldError | null {
  const { label, max } = fieldLimits.email
  if (text === '') return { path, message: validationText.empty(label) }
  if (lettersOf(text) > max) return { path, message: validationText.tooLong(max, lettersOf(text)) }
  return fieldError(path, emailForm.test(text) ? null : validationText.email)
}

/** The part after the last @; '' for a text without. */
export const domainOf = (email: string) => /@([^@]+)$/u.exec(email)?.[1] ?? ''

const mailDomains = [
  'gmail.com',
  'yahoo.co.jp',
  'icloud.com',
  'outlook.jp',
  'outlook.com',
  'hotmail.com',
  'hotmail.co.jp',
  'docomo.ne.jp',
  'ezweb.ne.jp',
  'softbank.ne.jp',
  'i.softbank.jp',
]
// Domains whose addresses anybody gets, beside those of realDomains.
const otherFreeDomains = [
  'yahoo.ne.jp',
  'live.jp',
  'msn.com',
  'aol.com',
  'au.com',
  'rakuten.jp',
  'proton.me',
  'gmx.com',
]
// Real domains one letter away from another real one.
const realDomains = [
  'mail.com',
  'email.com',
  'ymail.com',
  'yahoo.com',
  'ymail.ne.jp',
  'hotmail.jp',
  'me.com',
  'mac.com',
]
const wrongEndings: Record<string, string> = {
  'gmail.jp': 'gmail.com',
  'gmail.co.jp': 'gmail.com',
  'gmail.ne.jp': 'gmail.com',
  'yahoo.jp': 'yahoo.co.jp',
  'yahoo.ne.jp': 'yahoo.co.jp',
  'icloud.co.jp': 'icloud.com',
  'icloud.jp': 'icloud.com',
  'outlook.co.jp': 'outlook.jp',
  'docomo.co.jp': 'docomo.ne.jp',
  'docomo.jp': 'docomo.ne.jp',
  'softbank.jp': 'i.softbank.jp',
}

/** True when two domains differ by one letter too many, too few or wrong, or by two swapped letters. */
function isOneSlipAway(one: string, other: string) {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false
  let at = 0
  while (one[at] === other[at]) at += 1
  const [a, b] = [one.slice(at), other.slice(at)]
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || isSwapped
}

/** Whether anybody gets an address of this domain, so that the address proves no company. */
export const isFreeMailDomain = (domain: string) =>
  [...mailDomains, ...realDomains, ...otherFreeDomains].includes(domain.toLowerCase())

/** The mail address that was probably meant (gmial.com → gmail.com); null for an address that looks right. */
export function suggestEmail(email: string): string | null {
  const domain = domainOf(email)
  if (mailDomains.includes(domain) || realDomains.includes(domain)) return null
  const meant = wrongEndings[domain] ?? mailDomains.find((known) => isOneSlipAway(domain, known))
  return meant ? `${email.slice(0, -domain.length)}${meant}` : null
}

const carrierDomains =
  /(?:^|\.)(?:docomo\.ne\.jp|ezweb\.ne\.jp|au\.com|softbank\.(?:ne\.)?jp|vodafone\.ne\.jp|ymobile1?\.ne\.jp|emobile\.ne\.jp|disney\.ne\.jp|willcom\.com|pdx\.ne\.jp|uqmobile\.jp)$/u

/** Advice for mail addresses that a student loses with the school or the phone contract; null for all others. */
export function adviseEmail(email: string): string | null {
  const domain = domainOf(email)
  if (/\.(?:ac\.jp|edu)$/u.test(domain)) return '大学のメールアドレスは、卒業後に使えなくなることがあります。'
  if (carrierDomains.test(domain)) return '携帯電話会社のメールアドレスは、卒業後に使えなくなることがあります。'
  return null
}

const mobileForm = /^0[6789]0\d{8}$/u

export function checkMobilePhoneNumber(path: string, text: string): FieldError | null {
  const digits = foldPhoneNumber(text)
  if (digits === '') return { path, message: validationText.empty(fieldLimits.mobilePhoneNumber.label) }
  return fieldError(path, mobileForm.test(digits) ? null : validationText.mobilePhoneNumber)
}

/** Checks a Japanese phone number: ten digits, or eleven after 050 to 090. */
export function checkPhoneNumber(path: string, label: string, text: string): FieldError | null {
  const digits = foldPhoneNumber(text)
  if (digits === '') return { path, message: validationText.empty(label) }
  const isRight = /^0(?:[5-9]0\d{8}|(?![5-9]0)[1-9]\d{8})$/u.test(digits)
  return fieldError(path, isRight ? null : validationText.phoneNumber(label))
}

/** A mobile number as +81…; null for any other text. */
export const mobilePhoneNumberOf = (text: string) => (mobileForm.test(foldPhoneNumber(text)) ? toE164(text) : null)

/** Checks a folded postal code: seven digits. */
export function checkPostalCode(path: string, text: string): FieldError | null {
  if (text === '') return { path, message: validationText.empty(fieldLimits.postalCode.label) }
  if (!/^\d+$/u.test(text)) return { path, message: validationText.zipCode }
  return fieldError(path, text.length === 7 ? null : validationText.zipCodeLength)
}

/** Checks an absolute web address; null and '' pass. */
export function checkUrl(path: string, text: string | null, max = 500): FieldError | null {
  if (!text) return null
  const url = URL.parse(text)
  const isWeb = url !== null && ['http:', 'https:'].includes(url.protocol)
  // UTF-16 units are counted here, not letters, so that the address fits its column.
  if (!isWeb || text.length > max) return { path, message: validationText.url }
  return fieldError(path, url.username || url.password ? validationText.urlWithPassword : null)
}

/** Checks the 13 digits of a 法人番号; the first one is the check digit. */
export function checkCorporateNumber(path: string, digits: string): FieldError | null {
  if (digits === '') return { path, message: validationText.empty('法人番号') }
  return fieldError(path, isCorporateNumber(digits) ? null : validationText.corporateNumber)
}

export function isCorporateNumber(digits: string) {
  if (!/^\d{13}$/u.test(digits)) return false
  const sum = Array.from(digits.slice(1), Number).reduce(
    (total, digit, at) => total + digit * (at % 2 === 0 ? 2 : 1),
    0,
  )
  return Number(digits[0]) === 9 - (sum % 9)
}
