import { urls } from '#ground/urls.ts'
import { isStillBooked, type AboutBooking } from '../../facts/queries.ts'
import { scoutedStudent } from '../../facts/recipients.ts'
import { kind } from '../../kind.ts'
import {
  blocks,
  calendarEntryOf,
  changeOrCancel,
  endedBriefly,
  endedOf,
  fromAcceptance,
  longSpan,
  placeOf,
  shortTime,
  toCalendar,
} from '../../wording.ts'
import { findCompanyWord, findOwnBooking, listByCompany } from './queries.ts'

/** To a student for whom the company booked a date, or whose booking it moved. */
export const bookedByCompany = kind({
  code: 'C51',
  reaches: 'student',
  topic: 'SCHEDULE',
  channels: ['LIST', 'PUSH', 'MAIL'],
  addressee: 'present',
  facts: async (db, about: AboutBooking) => {
    const facts = await findOwnBooking(db, about)
    return facts && { ...facts, word: await findCompanyWord(db, about) }
  },
  recipients: scoutedStudent,
  hears: { notify_booking_made: (tx, booking) => listByCompany(tx, booking, 'bookedBy') },
  clock: null,
  effect: ({ bookingId }) => bookingId,
  isStillTrue: (db, { about }) => isStillBooked(db, about),
  text: ({ scout, date, replaced, word, ended }) => {
    const to = shortTime(date.startAt)
    const title = replaced
      ? `日程が変更されました：${shortTime(replaced.startAt)} → ${to}`
      : `日程が予約されました：${to}〜`
    return {
      path: urls.candidate.eventDetails(scout.id),
      list: { title, body: `${scout.companyName}：${date.title}${endedBriefly(ended)}` },
      mail: {
        subject: `${title}（${scout.companyName}）`,
        lines: blocks(
          [
            replaced
              ? `${scout.companyName}が、あなたの予約の日程を変更しました。`
              : `${scout.companyName}が、あなたの日程を予約しました。`,
          ],
          ...(word ? [['■企業からのメッセージ', word]] : []),
          ['■予定', date.title],
          ...(replaced ? [['■変更前', shortTime(replaced.startAt)]] : []),
          [replaced ? '■変更後' : '■日時', longSpan(date.startAt, date.endAt)],
          ...placeOf(date),
          ...endedOf(ended),
          [
            'お心当たりがないとき、都合が合わないときは、次のページから変更または取り消しができます。',
            changeOrCancel(date),
          ],
          toCalendar,
        ),
        action: '次のURLで予定を確認、変更できます。',
        reason: fromAcceptance(scout),
        calendarEntries: [calendarEntryOf(scout, date)],
      },
    }
  },
})
