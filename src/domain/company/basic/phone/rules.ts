import { checkPhoneNumber } from '#ground/validation/company-validation.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { toE164 } from '#ground/spelling/folding.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import type { FieldError } from '#ground/refusal.ts'
import { checkText } from '#ground/validation/validation.ts'

export type CompanyPhone = { label: string; number: string }

export const checkPhone = ({ label, number }: CompanyPhone): (FieldError | null)[] => [
  checkText('label', label, fieldLimits.companyPhoneLabel),
  checkPhoneNumber('number', fieldLimits.companyPhone.label, number),
]

/** The number as it is stored: E.164. */
export const foldPhone = ({ label, number }: CompanyPhone): CompanyPhone => ({
  label: foldSpaces(label),
  number: toE164(number),
})
