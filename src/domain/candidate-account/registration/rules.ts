import { checkEmail } from '#ground/validation/contact-validation.ts'
import { foldEmail } from '#ground/spelling/folding.ts'
import { checkPassword } from '#ground/validation/password-validation.ts'
import type { FieldError } from '#ground/refusal.ts'
import type { Campaign } from '#ground/urls.ts'
import { checkAgreed } from '#ground/validation/answer-validation.ts'
import { consentTexts } from '#ground/consent-texts.ts'

/** The texts a student agrees to when registering. */
export type ConsentKind = 'terms' | 'policy'
/** The version of each text a student agreed to; '' without the tick. */
export type Consents = Record<ConsentKind, string>

export type Registration = {
  /** As typed, folded. */
  email: string
  /** null for a student who signs in by another service. */
  passwordHash: string | null
  /** Whether another service proved the address. */
  isEmailVerified: boolean
  consents: Consents
  /** As the address says; an inviting student who is unknown is left out. */
  campaign: Campaign
}

/** Days until a registration whose mail address nobody proved is forgotten. */
export const unprovenDays = 7
/** Longest text of a campaign that is kept. */
export const maxCampaign = 100

/** Registrations from one network, more than the students of a crowded event make. */
export const registrationLimit = { name: 'registration', attempts: 200, seconds: 60 * 60 }

/** The first form. */
export type FirstStep = { email: string; password: string; terms: string; policy: string }

export const consentLabels: Record<ConsentKind, string> = { terms: '利用規約', policy: 'プライバシーポリシー' }

export const foldFirstStep = (form: FirstStep): FirstStep => ({ ...form, email: foldEmail(form.email) })

/** Every mistake of a folded first form, in the order of its fields. */
export const checkFirstStep = ({ email, password, terms, policy }: FirstStep): FieldError[] =>
  [
    checkEmail('email', email),
    checkPassword('password', password, { email }),
    checkConsent('terms', terms),
    checkConsent('policy', policy),
  ].filter((mistake) => mistake !== null)

/** The tick must be there, and for the text as it is today. */
export function checkConsent(kind: ConsentKind, version: string): FieldError | null {
  const label = consentLabels[kind]
  if (version === '' || version === consentTexts[kind].version) return checkAgreed(kind, label, version !== '')
  return { path: kind, message: `${label}が新しくなりました。読み直して、もう一度同意してください` }
}
