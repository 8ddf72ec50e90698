export const dayMs = 86_400_000
export const weekdays = ['日', '月', '火', '水', '木', '金', '土'] as const

// Tokyo has had one offset since 1951. Asking Intl or Temporal instead was 6 % of the drawing of a page of cards.
const offsetMs = 9 * 3_600_000

/** An instant, or a day 'YYYY-MM-DD', which is read as itself. */
export type Moment = Date | string

export const msOf = (at: Moment) => (at instanceof Date ? at.getTime() : Date.parse(at))
const inTokyo = (at: Moment) => new Date(msOf(at) + offsetMs)

/** 'YYYY-MM-DD' of the Tokyo day an instant falls on, as a `date` column holds it. */
export const tokyoDay = (at: Moment) => inTokyo(at).toISOString().slice(0, 10)
export const tokyoToday = (now: Moment = new Date()) => tokyoDay(now)

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
