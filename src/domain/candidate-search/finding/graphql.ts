import { builder } from '#graphql/builder.ts'
import { ProfileViews, ViewGroup } from '#domain/scout-invitation/profile-view/graphql.ts'
import { requireCandidate } from '#domain/viewer/viewer.ts'
import { readFindings, type Findings } from './queries.ts'

const FindingSectionCount = builder.objectRef<Findings['bySection'][number]>('FindingSectionCount').implement({
  description: 'A part of the profile, and the companies whose conditions asked for it: three of them or more.',
  fields: (t) => ({ label: t.exposeString('label'), count: t.exposeInt('count') }),
})

const ProfileFindings = builder.objectRef<Findings>('ProfileFindings').implement({
  description: 'The result pages of companies that showed the student in the 30 days before today.',
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'Companies, each counted once.' }),
    bookmarkedBy: t.exposeInt('bookmarkedBy', { description: 'Companies with a bookmark from before today.' }),
    byIndustry: t.expose('byIndustry', { type: [ViewGroup] }),
    bySection: t.expose('bySection', { type: [FindingSectionCount] }),
  }),
})

builder.objectField(ProfileViews, 'findings', (t) =>
  t.field({
    type: ProfileFindings,
    resolve: (_, __, { viewer, db }) => readFindings(db, requireCandidate(viewer).candidateId),
  }),
)
