import { builder } from '#graphql/builder.ts'
import { qualifications } from './data/lists.ts'
import { choosable, lookups, type Lookups } from './queries.ts'

type RowOf<Key extends keyof Lookups> = Lookups[Key] extends Map<unknown, infer Row> ? Row : never

export const Prefecture = builder.objectRef<RowOf<'prefectures'>>('Prefecture').implement({
  fields: (t) => ({ id: t.exposeID('id'), label: t.exposeString('label') }),
})
export const Region = builder.objectRef<Lookups['regions'][number]>('Region').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    prefectures: t.field({ type: [Prefecture], resolve: (region) => region.prefectures }),
  }),
})
export const SchoolGroup = builder.objectRef<RowOf<'schoolGroups'>>('SchoolGroup').implement({
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
})

const labelled = <Row extends { id: number; label: string }>(name: string) =>
  builder.objectRef<Row>(name).implement({
    fields: (t) => ({
      id: t.id({ resolve: (row) => row.id }),
      label: t.string({ resolve: (row) => row.label }),
    }),
  })

export const Industry = labelled<RowOf<'industries'>>('Industry')
export const JobType = labelled<RowOf<'jobTypes'>>('JobType')
export const CompanySize = labelled<RowOf<'companySizes'>>('CompanySize')
export const CompanySelectionCriterion = labelled<RowOf<'companySelectionCriteria'>>('CompanySelectionCriterion')
export const JobHuntingStatus = labelled<RowOf<'jobHuntingStatuses'>>('JobHuntingStatus')
export const ScoutType = labelled<RowOf<'scoutTypes'>>('ScoutType')
export const SellingPoint = labelled<RowOf<'sellingPoints'>>('SellingPoint')
export const EventCategory = labelled<RowOf<'eventCategories'>>('EventCategory')
export const RecruitmentStep = labelled<RowOf<'recruitmentSteps'>>('RecruitmentStep')
export const DeclineReason = labelled<RowOf<'declineReasons'>>('DeclineReason')

builder.objectField(Industry, 'group', (t) => t.exposeString('group'))
builder.objectField(JobType, 'group', (t) => t.exposeString('group'))
builder.objectField(CompanySize, 'band', (t) => t.exposeString('band'))
builder.objectField(JobHuntingStatus, 'group', (t) => t.exposeString('group'))
builder.objectField(ScoutType, 'family', (t) => t.exposeString('family'))
builder.objectField(ScoutType, 'note', (t) => t.exposeString('note'))
builder.objectField(SellingPoint, 'shortLabel', (t) => t.exposeString('shortLabel'))
builder.objectField(SellingPoint, 'hint', (t) => t.exposeString('hint'))

export const PersonalityTraitStatement = builder
  .objectRef<RowOf<'personalityTraitStatements'>>('PersonalityTraitStatement')
  .implement({
    fields: (t) => ({
      traitId: t.exposeID('traitId'),
      leftLabel: t.exposeString('leftLabel'),
      rightLabel: t.exposeString('rightLabel'),
    }),
  })

builder.queryFields((t) => ({
  regions: t.field({ type: [Region], resolve: async (_, __, { db }) => (await lookups(db)).regions }),
  schoolGroups: t.field({
    type: [SchoolGroup],
    resolve: async (_, __, { db }) => [...(await lookups(db)).schoolGroups.values()],
  }),
  industries: t.field({
    type: [Industry],
    resolve: async (_, __, { db }) => choosable((await lookups(db)).industries),
  }),
  jobTypes: t.field({ type: [JobType], resolve: async (_, __, { db }) => choosable((await lookups(db)).jobTypes) }),
  companySizes: t.field({
    type: [CompanySize],
    resolve: async (_, __, { db }) => [...(await lookups(db)).companySizes.values()],
  }),
  companySelectionCriteria: t.field({
    type: [CompanySelectionCriterion],
    resolve: async (_, __, { db }) => [...(await lookups(db)).companySelectionCriteria.values()],
  }),
  jobHuntingStatuses: t.field({
    type: [JobHuntingStatus],
    resolve: async (_, __, { db }) => [...(await lookups(db)).jobHuntingStatuses.values()],
  }),
  scoutTypes: t.field({
    type: [ScoutType],
    resolve: async (_, __, { db }) => [...(await lookups(db)).scoutTypes.values()],
  }),
  sellingPoints: t.field({
    type: [SellingPoint],
    resolve: async (_, __, { db }) => [...(await lookups(db)).sellingPoints.values()],
  }),
  recruitmentSteps: t.field({
    type: [RecruitmentStep],
    resolve: async (_, __, { db }) => [...(await lookups(db)).recruitmentSteps.values()],
  }),
  qualifications: t.stringList({
    description: 'Common qualifications, as suggestions beside free names.',
    resolve: () => [...qualifications],
  }),
  graduationYears: t.intList({ resolve: async (_, __, { db }) => (await lookups(db)).graduationYears }),
  personalityTraitStatements: t.field({
    type: [PersonalityTraitStatement],
    resolve: async (_, __, { db }) => [...(await lookups(db)).personalityTraitStatements.values()],
  }),
  declineReasons: t.field({
    type: [DeclineReason],
    resolve: async (_, __, { db }) => [...(await lookups(db)).declineReasons.values()],
  }),
}))
