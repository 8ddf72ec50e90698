// A day is 'YYYY-MM-DD'; counting is done in UTC, where every day has 24 hours.
const dayMs = 86_400_000
const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

export const weekdayLetters = ['日', '月', '火', '水', '木', '金', '土'] as const

export const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(msOf(text)) && dayOf(msOf(text)) === text

/** 0 is Sunday. */
export const weekdayOf = (day: string) => new Date(msOf(day)).getUTCDay()
export const addDays = (day: string, days: number) => dayOf(msOf(day) + days * dayMs)
export const monthOf = (day: string) => day.slice(0, 7)

const partsOf = (day: string) => day.split('-').map(Number) as [number, number, number]
const lengthOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The same day some months on; the last of the month where it has no such day. */
export function addMonths(day: string, months: number) {
  const [year, month, date] = partsOf(day)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = lengthOfMonth(first.getUTCFullYear(), first.getUTCMonth() + 1)
  return dayOf(first.getTime() + (Math.min(date, last) - 1) * dayMs)
}

export const clampDay = (day: string, min?: string, max?: string) =>
  min && day < min ? min : max && day > max ? max : day

/** Weeks from Sunday; null where the week belongs to another month. */
export function weeksOfMonth(day: string): (string | null)[][] {
  const [year, month] = partsOf(day)
  const first = `${monthOf(day)}-01`
  const before = weekdayOf(first)
  const days = lengthOfMonth(year, month)
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const at = week * 7 + weekday - before
      return at < 0 || at >= days ? null : addDays(first, at)
    }),
  )
}

/** 2026年12月 */
export function monthText(day: string) {
  const [year, month] = partsOf(day)
  return `${year}年${month}月`
}

/** 2026年12月3日(木) */
export const dayText = (day: string) => `${monthText(day)}${partsOf(day)[2]}日(${weekdayLetters[weekdayOf(day)]})`

/** Reads what a person types: 2026/12/3, 2026年12月3日(木), 20261203, 12/3, 1203. Without a year it is the next such day. */
export function readDay(text: string, today: string): string | null {
  const plain = text.normalize('NFKC').replace(/\([^)]*\)|\s/g, '')
  const whole = /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))$/.exec(plain)
  if (whole) return dayFrom(Number(whole[1]), whole[2] ?? whole[4], whole[3] ?? whole[5])
  const short = /^(?:(\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))$/.exec(plain)
  if (!short) return null
  const [month, date] = [short[1] ?? short[3], short[2] ?? short[4]]
  const year = partsOf(today)[0]
  const thisYear = dayFrom(year, month, date)
  return thisYear && thisYear >= today ? thisYear : (dayFrom(year + 1, month, date) ?? thisYear)
}

function dayFrom(year: number, month = '', date = '') {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : null
}

/** Reads 9:30, 930, 9時半, 9時30分, ９時 as 'HH:mm'. */
export function readTime(text: string): string | null {
  const plain = text.normalize('NFKC').replace(/\s/g, '').replace('時半', '時30分')
  const found = /^(\d{1,2})(?:[:時](\d{1,2})?分?)?$/.exec(plain) ?? /^(\d{1,2})(\d{2})$/.exec(plain)
  if (!found) return null
  const [hour, minute] = [Number(found[1]), Number(found[2] ?? 0)]
  return hour < 24 && minute < 60 ? `${pad(hour)}:${pad(minute)}` : null
}

const pad = (figure: number) => String(figure).padStart(2, '0')

/** Every step of minutes from one time to another, both included. */
export function timesBetween(from: string, to: string, stepMinutes: number): string[] {
  const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const [start, end] = [minutesOf(from), minutesOf(to)]
  return Array.from({ length: Math.max(0, Math.floor((end - start) / stepMinutes) + 1) }, (_, at) => {
    const minutes = start + at * stepMinutes
    return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
  })
}
