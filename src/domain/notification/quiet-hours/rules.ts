import type { FieldError } from '#ground/refusal.ts'

/** Whole hours in Tokyo. `startsAt` is in the evening, 24 for midnight; `endsAt` is in the morning after. */
export type QuietHours = { startsAt: number; endsAt: number }

export const usualQuietHours: QuietHours = { startsAt: 21, endsAt: 8 }

/** A night that leaves the day free: companies and dates speak by day. */
export const quietHourLimits = { startsAt: { min: 18, max: 24 }, endsAt: { min: 5, max: 11 } } as const

const isWithin = (hour: number, { min, max }: { min: number; max: number }) =>
  Number.isInteger(hour) && hour >= min && hour <= max

export const checkQuietHours = ({ startsAt, endsAt }: QuietHours): (FieldError | null)[] => [
  isWithin(startsAt, quietHourLimits.startsAt)
    ? null
    : { path: 'startsAt', message: '始まりは18時から24時の間で選んでください' },
  isWithin(endsAt, quietHourLimits.endsAt)
    ? null
    : { path: 'endsAt', message: '終わりは5時から11時の間で選んでください' },
]

const hour = 3_600_000
// Tokyo has no summer time.
const tokyoOffset = 9 * hour
/** Pushes of the night leave some minutes after its end. */
const afterwards = 300_000

/** When a push of this moment may be sent; null: now. */
export function heldUntil(now: Date, { startsAt, endsAt }: QuietHours = usualQuietHours): Date | null {
  const sinceMidnight = (now.getTime() + tokyoOffset) % (24 * hour)
  const isEvening = sinceMidnight >= startsAt * hour
  if (!isEvening && sinceMidnight >= endsAt * hour) return null
  const midnight = now.getTime() - sinceMidnight + (isEvening ? 24 * hour : 0)
  return new Date(midnight + endsAt * hour + afterwards)
}
