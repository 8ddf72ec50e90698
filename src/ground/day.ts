import { dayMs } from './tokyo-time.ts'

// A day is 'YYYY-MM-DD'; counting is done in UTC, where every day has 24 hours. Firefox and WebKit have no Temporal yet.
const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

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

export const clampDay = (day: string, min?: string, max?: string) =>
  min && day < min ? min : max && day > max ? max : day

/** All days from start to end, both included; empty when the end is before the start. */
export const daysFrom = (start: string, end: string) =>
  Array.from({ length: Math.max(0, daysBetween(start, end) + 1) }, (_, at) => addDays(start, at))
