import { legalNameField } from '#domain/company/registration/rules.ts'
import { consentTexts } from '#ground/consent-texts.ts'
import { checkCorporateNumber } from '#ground/validation/company-validation.ts'
import { accountLimits } from '#ground/limits/account.ts'
import { foldCorporateNumber, foldKana } from '#ground/spelling/folding.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { checkPassword } from '#ground/validation/password-validation.ts'
import type { FieldError } from '#ground/refusal.ts'
import { checkKatakana, checkAgreed } from '#ground/validation/answer-validation.ts'
import { checkLength, checkText } from '#ground/validation/validation.ts'

/** The state of the code of a mail. REVOKED: by the operator; UNKNOWN: also one that a later mail replaced. */
export const registrationStatuses = ['OPEN', 'USED', 'EXPIRED', 'REVOKED', 'UNKNOWN'] as const
export type RegistrationStatus = (typeof registrationStatuses)[number]

/** COMPANY: the first user of a new company; MEMBER: a user whom a colleague invited. */
export const registrationKinds = ['COMPANY', 'MEMBER'] as const
export type RegistrationKind = (typeof registrationKinds)[number]

/**
 * How the new user may sign in. PROVIDER: the company's account is forced. NONE: it is forced, and the invited address
 * is in no mail domain of the company.
 */
export const registrationWays = ['PASSWORD', 'EITHER', 'PROVIDER', 'NONE'] as const
export type RegistrationWay = (typeof registrationWays)[number]

/** The form; legalName and corporateNumber are '' for a member. */
export type CompanyUserRegistration = {
  legalName: string
  corporateNumber: string
  familyName: string
  givenName: string
  familyNameKana: string
  givenNameKana: string
  department: string
  password: string
  /** No password: the user signs in with the company's account. */
  byProvider: boolean
  /** The version of each text that was agreed to; '' without the tick. */
  terms: string
  policy: string
}

export const registrationLabels: Record<keyof CompanyUserRegistration | 'encodedImage', string> = {
  legalName: legalNameField.label,
  corporateNumber: '法人番号',
  familyName: accountLimits.familyName.label,
  givenName: accountLimits.givenName.label,
  familyNameKana: accountLimits.familyNameKana.label,
  givenNameKana: accountLimits.givenNameKana.label,
  department: '部署',
  byProvider: 'ログインの方法',
  password: accountLimits.password.label,
  encodedImage: accountLimits.picture.label,
  terms: '利用規約',
  policy: 'プライバシーポリシー',
}
export const longestDepartment = 60

export const foldRegistration = (form: CompanyUserRegistration): CompanyUserRegistration => ({
  ...form,
  legalName: foldSpaces(form.legalName),
  corporateNumber: foldCorporateNumber(form.corporateNumber),
  familyName: foldSpaces(form.familyName),
  givenName: foldSpaces(form.givenName),
  familyNameKana: foldKana(form.familyNameKana),
  givenNameKana: foldKana(form.givenNameKana),
  department: foldSpaces(form.department),
})

/** Every mistake of a folded form, in the order of its fields. `email`: the address of the invitation. */
export const checkRegistration = (
  form: CompanyUserRegistration,
  { kind, email, role }: { kind: RegistrationKind; email: string; role: string },
): FieldError[] =>
  [
    ...(kind === 'COMPANY'
      ? [
          checkLength('legalName', legalNameField.label, form.legalName, 1, legalNameField.max),
          checkCorporateNumber('corporateNumber', form.corporateNumber),
        ]
      : []),
    checkText('familyName', form.familyName, accountLimits.familyName),
    checkText('givenName', form.givenName, accountLimits.givenName),
    checkKatakana('familyNameKana', form.familyNameKana, accountLimits.familyNameKana),
    checkKatakana('givenNameKana', form.givenNameKana, accountLimits.givenNameKana),
    checkLength('department', registrationLabels.department, form.department, 0, longestDepartment),
    form.byProvider
      ? null
      : checkPassword('password', form.password, {
          email,
          names: [form.familyName, form.givenName, form.legalName],
          isAlone: role === 'ADMIN',
        }),
    checkConsent('terms', form.terms),
    checkConsent('policy', form.policy),
  ].filter((mistake) => mistake !== null)

function checkConsent(kind: 'terms' | 'policy', version: string): FieldError | null {
  const label = registrationLabels[kind]
  if (version === '' || version === consentTexts[kind].version) return checkAgreed(kind, label, version !== '')
  return { path: kind, message: `${label}が新しくなりました。読み直して、もう一度同意してください` }
}

/** Base64 of the photo, which the page has cut out and made small. */
export const encodedPictureLength = 900_000

/** Registrations from one network with codes that open nothing. A right code takes none of them. */
export const wrongCodeLimit = { name: 'company-registration', attempts: 20, seconds: 60 * 60 }

type Known = { isUsed: boolean; revokedAt: Date | null; expiresAt: Date | null }

export function registrationStatusOf(code: Known | undefined, now: Date): RegistrationStatus {
  if (!code) return 'UNKNOWN'
  if (code.isUsed) return 'USED'
  if (code.revokedAt) return 'REVOKED'
  return code.expiresAt !== null && code.expiresAt > now ? 'OPEN' : 'EXPIRED'
}
