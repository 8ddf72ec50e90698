import { addDays } from '#ground/day.ts'
import { longDate, tokyoToday } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { kind, nineOClock, whileThereAreFacts } from '../../kind.ts'
import { listViewed, type Viewed } from './queries.ts'

/** Tells a student how many companies opened the profile on the Tokyo day before; a number, never a name. */
export const profileViewed = kind({
  code: 'C11',
  reaches: 'students',
  channels: ['LIST'],
  facts: async (_, about: Viewed) => about,
  batch: async (_, { candidateIds }, after, size) => {
    const from = after === null ? 0 : candidateIds.indexOf(after) + 1
    return candidateIds.slice(from, from + size)
  },
  hears: {
    async notify_profile_views(tx, _, now) {
      return listViewed(tx, addDays(tokyoToday(now), -1))
    },
  },
  clock: { ...nineOClock, calls: 'notify_profile_views' },
  effect: ({ day }) => day,
  isStillTrue: whileThereAreFacts,
  text: ({ day, companies }) => ({
    path: urls.candidate.profileViews(),
    list: { title: `昨日、${companies}社があなたのプロフィールを見ました`, body: longDate(day) },
    mail: null,
  }),
})
