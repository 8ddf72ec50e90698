import { isDay } from '../day.ts'

/** Reads a typed day: 2026/12/3, 2026年12月3日(木), 20261203, 12/3, 1203. Without a year it is the next such day. */
export function readDay(text: string, today: string): string | null {
  const plain = text.normalize('NFKC').replace(/\([^)]*\)|\s/g, '')
  const whole = /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))$/.exec(plain)
  if (whole) return dayFrom(Number(whole[1]), whole[2] ?? whole[4], whole[3] ?? whole[5])
  const short = /^(?:(\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))$/.exec(plain)
  if (!short) return null
  const [month, date] = [short[1] ?? short[3], short[2] ?? short[4]]
  const year = Number(today.slice(0, 4))
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

/** Times from one to another in steps of minutes, both ends included. */
export function timesBetween(from: string, to: string, stepMinutes: number): string[] {
  const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const [start, end] = [minutesOf(from), minutesOf(to)]
  return Array.from({ length: Math.max(0, Math.floor((end - start) / stepMinutes) + 1) }, (_, at) => {
    const minutes = start + at * stepMinutes
    return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
  })
}
