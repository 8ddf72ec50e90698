import { sql, type RawBuilder } from 'kysely'
import { lastActiveDays, searchScoutInvitationStatuses } from '#domain/candidate-search/rules/values.ts'
import type { SearchCandidateCondition } from '#domain/candidate-search/rules/condition.ts'
import type { Db } from '#platform/database/db.ts'
import { standing } from './invitation-standing.ts'
import { lists } from './orm-tables.ts'
import type { Answer } from './peer.ts'
import { partsBy, type FilterRows, type UnsetRows } from './filter-rows.ts'
import { asksForAll, asksForPeople } from './plain-question.ts'

type Asked = { companyId: string; condition: SearchCandidateCondition }
type List = (typeof lists)[number][0]

const oneOf = (values: readonly unknown[]) => (values.length === 0 ? sql`(null)` : sql`(${sql.join(values)})`)
const among = (column: string) => (values: readonly (string | number)[]) =>
  sql`${sql.ref(`candidate.${column}`)} in ${oneOf(values)}`
const some = (table: List) => (ids: readonly string[]) => {
  const column = lists.find(([name]) => name === table)?.[1] ?? ''
  return sql`candidate.id in (select candidate_id from ${sql.table(`bench_orm.${table}`)}
    where ${sql.ref(column)} in ${oneOf(ids)})`
}
const anyLike = (columns: readonly string[], names: readonly string[]) =>
  sql`(${sql.join(
    columns.flatMap((column) => names.map((name) => sql`${sql.ref(column)} ilike ${`%${name}%`}`)),
    sql` or `,
  )})`
const named = (other: string, table: string, key: string) => (names: readonly string[]) =>
  sql`(
  ${anyLike([`candidate.${other}`], names)}
  or ${sql.ref(`candidate.${key}`)} in (select id from ${sql.table(table)} where ${anyLike(['name'], names)}))`
const textColumns = [
  'taglines',
  'self_introduction',
  'student_project_experience',
  'study_abroad_experience',
  'qualification_experience',
  'internship_experience',
  'skill_text',
]

const status = sql.raw(standing)

function invitedAs({ companyId, condition: { jobId } }: Asked, statuses: readonly string[]): RawBuilder<unknown> {
  if (statuses.includes('NOT_SENT')) {
    const others = searchScoutInvitationStatuses.filter((other) => !statuses.includes(other))
    return sql`not ${invitedAs({ companyId, condition: jobId === undefined ? {} : { jobId } }, others)}`
  }
  const toJob = (table: string) => (jobId === undefined ? sql`true` : sql`${sql.ref(`${table}.job_id`)} = ${jobId}`)
  return sql`exists (select from scout_invitation as invitation
    where invitation.company_id = ${companyId} and invitation.candidate_id = candidate.id and ${toJob('invitation')}
      and ${status} in ${oneOf(statuses)} and not exists (select from scout_invitation as later
        where later.company_id = ${companyId} and later.candidate_id = candidate.id and later.round > invitation.round
          and ${toJob('later')}))`
}

const isLabelled = (ids: readonly string[], { companyId }: Asked) =>
  sql`exists (select from company_candidate_label as label
    where label.company_id = ${companyId} and label.candidate_id = candidate.id
      and label.search_candidate_label_id in ${oneOf(ids)})`

/** Wrote one of the words between the bars. */
const wroteOne = (keyword: string) => sql`candidate.id in (
    select candidate_id from bench_orm.candidate_text where ${anyLike(textColumns, keyword.split('|'))})`

const filters: FilterRows<Asked, RawBuilder<unknown>> = {
  graduationYears: among('graduation_year'),
  prefectureIds: some('candidate_area'),
  industryIds: some('candidate_industry'),
  schoolDepartmentCategories: among('department_category'),
  lastActiveAt: (within) => sql`candidate.last_active_at
    >= date_trunc('day', now(), 'Asia/Tokyo') - ${lastActiveDays[within]}::int * interval '1 day'`,
  textKeywords: (keywords) => sql`${sql.join(keywords.map(wroteOne), sql` and `)}`,
  excludedTextKeywords: (keywords) => sql`not ${wroteOne(keywords.join('|'))}`,
  excludedIndustryIds: (ids) => sql`not ${some('candidate_industry')(ids)}`,
  excludedSchoolGroupIds: (ids) => sql`not ${some('candidate_school_group')(ids)}`,
  excludedSearchCandidateLabelIds: (ids, search) => sql`not ${isLabelled(ids, search)}`,
  bookmark: (_, { companyId }) => sql`exists (select from company_candidate as known
    where known.company_id = ${companyId} and known.candidate_id = candidate.id and known.bookmarked_at is not null)`,
  hasSeen: (isSeen, { companyId }) => sql`${isSeen ? sql`exists` : sql`not exists`} (
    select from company_candidate as known
    where known.company_id = ${companyId} and known.candidate_id = candidate.id and known.last_seen_at is not null)`,
  scoutInvitationStatuses: ({ isExclusive, statuses }, search) =>
    invitedAs(
      search,
      searchScoutInvitationStatuses.filter((invitationStatus) => statuses.includes(invitationStatus) !== isExclusive),
    ),
  scoutInvitationStatus: (invitationStatus, search) => invitedAs(search, [invitationStatus]),
  searchCandidateLabelIds: isLabelled,
  jobTypeIds: some('candidate_job_type'),
  sellingPointIds: some('candidate_selling_point'),
  jobHuntingStatusIds: among('job_hunting_status_id'),
  preferredScoutTypeIds: some('candidate_scout_type'),
  favorite: (_, { companyId }) => sql`exists (select from favorite_company as favorite
    where favorite.company_id = ${companyId} and favorite.candidate_id = candidate.id
    union all select from job_interest as interest
    where interest.company_id = ${companyId} and interest.candidate_id = candidate.id)`,
  campusPrefectureIds: among('campus_prefecture_id'),
  hometownPrefectureIds: among('hometown_prefecture_id'),
  companySelectionCriterionIds: some('candidate_criterion'),
  companySizeIds: some('candidate_company_size'),
  genders: among('gender'),
  hasPicture: (values) => sql`candidate.has_picture in ${oneOf(values)}`,
  schoolGroupIds: some('candidate_school_group'),
  schoolNameKeywords: named('other_school_name', 'school', 'school_id'),
  schoolDepartmentKeywords: named('other_school_department_name', 'school_department', 'school_department_id'),
  highSchoolNameKeywords: (names) => anyLike(['candidate.high_school_name'], names),
  toeicScore: (score) => sql`candidate.toeic_score >= ${score}`,
  personalityAssessmentTraits: (ranges) =>
    sql`${sql.join(
      ranges.map(
        ({ traitId, min, max }) => sql`candidate.id not in (select candidate_id from bench_orm.candidate_trait
          where trait = ${Number(traitId.slice(1))} and percentage not between ${min} and ${max})`,
      ),
      sql` and `,
    )}`,
  schedulingStatus: ({ jobId, schedulingId, schedulingStatus }, { companyId }) => sql`exists (
    select from scout_invitation as invitation join job on job.id = invitation.job_id
    where invitation.company_id = ${companyId} and invitation.candidate_id = candidate.id
      and invitation.scheduling_status = ${schedulingStatus} and ${status} = 'ACCEPTED'
      and ${jobId ? sql`job.id = ${jobId}` : sql`true`}
      and ${schedulingId ? sql`job.scheduling_id = ${schedulingId}` : sql`true`})`,
  hasPublishedPersonality: () => sql`candidate.id in (select candidate_id from bench_orm.candidate_trait)`,
  candidateIds: among('id'),
  excludeCandidateIds: (ids) => sql`candidate.id not in ${oneOf(ids)}`,
}

const unset: UnsetRows<RawBuilder<unknown>> = {
  rows: {
    industryIds: sql`candidate.id not in (select candidate_id from bench_orm.candidate_industry)`,
    hometownPrefectureIds: sql`candidate.hometown_prefecture_id is null`,
    highSchoolNameKeywords: sql`candidate.high_school_name is null`,
    toeicScore: sql`candidate.toeic_score is null`,
  },
  either: (one, other) => sql`(${one} or ${other})`,
}

const orders = {
  LAST_ACTIVE_AT: 'last_active_at',
  INSERTED_AT: 'inserted_at',
  INTELLECTUAL_TEST_SCORE: 'score_band',
}

/** The two statements an ORM sends: how many there are, and one page. */
export async function askOrm(
  db: Db,
  companyId: string,
  condition: SearchCandidateCondition,
  page: Page,
): Promise<Answer> {
  const search = { companyId, condition }
  const order = sql.ref(`candidate.${orders[condition.orderBy ?? 'LAST_ACTIVE_AT']}`)
  const byActivity = condition.orderBy === 'INTELLECTUAL_TEST_SCORE' ? sql`candidate.last_active_at desc, ` : sql``
  const conditions = [
    sql`candidate.status = 'ACTIVE'`,
    sql`not exists (select from blocked_company as blocked
      where blocked.company_id = ${companyId} and blocked.candidate_id = candidate.id)`,
    ...(condition.orderBy === 'INTELLECTUAL_TEST_SCORE' ? [sql`${order} is not null`] : []),
    ...(asksForAll(condition)
      ? []
      : [sql`(candidate.job_hunting_status_id is null or candidate.job_hunting_status_id <> 4)`]),
    ...(asksForPeople(condition)
      ? []
      : [
          sql`not exists (select from passed_over_candidate as passed
            where passed.company_id = ${companyId} and passed.candidate_id = candidate.id and passed.is_for_team)`,
        ]),
    ...partsBy(filters, condition, search, unset),
  ]
  const from = sql`from bench_orm.candidate as candidate where ${sql.join(conditions, sql` and `)}`
  const counted = await sql<{ count: number }>`select count(*)::int as count ${from}`.execute(db)
  const found = await sql<{
    id: string
  }>`select candidate.id ${from} order by ${order} desc, ${byActivity}candidate.ordinal desc
    limit ${page.first} offset ${page.offset}`.execute(db)
  return { totalCount: counted.rows[0]?.count ?? 0, ids: found.rows.map(({ id }) => id) }
}

type Page = { first: number; offset: number }
