import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { longDate, tokyoToday } from '#ground/tokyo-time.ts'
import { companyKind, nineOClock, whileThereAreFacts } from '../../kind.ts'
import { listReachable } from '../../people/queries.ts'
import { whoFavour } from '../../search-address.ts'
import { countFoundInterested, listInterestingCompanies } from './queries.ts'

/** `day` is the Tokyo day on which the students said to be interested. */
type About = { companyId: OfRow<'company'>; day: string }

/** Told the next morning: a number of students, never a name. */
export const studentsInterested = companyKind({
  code: 'K16',
  reaches: 'company',
  channels: ['LIST'],
  addressee: 'present',
  async facts(db, { companyId, day }: About) {
    const students = await countFoundInterested(db, companyId, day)
    return students === 0 ? undefined : { students }
  },
  recipients: (db, { companyId }) => listReachable(db, companyId, ['ADMIN', 'RECRUITER']),
  hears: { notify_students_interested: (_, interest) => [interest] },
  clock: {
    ...nineOClock,
    calls: 'remind_of_interest',
    queues: 'notify_students_interested',
    async due(tx, now) {
      const day = addDays(tokyoToday(now), -1)
      return (await listInterestingCompanies(tx, day)).map(({ companyId }) => ({ companyId, day }))
    },
  },
  effect: ({ day }) => day,
  isStillTrue: whileThereAreFacts,
  text: ({ students }, { day }) => ({
    path: whoFavour(),
    list: {
      title: `${students}名の学生が興味を持っています`,
      body: `${longDate(day)}に、募集へ「興味がある」が届きました。プロフィールを読んで、スカウトを送れます。`,
    },
    mail: null,
  }),
})
