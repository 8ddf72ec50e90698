import { accountLimits } from '../limits/account.ts'
import type { FieldLimit } from '../limits/field-limit.ts'
import { foldPhoneNumber, toE164 } from '../spelling/folding.ts'
import type { FieldError } from '../refusal.ts'
import { lettersOf } from '../text-length.ts'
import { lettersOfText } from '../spelling/counted-letters.ts'
import { fieldError, validationText } from './validation.ts'

// The texts of §5 about addresses, numbers and codes.
export const contactText = {
  length: (f: string, min: number, max: number) =>
    `${f}は${min === max ? min : `${min}〜${max}`}文字で入力してください`,
  email: 'メールアドレスの形式が正しくありません',
  mobilePhoneNumber: validationText.phoneNumber('携帯電話'),
}

// The part before @ may hold the dots in a row that old docomo addresses have.
const emailForm = /^[\x21-\x3f\x41-\x7e]{1,64}@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/u

/** Checks a folded mail address. */
export function checkEmail(path: string, text: string): FieldError | null {
  const { label, max } = accountLimits.email
  if (text === '') return { path, message: validationText.empty(label) }
  if (lettersOf(text) > max) return { path, message: validationText.tooLong(max, lettersOf(text)) }
  return fieldError(path, emailForm.test(text) ? null : contactText.email)
}

// 0800 and 0600 are no mobile numbers: 0800 is free of charge to whoever calls, and no SMS arrives there.
const mobileForm = /^0[6789]0[1-9]\d{7}$/u

export function checkMobilePhoneNumber(path: string, text: string): FieldError | null {
  const digits = foldPhoneNumber(text)
  if (digits === '') return { path, message: validationText.empty(accountLimits.mobilePhoneNumber.label) }
  return fieldError(path, mobileForm.test(digits) ? null : contactText.mobilePhoneNumber)
}

/** A mobile number as +81…; null for any other text. */
export const mobilePhoneNumberOf = (text: string) => (mobileForm.test(foldPhoneNumber(text)) ? toE164(text) : null)

/** Checks a length and states both limits in one sentence: for codes and numbers of a fixed size. */
export function checkLengthBetween(
  path: string,
  text: string,
  { label, min, max }: Pick<FieldLimit, 'label' | 'min' | 'max'>,
): FieldError | null {
  const length = lettersOfText(text)
  if (length === 0 && min > 0) return { path, message: validationText.empty(label) }
  return length < min || length > max ? { path, message: contactText.length(label, min, max) } : null
}
