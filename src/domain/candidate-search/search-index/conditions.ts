import { sql } from 'kysely'
import {
  lastActiveDays,
  type SearchCandidateCondition,
  type SearchCandidateFilters,
  type SearchScoutInvitationStatus,
} from '../rules.ts'
import { lastInvitedAs, scheduledAs, unwantedStatuses, wantedStatuses } from './invited.ts'
import { ordinalsOf, uuids, type Asked, type Keyword, type Part } from './parts.ts'
import { activityKeys, toeicKeys, traitKeys } from './ranges.ts'

type Condition<Value> = (value: Value, asked: Asked) => Part | Part[]

// What is not shaped like a value is the key of nobody, like an unknown one.
const keysOf = (family: string) => (values: readonly (string | number | boolean)[]) => ({
  keys: values.map((value) => `${family}${String(value)}`).filter((key) => /^[\w:]+$/.test(key)),
})
// An id may come with zeros before it; the index knows it without.
const numbered = (family: string) => (ids: readonly string[]) => keysOf(family)(ids.map(Number))
const named = (family: Keyword['family']) => (keywords: readonly string[]) => ({
  keywords: keywords.map((keyword) => ({ family, keyword })),
})

/** One row a condition: OR inside, AND between. */
const conditions = {
  graduationYears: keysOf('y:'),
  prefectureIds: keysOf('a:'),
  industryIds: numbered('i:'),
  schoolDepartmentCategories: keysOf('c:'),
  lastActiveAt: (within, { today }) => ({ keys: activityKeys(today, lastActiveDays[within]) }),
  // Every keyword must be there.
  textKeywords: (keywords) => keywords.map((keyword) => named('t:')([keyword])),
  bookmark: (_, { companyId }) => ({
    among: ordinalsOf(
      sql`select candidate_id from company_candidate where company_id = ${companyId} and bookmarked_at is not null`,
    ),
  }),
  scoutInvitationStatuses: (filter, asked) => standsAs(wantedStatuses(filter), asked),
  scoutInvitationStatus: (status, asked) => standsAs([status], asked),
  schedulingStatus: (filter, { companyId }) => ({ among: ordinalsOf(scheduledAs(companyId, filter)) }),
  searchCandidateLabelIds: (ids, { companyId }) => ({
    among: ordinalsOf(
      sql`select candidate_id from company_candidate_label
        where company_id = ${companyId} and search_candidate_label_id = any(${uuids(ids)})`,
    ),
  }),
  jobTypeIds: numbered('j:'),
  sellingPointIds: numbered('sp:'),
  jobHuntingStatusIds: numbered('jhs:'),
  preferredScoutTypeIds: numbered('st:'),
  favorite: (_, { companyId }) => ({
    among: ordinalsOf(sql`select candidate_id from favorite_company where company_id = ${companyId}`),
  }),
  campusPrefectureIds: keysOf('cp:'),
  hometownPrefectureIds: keysOf('hp:'),
  companySelectionCriterionIds: numbered('csc:'),
  companySizeIds: numbered('cs:'),
  genders: keysOf('g:'),
  hasPicture: keysOf('p:'),
  schoolGroupIds: numbered('s:'),
  schoolNameKeywords: named('sn:'),
  schoolDepartmentKeywords: named('sd:'),
  highSchoolNameKeywords: named('hn:'),
  toeicScore: (score) => ({ keys: toeicKeys(score) }),
  personalityAssessmentTraits: (ranges) =>
    ranges.map(({ traitId, min, max }) => ({
      keys: traitKeys(Number(/^T(\d{2})$/.exec(traitId)?.[1] ?? 0), min, max),
    })),
  candidateIds: (ids) => ({ among: ordinalsOf(sql`select unnest(${uuids(ids)})`) }),
  excludeCandidateIds: (ids) => ({ except: ordinalsOf(sql`select unnest(${uuids(ids)})`) }),
} satisfies { [Field in keyof Required<SearchCandidateFilters>]: Condition<Required<SearchCandidateFilters>[Field]> }

function standsAs(wanted: readonly SearchScoutInvitationStatus[], asked: Asked): Part {
  if (!wanted.includes('NOT_SENT')) return { among: ordinalsOf(lastInvitedAs(wanted, asked)) }
  return { except: ordinalsOf(lastInvitedAs(unwantedStatuses(wanted), asked)) }
}

// Who has finished (4) or is not looking (5) is left out, unless the company asks for them or for people it knows.
const looking: Part = { keys: ['jhs:0', 'jhs:1', 'jhs:2', 'jhs:3'] }
const asksForKnownPeople = (asked: SearchCandidateCondition) =>
  asked.candidateIds !== undefined ||
  asked.schedulingStatus !== undefined ||
  (asked.scoutInvitationStatus ?? 'NOT_SENT') !== 'NOT_SENT' ||
  (asked.scoutInvitationStatuses !== undefined &&
    !asked.scoutInvitationStatuses.isExclusive &&
    !asked.scoutInvitationStatuses.statuses.includes('NOT_SENT'))

/** Everything that is asked of a student: active, public, not blocking the company, and what the condition names. */
export function partsOf(condition: SearchCandidateCondition, asked: Asked): Part[] {
  const fields = Object.keys(conditions) as (keyof SearchCandidateFilters)[]
  return [
    { keys: ['live'] },
    { except: ordinalsOf(sql`select candidate_id from blocked_company where company_id = ${asked.companyId}`) },
    ...fields.flatMap((field) => {
      const value = condition[field]
      return value === undefined ? [] : (conditions[field] as Condition<unknown>)(value, asked)
    }),
    ...(condition.jobHuntingStatusIds === undefined && !asksForKnownPeople(condition) ? [looking] : []),
    ...(condition.orderBy === 'INTELLECTUAL_TEST_SCORE' ? [{ keys: ['score'] }] : []),
  ]
}
