// A day is 'YYYY-MM-DD'; counting is done in UTC, where every day has 24 hours. Firefox and WebKit have no Temporal yet.
export const dayMs = 86_400_000
const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const padded = (figure: number, length: number) => String(figure).padStart(length, '0')
function partsOf(day: string) {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return { year, month, date }
}

export const weekdays = ['日', '月', '火', '水', '木', '金', '土'] as const

/** Whether a text is 'YYYY-MM-DD' and a day of the calendar, from the year 1000 on. */
export const isDay = (text: string) =>
  /^[1-9]\d{3}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(msOf(text)) && dayOf(msOf(text)) === text

/** Whether a text is a time of day, 'HH:mm'. */
export const isTime = (text: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(text)

/** Weekday number; 0 is Sunday. */
export const weekdayOf = (day: string) => new Date(msOf(day)).getUTCDay()
export const addDays = (day: string, days: number) => dayOf(msOf(day) + days * dayMs)
/** Number of days; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string) => Math.round((msOf(to) - msOf(from)) / dayMs)

/** 'YYYY-MM' */
export const monthOf = (day: string) => day.slice(0, 7)
/** The first day of the day's month, or of the month `months` later. */
export function firstOfMonth(day: string, months = 0) {
  const { year, month } = partsOf(day)
  const count = year * 12 + month - 1 + months
  return `${padded(Math.floor(count / 12), 4)}-${padded((count % 12) + 1, 2)}-01`
}
export const lastOfMonth = (day: string) => addDays(firstOfMonth(day, 1), -1)

/** The same day `months` later; the last day of a month that has no such day. */
export function addMonths(day: string, months: number) {
  const first = firstOfMonth(day, months)
  const [same, last] = [addDays(first, partsOf(day).date - 1), lastOfMonth(first)]
  return same < last ? same : last
}

export const clampDay = (day: string, min?: string, max?: string) =>
  min && day < min ? min : max && day > max ? max : day

/** All days from start to end, both included; empty when the end is before the start. */
export const daysFrom = (start: string, end: string) =>
  Array.from({ length: Math.max(0, daysBetween(start, end) + 1) }, (_, at) => addDays(start, at))

const sundayOf = (day: string) => addDays(day, -weekdayOf(day))
/** The Monday of the day's week. */
export const mondayOf = (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7))
/** The seven days of the day's week, from Sunday. */
export const weekOf = (day: string) => daysFrom(sundayOf(day), addDays(sundayOf(day), 6))
/** The days of a month calendar: whole weeks from Sunday. */
export const monthGrid = (day: string) => daysFrom(sundayOf(firstOfMonth(day)), addDays(sundayOf(lastOfMonth(day)), 6))
/** The days of a month calendar in rows of weeks; null for a day of another month. */
export function weeksOfMonth(day: string): (string | null)[][] {
  const days = monthGrid(day).map((one) => (monthOf(one) === monthOf(day) ? one : null))
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}
