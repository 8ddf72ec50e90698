import { addMonths } from '#ground/time/month.ts'
import { addDays, weekdayOf } from '#ground/day.ts'

// From the Cabinet Office's list, substitute and sandwiched holidays included. A new year is added every February.
const holidays: ReadonlyMap<string, string> = new Map([
  ['2026-01-01', '元日'],
  ['2026-01-12', '成人の日'],
  ['2026-02-11', '建国記念の日'],
  ['2026-02-23', '天皇誕生日'],
  ['2026-03-20', '春分の日'],
  ['2026-04-29', '昭和の日'],
  ['2026-05-03', '憲法記念日'],
  ['2026-05-04', 'みどりの日'],
  ['2026-05-05', 'こどもの日'],
  ['2026-05-06', '休日'],
  ['2026-07-20', '海の日'],
  ['2026-08-11', '山の日'],
  ['2026-09-21', '敬老の日'],
  ['2026-09-22', '休日'],
  ['2026-09-23', '秋分の日'],
  ['2026-10-12', 'スポーツの日'],
  ['2026-11-03', '文化の日'],
  ['2026-11-23', '勤労感謝の日'],
  ['2027-01-01', '元日'],
  ['2027-01-11', '成人の日'],
  ['2027-02-11', '建国記念の日'],
  ['2027-02-23', '天皇誕生日'],
  ['2027-03-21', '春分の日'],
  ['2027-03-22', '休日'],
  ['2027-04-29', '昭和の日'],
  ['2027-05-03', '憲法記念日'],
  ['2027-05-04', 'みどりの日'],
  ['2027-05-05', 'こどもの日'],
  ['2027-07-19', '海の日'],
  ['2027-08-11', '山の日'],
  ['2027-09-20', '敬老の日'],
  ['2027-09-23', '秋分の日'],
  ['2027-10-11', 'スポーツの日'],
  ['2027-11-03', '文化の日'],
  ['2027-11-23', '勤労感謝の日'],
  ['2028-01-01', '元日'],
  ['2028-01-10', '成人の日'],
  ['2028-02-11', '建国記念の日'],
  ['2028-02-23', '天皇誕生日'],
  ['2028-03-20', '春分の日'],
  ['2028-04-29', '昭和の日'],
  ['2028-05-03', '憲法記念日'],
  ['2028-05-04', 'みどりの日'],
  ['2028-05-05', 'こどもの日'],
  ['2028-07-17', '海の日'],
  ['2028-08-11', '山の日'],
  ['2028-09-18', '敬老の日'],
  ['2028-09-22', '秋分の日'],
  ['2028-10-09', 'スポーツの日'],
  ['2028-11-03', '文化の日'],
  ['2028-11-23', '勤労感謝の日'],
])

/** The name of the public holiday on a day ('YYYY-MM-DD', 2026 to 2028), or null. */
export const holidayName = (day: string): string | null => holidays.get(day) ?? null

/** The last day whose holidays are known. Holidays of later days count as business days. */
export const holidaysKnownUntil = `${[...holidays.keys()].at(-1)?.slice(0, 4)}-12-31`

/** Whether the holidays of the next twelve months are known. */
export const areHolidaysKnown = (today: string) => addMonths(today, 12) <= holidaysKnownUntil

/** A business day is not a Saturday or Sunday, not a public holiday and not between 29 December and 3 January. */
export function isBusinessDay(day: string) {
  const weekday = weekdayOf(day)
  const monthAndDay = day.slice(5)
  return weekday !== 0 && weekday !== 6 && !holidays.has(day) && monthAndDay < '12-29' && monthAndDay > '01-03'
}

/** The nth business day after a day; the day itself is not counted. Days are 'YYYY-MM-DD' in Tokyo. */
export function addBusinessDays(day: string, count: number): string {
  const next = addDays(day, 1)
  if (count === 0) return day
  return addBusinessDays(next, isBusinessDay(next) ? count - 1 : count)
}

/** The newest day whose count-th business day lies before today. A task from that day or earlier is late. */
export function lastOverdueDay(today: string, count: number): string {
  const late = (day: string): string => (addBusinessDays(day, count) < today ? day : late(addDays(day, -1)))
  return late(addDays(today, -1))
}
