import { builder } from '#graphql/builder.ts'
import { requireCandidate } from '#domain/viewer/viewer.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ProfileItem, ProfileItemCompleteness } from '../graphql.ts'
import { countViewsYesterday, requireOwnProfile, type OwnProfile as Profile } from '../queries.ts'
import { completenessOf, isItemComplete, nextItemOf, profileItems } from '../rules.ts'

const OwnProfile = builder.objectRef<Profile>('OwnProfile').implement({
  fields: (t) => ({
    completeness: t.int({ resolve: completenessOf }),
    nextItem: t.field({ type: ProfileItem, nullable: true, resolve: (profile) => nextItemOf(profile)?.item }),
    nextItemGain: t.int({ nullable: true, resolve: (profile) => nextItemOf(profile)?.gain }),
    profileItems: t.field({
      type: [ProfileItemCompleteness],
      resolve: (profile) => profileItems.map((item) => ({ item, isComplete: isItemComplete(profile, item) })),
    }),
    viewedByCompaniesYesterday: t.int({
      resolve: (_, __, { db, viewer }) =>
        countViewsYesterday(db, requireCandidate(viewer).candidateId, tokyoToday(new Date())),
    }),
  }),
})

builder.queryField('ownProfile', (t) =>
  t.field({
    type: OwnProfile,
    resolve: (_, __, { db, viewer }) => requireOwnProfile(db, requireCandidate(viewer).candidateId),
  }),
)
