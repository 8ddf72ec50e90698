import { addDays } from '#ground/day.ts'
import { longDate, tokyoToday } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { kind, nineOClock, whileThereAreFacts } from '../../kind.ts'
import { listViewCounts, listViewed } from './queries.ts'

type About = { day: string; companies: number }

/** Tells a student how many companies opened the profile on the Tokyo day before; a number, never a name. */
export const profileViewed = kind({
  code: 'C11',
  reaches: 'students',
  channels: ['LIST'],
  facts: async (_, about: About) => about,
  batch: listViewed,
  hears: {
    async notify_profile_views(tx, _, now) {
      const day = addDays(tokyoToday(now), -1)
      return (await listViewCounts(tx, day)).map(({ companies }) => ({ day, companies }))
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
