import type { Area } from '#ground/area.ts'

/** The areas of §2 whose people choose a new password by mail. */
export type ResetArea = Exclude<Area, 'admin'>

export const passwordResetStatuses = ['OPEN', 'USED', 'EXPIRED', 'UNKNOWN'] as const
export type PasswordResetStatus = (typeof passwordResetStatuses)[number]

/** Minutes in which the link of a mail works, once. */
export const resetMinutes = 60
export const passwordResetPrefix = 'reset'

/** Mails to one account: further requests within these limits are answered alike and send nothing. */
export const resetMailLimits = { quietSeconds: 60, mails: 5, hours: 1 } as const

/** Requests from one network, and tries of a link: more than the students of a crowded event make. */
export const resetRequestLimit = { name: 'password-reset-request', attempts: 60, seconds: 60 * 60 }
export const resetLimit = { name: 'password-reset', attempts: 60, seconds: 60 * 60 }

/** Days for which a link is remembered, so that a used or old one is told from an unknown one. */
export const resetKeptDays = 30

export function passwordResetStatusOf(
  reset: { usedAt: Date | null; expiresAt: Date } | undefined,
  now: Date,
): PasswordResetStatus {
  if (!reset) return 'UNKNOWN'
  if (reset.usedAt) return 'USED'
  return reset.expiresAt <= now ? 'EXPIRED' : 'OPEN'
}
