import { builder } from '#graphql/builder.ts'
import { Company } from '#domain/company/graphql.ts'
import { requireCandidate } from '#domain/viewer/viewer.ts'
import { ownerOf } from '../graphql.ts'
import { listMetCompanies } from '../met-company/queries.ts'
import { readProfileViews } from './queries.ts'
import type { ViewGroup as Group } from './rules.ts'

type Views = Awaited<ReturnType<typeof readProfileViews>>

const ViewDay = builder.objectRef<Views['days'][number]>('ViewDay').implement({
  fields: (t) => ({ day: t.expose('day', { type: 'Date' }), count: t.exposeInt('count') }),
})
export const ViewGroup = builder.objectRef<Group>('ViewGroup').implement({
  fields: (t) => ({ label: t.exposeString('label'), count: t.exposeInt('count') }),
})
const NamedViewer = builder.objectRef<Views['companies'][number]>('NamedViewer').implement({
  description: 'A company that has scouted the student, or opened the profile on two different days.',
  fields: (t) => ({
    company: t.field({ type: Company, resolve: ({ viewer }) => viewer }),
    hasScouted: t.boolean({ resolve: ({ viewer }) => viewer.hasScouted }),
    isMet: t.boolean({
      description: 'False while the page of the company is not open to the student',
      resolve: async ({ viewer: { id } }, _, context) =>
        (await context.batch(listMetCompanies, ownerOf(context)).load(id)) !== undefined,
    }),
    days: t.exposeInt('days'),
    lastDay: t.expose('lastDay', { type: 'Date' }),
  }),
})
export const ProfileViews = builder.objectRef<Views>('ProfileViews').implement({
  description: 'The openings of the student’s profile in the 30 days before today; a search is none.',
  fields: (t) => ({
    days: t.expose('days', { type: [ViewDay] }),
    total: t.exposeInt('total', { description: 'Companies, each counted once.' }),
    byIndustry: t.expose('byIndustry', { type: [ViewGroup] }),
    bySize: t.expose('bySize', { type: [ViewGroup] }),
    byAge: t.expose('byAge', { type: [ViewGroup] }),
    companies: t.expose('companies', { type: [NamedViewer] }),
  }),
})

builder.queryField('profileViews', (t) =>
  t.field({
    type: ProfileViews,
    resolve: (_, __, { viewer, db }) => readProfileViews(db, requireCandidate(viewer).candidateId),
  }),
)
