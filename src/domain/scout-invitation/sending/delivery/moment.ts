import { mondayOf } from '#ground/time/month.ts'
import { addDays } from '#ground/day.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { isTooFarAhead, nextSendingMoment, type SendingHours } from './rules.ts'

const firstMoment = (now: Date, hours: SendingHours) => (hours === 'any' ? now : nextSendingMoment(now))

export const isSendingMoment = (now: Date, hours: SendingHours) => firstMoment(now, hours).getTime() === now.getTime()

/**
 * The moments at which a scout may leave: as soon as it can, then the first morning of each of the next weeks. `from` is
 * the time that the sender chose; none is left when it lies too far ahead.
 */
export function deliveryMoments(now: Date, hours: SendingHours, from = now): Date[] {
  const moments: Date[] = []
  if (isTooFarAhead(from, now)) return moments
  let next = firstMoment(from, hours)
  while (!isTooFarAhead(next, now)) {
    moments.push(next)
    next = nextSendingMoment(startOfTokyoDay(addDays(mondayOf(tokyoToday(next)), 7)))
  }
  return moments
}

/** The day by which a student's week is counted. */
export const sendingWeek = (moment: Date) => mondayOf(tokyoToday(moment))
