import { spanText } from '#ground/time/span.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { findDateFacts, listBooking, type AboutBooking } from '../../facts/queries.ts'
import { senderAndNotified, settingOfJob } from '../../facts/recipients.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'

export const capacityReached = companyKind({
  code: 'K07',
  reaches: 'companyUser',
  channels: ['LIST'],
  addressee: 'present',
  timed: {
    label: '日程の満席',
    timing: 'DAILY_DIGEST',
    digest: { sentence: (count) => `${count}件の日程が満席になりました`, path: clientUrls.events() },
    settingOf: settingOfJob,
  },
  facts: (db, about: AboutBooking) => findDateFacts(db, about),
  recipients: senderAndNotified,
  hears: { notify_date_full: (tx, booking) => listBooking(tx, booking) },
  clock: null,
  effect: ({ bookingId }) => bookingId,
  isStillTrue: whileThereAreFacts,
  text: ({ date }) => ({
    path: clientUrls.events(date.id),
    list: {
      title: `${date.title}が満席になりました`,
      body: spanText(date.startAt, date.endAt),
    },
    mail: null,
  }),
})
