import { firstOfMonth } from '#ground/time/month.ts'

/** Months back for which a report is drawn; the present month has not ended. */
export const reportMonths = 12

/** The months of a report, the newest first, each as its first day; none before the company's first day. */
export const monthsOfReports = (today: string, firstDay: string) =>
  Array.from({ length: reportMonths }, (_, back) => firstOfMonth(today, -1 - back)).filter(
    (month) => month >= firstOfMonth(firstDay),
  )

/** The first day of a month written '2026-10'; null for a text that is none of the months. */
export const readReportMonth = (text: string, months: readonly string[]) =>
  months.find((month) => month === `${text}-01`) ?? null
