import { addDays, dayMs, daysFrom, isDay, isTime, weekdays } from './day.ts'

// Tokyo has had one offset since 1951. Asking Intl or Temporal instead was 6 % of the drawing of a page of cards.
const offsetMs = 9 * 3_600_000

/** An instant, or a day 'YYYY-MM-DD', which is read as itself. */
type Moment = Date | string

const msOf = (at: Moment) => (at instanceof Date ? at.getTime() : Date.parse(at))
const inTokyo = (at: Moment) => new Date(msOf(at) + offsetMs)

/** 'YYYY-MM-DD' of the Tokyo day an instant falls on, as a `date` column holds it. */
export const tokyoDay = (at: Moment) => inTokyo(at).toISOString().slice(0, 10)
export const tokyoToday = (now: Moment = new Date()) => tokyoDay(now)

/** A Tokyo day and a 'HH:mm' as the text of an instant. */
export const atTokyo = (day: string, clock = '00:00') => `${day}T${clock}:00+09:00`

/** The instant of a Tokyo day and a 'HH:mm' or 'HH:mm:ss'. Throws RangeError for a day or time that does not exist. */
export function tokyoMoment(day: string, clock: string) {
  const [hourAndMinute, second] = [clock.slice(0, 5), clock.slice(5) || ':00']
  if (!isDay(day) || !isTime(hourAndMinute) || !/^:[0-5]\d$/u.test(second))
    throw new RangeError(`no time in Tokyo: ${day} ${clock}`)
  return new Date(`${day}T${hourAndMinute}${second}+09:00`)
}
/** The first instant of the day in Tokyo. */
export const startOfTokyoDay = (day: string) => tokyoMoment(day, '00:00')
/** The last millisecond (23:59:59.999 in Tokyo) of the day this many days after the moment: "10日後の終わりまで". */
export const endOfTokyoDay = (at: Moment, plusDays = 0) =>
  new Date(startOfTokyoDay(addDays(tokyoDay(at), plusDays + 1)).getTime() - 1)

export function tokyoDate(at: Moment) {
  const [year = '', month, day] = tokyoDay(at).split('-')
  const weekday = weekdays[inTokyo(at).getUTCDay()] ?? ''
  return { year, month: String(Number(month)), day: String(Number(day)), weekday }
}

/** 09:30 (§9) */
export const time = (at: Moment) => inTokyo(at).toISOString().slice(11, 16)
/** 2026/11/21 (§9) */
export const slashDate = (at: Moment) => tokyoDay(at).replaceAll('-', '/')

export const slashDateTime = (at: Moment) => `${slashDate(at)} ${time(at)}`
/** 12/8 */
export const shortDate = (at: Moment) => `${tokyoDate(at).month}/${tokyoDate(at).day}`
/** 2026年12月 */
export const yearAndMonth = (at: Moment) => `${tokyoDate(at).year}年${tokyoDate(at).month}月`
/** 12月5日(土) */
export function monthDay(at: Moment) {
  const { month, day, weekday } = tokyoDate(at)
  return `${month}月${day}日(${weekday})`
}
/** 2026年12月5日(土) */
export const longDate = (at: Moment) => `${tokyoDate(at).year}年${monthDay(at)}`
/** 12月5日(土) 10:00〜17:00; a date that ends on another day says both: 12月14日(月) 10:00〜12月18日(金) 17:00 */
export const spanText = (startAt: Moment, endAt: Moment) => `${monthDay(startAt)} ${hoursText(startAt, endAt)}`
/** The same beside its day: 10:00〜17:00, or 10:00〜12月18日(金) 17:00 */
export const hoursText = (startAt: Moment, endAt: Moment) => `${time(startAt)}〜${endText(startAt, endAt)}`
/** The end beside its beginning: 17:00, or 12月18日(金) 17:00 */
export const endText = (startAt: Moment, endAt: Moment) =>
  `${tokyoDay(startAt) === tokyoDay(endAt) ? '' : `${monthDay(endAt)} `}${time(endAt)}`
/** 2026/12/14 10:00〜17:00, or 2026/12/14 10:00〜2026/12/18 17:00 */
export const slashSpan = (startAt: Moment, endAt: Moment) =>
  `${slashDateTime(startAt)}〜${tokyoDay(startAt) === tokyoDay(endAt) ? time(endAt) : slashDateTime(endAt)}`
/** 90分; 5日間 for a date longer than half a day that ends on another one */
export function lengthText(startAt: Moment, endAt: Moment) {
  const ms = msOf(endAt) - msOf(startAt)
  const days = daysUntil(endAt, startAt)
  return days > 0 && ms > dayMs / 2 ? `${days + 1}日間` : `${Math.round(ms / 60_000)}分`
}
/** The Tokyo days of a date, also those between; one that ends at midnight ends the day before. */
export const daysOfSpan = (startAt: Moment, endAt: Moment) =>
  daysFrom(tokyoDay(startAt), tokyoDay(new Date(Math.max(msOf(startAt), msOf(endAt) - 1))))
/** 2026年12月5日(土) 09:30 */
export const longDateTime = (at: Moment) => `${longDate(at)} ${time(at)}`
/** 火曜日 */
export const weekdayName = (at: Moment) => `${tokyoDate(at).weekday}曜日`

/** Whole Tokyo days from now to then: 0 today, 1 tomorrow, -1 yesterday. */
export const daysUntil = (at: Moment, now: Moment) => dayNumber(at) - dayNumber(now)
const dayNumber = (at: Moment) => Math.floor((msOf(at) + offsetMs) / dayMs)

/** 期限切れ, 今日 23:59まで, 明日 23:59まで, 12月5日(土)まで */
export function dueText(at: Moment, now: Moment) {
  const days = daysUntil(at, now)
  if (msOf(at) < msOf(now)) return '期限切れ'
  if (days === 0) return `今日 ${time(at)}まで`
  if (days === 1) return `明日 ${time(at)}まで`
  return `${monthDay(at)}まで`
}

/** 今日, 昨日, 3日前, 2か月前 */
export function agoText(at: Moment, now: Moment) {
  const days = -daysUntil(at, now)
  if (days <= 0) return '今日'
  if (days === 1) return '昨日'
  return days < 31 ? `${days}日前` : `${Math.floor(days / 30)}か月前`
}
