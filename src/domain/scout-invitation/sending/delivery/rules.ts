import { holidayName, isBusinessDay } from '#domain/lookup/holiday/rules.ts'

/** When scouts leave: by day only, or at any hour, as a demonstration and the tests want it. */
export const sendingHours = ['daytime', 'any'] as const
export type SendingHours = (typeof sendingHours)[number]

/** Times in Tokyo between which scouts leave; the second is not included. */
export const sendingTimes = { from: '08:00', until: '20:00' } as const
/** Furthest day a scout may wait for, counted from the day it was sent off. */
export const mostDaysAhead = 30

const isSaturday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 6
const isTurnOfYear = (day: string) => day.slice(5) >= '12-29' || day.slice(5) <= '01-03'

/** A business day, or a Saturday that is neither a holiday nor at the turn of the year. */
export const isSendingDay = (day: string) =>
  isBusinessDay(day) || (isSaturday(day) && holidayName(day) === null && !isTurnOfYear(day))
