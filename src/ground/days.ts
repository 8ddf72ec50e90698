import { isDate } from '#ground/validation.ts'

// A day is 'YYYY-MM-DD' in Tokyo; counting is done in UTC, where every day has 24 hours.
const dayMs = 86_400_000
const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

export const isDay = isDate

export const addDays = (day: string, days: number) => dayOf(msOf(day) + days * dayMs)
export const daysBetween = (from: string, to: string) => Math.round((msOf(to) - msOf(from)) / dayMs)
/** 0 is Sunday. */
export const weekdayOf = (day: string) => new Date(msOf(day)).getUTCDay()
export const weekdays = ['日', '月', '火', '水', '木', '金', '土'] as const

export const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`
export const addMonths = (day: string, months: number) => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return dayOf(Date.UTC(year, month - 1 + months, 1))
}
export const lastOfMonth = (day: string) => addDays(addMonths(day, 1), -1)

/** Both included; nothing when the end lies before the start. */
export const daysFrom = (start: string, end: string) =>
  Array.from({ length: Math.max(0, daysBetween(start, end) + 1) }, (_, at) => addDays(start, at))

/** The Sunday a week begins with. */
export const sundayOf = (day: string) => addDays(day, -weekdayOf(day))
export const weekOf = (day: string) => daysFrom(sundayOf(day), addDays(sundayOf(day), 6))
/** Whole weeks from Sunday that hold the month. */
export const monthGrid = (day: string) => daysFrom(sundayOf(firstOfMonth(day)), addDays(sundayOf(lastOfMonth(day)), 6))
