// The browser has no Temporal yet. Tokyo has had one offset since 1951, and a page of cards asks too often for Intl:
// its dates were 6 % of the drawing.
const offsetMs = 9 * 3_600_000
const weekdays = ['日', '月', '火', '水', '木', '金', '土'] as const

const inTokyo = (iso: string) => new Date(Date.parse(iso) + offsetMs)

/** 'YYYY-MM-DD' of the Tokyo day an instant falls on. */
export const tokyoDay = (iso: string) => inTokyo(iso).toISOString().slice(0, 10)

export function tokyoDate(iso: string) {
  const [year = '', month, day] = tokyoDay(iso).split('-')
  const weekday = weekdays[inTokyo(iso).getUTCDay()] ?? ''
  return { year, month: String(Number(month)), day: String(Number(day)), weekday }
}

/** 09:30 */
export const time = (iso: string) => inTokyo(iso).toISOString().slice(11, 16)
/** 2026/11/21 (§9) */
export const slashDate = (iso: string) => tokyoDay(iso).replaceAll('-', '/')
/** 12/8 */
export const shortDate = (iso: string) => `${tokyoDate(iso).month}/${tokyoDate(iso).day}`
/** 12月5日(土) */
export const monthDay = (iso: string) => {
  const { month, day, weekday } = tokyoDate(iso)
  return `${month}月${day}日(${weekday})`
}
/** 2026年12月5日(土) */
export const longDate = (iso: string) => `${tokyoDate(iso).year}年${monthDay(iso)}`
/** 火曜日 */
export const weekdayName = (iso: string) => `${tokyoDate(iso).weekday}曜日`
/** An instant for a Tokyo day given as 'YYYY-MM-DD', so that the functions above take it. */
export const atTokyo = (day: string, clock = '00:00') => `${day}T${clock}:00+09:00`

/** Whole Tokyo days from now to then: 0 today, 1 tomorrow, -1 yesterday. */
export const daysUntil = (iso: string, now: string) => dayNumber(iso) - dayNumber(now)
const dayNumber = (iso: string) => Math.floor((Date.parse(iso) + offsetMs) / 86_400_000)

/** 今日・明日・12月5日(土), then まで. */
export function dueText(iso: string, now: string) {
  const days = daysUntil(iso, now)
  if (Date.parse(iso) < Date.parse(now)) return '期限切れ'
  if (days === 0) return `今日 ${time(iso)}まで`
  if (days === 1) return `明日 ${time(iso)}まで`
  return `${monthDay(iso)}まで`
}

/** 今日ログイン, 昨日ログイン, 3日前ログイン. */
export function agoText(iso: string, now: string) {
  const days = -daysUntil(iso, now)
  if (days <= 0) return '今日'
  if (days === 1) return '昨日'
  return days < 31 ? `${days}日前` : `${Math.floor(days / 30)}か月前`
}
