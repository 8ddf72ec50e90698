import { urls } from '#ground/urls.ts'
import { findDateFacts, type AboutBooking } from '../../facts/queries.ts'
import { scoutedStudent } from '../../facts/recipients.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import { blocks, calendarEntryOf, fromAcceptance, planOf, shortTime, toUpdatedCalendar } from '../../wording.ts'
import { canChoose, findCompanyWord, listByCompany } from './queries.ts'

/** To each student of a date that the company calls off, with its word and what can be done next. */
export const dateCalledOff = kind({
  code: 'C52',
  reaches: 'student',
  topic: 'SCHEDULE',
  channels: ['LIST', 'PUSH', 'MAIL'],
  addressee: 'present',
  facts: async (db, about: AboutBooking) => {
    const facts = await findDateFacts(db, about)
    return facts && { ...facts, word: await findCompanyWord(db, about), hasOthers: await canChoose(db, about) }
  },
  recipients: scoutedStudent,
  hears: { notify_booking_cancelled: (tx, booking) => listByCompany(tx, booking, 'calledOffBy') },
  clock: null,
  effect: ({ bookingId }) => bookingId,
  isStillTrue: whileThereAreFacts,
  text: ({ scout, date, word, hasOthers }) => {
    const title = `日程が中止になりました：${shortTime(date.startAt)}〜`
    const next = hasOthers ? '次のURLで、別の日程を選べます。' : '次のURLで、希望の日程を伝えられます。'
    return {
      path: urls.candidate.schedule(scout.id),
      list: { title, body: `${scout.companyName}：${hasOthers ? '別の日程を選べます' : '希望の日程を伝えられます'}` },
      mail: {
        subject: `${title}（${scout.companyName}）`,
        lines: blocks(
          [`${scout.companyName}が、次の日程を中止しました。`],
          ['■企業からのメッセージ', word],
          ...planOf(date),
          toUpdatedCalendar,
        ),
        action: next,
        reason: fromAcceptance(scout),
        calendarEntries: [{ ...calendarEntryOf(scout, date), state: 'CANCELLED' }],
      },
    }
  },
})
