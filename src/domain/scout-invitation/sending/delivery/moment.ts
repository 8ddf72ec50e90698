import { addDays, daysBetween, mondayOf } from '#ground/day.ts'
import { startOfTokyoDay, tokyoMoment, tokyoToday } from '#ground/tokyo-time.ts'
import { isSendingDay, maxDaysAhead, sendingTimes, type SendingHours } from './rules.ts'

/** The given moment if scouts may be sent then, otherwise the next morning on which scouts are sent. */
export function nextSendingMoment(from: Date): Date {
  const day = tokyoToday(from)
  const morning = tokyoMoment(day, sendingTimes.from)
  if (isSendingDay(day) && from < tokyoMoment(day, sendingTimes.until)) return from > morning ? from : morning
  return nextSendingMoment(startOfTokyoDay(addDays(day, 1)))
}

const firstMoment = (now: Date, hours: SendingHours) => (hours === 'any' ? now : nextSendingMoment(now))

export const isSendingMoment = (now: Date, hours: SendingHours) => firstMoment(now, hours).getTime() === now.getTime()

/** The moments at which a scout may leave: as soon as it can, then the first morning of each of the next weeks. */
export function deliveryMoments(now: Date, hours: SendingHours): Date[] {
  const today = tokyoToday(now)
  const moments: Date[] = []
  let next = firstMoment(now, hours)
  while (daysBetween(today, tokyoToday(next)) <= maxDaysAhead) {
    moments.push(next)
    next = nextSendingMoment(startOfTokyoDay(addDays(mondayOf(tokyoToday(next)), 7)))
  }
  return moments
}

/** The day by which a student's week is counted. */
export const sendingWeek = (moment: Date) => mondayOf(tokyoToday(moment))
