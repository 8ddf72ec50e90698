import { dayMs, daysUntil, monthDay, type Moment, msOf, slashDateTime, time, tokyoDay } from '../tokyo-time.ts'

/** 12月5日(土) 10:00〜17:00; a date that ends on another day says both: 12月14日(月) 10:00〜12月18日(金) 17:00 */
export const spanText = (startAt: Moment, endAt: Moment) => `${monthDay(startAt)} ${hoursText(startAt, endAt)}`
/** The same beside its day: 10:00〜17:00, or 10:00〜12月18日(金) 17:00 */
export const hoursText = (startAt: Moment, endAt: Moment) => `${time(startAt)}〜${endText(startAt, endAt)}`
/** The end beside its beginning: 17:00, or 12月18日(金) 17:00 */
export const endText = (startAt: Moment, endAt: Moment) =>
  `${tokyoDay(startAt) === tokyoDay(endAt) ? '' : `${monthDay(endAt)} `}${time(endAt)}`
/** 2026/12/14 10:00〜17:00, or 2026/12/14 10:00〜2026/12/18 17:00 */
export const slashSpan = (startAt: Moment, endAt: Moment) =>
  `${slashDateTime(startAt)}〜${tokyoDay(startAt) === tokyoDay(endAt) ? time(endAt) : slashDateTime(endAt)}`
/** 90分; 5日間 for a date longer than half a day that ends on another one */
export function lengthText(startAt: Moment, endAt: Moment) {
  const ms = msOf(endAt) - msOf(startAt)
  const days = daysUntil(endAt, startAt)
  return days > 0 && ms > dayMs / 2 ? `${days + 1}日間` : `${Math.round(ms / 60_000)}分`
}
