import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely'
import type { CandidateId } from '#domain/id.ts'
import type { CompanyId } from '#domain/viewer.ts'
import type { Db } from '#platform/db.ts'
import type { DB } from '#platform/database-types.ts'
import {
  lastActiveDays,
  searchScoutInvitationStatuses,
  type SearchCandidateCondition,
  type SearchCandidateFilters,
  type SearchCandidateOrder,
} from './rules.ts'

type Candidates = ExpressionBuilder<DB, 'candidate' | 'candidateActivity'>
type Asked = { companyId: CompanyId; jobId?: string | undefined }
type Condition<Value> = (eb: Candidates, value: Value, asked: Asked) => Expression<SqlBool>

// What is not shaped like an id matches nobody, like an unknown one.
const numbers = (ids: readonly (string | number)[]) =>
  sql<number[]>`${ids.map(Number).filter((id) => Number.isInteger(id) && Math.abs(id) < 32_768)}::smallint[]`
const texts = (values: readonly string[]) => sql<string[]>`${values}::text[]`
const shaped = (ids: readonly string[], shape: RegExp) =>
  ids.map((id) => id.toLowerCase()).filter((id) => shape.test(id))
const uuids = (ids: readonly string[]) =>
  sql<string[]>`${shaped(ids, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)}::uuid[]`
const anyOf = <Value>(list: Expression<Value[]>) => sql<Value>`any(${list})`

/** What a student wrote, as keywords are compared with it. */
const writtenText = sql<string>`lower(normalize(concat_ws(E'\n', array_to_string(candidate.taglines, E'\n'), candidate.self_introduction,
  candidate.student_project_experience, candidate.study_abroad_experience, candidate.qualification_experience, candidate.internship_experience), NFKC))`
const likePattern = (keyword: string) => `%${keyword.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** One row a condition: OR inside, AND between. */
const conditions = {
  graduationYears: (eb, years) => eb('candidate.graduationYear', '=', anyOf(numbers(years))),
  prefectureIds: (eb, ids) => eb('candidate.areaPreferenceIds', '&&', texts(shaped(ids, /^\d{2}$/))),
  industryIds: (eb, ids) => eb('candidate.industryIds', '&&', numbers(ids)),
  schoolDepartmentCategories: (eb, categories) => eb('candidate.departmentCategory', '=', anyOf(texts(categories))),
  lastActiveAt: (eb, within) =>
    eb(
      'candidateActivity.lastActiveAt',
      '>=',
      sql<Date>`date_trunc('day', now(), 'Asia/Tokyo') - ${lastActiveDays[within]}::int * interval '24 hours'`,
    ),
  textKeywords: (_, keywords) => sql<SqlBool>`${writtenText} like all (${texts(keywords.map(likePattern))})`,
  bookmark: (eb, _, { companyId }) =>
    eb('candidate.id', 'in', (q) =>
      q
        .selectFrom('companyCandidate')
        .select('companyCandidate.candidateId')
        .where('companyCandidate.companyId', '=', companyId)
        .where('companyCandidate.bookmarkedAt', 'is not', null),
    ),
  scoutInvitationStatuses: (eb, { isExclusive, statuses }, asked) => {
    const wanted = searchScoutInvitationStatuses.filter((status) => statuses.includes(status) !== isExclusive)
    if (!wanted.includes('NOT_SENT')) return eb('candidate.id', 'in', lastInvitedAs(eb, wanted, asked))
    const unwanted = searchScoutInvitationStatuses.filter((status) => !wanted.includes(status))
    return eb.not(eb('candidate.id', 'in', lastInvitedAs(eb, unwanted, asked)))
  },
  searchCandidateLabelIds: (eb, ids, { companyId }) =>
    eb('candidate.id', 'in', (q) =>
      q
        .selectFrom('companyCandidateLabel')
        .select('companyCandidateLabel.candidateId')
        .where('companyCandidateLabel.companyId', '=', companyId)
        .where('companyCandidateLabel.searchCandidateLabelId', '=', anyOf(uuids(ids))),
    ),
  jobTypeIds: (eb, ids) => eb('candidate.jobTypeIds', '&&', numbers(ids)),
  sellingPointIds: (eb, ids) => eb('candidate.sellingPointIds', '&&', numbers(ids)),
  jobHuntingStatusIds: (eb, ids) => eb('candidate.jobHuntingStatusId', '=', anyOf(numbers(ids))),
  preferredScoutTypeIds: (eb, ids) => eb('candidate.preferredScoutTypeIds', '&&', numbers(ids)),
  favorite: (eb, _, { companyId }) =>
    eb('candidate.id', 'in', (q) =>
      q
        .selectFrom('favoriteCompany')
        .select('favoriteCompany.candidateId')
        .where('favoriteCompany.companyId', '=', companyId),
    ),
  candidateIds: (eb, ids) => eb('candidate.id', '=', anyOf(uuids(ids))),
  excludeCandidateIds: (eb, ids) => eb.not(eb('candidate.id', '=', anyOf(uuids(ids)))),
} satisfies { [Field in keyof Required<SearchCandidateFilters>]: Condition<Required<SearchCandidateFilters>[Field]> }

// The same answer as statusAt of the scout invitation: what is past its time has expired before the clock has written it.
const statusNow = sql<string>`
  case
    when scout_invitation.status = 'PENDING' and scout_invitation.expires_at <= now() then 'EXPIRED'
    when scout_invitation.status = 'ACCEPTED' and scout_invitation.scheduling_status <> 'ACCEPTED'
      and scout_invitation.schedule_by <= now() then 'EXPIRED'
    else scout_invitation.status
  end`

/** Whose latest invitation by the company (to the job) stands so; who was hired had accepted. */
function lastInvitedAs(eb: Candidates, statuses: readonly string[], { companyId, jobId }: Asked) {
  const stored = statuses.includes('ACCEPTED') ? [...statuses, 'HIRED'] : statuses
  return eb
    .selectFrom((q) =>
      q
        .selectFrom('scoutInvitation')
        .select(['scoutInvitation.candidateId', statusNow.as('status')])
        .where('scoutInvitation.companyId', '=', companyId)
        .$if(jobId !== undefined, (one) => one.where('scoutInvitation.jobId', '=', anyOf(uuids([jobId ?? '']))))
        .distinctOn('scoutInvitation.candidateId')
        .orderBy('scoutInvitation.candidateId')
        .orderBy('scoutInvitation.round', 'desc')
        .as('latest'),
    )
    .select('latest.candidateId')
    .where('latest.status', '=', anyOf(texts(stored)))
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

// Who has finished or is not looking is left out, unless the company asks for the status or for people it already knows.
const finishedStatusIds = [4, 5]
const isLooking = (eb: Candidates) =>
  eb.or([
    eb('candidate.jobHuntingStatusId', 'is', null),
    eb.not(eb('candidate.jobHuntingStatusId', '=', anyOf(numbers(finishedStatusIds)))),
  ])
const asksForKnownPeople = ({ candidateIds, scoutInvitationStatuses: asked }: SearchCandidateCondition) =>
  candidateIds !== undefined || (asked !== undefined && !asked.isExclusive && !asked.statuses.includes('NOT_SENT'))

function matching(db: Db, companyId: CompanyId, condition: SearchCandidateCondition) {
  const asked: Asked = { companyId, jobId: condition.jobId }
  const fields = Object.keys(conditions) as (keyof SearchCandidateFilters)[]
  return db
    .selectFrom('candidate')
    .innerJoin('candidateActivity', 'candidateActivity.candidateId', 'candidate.id')
    .where((eb) => isFindable(eb, null, asked))
    .where((eb) =>
      eb.and(
        fields.flatMap((field) => {
          const value = condition[field]
          const add = conditions[field] as Condition<unknown>
          return value === undefined ? [] : [add(eb, value, asked)]
        }),
      ),
    )
    .$if(condition.jobHuntingStatusIds === undefined && !asksForKnownPeople(condition), (query) =>
      query.where(isLooking),
    )
    .$if(condition.orderBy === 'INTELLECTUAL_TEST_SCORE', (query) => query.where(score, 'is not', null))
}

const score = sql<
  number | null
>`(select intellectual_total from assessment_profile where assessment_profile.candidate_id = candidate.id)`
const orderKeys: Record<SearchCandidateOrder, RawBuilder<unknown>> = {
  LAST_ACTIVE_AT: sql`candidate_activity.last_active_at`,
  INSERTED_AT: sql`candidate_activity.inserted_at`,
  INTELLECTUAL_TEST_SCORE: score,
}

export type FoundCandidates = { totalCount: number; ids: CandidateId[] }
export type Page = { first: number; offset: number }

/** The exact number of matching students and the ids of one page, in one statement. */
export async function searchCandidateIds(
  db: Db,
  companyId: CompanyId,
  condition: SearchCandidateCondition,
  page: Page,
): Promise<FoundCandidates> {
  const found = matching(db, companyId, condition)
    .select('candidate.id')
    .select(orderKeys[condition.orderBy ?? 'LAST_ACTIVE_AT'].as('orderKey'))
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
        .orderBy('found.orderKey', 'desc')
        .orderBy('found.id', 'desc')
        .limit(page.first)
        .offset(page.offset)})`.as('ids'),
    ])
    .executeTakeFirstOrThrow()
}

/** How many students match each of the conditions, in one statement. */
export async function countCandidates(
  db: Db,
  companyId: CompanyId,
  asked: readonly SearchCandidateCondition[],
): Promise<number[]> {
  const counts = asked.map((condition) =>
    matching(db, companyId, condition).select((eb) => eb.fn.countAll<number>().as('count')),
  )
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}]::int[] as counts`.execute(db)
  return rows[0]?.counts ?? []
}
