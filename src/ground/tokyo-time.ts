/** The zone of everything a person reads; instants are stored and sent in UTC. */
export const TOKYO = 'Asia/Tokyo'

type Moment = Date | Temporal.Instant | string
type Day = Temporal.PlainDate | string

const weekdays = ['日', '月', '火', '水', '木', '金', '土'] as const
const two = (number: number) => String(number).padStart(2, '0')

const instant = (at: Moment) =>
  at instanceof Date ? Temporal.Instant.fromEpochMilliseconds(at.getTime()) : Temporal.Instant.from(at)
const inTokyo = (at: Moment) => instant(at).toZonedDateTimeISO(TOKYO)

/** The calendar day in Tokyo, 'YYYY-MM-DD' (as a `date` column holds it). */
export const tokyoToday = (now: Moment = Temporal.Now.instant()): string => inTokyo(now).toPlainDate().toString()

/** 'YYYY-MM-DD', this many days later. */
export const addDays = (day: Day, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString()

/** Whole days from one to the other; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days

/** The first instant of the day in Tokyo. */
export const startOfTokyoDay = (day: Day): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(TOKYO).epochMilliseconds)

/** The last millisecond (23:59:59.999 in Tokyo) of the day this many days after the moment: "10日後の終わりまで". */
export const endOfTokyoDay = (at: Moment, plusDays = 0): Date =>
  new Date(
    startOfTokyoDay(
      inTokyo(at)
        .toPlainDate()
        .add({ days: plusDays + 1 }),
    ).getTime() - 1,
  )

/** The instant of a day and a 'HH:mm' as read in Tokyo. Throws RangeError for a day or time that does not exist. */
export const tokyoMoment = (day: Day, time: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: TOKYO, plainTime: time }).epochMilliseconds)

/** Single character, from Sunday. */
export const weekday = (at: Moment): string => weekdayOf(inTokyo(at).toPlainDate())
const weekdayOf = (day: Temporal.PlainDate) => weekdays[day.dayOfWeek % 7] ?? ''

/** '2026/11/21' */
export const formatDate = (at: Moment): string => formatDay(inTokyo(at).toPlainDate())

/** '2026/11/21' from '2026-11-21' */
export const formatDay = (day: Day): string => {
  const { year, month, day: date } = Temporal.PlainDate.from(day)
  return `${year}/${two(month)}/${two(date)}`
}

/** '09:05' */
export const formatTime = (at: Moment): string => {
  const { hour, minute } = inTokyo(at)
  return `${two(hour)}:${two(minute)}`
}

/** '2026年12月3日(木)' */
export const formatDateLong = (at: Moment): string => formatDayLong(inTokyo(at).toPlainDate())

/** '2026年12月3日(木)' from '2026-12-03' */
export const formatDayLong = (given: Day): string => {
  const day = Temporal.PlainDate.from(given)
  return `${day.year}年${day.month}月${day.day}日(${weekdayOf(day)})`
}

/** '2026年12月3日(木) 09:05' */
export const formatDateTimeLong = (at: Moment): string => `${formatDateLong(at)} ${formatTime(at)}`
