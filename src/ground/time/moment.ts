import { addDays, daysFrom, isDay, isTime } from '../day.ts'
import { type Moment, msOf, tokyoDay } from '../tokyo-time.ts'

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

/** The Tokyo days of a date, also those between; one that ends at midnight ends the day before. */
export const daysOfSpan = (startAt: Moment, endAt: Moment) =>
  daysFrom(tokyoDay(startAt), tokyoDay(new Date(Math.max(msOf(startAt), msOf(endAt) - 1))))
