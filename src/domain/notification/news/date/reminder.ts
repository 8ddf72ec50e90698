import type { Db, Tx } from '#platform/database/db.ts'
import { addDays, daysBetween } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { findDateFacts, listBooking, type AboutBooking, type DateFacts } from '../../facts/queries.ts'
import { scoutedStudent } from '../../facts/recipients.ts'
import { kind, nineOClock } from '../../kind.ts'
import type { Text } from '../../kind-parts.ts'
import type { Occasions } from '../../occasions.ts'
import type { ScoutFacts } from '../../facts/queries.ts'
import { isComing, listBookingsOn } from './queries.ts'

/** `day` is the Tokyo day of the date when the reminder was queued. */
type About = AboutBooking & { day: string }
type Reminder = {
  code: string
  daysBefore: number
  /** The setting of the scheduling that turns the reminder on. */
  flag: 'remindOneDayBefore' | 'remindThreeDaysBefore'
  text: (scout: ScoutFacts, date: DateFacts) => Text
}

/** A kind that reminds a student of a date, `daysBefore` Tokyo days before it. */
export const reminder = ({ code, daysBefore, flag, text }: Reminder) =>
  kind({
    code,
    reaches: 'student',
    topic: 'REMINDER',
    channels: ['LIST', 'PUSH', 'MAIL'],
    addressee: 'present',
    facts: (db: Db | Tx, about: About) => findDateFacts(db, about),
    recipients: scoutedStudent,
    hears: {
      notify_date_reminder: async (tx, { day, ...booking }) =>
        booking.kind === code ? (await listBooking(tx, booking, 'BOOKED')).map((about) => ({ ...about, day })) : [],
    },
    clock: {
      ...nineOClock,
      calls: 'remind_of_dates',
      queues: 'notify_date_reminder',
      async due(tx, now): Promise<Occasions['notify_date_reminder'][]> {
        const day = addDays(tokyoToday(now), daysBefore)
        return (await listBookingsOn(tx, day, flag)).map((booking) => ({ ...booking, kind: code, day }))
      },
    },
    effect: ({ bookingId, day }) => `${bookingId}:${day}`,
    isStillTrue: async (db, { about, facts: { date } }) =>
      daysBetween(tokyoToday(), tokyoToday(date.startAt)) === daysBefore && (await isComing(db, about, date)),
    text: ({ scout, date }) => text(scout, date),
  })
