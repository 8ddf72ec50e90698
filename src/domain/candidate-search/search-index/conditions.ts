import type { CompanyUserId } from '#domain/viewer/viewer.ts'
import {
  companySelectionCriteria,
  companySizes,
  industries,
  jobHuntingStatuses,
  jobTypes,
  prefectures,
  scoutTypes,
  sellingPoints,
} from '#domain/lookup/data/lists.ts'
import { alternativesOf } from '../keyword/rules.ts'
import type { SearchCandidateCondition } from '../rules/condition.ts'
import {
  filterFields,
  filters,
  unsetFilters,
  type FieldWith,
  type FilterField,
  type ValueOf,
} from '../rules/filters.ts'
import type { SearchCandidateOptionGroup } from '../rules/options.ts'
import {
  lastActiveDays,
  searchScoutInvitationStatuses,
  type SchedulingStatusFilter,
  type SearchScoutInvitationStatus,
} from '../rules/values.ts'
import { uuids, type NameKeyword, type Part } from './question.ts'
import { activityKeys, toeicKeys, traitKeys } from './ranges.ts'

/** A condition with the user who asks, whose own passed-over students it leaves out. */
export type AskedCondition = SearchCandidateCondition & { askedBy?: CompanyUserId }

/** `today` in days since 1970 in Tokyo. */
type ConditionContext = { today: number; condition: SearchCandidateCondition }
type Condition<Value> = (value: Value, context: ConditionContext) => Part | Part[]
/** A filter whose values are keys of the index, one key each. */
type IndexedField = FieldWith<{ indexPrefix: string }>

const named = (family: NameKeyword['family']) => (keywords: readonly string[]) => ({
  names: keywords.map((keyword) => ({ family, keyword })),
})

const hasAlternatives = (keyword: string) => alternativesOf(keyword).length > 1
/** The words of keywords of texts, of which one is enough. */
const wordsOf = (keywords: readonly string[]): NameKeyword[] =>
  keywords.flatMap(alternativesOf).map((keyword) => ({ family: 't:', keyword }))

const traitOf = (traitId: string) => Number(/^T(\d{2})$/.exec(traitId)?.[1] ?? 0)

/** One line for each filter without keys of its own: OR within a filter, AND between filters. */
const conditions = {
  lastActiveAt: (within, { today }) => ({ keys: activityKeys(today, lastActiveDays[within]) }),
  textKeywords: (keywords) => [
    { written: keywords.filter((keyword) => !hasAlternatives(keyword)) },
    ...keywords.filter(hasAlternatives).map((keyword) => ({ names: wordsOf([keyword]) })),
  ],
  excludedTextKeywords: (keywords) => ({ withoutNames: wordsOf(keywords) }),
  bookmark: () => ({ companyRows: (group) => ({ bookmark_group: group }) }),
  hasSeen: (isSeen) =>
    isSeen ? { companyRows: (group) => ({ seen_group: group }) } : { narrowed: { is_unseen: true } },
  scoutInvitationStatuses: ({ isExclusive, statuses }, { condition }) =>
    invitedAs(
      searchScoutInvitationStatuses.filter(
        (status) => statuses.includes(status) !== isExclusive && (condition.scoutInvitationStatus ?? status) === status,
      ),
      condition,
    ),
  scoutInvitationStatus: (status, { condition }) =>
    condition.scoutInvitationStatuses === undefined ? invitedAs([status], condition) : [],
  schedulingStatus: (filter) => scheduledAs(filter),
  passedOver: (by) => ({ companyRows: (group) => ({ passed_over_by: by, passed_over_group: group }) }),
  searchCandidateLabelIds: (ids) => ({ companyRows: (group) => ({ label_ids: uuids(ids), label_group: group }) }),
  excludedSearchCandidateLabelIds: (ids) => ({ narrowed: { excluded_label_ids: uuids(ids) } }),
  favorite: () => ({ companyRows: (group) => ({ favorite_group: group }) }),
  schoolNameKeywords: named('sn:'),
  schoolDepartmentKeywords: named('sd:'),
  highSchoolNameKeywords: named('hn:'),
  toeicScore: (score) => ({ keys: toeicKeys(score) }),
  personalityAssessmentTraits: (ranges) =>
    ranges.map(({ traitId, min, max }) => ({
      without: [...traitKeys(traitOf(traitId), 0, min - 1), ...traitKeys(traitOf(traitId), max + 1, 100)],
    })),
  hasPublishedPersonality: () => ({ keys: ['traits'] }),
  candidateIds: (ids) => ({ companyRows: (group) => ({ candidate_ids: uuids(ids), candidate_ids_group: group }) }),
  excludeCandidateIds: (ids) => ({ narrowed: { excluded_candidate_ids: uuids(ids) } }),
  // Each filter named there includes them itself.
  orUnset: () => [],
} satisfies { [Field in Exclude<FilterField, IndexedField>]: Condition<ValueOf<Field>> }

const conditionOf = (field: FilterField): Condition<unknown> => {
  const filter = filters[field]
  if (!('keysOf' in filter)) return conditions[field as keyof typeof conditions] as Condition<unknown>
  const keysOf = filter.keysOf as (value: unknown) => string[]
  return (value) => ('isExcluding' in filter ? { without: keysOf(value) } : { keys: keysOf(value) })
}

/** The key of the students who left a filter empty; no value of a filter has such a key. */
export const unsetKey = (field: FieldWith<{ canBeUnset: true }>) => `un:${filters[field].key}`

/** Lists of the release, by the `options` of the filters that may be left empty. */
const lookups: { [options: string]: readonly { id: string | number }[] | undefined } = {
  companySelectionCriteria,
  companySizes,
  industries,
  jobHuntingStatuses,
  jobTypes,
  prefectures,
  scoutTypes,
  sellingPoints,
}
/** All there is to choose in such a filter; nobody has another. */
const choices = new Map(
  unsetFilters.flatMap((field) => {
    const filter = filters[field]
    const list = 'options' in filter && typeof filter.options === 'string' ? lookups[filter.options] : undefined
    return list ? [[field, list.map(({ id }) => String(id))] as const] : []
  }),
)

/** The parts of one filter, with the students who left it empty if the condition includes them. */
function partsOfField(field: FilterField, value: unknown, context: ConditionContext): Part[] {
  const unset = context.condition.orUnset?.find((one) => one === field)
  const left = unsetFilters.find((one) => one === field)
  if (left && choices.get(left)?.every((choice) => (value as string[]).includes(choice)))
    // A student with one of all choices has not left the filter empty: one row of bits instead of one for each choice.
    return unset === undefined ? [{ without: [unsetKey(left)] }] : []
  const parts = [conditionOf(field)(value, context)].flat()
  return unset === undefined ? parts : parts.map((part) => ({ ...part, orKeys: [unsetKey(unset)] }))
}

/** Students whose latest invitation has one of these statuses; ACCEPTED includes hired students. */
function invitedAs(wanted: readonly SearchScoutInvitationStatus[], condition: SearchCandidateCondition): Part {
  const stored = (statuses: readonly SearchScoutInvitationStatus[]) =>
    statuses.includes('ACCEPTED') ? [...statuses, 'HIRED'] : statuses
  if (!wanted.includes('NOT_SENT'))
    return { companyRows: (group) => ({ invited_statuses: stored(wanted), invited_group: group }) }
  const isToJobs = condition.jobId !== undefined || condition.jobIsArchived !== undefined
  if (wanted.length === 1 && !isToJobs) return { narrowed: { is_uninvited: true } }
  const unwanted = searchScoutInvitationStatuses.filter((status) => !wanted.includes(status))
  return { narrowed: { uninvited_statuses: stored(unwanted) } }
}

/** Students with an accepted invitation of this scheduling status; to the job, or a job of the scheduling, if given. */
function scheduledAs({ jobId, schedulingId, schedulingStatus }: SchedulingStatusFilter): Part {
  return {
    companyRows: (group) => ({
      scheduling_status: schedulingStatus,
      scheduled_group: group,
      ...(typeof jobId === 'string' ? { scheduled_job_ids: uuids([jobId]) } : {}),
      ...(typeof schedulingId === 'string' ? { scheduled_scheduling_ids: uuids([schedulingId]) } : {}),
    }),
  }
}

/**
 * Students who have finished looking are left out, unless the condition chooses by their status or selects students the
 * company knows: named, labelled, bookmarked or invited ones.
 */
const isOnlyOfLooking = (condition: SearchCandidateCondition) =>
  condition.jobHuntingStatusIds === undefined && !selectsKnown(condition)

/** Students the company has chosen, written to or passed over before. */
export const selectsKnown = (condition: SearchCandidateCondition) =>
  condition.searchCandidateLabelIds !== undefined || condition.bookmark !== undefined || selectsPassedOver(condition)

/**
 * Students whom the team or the user who asks has passed over are left out, unless the condition asks for them, names
 * students or selects invited ones: no list of a relation loses a student.
 */
const selectsPassedOver = (condition: SearchCandidateCondition) =>
  condition.passedOver !== undefined || condition.candidateIds !== undefined || selectsInvited(condition)

const selectsInvited = (condition: SearchCandidateCondition) =>
  condition.schedulingStatus !== undefined ||
  (condition.scoutInvitationStatus ?? 'NOT_SENT') !== 'NOT_SENT' ||
  (condition.scoutInvitationStatuses !== undefined &&
    !condition.scoutInvitationStatuses.isExclusive &&
    !condition.scoutInvitationStatuses.statuses.includes('NOT_SENT'))

/** Groups whose options lift the default; NOT_SENT, which does not, is counted apart. */
const liftingGroups: ReadonlySet<SearchCandidateOptionGroup> = new Set([
  'jobHuntingStatusIds',
  'scoutInvitationStatuses',
  'searchCandidateLabelIds',
  'bookmark',
  'passedOver',
])
/** Groups whose options find students who were passed over. */
const passedOverGroups: ReadonlySet<SearchCandidateOptionGroup> = new Set(['scoutInvitationStatuses', 'passedOver'])

/** The parts of a condition beside which the options of a group are counted. */
export const partsBeside = (group: SearchCandidateOptionGroup, others: AskedCondition, today: number) =>
  partsOf(others, today, {
    ...(liftingGroups.has(group) ? { isOnlyLooking: false } : {}),
    ...(passedOverGroups.has(group) ? { isWithoutPassedOver: false } : {}),
  })

/** Whom a condition leaves out without a filter. */
type LeftOut = { isOnlyLooking: boolean; isWithoutPassedOver: boolean }

/** All parts of a condition. Students who block the company are always left out by the statement itself. */
export function partsOf(
  condition: AskedCondition,
  today: number,
  {
    isOnlyLooking = isOnlyOfLooking(condition),
    isWithoutPassedOver = !selectsPassedOver(condition),
  }: Partial<LeftOut> = {},
): Part[] {
  const { jobId, jobIsArchived, askedBy } = condition
  return [
    { keys: [isOnlyLooking ? 'open' : 'live'] },
    ...(isWithoutPassedOver ? [{ narrowed: { is_without_passed_over: true } }] : []),
    ...(askedBy === undefined ? [] : [{ narrowed: { asking_user_id: askedBy } }]),
    ...filterFields.flatMap((field) => {
      const value = condition[field]
      return value === undefined ? [] : partsOfField(field, value, { today, condition })
    }),
    ...(jobId === undefined ? [] : [{ narrowed: { invitation_job_ids: uuids([jobId]) } }]),
    ...(jobIsArchived === undefined ? [] : [{ narrowed: { invitation_jobs_are_archived: jobIsArchived } }]),
    ...(condition.orderBy === 'INTELLECTUAL_TEST_SCORE' ? [{ keys: ['score'] }] : []),
  ]
}
