import { daysOfSpan } from '#ground/time/moment.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'

type Dated = { startAt: string; endAt: string }

/** The dates by each of their days. */
export function datesByDay<Given extends Dated>(dates: readonly Given[]) {
  const pairs = dates.flatMap((date) => daysOfSpan(date.startAt, date.endAt).map((day) => ({ day, date })))
  return new Map(
    [...Map.groupBy(pairs, ({ day }) => day)].map(([day, ofDay]) => [day, ofDay.map(({ date }) => date)] as const),
  )
}

export const isOnDay =
  (day: string) =>
  ({ startAt, endAt }: Dated) =>
    daysOfSpan(startAt, endAt).includes(day)

/** 1 on the first day of a date, 2 on the next. */
export const numberOfDay = ({ startAt, endAt }: Dated, day: string) => daysOfSpan(startAt, endAt).indexOf(day) + 1

/** The day under which a list shows the date: its first one, or the first of the list for a date that began before. */
export const listedDay = ({ startAt }: Dated, first: string) => {
  const day = tokyoDay(startAt)
  return day < first ? first : day
}
