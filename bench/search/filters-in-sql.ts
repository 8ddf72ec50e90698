import { lastActiveDays, searchScoutInvitationStatuses } from '#domain/candidate-search/rules/values.ts'
import type { SearchCandidateCondition } from '#domain/candidate-search/rules/condition.ts'
import { addDays } from '#ground/day.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { partsBy, type FilterRows, type UnsetRows } from './filter-rows.ts'
import { asksForAll, asksForPeople } from './plain-question.ts'
import { normalWord } from './plain-words.ts'
import { pageOf, type Question } from './questions.ts'
import type { Column, ListColumn, WordColumn } from './student-columns.ts'

/** Where the SQL of those who hold flat rows differs. */
export type Dialect = {
  hasOne: (list: ListColumn, values: readonly (string | number)[]) => string
  isEmpty: (list: ListColumn) => string
  /** Contains one of these normalised words. */
  holdsOne: (column: WordColumn, words: readonly string[]) => string
  percentageIsOutside: (trait: number, min: number, max: number) => string
  isMarked: (mark: 'bookmarked' | 'seen' | 'favourite' | 'blocked' | 'passed_over') => string
  isLabelled: (labelIds: readonly string[]) => string
  /** The last invitation, of those to a job where one is named, stands so. */
  wasLast: (statuses: readonly string[], jobId: string | undefined) => string
  isScheduled: (filter: NonNullable<SearchCandidateCondition['schedulingStatus']>) => string
}

export const quoted = (value: unknown) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
export const listed = (values: readonly unknown[]) => values.map(quoted).join(', ')

const among = (column: Column) => (values: readonly unknown[]) => `${column} in (${listed(values)})`
const amongNumbers = (column: Column) => (values: readonly (string | number)[]) =>
  `${column} in (${values.map(Number).join(', ')})`
const without = (part: string) => `not (${part})`

function filtersIn(dialect: Dialect): FilterRows<SearchCandidateCondition, string> {
  const { isMarked, isLabelled, isScheduled } = dialect
  const hasOne = (list: ListColumn) => (ids: readonly string[]) => dialect.hasOne(list, ids.map(Number))
  const holdsOne = (column: WordColumn) => (words: readonly string[]) => dialect.holdsOne(column, words.map(normalWord))
  const standsAs = (statuses: readonly string[], jobId: string | undefined) => {
    const others = searchScoutInvitationStatuses.filter((status) => !statuses.includes(status))
    return statuses.includes('NOT_SENT') ? without(dialect.wasLast(others, jobId)) : dialect.wasLast(statuses, jobId)
  }
  return {
    graduationYears: among('year'),
    prefectureIds: (ids) => dialect.hasOne('areas', ids),
    industryIds: hasOne('industries'),
    schoolDepartmentCategories: among('category'),
    lastActiveAt: (within) =>
      `last_active >= ${startOfTokyoDay(addDays(tokyoToday(), -lastActiveDays[within])).getTime() * 1000}`,
    textKeywords: (keywords) => keywords.map((keyword) => holdsOne('text')(keyword.split('|'))).join(' and '),
    excludedTextKeywords: (keywords) => without(holdsOne('text')(keywords.join('|').split('|'))),
    excludedIndustryIds: (ids) => without(hasOne('industries')(ids)),
    excludedSchoolGroupIds: (ids) => without(hasOne('school_groups')(ids)),
    excludedSearchCandidateLabelIds: (ids) => without(isLabelled(ids)),
    bookmark: () => isMarked('bookmarked'),
    hasSeen: (isSeen) => (isSeen ? isMarked('seen') : without(isMarked('seen'))),
    scoutInvitationStatuses: ({ isExclusive, statuses }, { jobId }) =>
      standsAs(
        searchScoutInvitationStatuses.filter((one) => statuses.includes(one) !== isExclusive),
        jobId,
      ),
    scoutInvitationStatus: (status, { jobId }) => standsAs([status], jobId),
    searchCandidateLabelIds: isLabelled,
    jobTypeIds: hasOne('job_types'),
    sellingPointIds: hasOne('selling_points'),
    jobHuntingStatusIds: amongNumbers('hunting'),
    preferredScoutTypeIds: hasOne('scout_types'),
    favorite: () => isMarked('favourite'),
    campusPrefectureIds: among('campus'),
    hometownPrefectureIds: among('hometown'),
    companySelectionCriterionIds: hasOne('criteria'),
    companySizeIds: hasOne('sizes'),
    genders: among('gender'),
    hasPicture: among('has_picture'),
    schoolGroupIds: hasOne('school_groups'),
    schoolNameKeywords: holdsOne('school'),
    schoolDepartmentKeywords: holdsOne('department'),
    highSchoolNameKeywords: holdsOne('high_school'),
    toeicScore: (score) => `toeic >= ${score}`,
    personalityAssessmentTraits: (ranges) =>
      ranges
        .map(({ traitId, min, max }) => without(dialect.percentageIsOutside(Number(traitId.slice(1)), min, max)))
        .join(' and '),
    hasPublishedPersonality: () => without(dialect.isEmpty('percentages')),
    schedulingStatus: isScheduled,
    candidateIds: among('id'),
    excludeCandidateIds: (ids) => `id not in (${listed(ids)})`,
  }
}

const unsetIn = ({ isEmpty }: Dialect): UnsetRows<string> => ({
  rows: {
    industryIds: isEmpty('industries'),
    hometownPrefectureIds: 'hometown is null',
    highSchoolNameKeywords: 'high_school is null',
    toeicScore: 'toeic is null',
  },
  either: (one, other) => `(${one} or ${other})`,
})

const orders = { LAST_ACTIVE_AT: 'last_active', INSERTED_AT: 'inserted', INTELLECTUAL_TEST_SCORE: 'band' } as const

/** A question as the parts of a statement. */
export function questionIn(dialect: Dialect, question: Question) {
  const { condition } = question
  const order = orders[condition.orderBy ?? 'LAST_ACTIVE_AT']
  const where = [
    "status = 'ACTIVE'",
    without(dialect.isMarked('blocked')),
    ...(order === 'band' ? ['band is not null'] : []),
    ...(asksForAll(condition) ? [] : ['hunting <> 4']),
    ...(asksForPeople(condition) ? [] : [without(dialect.isMarked('passed_over'))]),
    ...partsBy(filtersIn(dialect), condition, condition, unsetIn(dialect)),
  ].join(' and ')
  return {
    where,
    orderBy: [order, ...(order === 'band' ? ['last_active'] : []), 'ordinal'],
    ...pageOf(question),
  }
}

/** Those who hold the company's marks as tables beside the students. */
export const marksInTables: Pick<Dialect, 'isMarked' | 'isLabelled' | 'wasLast' | 'isScheduled'> = {
  isMarked: (mark) => `ordinal in (select ordinal from ${mark})`,
  isLabelled: (ids) => `ordinal in (select ordinal from labelled where label in (${listed(ids)}))`,
  wasLast: (statuses, jobId) => `ordinal in (
    select ordinal from (
      select ordinal, status, row_number() over (partition by ordinal order by round desc) as place from invited
      ${jobId === undefined ? '' : `where job = ${quoted(jobId)}`}
    ) as told where place = 1 and status in (${listed(statuses)}))`,
  isScheduled: ({ jobId, schedulingId, schedulingStatus }) =>
    `ordinal in (select ordinal from invited where ${[
      `schedule = ${quoted(schedulingStatus)} and status = 'ACCEPTED'`,
      ...(jobId ? [`job = ${quoted(jobId)}`] : []),
      ...(schedulingId ? [`dates = ${quoted(schedulingId)}`] : []),
    ].join(' and ')})`,
}
