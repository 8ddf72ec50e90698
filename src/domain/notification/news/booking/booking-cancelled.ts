import { urls } from '#ground/urls.ts'
import { findDateFacts, listBooking, type AboutBooking } from '../../facts/queries.ts'
import { senderAndNotified, settingOfJob } from '../../facts/recipients.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import { blocks, fromSending, jobOf, planOf, schoolOf, shortTime } from '../../wording.ts'

/** Sent when a student gives up a booking. */
export const bookingCancelled = companyKind({
  code: 'K06',
  reaches: 'companyUser',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  timed: {
    label: '予約の取り消し',
    timing: 'IMMEDIATELY',
    digest: { sentence: (count) => `${count}件の予約の取り消しがありました`, path: urls.client.events() },
    settingOf: settingOfJob,
  },
  facts: (db, about: AboutBooking) => findDateFacts(db, about),
  recipients: senderAndNotified,
  hears: { notify_booking_cancelled: (tx, booking) => listBooking(tx, booking) },
  clock: null,
  effect: ({ bookingId }) => bookingId,
  isStillTrue: whileThereAreFacts,
  text: ({ scout, date }) => ({
    path: urls.client.events(date.id),
    list: { title: '予約が取り消されました', body: `${shortTime(date.startAt)}〜 ${date.title}` },
    mail: {
      subject: `予約が取り消されました：${shortTime(date.startAt)}〜 ${date.title}`,
      lines: blocks(
        [`${schoolOf(scout)}学生が予約を取り消しました。`, '空いた席は、ほかの学生が予約できます。'],
        ...planOf(date),
        jobOf(scout),
      ),
      action: '次のURLで日程を確認してください。',
      reason: fromSending,
    },
  }),
})
