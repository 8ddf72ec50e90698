import { clientUrls } from '#ground/client-urls.ts'
import { findBookingFacts, findDateFacts, isStillBooked, withStudent, type AboutBooking } from '../../facts/queries.ts'
import { listByStudent } from '../date/queries.ts'
import { settingOfJob } from '../../facts/recipients.ts'
import { listConcerned } from '../../people/queries.ts'
import { companyKind } from '../../kind.ts'
import { isAtShortNotice } from '../../rules.ts'
import {
  blocks,
  briefDay,
  briefTime,
  calledOf,
  fromSending,
  planOfJob,
  shortTime,
  staffCalendarEntryOf,
  studentOf,
  toCalendar,
} from '../../wording.ts'

/** Sent when a student books a date, and when a student moves a booking: one act, one word for both sides. */
export const dateChosen = companyKind({
  code: 'K04',
  reaches: 'companyUser',
  channels: ['LIST', 'PUSH', 'MAIL'],
  addressee: 'present',
  timed: {
    label: '日程の予約',
    timing: 'IMMEDIATELY',
    digest: { sentence: (count) => `${count}件の日程の予約がありました`, path: clientUrls.events() },
    settingOf: settingOfJob,
  },
  facts: async (db, about: AboutBooking) => {
    const facts = await withStudent(db, await findBookingFacts(db, about))
    const before = facts?.replaced && (await findDateFacts(db, { ...about, schedulingDateId: facts.replaced.id }))
    return facts && { ...facts, before: before?.date ?? null }
  },
  recipients: async (db, { companyId }, { scout, date, replaced }) => {
    const ofDates = await Promise.all(
      [date, ...(replaced ? [replaced] : [])].map(({ id }) => listConcerned(db, companyId, scout.companyUserId, id)),
    )
    return [...new Set(ofDates.flat())]
  },
  hears: { notify_booking_made: (tx, booking) => listByStudent(tx, booking, 'bookedBy') },
  clock: null,
  effect: ({ bookingId }) => bookingId,
  isStillTrue: (db, { about }) => isStillBooked(db, about),
  text: (facts) => {
    const { scout, date, replaced, before } = facts
    const title = replaced
      ? `${calledOf(facts)}が${briefTime(date.startAt)}に変更しました（前は${briefDay(replaced.startAt)}）`
      : `${studentOf(facts)}が日程を予約しました`
    const subject = replaced ? title : `${calledOf(facts)}が${briefTime(date.startAt)}の日程を予約しました`
    const body = [
      ...(replaced ? [`前は${shortTime(replaced.startAt)}`] : [`${shortTime(date.startAt)}〜`]),
      // An event is often named as its job is.
      ...new Set([date.title, scout.jobTitle]),
    ].join('｜')
    return {
      path: clientUrls.events(date.id),
      list: { title, body },
      push: [date, ...(replaced ? [replaced] : [])].some(({ startAt }) => isAtShortNotice(startAt, new Date()))
        ? { title: subject, body }
        : null,
      mail: {
        subject,
        lines: blocks(
          replaced
            ? [
                `${studentOf(facts)}が、予約の日程を変更しました。`,
                `${shortTime(replaced.startAt)}から、${shortTime(date.startAt)}に変わりました。`,
                `前の予約（${shortTime(replaced.startAt)}〜）の席は、ほかの学生が予約できます。`,
              ]
            : [`${studentOf(facts)}が日程を予約しました。`],
          ...planOfJob(date, scout),
          toCalendar,
        ),
        action: '次のURLで予約した学生を確認してください。',
        reason: fromSending,
        calendarEntries: [date, ...(before ? [before] : [])].map(staffCalendarEntryOf),
      },
    }
  },
})
