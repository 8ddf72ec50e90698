import { hash } from 'node:crypto'
import { urls } from '#ground/urls.ts'
import type { Tx } from '#platform/database/db.ts'
import { findDateFacts, type AboutDate, type DateFacts } from '../../facts/queries.ts'
import { scoutedStudent } from '../../facts/recipients.ts'
import { kind } from '../../kind.ts'
import type { Occasions } from '../../occasions.ts'
import {
  blocks,
  calendarEntryOf,
  changingOf,
  fromAcceptance,
  longSpan,
  placeOf,
  planOf,
  shortTime,
  toCalendar,
} from '../../wording.ts'
import { isComing, listSent } from './queries.ts'

/**
 * `change` is the number of this change among those sent to one student, then the state of the date. `before` is the time
 * that a moved date had.
 */
type About = AboutDate & { change: string; before?: { startAt: string; endAt: string } | null }

/** A hash of the fields a student is notified of: the same text while none of them changes. */
const stateOfDate = ({ startAt, endAt, location, url }: DateFacts) =>
  hash('sha256', JSON.stringify([startAt, endAt, location, url])).slice(0, 16)

/** One change for each new state of the date: a move and a move back are two changes. */
async function listChanges(tx: Tx, changed: Occasions['notify_date_changed']): Promise<About[]> {
  const { companyId, schedulingDateId, scoutInvitationIds, before = null } = changed
  const changes: About[] = []
  for (const scoutInvitationId of scoutInvitationIds) {
    const about = { companyId, scoutInvitationId, schedulingDateId }
    const facts = await findDateFacts(tx, about)
    if (!facts) continue
    const sentChanges = await listSent(tx, about, `${dateChanged.code}:${scoutInvitationId}:${schedulingDateId}:`)
    const state = stateOfDate(facts.date)
    if (!sentChanges[0]?.endsWith(state)) changes.push({ ...about, before, change: `${sentChanges.length}:${state}` })
  }
  return changes
}

const movedPlanOf = ({ title, startAt, endAt }: DateFacts, before: { startAt: string; endAt: string }) => [
  ['■予定', title],
  ['■変更前', longSpan(new Date(before.startAt), new Date(before.endAt))],
  ['■変更後', longSpan(startAt, endAt)],
]

export const dateChanged = kind({
  code: 'C06',
  reaches: 'student',
  topic: 'SCHEDULE',
  channels: ['LIST', 'PUSH', 'MAIL'],
  addressee: 'present',
  facts: (db, about: About) => findDateFacts(db, about),
  recipients: scoutedStudent,
  hears: { notify_date_changed: listChanges },
  clock: null,
  effect: ({ scoutInvitationId, schedulingDateId, change }) => `${scoutInvitationId}:${schedulingDateId}:${change}`,
  isStillTrue: (db, { about, facts: { date }, effectKey }) =>
    effectKey.endsWith(`:${stateOfDate(date)}`) && isComing(db, about, date),
  text: ({ scout, date }, { before }) => ({
    path: urls.candidate.eventDetails(scout.id),
    list: {
      title: '日程が変更されました',
      body: `${before ? `${shortTime(new Date(before.startAt))} → ` : ''}${shortTime(date.startAt)}〜 ${scout.companyName}`,
    },
    mail: {
      subject: `日程が変更されました：${shortTime(date.startAt)}〜 ${scout.companyName}`,
      lines: blocks(
        [`${scout.companyName}が予定の内容を変更しました。変更後の内容は次のとおりです。`],
        ...(before ? movedPlanOf(date, before) : planOf(date)),
        ...placeOf(date),
        [changingOf(date, (until) => `都合が合わないときは、${until}までに変更または取り消しをしてください。`)],
        toCalendar,
      ),
      action: '次のURLで変更後の予定を確認してください。',
      reason: fromAcceptance(scout),
      calendarEntries: [calendarEntryOf(scout, date)],
    },
  }),
})
