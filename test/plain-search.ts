import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { CandidateId, OfRow } from '#ground/id.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import {
  anyOf,
  numbers,
  shaped,
  texts,
  uuids,
  type Asked,
  type Candidates,
  type Condition,
} from './plain-search-sql.ts'
import { byIdField } from './plain-ids.ts'
import { lastInvitedAs, scheduledAs, wantedStatuses } from './plain-invited.ts'
import {
  lastActiveDays,
  searchScoutInvitationStatuses,
  type PassedOverBy,
  type SearchScoutInvitationStatus,
} from '#domain/candidate-search/rules/values.ts'
import type { SearchCandidateOrder } from '#domain/candidate-search/rules/condition.ts'
import type { AskedCondition } from '#domain/candidate-search/search-index/conditions.ts'
import type { SearchCandidateFilters, UnsetFilter } from '#domain/candidate-search/rules/filters.ts'
import type { PersonalityTraitRange } from '#domain/candidate-search/rules/trait-range.ts'

/** A student's texts in the form in which keywords are compared. */
const writtenText = sql<string>`search_text(concat_ws(E'\n', array_to_string(candidate.taglines, E'\n'), candidate.self_introduction,
  candidate.student_project_experience, candidate.study_abroad_experience, candidate.qualification_experience, candidate.internship_experience,
  (select string_agg(concat_ws(E'\n', name, nullif(note, '')), E'\n' order by kind, position) from candidate_skill where candidate_id = candidate.id)))`
const patterns = (keywords: readonly string[], compared: 'search_text' | 'search_name_text' = 'search_name_text') =>
  sql`array(select '%' || regexp_replace(${sql.raw(compared)}(keyword), '([\\\\%_])', '\\\\\\1', 'g') || '%' from unnest(${texts(keywords)}) keyword)`
const schoolNames = sql`(select concat_ws(' ', name, kana, array_to_string(short_names, ' ')) from school where id = candidate.school_id)`
const departmentName = sql`(select name from school_department where id = candidate.school_department_id)`
// Percentages are in the order T01…T10. An unknown trait matches no student with published percentages; a student
// without them stays.
const isInRange = ({ traitId, min, max }: PersonalityTraitRange) =>
  sql<SqlBool>`not exists (select from assessment_profile where assessment_profile.candidate_id = candidate.id
    and personality_percentages[${/^T\d{2}$/.test(traitId) ? Number(traitId.slice(1)) : 0}::int] not between ${min} and ${max})`
function standsAs(eb: Candidates, wanted: readonly SearchScoutInvitationStatus[], asked: Asked) {
  if (!wanted.includes('NOT_SENT')) return eb('candidate.id', 'in', lastInvitedAs(eb, wanted, asked))
  const unwanted = searchScoutInvitationStatuses.filter((status) => !wanted.includes(status))
  return eb.not(eb('candidate.id', 'in', lastInvitedAs(eb, unwanted, asked)))
}

const isLabelled = (eb: Candidates, ids: readonly string[], { companyId }: Asked) =>
  eb('candidate.id', 'in', (q) =>
    q
      .selectFrom('companyCandidateLabel')
      .select('companyCandidateLabel.candidateId')
      .where('companyCandidateLabel.companyId', '=', companyId)
      .where('companyCandidateLabel.searchCandidateLabelId', '=', anyOf(uuids(ids))),
  )

/** By the team, or by the user who asks; nobody where no user asks. */
const isPassedOver = (by: PassedOverBy, { companyId, askedBy }: Asked) =>
  sql<SqlBool>`exists (select from passed_over_candidate passed where passed.candidate_id = candidate.id
    and passed.company_id = ${companyId} and case when ${by}::text = 'TEAM' then passed.is_for_team
      else not passed.is_for_team and passed.company_user_id = ${askedBy ?? null}::uuid end)`

/** One row a condition: OR inside, AND between. */
const conditions = {
  ...byIdField(({ isMet }) => isMet),
  graduationYears: (eb, years) => eb('candidate.graduationYear', '=', anyOf(numbers(years))),
  prefectureIds: (eb, ids) => eb('candidate.areaPreferenceIds', '&&', texts(shaped(ids, /^\d{2}$/))),
  schoolDepartmentCategories: (eb, categories) => eb('candidate.departmentCategory', '=', anyOf(texts(categories))),
  degrees: (eb, degrees) => eb('candidate.degree', '=', anyOf(texts(degrees))),
  lastActiveAt: (eb, within) =>
    eb(
      'candidateActivity.lastActiveAt',
      '>=',
      sql<Date>`date_trunc('day', now(), 'Asia/Tokyo') - ${lastActiveDays[within]}::int * interval '24 hours'`,
    ),
  textKeywords: (eb, keywords) =>
    eb.and(
      keywords.map((keyword) => sql<SqlBool>`${writtenText} like any (${patterns(keyword.split('|'), 'search_text')})`),
    ),
  excludedTextKeywords: (_, keywords) =>
    sql<SqlBool>`not ${writtenText} like any (${patterns(keywords.join('|').split('|'), 'search_text')})`,
  excludedIndustryIds: (eb, ids) => eb.not(eb('candidate.industryIds', '&&', numbers(ids))),
  excludedSchoolGroupIds: (_, ids) => sql<SqlBool>`not school_groups_of(candidate) && ${numbers(ids)}`,
  bookmark: (eb, _, { companyId }) =>
    eb('candidate.id', 'in', (q) =>
      q
        .selectFrom('companyCandidate')
        .select('companyCandidate.candidateId')
        .where('companyCandidate.companyId', '=', companyId)
        .where('companyCandidate.bookmarkedAt', 'is not', null),
    ),
  hasSeen: (eb, isSeen, { companyId }) => {
    const seen = eb('candidate.id', 'in', (q) =>
      q
        .selectFrom('companyCandidate')
        .select('companyCandidate.candidateId')
        .where('companyCandidate.companyId', '=', companyId)
        .where('companyCandidate.lastSeenAt', 'is not', null),
    )
    return isSeen ? seen : eb.not(seen)
  },
  scoutInvitationStatuses: (eb, filter, asked) => standsAs(eb, wantedStatuses(filter), asked),
  scoutInvitationStatus: (eb, status, asked) => standsAs(eb, [status], asked),
  schedulingStatus: (eb, filter, { companyId }) => eb('candidate.id', 'in', scheduledAs(eb, companyId, filter)),
  passedOver: (_, by, asked) => isPassedOver(by, asked),
  searchCandidateLabelIds: isLabelled,
  excludedSearchCandidateLabelIds: (eb, ids, asked) => eb.not(isLabelled(eb, ids, asked)),
  favorite: (eb, _, { companyId }) =>
    eb('candidate.id', 'in', (q) =>
      q
        .selectFrom('favoriteCompany')
        .select('favoriteCompany.candidateId')
        .where('favoriteCompany.companyId', '=', companyId)
        .union(
          q.selectFrom('jobInterest').select('jobInterest.candidateId').where('jobInterest.companyId', '=', companyId),
        ),
    ),
  campusPrefectureIds: (eb, ids) => eb('candidate.campusPrefectureId', '=', anyOf(texts(shaped(ids, /^\d{2}$/)))),
  hometownPrefectureIds: (eb, ids) => eb('candidate.hometownPrefectureId', '=', anyOf(texts(shaped(ids, /^\d{2}$/)))),
  genders: (eb, genders) => eb('candidate.gender', '=', anyOf(texts(genders))),
  hasPicture: (_, wanted) => sql<SqlBool>`(candidate.picture_file is not null) = any(${wanted}::boolean[])`,
  schoolGroupIds: (_, ids) => sql<SqlBool>`school_groups_of(candidate) && ${numbers(ids)}`,
  schoolNameKeywords: (_, names) =>
    sql<SqlBool>`search_name_text(coalesce(candidate.other_school_name, ${schoolNames})) like any (${patterns(names)})`,
  schoolDepartmentKeywords: (_, names) =>
    sql<SqlBool>`search_name_text(coalesce(candidate.other_school_department_name, ${departmentName})) like any (${patterns(names)})`,
  highSchoolNameKeywords: (_, names) =>
    sql<SqlBool>`search_name_text(concat_ws(' ', replace(candidate.high_school_name, '高等学校', '高校'),
      replace(candidate.high_school_name, '高校', '高等学校'))) like any (${patterns(names)})`,
  toeicScore: (eb, score) => eb('candidate.toeicScore', '>=', score),
  personalityAssessmentTraits: (eb, ranges) => eb.and(ranges.map(isInRange)),
  hasPublishedPersonality: () =>
    sql<SqlBool>`exists (select from assessment_profile where assessment_profile.candidate_id = candidate.id
      and personality_percentages is not null)`,
  candidateIds: (eb, ids) => eb('candidate.id', '=', anyOf(uuids<OfRow<'candidate'>>(ids))),
  excludeCandidateIds: (eb, ids) => eb.not(eb('candidate.id', '=', anyOf(uuids<OfRow<'candidate'>>(ids)))),
} satisfies {
  [Field in Exclude<keyof SearchCandidateFilters, 'orUnset'>]-?: Condition<Required<SearchCandidateFilters>[Field]>
}

/** SQL of a student who left the filter empty. */
const unset: Record<UnsetFilter, string> = {
  ...byIdField(({ isUnset }) => isUnset),
  degrees: 'candidate.degree is null',
  schoolDepartmentKeywords: 'candidate.school_department_id is null and candidate.other_school_department_name is null',
  prefectureIds: 'cardinality(candidate.area_preference_ids) = 0',
  campusPrefectureIds: 'candidate.campus_prefecture_id is null',
  hometownPrefectureIds: 'candidate.hometown_prefecture_id is null',
  highSchoolNameKeywords: 'candidate.high_school_name is null',
  toeicScore: 'candidate.toeic_score is null',
}

/** Active and public, and the company is not one they blocked. */
const isFindable: Condition<null> = (eb, _, { companyId }) =>
  eb.and([
    eb('candidate.status', '=', 'ACTIVE'),
    eb.not(
      eb('candidate.id', 'in', (q) =>
        q
          .selectFrom('blockedCompany')
          .select('blockedCompany.candidateId')
          .where('blockedCompany.companyId', '=', companyId),
      ),
    ),
  ])

// Students who have finished are left out, unless the company asks for the status or for people it already knows.
const finishedStatusIds = [4]
const isLooking = (eb: Candidates) =>
  eb.or([
    eb('candidate.jobHuntingStatusId', 'is', null),
    eb.not(eb('candidate.jobHuntingStatusId', '=', anyOf(numbers(finishedStatusIds)))),
  ])
const asksForKnownPeople = (asked: AskedCondition) =>
  asked.searchCandidateLabelIds !== undefined || asked.bookmark !== undefined || asksForPassedOver(asked)
const asksForPassedOver = (asked: AskedCondition) =>
  asked.passedOver !== undefined ||
  asked.candidateIds !== undefined ||
  asked.schedulingStatus !== undefined ||
  (asked.scoutInvitationStatus ?? 'NOT_SENT') !== 'NOT_SENT' ||
  (asked.scoutInvitationStatuses !== undefined &&
    !asked.scoutInvitationStatuses.isExclusive &&
    !asked.scoutInvitationStatuses.statuses.includes('NOT_SENT'))

function matching(db: Db, companyId: CompanyId, condition: AskedCondition) {
  const asked: Asked = {
    companyId,
    askedBy: condition.askedBy,
    jobId: condition.jobId,
    jobIsArchived: condition.jobIsArchived,
  }
  const fields = Object.keys(conditions) as (keyof typeof conditions)[]
  return db
    .selectFrom('candidate')
    .innerJoin('candidateActivity', 'candidateActivity.candidateId', 'candidate.id')
    .where((eb) => isFindable(eb, null, asked))
    .where((eb) =>
      eb.and(
        fields.flatMap((field) => {
          const value = condition[field]
          const add = conditions[field] as Condition<unknown>
          if (value === undefined) return []
          const included = condition.orUnset?.find((one) => one === field)
          const isMet = add(eb, value, asked)
          return included === undefined ? [isMet] : [eb.or([isMet, sql<SqlBool>`(${sql.raw(unset[included])})`])]
        }),
      ),
    )
    .$if(condition.jobHuntingStatusIds === undefined && !asksForKnownPeople(condition), (query) =>
      query.where(isLooking),
    )
    .$if(!asksForPassedOver(condition), (query) =>
      query.where(({ not, or }) => not(or([isPassedOver('TEAM', asked), isPassedOver('MINE', asked)]))),
    )
    .$if(condition.orderBy === 'INTELLECTUAL_TEST_SCORE', (query) => query.where(score, 'is not', null))
}

/** Five bands of the share of right answers. */
const score = sql<number | null>`(select case
    when share >= 0.80 then 5 when share >= 0.65 then 4 when share >= 0.45 then 3 when share >= 0.30 then 2 else 1 end
  from (
    select intellectual_total / (select sum(each) from unnest(intellectual_achievable) each)::numeric as share
    from assessment_profile where assessment_profile.candidate_id = candidate.id and intellectual_total is not null
  ) as taken)`
const lastActive = sql`candidate_activity.last_active_at`
/** The first and the second key of each order. */
const orderKeys: Record<SearchCandidateOrder, [RawBuilder<unknown>, RawBuilder<unknown>]> = {
  LAST_ACTIVE_AT: [sql`0`, lastActive],
  INSERTED_AT: [sql`0`, sql`candidate_activity.inserted_at`],
  INTELLECTUAL_TEST_SCORE: [score, lastActive],
}

export type FoundCandidates = { totalCount: number; ids: CandidateId[] }
export type Page = { first: number; offset: number }

/** The exact number of matching students and the ids of one page, in one statement. */
export async function plainCandidateIds(
  db: Db,
  companyId: CompanyId,
  condition: AskedCondition,
  page: Page,
): Promise<FoundCandidates> {
  const [bandKey, orderKey] = orderKeys[condition.orderBy ?? 'LAST_ACTIVE_AT']
  const found = matching(db, companyId, condition)
    .select('candidate.id')
    .select(bandKey.as('bandKey'))
    .select(orderKey.as('orderKey'))
  return db
    .with('found', () => found)
    .selectNoFrom((eb) => [
      eb
        .selectFrom('found')
        .select((q) => q.fn.countAll<number>().as('count'))
        .$asScalar()
        .as('totalCount'),
      sql<CandidateId[]>`array(${eb
        .selectFrom('found')
        .select('found.id')
        .orderBy('found.bandKey', 'desc')
        .orderBy('found.orderKey', 'desc')
        .orderBy('found.id', 'desc')
        .limit(page.first)
        .offset(page.offset)})`.as('ids'),
    ])
    .executeTakeFirstOrThrow()
}
