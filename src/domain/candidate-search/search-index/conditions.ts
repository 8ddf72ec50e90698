import type { SearchCandidateCondition } from '../rules/condition.ts'
import { filterFields, filters, type FieldWith, type FilterField, type ValueOf } from '../rules/filters.ts'
import type { SearchCandidateOptionGroup } from '../rules/options.ts'
import {
  lastActiveDays,
  searchScoutInvitationStatuses,
  type SchedulingStatusFilter,
  type SearchScoutInvitationStatus,
} from '../rules/values.ts'
import { uuids, type NameKeyword, type Part } from './question.ts'
import { activityKeys, toeicKeys, traitKeys } from './ranges.ts'

/** `today` in days since 1970 in Tokyo. */
type ConditionContext = { today: number; condition: SearchCandidateCondition }
type Condition<Value> = (value: Value, context: ConditionContext) => Part | Part[]
/** A filter whose values are keys of the index, one key each. */
type IndexedField = FieldWith<{ indexPrefix: string }>

const named = (family: NameKeyword['family']) => (keywords: readonly string[]) => ({
  names: keywords.map((keyword) => ({ family, keyword })),
})

const traitOf = (traitId: string) => Number(/^T(\d{2})$/.exec(traitId)?.[1] ?? 0)

/** One line for each filter without keys of its own: OR within a filter, AND between filters. */
const conditions = {
  lastActiveAt: (within, { today }) => ({ keys: activityKeys(today, lastActiveDays[within]) }),
  textKeywords: (keywords) => ({ written: keywords }),
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
  searchCandidateLabelIds: (ids) => ({ companyRows: (group) => ({ label_ids: uuids(ids), label_group: group }) }),
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
} satisfies { [Field in Exclude<FilterField, IndexedField>]: Condition<ValueOf<Field>> }

const conditionOf = (field: FilterField): Condition<unknown> => {
  const filter = filters[field]
  if (!('keysOf' in filter)) return conditions[field as keyof typeof conditions] as Condition<unknown>
  const keysOf = filter.keysOf as (value: unknown) => string[]
  return (value) => ({ keys: keysOf(value) })
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

const selectsKnown = (condition: SearchCandidateCondition) =>
  condition.candidateIds !== undefined ||
  condition.searchCandidateLabelIds !== undefined ||
  condition.bookmark !== undefined ||
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
])

/** The parts of a condition beside which the options of a group are counted. */
export const partsBeside = (group: SearchCandidateOptionGroup, others: SearchCandidateCondition, today: number) =>
  partsOf(others, today, liftingGroups.has(group) ? false : undefined)

/** All parts of a condition. Students who block the company are always left out by the statement itself. */
export function partsOf(
  condition: SearchCandidateCondition,
  today: number,
  isOnlyLooking = isOnlyOfLooking(condition),
): Part[] {
  const { jobId, jobIsArchived } = condition
  return [
    { keys: [isOnlyLooking ? 'open' : 'live'] },
    ...filterFields.flatMap((field) => {
      const value = condition[field]
      return value === undefined ? [] : conditionOf(field)(value, { today, condition })
    }),
    ...(jobId === undefined ? [] : [{ narrowed: { invitation_job_ids: uuids([jobId]) } }]),
    ...(jobIsArchived === undefined ? [] : [{ narrowed: { invitation_jobs_are_archived: jobIsArchived } }]),
    ...(condition.orderBy === 'INTELLECTUAL_TEST_SCORE' ? [{ keys: ['score'] }] : []),
  ]
}
