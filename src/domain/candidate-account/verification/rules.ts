import { foldWidth } from '#ground/spelling/folding.ts'

/** A typed code without spaces and hyphens, in half-width digits. */
export const foldCode = (text: string) => foldWidth(text).replaceAll(/[\s-]/gu, '')

const verificationPurposes = ['REGISTRATION_EMAIL', 'REGISTRATION_PHONE', 'EMAIL_CHANGE', 'PHONE_CHANGE'] as const
export type VerificationPurpose = (typeof verificationPurposes)[number]

type Rules = {
  validMinutes: number
  /** Seconds until the next code for the same destination. */
  againSeconds: number
  /** Codes for one student, and for one destination from one network, within `hours`. */
  codes: number
  /** Codes for one destination within `hours`, over all networks that asked for more than one. */
  codesOfAll: number
  hours: number
}
const mail: Rules = { validMinutes: 60, againSeconds: 60, codes: 5, codesOfAll: 20, hours: 24 }
// Spec silent on the pause between two SMS: as for a mail.
const sms: Rules = { validMinutes: 10, againSeconds: 60, codes: 3, codesOfAll: 6, hours: 1 }

/** States 1B.1. */
export const verificationRules: Record<VerificationPurpose, Rules> = {
  REGISTRATION_EMAIL: mail,
  EMAIL_CHANGE: mail,
  REGISTRATION_PHONE: sms,
  PHONE_CHANGE: sms,
}
export const phonePurposes: readonly VerificationPurpose[] = ['REGISTRATION_PHONE', 'PHONE_CHANGE']
export const isByPhone = (purpose: VerificationPurpose) => phonePurposes.includes(purpose)

/**
 * SMS of all students within 24 hours. Each costs money, and strangers may ask for them: beyond `usual` the operator is
 * warned, and at `limit` no more is sent.
 */
export const smsOfDay = { usual: 1_000, limit: 3_000 } as const

/** Seconds in the unit that people wait in. */
export function waitText(seconds: number) {
  if (seconds <= 60) return `${seconds}秒`
  return seconds <= 90 * 60 ? `${Math.ceil(seconds / 60)}分` : `${Math.ceil(seconds / 3600)}時間`
}

/** Wrong codes before `lockMinutes` without a try. States name them for the phone; a mail's code gets the same. */
export const codeTries = 5
export const lockMinutes = 30
/** Days until a code that was asked for is forgotten. */
export const verificationKeptDays = 30

/** Tries and sendings from one network, more than the students of a crowded event make. */
export const codeLimit = { name: 'verification-code', attempts: 200, seconds: 15 * 60 }
export const sendingLimit = { name: 'verification-sending', attempts: 200, seconds: 60 * 60 }
