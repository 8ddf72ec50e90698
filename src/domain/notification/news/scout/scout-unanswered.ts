import { addDays, daysBetween } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { findScoutFacts, type ScoutFacts } from '../../facts/queries.ts'
import { scoutedStudent } from '../../facts/recipients.ts'
import { kind, nineOClock } from '../../kind.ts'
import { blocks, deadlineOf, fromScout, jobOf, shortDay, shortTime } from '../../wording.ts'
import { isUnanswered, listExpiringOn } from './queries.ts'

/** Tokyo days before a scout expires. */
const daysBefore = [3, 1]

const daysLeft = ({ expiresAt }: ScoutFacts) => daysBetween(tokyoToday(), tokyoToday(expiresAt))
const isSoon = (scout: ScoutFacts) => daysLeft(scout) <= Math.max(...daysBefore)

const subjectOf = (scout: ScoutFacts) => {
  const words = `${scout.companyName}のスカウトに回答してください`
  return daysLeft(scout) === 1 ? `【明日まで】${words}` : `${words}（${shortDay(scout.expiresAt)}まで）`
}

/** Reminds a student of a scout that is about to expire, or that the student has put off. */
export const scoutUnanswered = kind({
  code: 'C02',
  reaches: 'student',
  topic: 'SCOUT_DEADLINE',
  channels: ['LIST', 'PUSH', 'MAIL'],
  addressee: 'present',
  facts: findScoutFacts,
  recipients: scoutedStudent,
  hears: { notify_scout_unanswered: async (tx, scout) => ((await isUnanswered(tx, scout)) ? [scout] : []) },
  clock: {
    ...nineOClock,
    calls: 'remind_of_expiry',
    queues: 'notify_scout_unanswered',
    due: async (tx, now) =>
      (await Promise.all(daysBefore.map((days) => listExpiringOn(tx, addDays(tokyoToday(now), days))))).flat(),
  },
  // One reminder a day for a scout, also when it was put off twice, or was put off and is about to expire.
  effect: ({ scoutInvitationId }, now) => `${scoutInvitationId}:${tokyoToday(now)}`,
  isStillTrue: (db, { about }) => isUnanswered(db, about),
  text: ({ scout }) => ({
    path: urls.candidate.invitation(scout.id),
    list: {
      title: isSoon(scout) ? 'スカウトの期限が近づいています' : '回答をあとにしたスカウトがあります',
      body: `${scout.companyName}：${shortTime(scout.expiresAt)}まで`,
    },
    mail: {
      subject: subjectOf(scout),
      lines: blocks([`${scout.companyName}のスカウトが、回答を待っています。`], jobOf(scout), deadlineOf(scout)),
      action: '次のURLで内容を確認し、承認または辞退を選んでください。',
      reason: fromScout(scout),
    },
  }),
})
