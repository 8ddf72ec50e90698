import { addDays, daysFrom, weekdayOf } from '../day.ts'

const padded = (figure: number, length: number) => String(figure).padStart(length, '0')
function partsOf(day: string) {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return { year, month, date }
}

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
