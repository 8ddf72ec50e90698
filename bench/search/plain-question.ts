import { sql, type RawBuilder } from 'kysely'
import { lastActiveDays, searchScoutInvitationStatuses } from '#domain/candidate-search/rules/values.ts'
import type { SearchCandidateCondition } from '#domain/candidate-search/rules/condition.ts'
import type { Db } from '#platform/database/db.ts'
import { partsBy, type FilterRows, type UnsetRows } from './filter-rows.ts'
import { hasSchedule, standsAs } from './plain-invited.ts'
import { normal, normalWord } from './plain-words.ts'

type Asked = { companyId: string; condition: SearchCandidateCondition }

const numbers = (ids: readonly (string | number)[]) => sql`${ids.map(Number)}::smallint[]`
const texts = (values: readonly string[]) => sql`${[...values]}::text[]`
const uuids = (ids: readonly string[]) => sql`${[...ids]}::uuid[]`
const likes = (names: readonly string[]) => texts(names.map((name) => `%${normalWord(name)}%`))
const overlaps = (column: string) => (ids: readonly string[]) => sql`${sql.ref(column)} && ${numbers(ids)}`
const isOneOf = (column: string) => (values: readonly string[]) => sql`${sql.ref(column)} = any(${texts(values)})`
const inNumbers = (column: string) => (values: readonly (string | number)[]) =>
  sql`${sql.ref(column)} = any(${numbers(values)})`

/** Students who typed such a name, or whose school or department has such a name. */
const named = (other: string, table: string, key: string) => (names: readonly string[]) =>
  sql`(
  ${sql.raw(normal(other))} like any (${likes(names)})
  or (${sql.ref(other)} is null and ${sql.ref(key)} in (
    select id from ${sql.table(table)} as place where ${sql.raw(normal('place.name'))} like any (${likes(names)}))))`

/** A school that is not of the list is a technical college by its name, or one abroad; 20 is everything else. */
const isOfGroup = (ids: readonly string[]) => sql`(case
    when candidate.other_school_name like any (array['%高専%', '%高等専門学校%']) then 18 = any(${numbers(ids)})
    when candidate.other_school_name is not null and candidate.department_category = 'OTHER' then 19 = any(${numbers(ids)})
    when candidate.school_id in (select school_id from school_group_member)
      then candidate.school_id in (select school_id from school_group_member where school_group_id = any(${numbers(ids)}))
    else 20 = any(${numbers(ids)}) end)`

const isLabelled = (ids: readonly string[], { companyId }: Asked) => sql`candidate.id in (
    select candidate_id from company_candidate_label
    where company_id = ${companyId} and search_candidate_label_id = any(${uuids(ids)}))`

/** Wrote one of the words between the bars. */
const wroteOne = (keyword: string) => sql`candidate.id in (
    select candidate_id from bench_plain.written
    where word = any(${texts(keyword.split('|').map(normalWord))}) and is_exact)`

const plain: FilterRows<Asked, RawBuilder<unknown>> = {
  graduationYears: inNumbers('candidate.graduation_year'),
  prefectureIds: (ids) => sql`candidate.area_preference_ids && ${texts(ids)}`,
  industryIds: overlaps('candidate.industry_ids'),
  schoolDepartmentCategories: isOneOf('candidate.department_category'),
  lastActiveAt: (within) => sql`(activity.last_active_at at time zone 'Asia/Tokyo')::date
    >= (now() at time zone 'Asia/Tokyo')::date - ${lastActiveDays[within]}::int`,
  textKeywords: (keywords) => sql`${sql.join(keywords.map(wroteOne), sql` and `)}`,
  excludedTextKeywords: (keywords) => sql`not ${wroteOne(keywords.join('|'))}`,
  excludedIndustryIds: (ids) => sql`not candidate.industry_ids && ${numbers(ids)}`,
  excludedSchoolGroupIds: (ids) => sql`not ${isOfGroup(ids)}`,
  bookmark: (_, { companyId }) => sql`exists (select from company_candidate as known
    where known.company_id = ${companyId} and known.candidate_id = candidate.id and known.bookmarked_at is not null)`,
  hasSeen: (isSeen, { companyId }) => sql`${isSeen} = exists (select from company_candidate as known
    where known.company_id = ${companyId} and known.candidate_id = candidate.id and known.last_seen_at is not null)`,
  scoutInvitationStatuses: ({ isExclusive, statuses }, search) =>
    standsAs(
      search,
      isExclusive ? searchScoutInvitationStatuses.filter((status) => !statuses.includes(status)) : statuses,
    ),
  scoutInvitationStatus: (status, search) => standsAs(search, [status]),
  searchCandidateLabelIds: isLabelled,
  excludedSearchCandidateLabelIds: (ids, search) => sql`not ${isLabelled(ids, search)}`,
  jobTypeIds: overlaps('candidate.job_type_ids'),
  sellingPointIds: overlaps('candidate.selling_point_ids'),
  jobHuntingStatusIds: inNumbers('candidate.job_hunting_status_id'),
  preferredScoutTypeIds: overlaps('candidate.preferred_scout_type_ids'),
  favorite: (_, { companyId }) =>
    sql`candidate.id in (select candidate_id from favorite_company where company_id = ${companyId}
      union select candidate_id from job_interest where company_id = ${companyId})`,
  campusPrefectureIds: isOneOf('candidate.campus_prefecture_id'),
  hometownPrefectureIds: isOneOf('candidate.hometown_prefecture_id'),
  companySelectionCriterionIds: overlaps('candidate.company_selection_criterion_ids'),
  companySizeIds: overlaps('candidate.company_size_ids'),
  genders: isOneOf('candidate.gender'),
  hasPicture: (values) => sql`(candidate.picture_file is not null) = any(${values}::boolean[])`,
  schoolGroupIds: isOfGroup,
  schoolNameKeywords: named('candidate.other_school_name', 'school', 'candidate.school_id'),
  schoolDepartmentKeywords: named(
    'candidate.other_school_department_name',
    'school_department',
    'candidate.school_department_id',
  ),
  highSchoolNameKeywords: (names) => sql`${sql.raw(normal('candidate.high_school_name'))} like any (${likes(names)})`,
  toeicScore: (score) => sql`candidate.toeic_score >= ${score}`,
  personalityAssessmentTraits: (ranges) =>
    sql`${sql.join(
      ranges.map(
        ({ traitId, min, max }) =>
          sql`coalesce(assessment.personality_percentages[${Number(traitId.slice(1))}::int] between ${min} and ${max}, true)`,
      ),
      sql` and `,
    )}`,
  hasPublishedPersonality: () => sql`assessment.personality_percentages is not null`,
  schedulingStatus: (filter, { companyId }) => hasSchedule(companyId, filter),
  candidateIds: (ids) => sql`candidate.id = any(${uuids(ids)})`,
  excludeCandidateIds: (ids) => sql`candidate.id <> all(${uuids(ids)})`,
}

const unset: UnsetRows<RawBuilder<unknown>> = {
  rows: {
    industryIds: sql`candidate.industry_ids = '{}'`,
    hometownPrefectureIds: sql`candidate.hometown_prefecture_id is null`,
    highSchoolNameKeywords: sql`candidate.high_school_name is null`,
    toeicScore: sql`candidate.toeic_score is null`,
  },
  either: (one, other) => sql`(${one} or ${other})`,
}

const orders = {
  LAST_ACTIVE_AT: sql`activity.last_active_at`,
  INSERTED_AT: sql`activity.inserted_at`,
  INTELLECTUAL_TEST_SCORE: sql`activity.score_band`,
}

/** Students who have finished job hunting are left out, unless a filter names their status or known students. */
export function asksForAll(condition: SearchCandidateCondition) {
  const { searchCandidateLabelIds, bookmark, jobHuntingStatusIds } = condition
  const knownPeople = [searchCandidateLabelIds, bookmark, jobHuntingStatusIds]
  return knownPeople.some((value) => value !== undefined) || asksForPeople(condition)
}

/** Whom the team has passed over is left out, unless students are named or how the company's invitations stand. */
export function asksForPeople({
  candidateIds,
  schedulingStatus,
  scoutInvitationStatus: status,
  scoutInvitationStatuses: many,
}: SearchCandidateCondition) {
  if (candidateIds !== undefined || schedulingStatus !== undefined) return true
  if (status !== undefined && status !== 'NOT_SENT') return true
  return many !== undefined && !many.isExclusive && !many.statuses.includes('NOT_SENT')
}

/** The same question of the tables themselves. */
export async function askPlainly(db: Db, companyId: string, condition: SearchCandidateCondition, page: Page) {
  const search = { companyId, condition }
  const key = orders[condition.orderBy ?? 'LAST_ACTIVE_AT']
  const conditions = [
    sql`candidate.status = 'ACTIVE'`,
    sql`candidate.id not in (select candidate_id from blocked_company where company_id = ${companyId})`,
    sql`${key} is not null`,
    asksForAll(condition) ? sql`true` : sql`candidate.job_hunting_status_id is distinct from 4`,
    asksForPeople(condition)
      ? sql`true`
      : sql`not exists (select from passed_over_candidate as passed
      where passed.company_id = ${companyId} and passed.candidate_id = candidate.id and passed.is_for_team)`,
    ...partsBy(plain, condition, search, unset),
  ]
  const { rows } = await sql<{ totalCount: number; ids: string[] }>`
    with found as materialized (
      select candidate.id, candidate.ordinal, ${key} as key, ${condition.orderBy === 'INTELLECTUAL_TEST_SCORE' ? orders.LAST_ACTIVE_AT : sql`0`} as then
      from candidate join candidate_activity as activity on activity.candidate_id = candidate.id
      left join assessment_profile as assessment on assessment.candidate_id = candidate.id
      where ${sql.join(conditions, sql` and `)}
    )
    select (select count(*) from found)::int as "totalCount", array(
      select id from found order by key desc, found.then desc, ordinal desc limit ${page.first} offset ${page.offset}) as ids`.execute(
    db,
  )
  return rows[0] ?? { totalCount: 0, ids: [] }
}

type Page = { first: number; offset: number }
