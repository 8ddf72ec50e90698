import { lastActiveDays, searchScoutInvitationStatuses } from '#domain/candidate-search/rules/values.ts'
import type { SearchCandidateCondition } from '#domain/candidate-search/rules/condition.ts'
import { addDays } from '#ground/day.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { partsBy, type FilterRows, type UnsetRows } from './filter-rows.ts'
import { asksForAll, asksForPeople } from './plain-question.ts'
import { pageOf, type Question } from './questions.ts'

type Asked = { companyId: string; condition: SearchCandidateCondition }
type Filter = { [field: string]: unknown }

const among = (column: string) => (values: readonly unknown[]) => ({ [column]: { in: values } })
const amongNumbers = (column: string) => (ids: readonly (string | number)[]) => ({ [column]: { in: ids.map(Number) } })
const some = (relation: string, column: string) => (ids: readonly string[]) => ({
  [relation]: { some: { [column]: { in: ids.map(Number) } } },
})
const not = (filter: Filter) => ({ not: filter })
const ofCompany = (relation: string, companyId: string, filter: Filter = {}) => ({
  [relation]: { some: { companyId: { equalTo: companyId }, ...filter } },
})
const holds = (column: string, names: readonly string[]) =>
  names.map((name) => ({ [column]: { includesInsensitive: name } }))
/** Students who typed such a name, or whose school or department has such a name. */
const named = (typed: string, relation: string) => (names: readonly string[]) => ({
  or: [...holds(typed, names), { [relation]: { or: holds('name', names) } }],
})

function invitedAs({ companyId, condition: { jobId } }: Asked, statuses: readonly string[]): Filter {
  if (statuses.includes('NOT_SENT'))
    return not(
      invitedAs(
        { companyId, condition: jobId === undefined ? {} : { jobId } },
        searchScoutInvitationStatuses.filter((status) => !statuses.includes(status)),
      ),
    )
  const standing = { standing: { in: statuses } }
  return jobId === undefined
    ? ofCompany('lastInvitations', companyId, standing)
    : ofCompany('lastInvitationToJobs', companyId, { ...standing, jobId: { equalTo: jobId } })
}

const isLabelled = (ids: readonly string[], { companyId }: Asked) =>
  ofCompany('companyLabels', companyId, { searchCandidateLabelId: { in: ids } })
const isSeen = (companyId: string) => ofCompany('companyCandidates', companyId, { lastSeenAt: { isNull: false } })

const filters: FilterRows<Asked, Filter> = {
  graduationYears: among('graduationYear'),
  prefectureIds: (ids) => ({ candidateAreas: { some: { prefectureId: { in: ids } } } }),
  industryIds: some('candidateIndustries', 'industryId'),
  schoolDepartmentCategories: among('departmentCategory'),
  lastActiveAt: (within) => ({
    lastActiveAt: {
      greaterThanOrEqualTo: startOfTokyoDay(addDays(tokyoToday(), -lastActiveDays[within])).toISOString(),
    },
  }),
  excludedIndustryIds: (ids) => not(some('candidateIndustries', 'industryId')(ids)),
  excludedSchoolGroupIds: (ids) => not(some('candidateSchoolGroups', 'schoolGroupId')(ids)),
  excludedSearchCandidateLabelIds: (ids, search) => not(isLabelled(ids, search)),
  bookmark: (_, { companyId }) => ofCompany('companyCandidates', companyId, { bookmarkedAt: { isNull: false } }),
  hasSeen: (wanted, { companyId }) => (wanted ? isSeen(companyId) : not(isSeen(companyId))),
  scoutInvitationStatuses: ({ isExclusive, statuses }, search) =>
    invitedAs(
      search,
      searchScoutInvitationStatuses.filter((status) => statuses.includes(status) !== isExclusive),
    ),
  scoutInvitationStatus: (status, search) => invitedAs(search, [status]),
  searchCandidateLabelIds: isLabelled,
  jobTypeIds: some('candidateJobTypes', 'jobTypeId'),
  sellingPointIds: some('candidateSellingPoints', 'sellingPointId'),
  jobHuntingStatusIds: amongNumbers('jobHuntingStatusId'),
  preferredScoutTypeIds: some('candidateScoutTypes', 'scoutTypeId'),
  favorite: (_, { companyId }) => ofCompany('favorites', companyId),
  campusPrefectureIds: among('campusPrefectureId'),
  hometownPrefectureIds: among('hometownPrefectureId'),
  companySelectionCriterionIds: some('candidateCriteria', 'criterionId'),
  companySizeIds: some('candidateCompanySizes', 'companySizeId'),
  genders: among('gender'),
  hasPicture: among('hasPicture'),
  schoolGroupIds: some('candidateSchoolGroups', 'schoolGroupId'),
  schoolNameKeywords: named('otherSchoolName', 'school'),
  schoolDepartmentKeywords: named('otherSchoolDepartmentName', 'schoolDepartment'),
  highSchoolNameKeywords: (names) => ({ or: holds('highSchoolName', names) }),
  toeicScore: (score) => ({ toeicScore: { greaterThanOrEqualTo: score } }),
  personalityAssessmentTraits: (ranges) => ({
    and: ranges.map(({ traitId, min, max }) => ({
      candidateTraits: {
        none: {
          trait: { equalTo: Number(traitId.slice(1)) },
          or: [{ percentage: { lessThan: min } }, { percentage: { greaterThan: max } }],
        },
      },
    })),
  }),
  schedulingStatus: ({ jobId, schedulingId, schedulingStatus }, { companyId }) =>
    ofCompany('invitations', companyId, {
      schedulingStatus: { equalTo: schedulingStatus },
      standing: { equalTo: 'ACCEPTED' },
      ...(jobId ? { jobId: { equalTo: jobId } } : {}),
      ...(schedulingId ? { schedulingId: { equalTo: schedulingId } } : {}),
    }),
  candidateIds: among('rowId'),
  excludeCandidateIds: (ids) => ({ rowId: { notIn: ids } }),
}

const unset: UnsetRows<Filter> = {
  rows: {
    industryIds: { candidateIndustriesExist: false },
    hometownPrefectureIds: { hometownPrefectureId: { isNull: true } },
    highSchoolNameKeywords: { highSchoolName: { isNull: true } },
    toeicScore: { toeicScore: { isNull: true } },
  },
  either: (one, other) => ({ or: [one, other] }),
}

const orders = {
  LAST_ACTIVE_AT: ['LAST_ACTIVE_AT_DESC', 'ORDINAL_DESC'],
  INSERTED_AT: ['INSERTED_AT_DESC', 'ORDINAL_DESC'],
  INTELLECTUAL_TEST_SCORE: ['SCORE_BAND_DESC', 'LAST_ACTIVE_AT_DESC', 'ORDINAL_DESC'],
}

/** The words of a text are asked for over columns without an index, which its filters leave out. */
export const refusesText = ({ condition: { textKeywords, excludedTextKeywords } }: Question) =>
  textKeywords === undefined && excludedTextKeywords === undefined ? null : 'no filter on columns without an index'

/** The count and a page with what a card shows. */
export const cards = `
  query Cards($filter: CandidateFilter, $orderBy: [CandidateOrderBy!], $first: Int, $offset: Int, $companyId: UUID!) {
    candidates(filter: $filter, orderBy: $orderBy, first: $first, offset: $offset) {
      totalCount
      nodes {
        rowId graduationYear departmentCategory otherSchoolName otherSchoolDepartmentName
        school { name }
        schoolDepartment { name }
        candidateText { taglines selfIntroduction }
        candidateSellingPoints { nodes { sellingPointId } }
        companyCandidates(condition: { companyId: $companyId }) { nodes { bookmarkedAt lastSeenAt } }
        companyLabels(condition: { companyId: $companyId }) { nodes { searchCandidateLabelId } }
        favorites(condition: { companyId: $companyId }) { totalCount }
        invitations(condition: { companyId: $companyId }) { nodes { standing round schedulingStatus } }
      }
    }
  }`

export function variablesOf(companyId: string, question: Question) {
  const { condition } = question
  const { orderBy = 'LAST_ACTIVE_AT' } = condition
  const search = { companyId, condition }
  const parts: Filter[] = [
    { status: { equalTo: 'ACTIVE' } },
    not(ofCompany('blocks', companyId)),
    ...(orderBy === 'INTELLECTUAL_TEST_SCORE' ? [{ scoreBand: { isNull: false } }] : []),
    ...(asksForAll(condition) ? [] : [{ jobHuntingStatusId: { distinctFrom: 4 } }]),
    ...(asksForPeople(condition) ? [] : [not(ofCompany('passedOvers', companyId))]),
    ...partsBy(filters, condition, search, unset),
  ]
  return { filter: { and: parts }, orderBy: orders[orderBy], companyId, ...pageOf(question) }
}
