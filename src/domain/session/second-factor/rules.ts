import { foldWidth } from '#ground/spelling/folding.ts'

/** Wrong codes of one account before codes are refused for a while. */
export const factorTries = 20
/** Minutes without a try after which wrong codes are forgotten. */
export const factorLockMinutes = 60
/** Minutes between the password and the code, and for which an enrolment that was begun stays open. */
export const factorMinutes = 15

/** Password attempts before a change of one's own sign-in, from one network: a company sits behind one address. */
export const confirmStaffLimit = { name: 'confirm-staff', attempts: 60, seconds: 15 * 60 }

export const recoveryCodes = 10
/** 32 signs that are not taken for one another, so that four groups of four hold 80 bits. */
export const recoverySigns = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A typed code of either kind, without spaces and hyphens, in half-width capitals. */
export const foldFactorCode = (text: string) => foldWidth(text).replaceAll(/[\s-]/gu, '').toUpperCase()
export const isTotpCode = (folded: string) => /^\d{6}$/.test(folded)
export const codeLabel = '認証コード'
export const maxFactorCode = 40

/** An authenticator app that is being set up. */
export type Enrolment = { secret: string; qr: { size: number; path: string } }
