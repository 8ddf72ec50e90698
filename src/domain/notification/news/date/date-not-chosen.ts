import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { findScoutFacts, type AboutScout } from '../../facts/queries.ts'
import { scoutedStudent } from '../../facts/recipients.ts'
import { kind, nineOClock } from '../../kind.ts'
import { blocks, fromAcceptance, jobOf } from '../../wording.ts'
import { canChoose, listOpenDates, listUnchosenSince } from './queries.ts'

/** Tokyo days after the time to choose began. */
const daysAfter = [2, 5]

/** `since` is the Tokyo day on which the time to choose began. */
type About = AboutScout & { days: number; since?: string }

/** Undefined when no date is open: then the student is not reminded. */
async function findOpenDates(db: Db | Tx, about: About) {
  const facts = await findScoutFacts(db, about)
  const count = facts ? (await listOpenDates(db, about)).length : 0
  return facts && count > 0 ? { ...facts, count } : undefined
}

/** To a student who accepted and has neither chosen a date nor requested others. */
export const dateNotChosen = kind({
  code: 'C04',
  reaches: 'student',
  topic: 'REMINDER',
  channels: ['LIST', 'PUSH', 'MAIL'],
  addressee: 'present',
  facts: findOpenDates,
  recipients: scoutedStudent,
  hears: { notify_unchosen_date: (_, unchosen) => [unchosen] },
  clock: {
    ...nineOClock,
    calls: 'remind_of_unchosen_dates',
    queues: 'notify_unchosen_date',
    async due(tx, now) {
      const due: About[] = []
      for (const days of daysAfter) {
        const since = addDays(tokyoToday(now), -days)
        for (const scout of await listUnchosenSince(tx, since)) due.push({ ...scout, days, since })
      }
      return due
    },
  },
  effect: ({ scoutInvitationId, days, since }) => [scoutInvitationId, days, since].filter(Boolean).join(':'),
  isStillTrue: (db, { about }) => canChoose(db, about),
  text: ({ scout, count }) => ({
    path: urls.candidate.schedule(scout.id),
    list: { title: '日程を選んでください', body: `${scout.companyName}の候補日は残り${count}件です` },
    mail: {
      subject: `日程を選んでください：${scout.companyName}（候補日は残り${count}件）`,
      lines: blocks(
        [
          `承認した${scout.companyName}のスカウトの日程が、まだ決まっていません。`,
          `いま選べる候補日は${count}件です。`,
          '合う日程がないときは、同じページから別の日程を希望できます。',
        ],
        jobOf(scout),
      ),
      action: '次のURLで日程を選べます。',
      reason: fromAcceptance(scout),
    },
  }),
})
