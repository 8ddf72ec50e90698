import { firstOfMonth } from '#ground/time/month.ts'
import { isDay } from '#ground/day.ts'

/** Months back for which a report is drawn; the present month has not ended. */
export const reportMonths = 12

/** The months of a report, the newest first, each as its first day. */
export const monthsOfReports = (today: string) =>
  Array.from({ length: reportMonths }, (_, back) => firstOfMonth(today, -1 - back))

/** The first day of a month written '2026-10'; null for a text that is none of the months of a report. */
export function readReportMonth(text: string, today: string) {
  const first = `${text}-01`
  return isDay(first) && monthsOfReports(today).includes(first) ? first : null
}
