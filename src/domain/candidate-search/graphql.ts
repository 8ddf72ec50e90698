import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { companyOf, type Context } from '#graphql/context.ts'
import { requireCompany } from '#domain/viewer/viewer.ts'
import { Degree } from '#domain/candidate/education/graphql.ts'
import { Gender, SearchCandidate } from '#domain/candidate/graphql.ts'
import { DepartmentCategory } from '#domain/lookup/school/graphql.ts'
import { listCandidateProfiles, type CandidateProfile } from '#domain/candidate/queries.ts'
import { openProfile } from '#domain/candidate/reading/graphql.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { candidateId, jobId } from '#ground/id.ts'
import { SchedulingStatusEnum } from '#domain/scout-invitation/graphql.ts'
import { ScoutInvitationStatuses } from '#domain/scout-invitation/sending/graphql.ts'
import './company-candidate/graphql.ts'
import './finding/graphql.ts'
import './keyword/graphql.ts'
import { recordFindings } from './finding/commands.ts'
import { listCompanyCandidates } from './company-candidate/queries.ts'
import './label/graphql.ts'
import './memo/graphql.ts'
import './passing-over/graphql.ts'
import './positive-action/graphql.ts'
import './saved-filter/graphql.ts'
import './synonym/graphql.ts'
import type { FoundCandidates } from './search-index/queries.ts'
import {
  requireSearchCandidate,
  searchCandidateOptionCounts,
  searchCandidateRelaxations,
  searchCandidates,
  sendScoutInvitationStatuses,
  type Asker,
} from './queries.ts'
import type { OptionCount } from './search-index/options.ts'
import { searchCandidateOrders, type SearchCandidateCondition as Condition } from './rules/condition.ts'
import { fieldsOf, unsetFilters } from './rules/filters.ts'
import type { SearchCandidateInput } from './rules/input.ts'
import { maxCandidateIds } from './rules/limits.ts'
import { nameOfGroup, searchCandidateOptionGroups } from './rules/options.ts'
import { lastActiveDays, passedOverBy, searchScoutInvitationStatuses, type LastActiveAt } from './rules/values.ts'

const LastActiveAtEnum = builder.enumType('LastActiveAt', { values: Object.keys(lastActiveDays) as LastActiveAt[] })
const PassedOverByEnum = builder.enumType('PassedOverBy', { values: passedOverBy })
const SearchCandidateOrder = builder.enumType('SearchCandidateOrder', { values: searchCandidateOrders })
const SearchScoutInvitationStatus = builder.enumType('SearchScoutInvitationStatus', {
  values: searchScoutInvitationStatuses,
})

/** Named as the fields of a condition. */
export const SearchCandidateUnsetFilter = builder.enumType('SearchCandidateUnsetFilter', { values: unsetFilters })

/** More than the entries of any lookup. */
const choices = atMost(100)
const labels = atMost(fieldLimits.labels)
const keywords = atMost(fieldLimits.searchKeywords)
const students = atMost({ label: '学生', max: maxCandidateIds })

const ScoutInvitationStatusesInput = builder.inputType('ScoutInvitationStatusesInput', {
  fields: (t) => ({
    isExclusive: t.boolean({ required: true, defaultValue: false }),
    statuses: t.field({ type: [SearchScoutInvitationStatus], required: true, ...choices }),
  }),
})

const PersonalityTraitRangeInput = builder.inputType('PersonalityTraitRangeInput', {
  fields: (t) => ({
    traitId: t.id({ required: true }),
    min: t.int({ required: true, defaultValue: 0 }),
    max: t.int({ required: true, defaultValue: 100 }),
  }),
})

const SchedulingStatusInput = builder.inputType('SchedulingStatusInput', {
  fields: (t) => ({
    jobId: t.id(),
    schedulingId: t.id(),
    schedulingStatus: t.field({ type: SchedulingStatusEnum, required: true }),
  }),
})

const each = <Field extends string, Input>(fields: readonly Field[], inputOf: () => Input) =>
  Object.fromEntries(fields.map((field) => [field, inputOf()])) as Record<Field, Input>

/** §7, with both of the names that its list gives for some conditions. */
export const SearchCandidateCondition = builder.inputType('SearchCandidateCondition', {
  fields: (t) =>
    ({
      ...each(fieldsOf('ids'), () => t.idList(choices)),
      ...each(fieldsOf('keywords'), () => t.stringList(keywords)),
      ...each(fieldsOf('flag'), () => t.boolean()),
      hasSeen: t.boolean(),
      passedOver: t.field({ type: PassedOverByEnum }),
      graduationYears: t.intList(choices),
      schoolDepartmentCategories: t.field({ type: [DepartmentCategory], ...choices }),
      degrees: t.field({ type: [Degree], ...choices }),
      lastActiveAt: t.field({ type: LastActiveAtEnum }),
      scoutInvitationStatuses: t.field({ type: ScoutInvitationStatusesInput }),
      scoutInvitationStatus: t.field({ type: SearchScoutInvitationStatus }),
      ...each(fieldsOf('labels'), () => t.idList(labels)),
      genders: t.field({ type: [Gender], ...choices }),
      hasPicture: t.booleanList(choices),
      toeicScore: t.int(),
      personalityAssessmentTraits: t.field({
        type: [PersonalityTraitRangeInput],
        ...choices,
        description: `${choices.description} Leaves out students who published another percentage; those who published none stay.`,
      }),
      hasPublishedPersonality: t.boolean({ description: 'Only students who have published their personality test.' }),
      schedulingStatus: t.field({ type: SchedulingStatusInput }),
      categories: t.field({ type: [DepartmentCategory], ...choices }),
      hometownPrefectures: t.idList(choices),
      labels: t.idList(labels),
      candidateIds: t.idList(students),
      excludeCandidateIds: t.idList(students),
      orUnset: t.field({ type: [SearchCandidateUnsetFilter], ...choices }),
      jobId: t.id(),
      jobIsArchived: t.boolean(),
      orderBy: t.field({ type: SearchCandidateOrder }),
      first: t.int(),
      offset: t.int(),
    }) satisfies Record<keyof SearchCandidateInput, unknown>,
})

/** `condition`: the one that found the student, where there is one. */
type Searched = { condition?: Condition | undefined }
type Edge = Searched & { profile: CandidateProfile }
export const SearchCandidateEdge = builder.objectRef<Edge>('SearchCandidateEdge').implement({
  fields: (t) => ({ node: t.field({ type: SearchCandidate, resolve: ({ profile }) => profile }) }),
})

type Connection = FoundCandidates & Searched
export const SearchCandidateConnection = builder.objectRef<Connection>('SearchCandidateConnection').implement({
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount'),
    edges: t.field({
      type: [SearchCandidateEdge],
      resolve: async ({ ids, condition }, _, context) =>
        (await showProfiles(context, ids, condition)).map((profile) => ({ profile, condition })),
    }),
  }),
})

const Relaxation = builder
  .objectRef<Awaited<ReturnType<typeof searchCandidateRelaxations>>[number]>('Relaxation')
  .implement({
    fields: (t) => ({
      key: t.exposeString('key'),
      label: t.exposeString('label'),
      includesUnset: t.exposeBoolean('includesUnset', {
        description: 'The condition stays and includes students who left it empty.',
      }),
      additionalCount: t.exposeInt('additionalCount'),
    }),
  })

const SearchCandidateOptionGroup = builder.enumType('SearchCandidateOptionGroup', {
  values: Object.fromEntries(searchCandidateOptionGroups.map((group) => [nameOfGroup(group), { value: group }])),
})

const SearchCandidateOptionCount = builder.objectRef<OptionCount>('SearchCandidateOptionCount').implement({
  description:
    'How many students remain if this option is chosen; options that leave nobody are absent. UNSET counts the students who left the filter empty.',
  fields: (t) => ({ option: t.exposeString('option'), count: t.exposeInt('count') }),
})

export async function askerOf({ viewer, searchDb, db, requireSearchRate }: Context): Promise<Asker> {
  const company = requireCompany(viewer)
  await requireSearchRate()
  return { company, searchDb, db }
}

builder.queryFields((t) => ({
  searchCandidates: t.field({
    type: SearchCandidateConnection,
    args: { condition: t.arg({ type: SearchCandidateCondition, required: true }) },
    resolve: async (_, { condition }, context) => searchCandidates(await askerOf(context), condition),
  }),
  searchCandidateRelaxations: t.field({
    type: [Relaxation],
    args: { condition: t.arg({ type: SearchCandidateCondition, required: true }) },
    resolve: async (_, { condition }, context) => searchCandidateRelaxations(await askerOf(context), condition),
  }),
  searchCandidateOptionCounts: t.field({
    type: [SearchCandidateOptionCount],
    args: {
      condition: t.arg({ type: SearchCandidateCondition, required: true }),
      group: t.arg({ type: SearchCandidateOptionGroup, required: true }),
    },
    resolve: async (_, { condition, group }, context) =>
      searchCandidateOptionCounts(await askerOf(context), condition, group),
  }),
  sendScoutInvitationStatuses: t.field({
    type: ScoutInvitationStatuses,
    args: {
      jobId: t.arg.id({ required: true }),
      numberOfScoutInvitations: t.arg.int({ required: true }),
      condition: t.arg({ type: SearchCandidateCondition, required: true }),
    },
    resolve: async (_, args, context) =>
      sendScoutInvitationStatuses(
        await askerOf(context),
        jobId(args.jobId),
        args.numberOfScoutInvitations,
        args.condition,
      ),
  }),
  searchCandidate: t.field({
    type: SearchCandidate,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      const profile = await requireSearchCandidate(context.db, requireCompany(context.viewer), candidateId(id))
      await openProfile(context, profile.id)
      return profile
    },
  }),
}))

/** The students of a page are noted while their profiles load, so that no page is slower for it. */
async function showProfiles(context: Context, ids: FoundCandidates['ids'], condition: Condition | undefined) {
  const [profiles] = await Promise.all([
    loadProfiles(context, ids),
    condition && recordFindings(context.db, requireCompany(context.viewer), condition, ids),
  ])
  return profiles
}

// Also loads the company's bookmarks, memos and labels of the students, since nearly every list shows them.
async function loadProfiles(context: Context, ids: FoundCandidates['ids']) {
  const profiles = context.batch(listCandidateProfiles, requireCompany(context.viewer))
  const between = context.batch(listCompanyCandidates, companyOf(context))
  const [found] = await Promise.all([
    Promise.all(ids.map((id) => profiles.load(id))),
    Promise.all(ids.map((id) => between.load(id))),
  ])
  // A student who blocks the company between the two statements is left out of the page.
  return found.filter((profile) => profile !== undefined)
}
