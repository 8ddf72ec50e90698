import { holidayName, isBusinessDay } from '#domain/lookup/holiday/rules.ts'
import { addDays, daysBetween, weekdayOf } from '#ground/day.ts'
import { startOfTokyoDay, tokyoMoment } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'

/** The hours of sending: by day only, or at any hour for a demonstration and for tests. */
const sendingHours = ['daytime', 'any'] as const
export type SendingHours = (typeof sendingHours)[number]

/** Times in Tokyo between which scouts leave; the second is not included. */
export const sendingTimes = { from: '08:00', until: '20:00' } as const

export const sendingTimesText = `平日と土曜日の${sendingTimes.from.replace(/^0/, '')}〜${sendingTimes.until}`
/** Furthest day a scout may wait for, counted from the day it was sent off. */
export const maxDaysAhead = 30

const isSaturday = (day: string) => weekdayOf(day) === 6
const isTurnOfYear = (day: string) => day.slice(5) >= '12-29' || day.slice(5) <= '01-03'

export const isSendingDay = (day: string) =>
  isBusinessDay(day) || (isSaturday(day) && holidayName(day) === null && !isTurnOfYear(day))

/** The given moment if scouts may be sent then, otherwise the next morning on which scouts are sent. */
export function nextSendingMoment(from: Date): Date {
  const day = tokyoToday(from)
  const morning = tokyoMoment(day, sendingTimes.from)
  if (isSendingDay(day) && from < tokyoMoment(day, sendingTimes.until)) return from > morning ? from : morning
  return nextSendingMoment(startOfTokyoDay(addDays(day, 1)))
}

export const isTooFarAhead = (at: Date, now: Date) => daysBetween(tokyoToday(now), tokyoToday(at)) > maxDaysAhead

/** The mistake in the time of sending that the sender chose; null when there is none. */
export function sendAtMistake(sendAt: Date, now: Date): string | null {
  if (sendAt <= now) return 'これからの日時を選んでください'
  if (isTooFarAhead(sendAt, now)) return `${maxDaysAhead}日以内の日時を選んでください`
  return nextSendingMoment(sendAt).getTime() === sendAt.getTime()
    ? null
    : `${sendingTimesText}から選んでください（祝日と年末年始を除く）`
}
