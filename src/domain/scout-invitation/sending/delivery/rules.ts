import { holidayName, isBusinessDay } from '#domain/lookup/holiday/rules.ts'
import { weekdayOf } from '#ground/day.ts'

/** The hours of sending: by day only, or at any hour for a demonstration and for tests. */
const sendingHours = ['daytime', 'any'] as const
export type SendingHours = (typeof sendingHours)[number]

/** Times in Tokyo between which scouts leave; the second is not included. */
export const sendingTimes = { from: '08:00', until: '20:00' } as const
/** Furthest day a scout may wait for, counted from the day it was sent off. */
export const maxDaysAhead = 30

const isSaturday = (day: string) => weekdayOf(day) === 6
const isTurnOfYear = (day: string) => day.slice(5) >= '12-29' || day.slice(5) <= '01-03'

export const isSendingDay = (day: string) =>
  isBusinessDay(day) || (isSaturday(day) && holidayName(day) === null && !isTurnOfYear(day))
