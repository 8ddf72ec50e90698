import { firstOfMonth, lastOfMonth, monthGrid, weekOf } from '#ground/time/month.ts'
import { isDay } from '#ground/day.ts'

export const views = ['month', 'week', 'list'] as const
export type View = (typeof views)[number]

/**
 * The calendar's state in the address. With view null the width of the screen decides. `staff` is the company user whose
 * dates are shown alone.
 */
export type Address = { view: View | null; date: string; job: string | null; staff: string | null }

/** A year back and three ahead hold every date a company can have. */
const isWithinReach = (date: string, today: string) =>
  isDay(date) && date >= firstOfMonth(today, -12) && date <= firstOfMonth(today, 36)

export function readAddress(search: URLSearchParams, today: string): Address {
  const date = search.get('date') ?? ''
  return {
    view: views.find((view) => view === search.get('view')) ?? null,
    date: isWithinReach(date, today) ? date : today,
    job: search.get('job') || null,
    staff: search.get('staff') || null,
  }
}

/** The first and the last day whose dates the page loads. */
export function rangeOf({ view, date }: Pick<Address, 'view' | 'date'>) {
  if (view === 'list') return { startDate: firstOfMonth(date), endDate: lastOfMonth(date) }
  const days = view === 'week' ? weekOf(date) : monthGrid(date)
  return { startDate: days[0] ?? date, endDate: days.at(-1) ?? date }
}
