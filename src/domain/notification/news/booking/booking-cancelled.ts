import { clientUrls } from '#ground/client-urls.ts'
import { findDateFacts, withStudent, type AboutBooking } from '../../facts/queries.ts'
import { senderAndNotified, settingOfJob } from '../../facts/recipients.ts'
import { listByStudent } from '../date/queries.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import { isAtShortNotice } from '../../rules.ts'
import {
  blocks,
  briefTime,
  calledOf,
  fromSending,
  planOfJob,
  shortTime,
  staffCalendarEntryOf,
  studentOf,
  toUpdatedCalendar,
} from '../../wording.ts'

/** Sent when a student gives up a booking. */
export const bookingCancelled = companyKind({
  code: 'K06',
  reaches: 'companyUser',
  channels: ['LIST', 'PUSH', 'MAIL'],
  addressee: 'present',
  timed: {
    label: '予約の取り消し',
    timing: 'IMMEDIATELY',
    digest: { sentence: (count) => `${count}件の予約の取り消しがありました`, path: clientUrls.events() },
    settingOf: settingOfJob,
  },
  facts: async (db, about: AboutBooking) => withStudent(db, await findDateFacts(db, about)),
  recipients: senderAndNotified,
  hears: { notify_booking_cancelled: (tx, booking) => listByStudent(tx, booking, 'calledOffBy') },
  clock: null,
  effect: ({ bookingId }) => bookingId,
  isStillTrue: whileThereAreFacts,
  text: (facts) => {
    const { scout, date } = facts
    const title = `${calledOf(facts)}が${briefTime(date.startAt)}の予約を取り消しました`
    return {
      path: clientUrls.events(date.id),
      list: { title, body: `${shortTime(date.startAt)}〜 ${date.title}` },
      ...(!isAtShortNotice(date.startAt, new Date()) && { push: null }),
      mail: {
        subject: `${title}：${date.title}`,
        lines: blocks(
          [`${studentOf(facts)}が予約を取り消しました。`, '空いた席は、ほかの学生が予約できます。'],
          ...planOfJob(date, scout),
          toUpdatedCalendar,
        ),
        action: '次のURLで日程を確認してください。',
        reason: fromSending,
        calendarEntries: [staffCalendarEntryOf(date)],
      },
    }
  },
})
