import { fieldError } from '#ground/validation/validation.ts'

/** Why a student leaves; chosen or left open, with words beside it. */
export const withdrawalReasons = {
  OFFER_ACCEPTED: '就職先が決まった',
  NO_FITTING_SCOUT: '希望に合うスカウトが届かなかった',
  TOO_MANY_MAILS: 'メールや通知が多かった',
  HARD_TO_USE: '使い方が分かりにくかった',
  PRIVACY: '個人情報の扱いが気になった',
  OTHER: 'その他',
} as const
export type WithdrawalReason = keyof typeof withdrawalReasons
export const withdrawalReasonKeys = Object.keys(withdrawalReasons) as WithdrawalReason[]

/** The word a student types to confirm the withdrawal. */
export const withdrawalWord = '退会する'
/** The same check at the page and at the door. */
export const checkWithdrawalWord = (confirmation: string) =>
  fieldError(
    'confirmation',
    confirmation.trim() === withdrawalWord ? null : `「${withdrawalWord}」の入力が一致しません`,
  )
export const maxWithdrawalReason = 500
/** Limits password attempts at withdrawal, per visitor. */
export const withdrawalLimit = { name: 'withdrawal', attempts: 10, seconds: 15 * 60 }
