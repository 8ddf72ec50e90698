import { urls } from '#ground/urls.ts'
import { findDateFacts, listBooking, type AboutBooking } from '../../facts/queries.ts'
import { senderAndNotified, settingOfJob } from '../../facts/recipients.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import { blocks, fromSending, jobOf, planOf, schoolOf, shortTime } from '../../wording.ts'

export const dateChosen = companyKind({
  code: 'K04',
  reaches: 'companyUser',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  timed: {
    label: '日程の予約',
    timing: 'IMMEDIATELY',
    digest: { sentence: (count) => `${count}件の日程の予約がありました`, path: urls.client.events() },
    settingOf: settingOfJob,
  },
  facts: (db, about: AboutBooking) => findDateFacts(db, about),
  recipients: senderAndNotified,
  hears: { notify_booking_made: (tx, booking) => listBooking(tx, booking) },
  clock: null,
  effect: ({ bookingId }) => bookingId,
  isStillTrue: whileThereAreFacts,
  text: ({ scout, date }) => ({
    path: urls.client.events(date.id),
    list: { title: `日程が予約されました：${shortTime(date.startAt)}`, body: `${date.title}｜${scout.jobTitle}` },
    mail: {
      subject: `日程が予約されました：${shortTime(date.startAt)}〜 ${date.title}`,
      lines: blocks([`${schoolOf(scout)}学生が日程を予約しました。`], ...planOf(date), jobOf(scout)),
      action: '次のURLで予約した学生を確認してください。',
      reason: fromSending,
    },
  }),
})
