import { consentTexts } from '#ground/consent-texts.ts'
import { checkEmail } from '#ground/validation/contact-validation.ts'
import { checkCorporateNumber, checkPhoneNumber, checkPostalCode } from '#ground/validation/company-validation.ts'
import { accountLimits } from '#ground/limits/account.ts'
import { foldCorporateNumber, foldEmail, foldKana, foldPhoneNumber, foldPostalCode } from '#ground/spelling/folding.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import type { FieldError } from '#ground/refusal.ts'
import { checkKatakana, checkAgreed } from '#ground/validation/answer-validation.ts'
import { checkLength } from '#ground/validation/validation.ts'

/** The inquiry form of a company without an account; '' for an optional field left empty. */
export type PreRegistration = {
  companyName: string
  /** 13 digits. */
  corporateNumber: string
  familyName: string
  givenName: string
  familyNameKana: string
  givenNameKana: string
  department: string
  email: string
  phoneNumber: string
  postalCode: string
  address: string
  message: string
  /** The version of the accepted privacy policy; '' without the tick. */
  policyVersion: string
}

/** Labels and longest texts, in the order of the form. */
export const preRegistrationFields = {
  companyName: { label: '会社名', max: 100 },
  corporateNumber: { label: '法人番号', max: 20 },
  familyName: accountLimits.familyName,
  givenName: accountLimits.givenName,
  familyNameKana: accountLimits.familyNameKana,
  givenNameKana: accountLimits.givenNameKana,
  department: { label: '部署', max: 60 },
  email: accountLimits.email,
  phoneNumber: { label: '電話番号', max: 20 },
  postalCode: { label: '郵便番号', max: 10 },
  address: { label: '住所', max: 200 },
  message: { label: '相談したいこと', max: 1000 },
  policyVersion: { label: 'プライバシーポリシーへの同意', max: 20 },
} as const satisfies Record<keyof PreRegistration, { label: string; max: number }>

/** Inquiries from one network address, more than the people of one office send at once. */
export const preRegistrationLimit = { name: 'pre-registration', attempts: 20, seconds: 60 * 60 }

/** The form in the spelling that is checked and stored. */
export const foldPreRegistration = (form: PreRegistration): PreRegistration => ({
  companyName: foldSpaces(form.companyName),
  corporateNumber: foldCorporateNumber(form.corporateNumber),
  familyName: foldSpaces(form.familyName),
  givenName: foldSpaces(form.givenName),
  familyNameKana: foldKana(form.familyNameKana),
  givenNameKana: foldKana(form.givenNameKana),
  department: foldSpaces(form.department),
  email: foldEmail(form.email),
  phoneNumber: foldPhoneNumber(form.phoneNumber),
  postalCode: foldPostalCode(form.postalCode),
  address: foldSpaces(form.address),
  message: form.message.replaceAll('\r\n', '\n').trim(),
  policyVersion: form.policyVersion.trim(),
})

/** Every mistake of a folded form, in the order of the fields. */
export function checkPreRegistration(form: PreRegistration): FieldError[] {
  const length = (field: keyof PreRegistration, min: number) => {
    const { label, max } = preRegistrationFields[field]
    return checkLength(field, label, form[field], min, max)
  }
  return [
    length('companyName', 1),
    checkCorporateNumber('corporateNumber', form.corporateNumber),
    length('familyName', 1),
    length('givenName', 1),
    checkKatakana('familyNameKana', form.familyNameKana, accountLimits.familyNameKana),
    checkKatakana('givenNameKana', form.givenNameKana, accountLimits.givenNameKana),
    length('department', 0),
    checkEmail('email', form.email),
    checkPhoneNumber('phoneNumber', preRegistrationFields.phoneNumber.label, form.phoneNumber),
    form.postalCode ? checkPostalCode('postalCode', form.postalCode) : null,
    length('address', 0),
    length('message', 0),
    checkConsent(form.policyVersion),
  ].filter((mistake) => mistake !== null)
}

function checkConsent(version: string): FieldError | null {
  const isOld = version !== '' && version !== consentTexts.policy.version
  return isOld
    ? { path: 'policyVersion', message: 'プライバシーポリシーが新しくなりました。読み直して、もう一度同意してください' }
    : checkAgreed('policyVersion', 'プライバシーポリシー', version !== '')
}
