import { urls } from '#ground/urls.ts'
import { isStillBooked, type AboutBooking } from '../../facts/queries.ts'
import { scoutedStudent } from '../../facts/recipients.ts'
import { kind } from '../../kind.ts'
import { isSuspended } from '../contract/queries.ts'
import {
  blocks,
  calendarEntryOf,
  changeOrCancel,
  endedBriefly,
  endedOf,
  fromAcceptance,
  placeOf,
  planOf,
  shortTime,
  toCalendar,
} from '../../wording.ts'
import { findOwnBooking, listByStudent } from './queries.ts'

export const dateConfirmed = kind({
  code: 'C05',
  reaches: 'student',
  topic: 'SCHEDULE',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  facts: (db, about: AboutBooking) => findOwnBooking(db, about),
  recipients: scoutedStudent,
  hears: { notify_booking_made: (tx, booking) => listByStudent(tx, booking, 'bookedBy') },
  clock: null,
  effect: ({ bookingId }) => bookingId,
  isStillTrue: async (db, { about }) => (await isStillBooked(db, about)) && !(await isSuspended(db, about.companyId)),
  text: ({ scout, date, replaced, ended }) => ({
    path: urls.candidate.eventDetails(scout.id),
    list: {
      title: replaced ? '日程を変更しました' : '日程が確定しました',
      body: `${shortTime(date.startAt)}〜 ${scout.companyName}${replaced ? `（前は${shortTime(replaced.startAt)}）` : ''}${endedBriefly(ended)}`,
    },
    mail: {
      subject: `${replaced ? '日程を変更しました' : '日程が確定しました'}：${shortTime(date.startAt)}〜 ${scout.companyName}`,
      lines: blocks(
        [
          replaced
            ? `${scout.companyName}の日程を、${shortTime(replaced.startAt)}から変更しました。`
            : `${scout.companyName}の日程が確定しました。`,
        ],
        ...planOf(date),
        ...placeOf(date),
        ...endedOf(ended),
        [changeOrCancel(date)],
        toCalendar,
      ),
      action: '次のURLで予定を確認、変更できます。',
      reason: fromAcceptance(scout),
      calendarEntries: [calendarEntryOf(scout, date)],
    },
  }),
})
