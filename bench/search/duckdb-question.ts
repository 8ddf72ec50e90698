import { lastActiveDays, searchScoutInvitationStatuses } from '#domain/candidate-search/rules/values.ts'
import type { SearchCandidateCondition } from '#domain/candidate-search/rules/condition.ts'
import { addDays } from '#ground/day.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Duck } from './duckdb-open.ts'
import { partsBy, type FilterRows, type UnsetRows } from './filter-rows.ts'
import { asksForAll } from './plain-question.ts'
import { normalWord } from './plain-words.ts'

const text = (value: unknown) => `'${String(value).replaceAll("'", "''")}'`
const texts = (values: readonly unknown[]) => values.map(text).join(', ')
const overlaps = (column: string) => (ids: readonly string[]) =>
  `list_has_any(${column}, [${ids.map(Number).join(', ')}])`
const among = (column: string) => (values: readonly unknown[]) => `${column} in (${texts(values)})`
const holdsOne = (column: string) => (names: readonly string[]) =>
  `(${names.map((name) => `contains(${column}, ${text(normalWord(name))})`).join(' or ')})`
const isIn = (table: string, where = 'true') => `id in (select id from ${table} where ${where})`

function standsAs({ jobId }: SearchCandidateCondition, statuses: readonly string[]): string {
  const others = searchScoutInvitationStatuses.filter((status) => !statuses.includes(status))
  if (statuses.includes('NOT_SENT')) return `not ${standsAs(jobId === undefined ? {} : { jobId }, others)}`
  const toJob = jobId === undefined ? 'true' : `job = ${text(jobId)}`
  const last = `select id, status from invited where ${toJob} qualify row_number() over (partition by id order by round desc) = 1`
  return isIn(`(${last})`, `status in (${texts(statuses)})`)
}

const filters: FilterRows<SearchCandidateCondition, string> = {
  graduationYears: (years) => `year in (${years.join(', ')})`,
  prefectureIds: (ids) => `list_has_any(areas, [${texts(ids)}])`,
  industryIds: overlaps('industries'),
  schoolDepartmentCategories: among('category'),
  lastActiveAt: (within) =>
    `last_active >= ${startOfTokyoDay(addDays(tokyoToday(), -lastActiveDays[within])).getTime() * 1000}`,
  textKeywords: (keywords) => keywords.map((keyword) => holdsOne('text')(keyword.split('|'))).join(' and '),
  excludedTextKeywords: (keywords) => `not ${holdsOne('text')(keywords.join('|').split('|'))}`,
  excludedIndustryIds: (ids) => `not ${overlaps('industries')(ids)}`,
  excludedSchoolGroupIds: (ids) => `not ${overlaps('school_groups')(ids)}`,
  excludedSearchCandidateLabelIds: (ids) => `not ${isIn('labelled', `label in (${texts(ids)})`)}`,
  bookmark: () => isIn('bookmarked'),
  hasSeen: (isSeen) => (isSeen ? isIn('seen') : `not ${isIn('seen')}`),
  scoutInvitationStatuses: ({ isExclusive, statuses }, condition) =>
    standsAs(
      condition,
      searchScoutInvitationStatuses.filter((one) => statuses.includes(one) !== isExclusive),
    ),
  scoutInvitationStatus: (status, condition) => standsAs(condition, [status]),
  searchCandidateLabelIds: (ids) => isIn('labelled', `label in (${texts(ids)})`),
  jobTypeIds: overlaps('job_types'),
  sellingPointIds: overlaps('selling_points'),
  jobHuntingStatusIds: (ids) => `hunting in (${ids.join(', ')})`,
  preferredScoutTypeIds: overlaps('scout_types'),
  favorite: () => isIn('favourite'),
  campusPrefectureIds: among('campus'),
  hometownPrefectureIds: among('hometown'),
  companySelectionCriterionIds: overlaps('criteria'),
  companySizeIds: overlaps('sizes'),
  genders: among('gender'),
  hasPicture: (wanted) => `has_picture in (${wanted.join(', ')})`,
  schoolGroupIds: overlaps('school_groups'),
  schoolNameKeywords: holdsOne('school'),
  schoolDepartmentKeywords: holdsOne('department'),
  highSchoolNameKeywords: holdsOne('high_school'),
  toeicScore: (score) => `toeic >= ${score}`,
  personalityAssessmentTraits: (ranges) =>
    ranges
      .map(
        ({ traitId, min, max }) => `coalesce(percentages[${Number(traitId.slice(1))}] between ${min} and ${max}, true)`,
      )
      .join(' and '),
  hasPublishedPersonality: () => 'len(percentages) > 0',
  schedulingStatus: ({ jobId, schedulingId, schedulingStatus }) =>
    isIn(
      'invited',
      [
        `schedule = ${text(schedulingStatus)} and status = 'ACCEPTED'`,
        ...(jobId ? [`job = ${text(jobId)}`] : []),
        ...(schedulingId ? [`dates = ${text(schedulingId)}`] : []),
      ].join(' and '),
    ),
  candidateIds: among('id'),
  excludeCandidateIds: (ids) => `id not in (${texts(ids)})`,
}

const unset: UnsetRows<string> = {
  rows: {
    industryIds: 'coalesce(len(industries), 0) = 0',
    hometownPrefectureIds: 'hometown is null',
    highSchoolNameKeywords: 'high_school is null',
    toeicScore: 'toeic is null',
  },
  either: (one, other) => `(${one} or ${other})`,
}

const orders = { LAST_ACTIVE_AT: 'last_active', INSERTED_AT: 'inserted', INTELLECTUAL_TEST_SCORE: 'band' }

/** Count and page, as two questions: one for both was slower. */
export async function askDuck(duck: Duck, condition: SearchCandidateCondition, page: Page) {
  const order = orders[condition.orderBy ?? 'LAST_ACTIVE_AT']
  const wanted = [
    "status = 'ACTIVE'",
    'id not in (select id from blocked)',
    `${order} is not null`,
    ...(asksForAll(condition) ? [] : ['hunting <> 4']),
    ...partsBy(filters, condition, condition, unset),
  ].join(' and ')
  const [row] = await duck.run(`select count(*)::integer from student where ${wanted}`)
  await duck.run(`select id from student where ${wanted} order by ${order} desc, ${order === 'band' ? 'last_active desc, ' : ''}ordinal desc
    limit ${page.first} offset ${page.offset}`)
  return Number(row?.[0])
}

type Page = { first: number; offset: number }
