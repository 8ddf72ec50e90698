import { searchCandidateOrders } from '#domain/candidate-search/rules/condition.ts'
import type { SearchScoutInvitationStatus } from '#domain/candidate-search/rules/values.ts'
import type { SearchCandidateInput } from '#domain/candidate-search/rules/input.ts'
import { accepted, invited, roles, type Role } from './crowd.ts'
import { asked, askedOfEach, type Asking, type Path } from './path.ts'

type Condition = (asking: Asking) => SearchCandidateInput
type Connection = { totalCount: number }
type Told = { searchCandidates: Connection }

const ofCrowd: Condition = ({ crowd }) => ({ textKeywords: [crowd.word] })
const statusIs =
  (...statuses: SearchScoutInvitationStatus[]): Condition =>
  (asking) => ({
    ...ofCrowd(asking),
    scoutInvitationStatuses: { isExclusive: false, statuses },
  })

const found = (what: string, condition: Condition, shows: readonly Role[] = roles): Path => ({
  through: ['Query.searchCandidates', 'SearchCandidateEdge.node'],
  what,
  shows,
  keeps: [],
  ask: asked(
    `query ($condition: SearchCandidateCondition!) { searchCandidates(condition: $condition) {
      totalCount edges { node { id idpId headline excerpt picture } } } }`,
    (asking) => ({ condition: condition(asking) }),
    ({ searchCandidates }: Told) => searchCandidates.totalCount,
  ),
})

const counted = (field: string, what: string, ask: Path['ask']): Path => ({
  through: [field],
  what,
  shows: roles,
  keeps: [],
  isNumber: true,
  ask,
})

type Options = { searchCandidateOptionCounts: { count: number }[] }
// Each student of the crowd has exactly one option in each of these groups: together they are the crowd.
const groupsOfOne = [
  'GRADUATION_YEARS',
  'JOB_TYPE_IDS',
  'BOOKMARK',
  'FAVORITE',
  'SEARCH_CANDIDATE_LABEL_IDS',
  'SCOUT_INVITATION_STATUSES',
]

/** Every way to search. None shows a student who is not public, not even to a company that had invited the student. */
export const searchPaths: Path[] = [
  found('every student', () => ({ first: 100 })),
  found('a word of the profile', ofCrowd),
  ...searchCandidateOrders.map((orderBy) =>
    found(`in the order ${orderBy}`, (asking) => ({ ...ofCrowd(asking), orderBy })),
  ),
  {
    ...found('the second page', ofCrowd, ['waiting', 'pending', 'declined']),
    ask: asked(
      `query ($condition: SearchCandidateCondition!) { searchCandidates(condition: $condition) { edges { node { id } } } }`,
      (asking) => ({ condition: { ...ofCrowd(asking), orderBy: 'INSERTED_AT', first: 3, offset: 5 } }),
    ),
  },
  found('by their ids', ({ crowd }) => ({ candidateIds: crowd.ids })),
  found('all but some ids', (asking) => ({ ...ofCrowd(asking), excludeCandidateIds: [crypto.randomUUID()] })),
  found('bookmarked', (asking) => ({ ...ofCrowd(asking), bookmark: true })),
  found('who favour the company', (asking) => ({ ...ofCrowd(asking), favorite: true })),
  found('labelled', (asking) => ({ ...ofCrowd(asking), labels: [asking.company.label.id] })),
  found('not invited', statusIs('NOT_SENT'), ['fresh']),
  found('invited', statusIs('PENDING', 'DECLINED', 'ACCEPTED', 'EXPIRED'), ['waiting', ...invited]),
  found('waiting for the morning or for an answer', statusIs('PENDING'), ['waiting', 'pending']),
  found('invited to a job', (asking) => ({ ...statusIs('ACCEPTED')(asking), jobId: asking.company.interviewJob.id }), [
    'interviewed',
  ]),
  found(
    'invited, and no date yet',
    (asking) => ({ ...ofCrowd(asking), schedulingStatus: { schedulingStatus: 'SCHEDULING_DATE_REQUESTED' } }),
    ['asking'],
  ),
  counted(
    'Query.searchCandidates',
    'their number alone',
    found('', (asking) => ({ ...ofCrowd(asking), first: 0 })).ask,
  ),
  counted(
    'Query.searchCandidateRelaxations',
    'how many more without a condition',
    asked(
      `query ($condition: SearchCandidateCondition!) { searchCandidateRelaxations(condition: $condition) { key additionalCount } }`,
      (asking) => ({ condition: { ...ofCrowd(asking), toeicScore: 990 } }),
      (data: { searchCandidateRelaxations: { key: string; additionalCount: number }[] }) =>
        data.searchCandidateRelaxations.find(({ key }) => key === 'toeicScore')?.additionalCount ?? 0,
    ),
  ),
  {
    ...counted(
      'SavedFilter.newCandidateCount',
      'how many are new in a saved filter',
      asked(
        '{ savedFilters { newCandidateCount } }',
        () => ({}),
        (data: { savedFilters: { newCandidateCount: number }[] }) => data.savedFilters[0]?.newCandidateCount ?? 0,
      ),
    ),
    through: ['SavedFilter.newCandidateCount', 'Query.savedFilters'],
  },
  ...groupsOfOne.map((group) =>
    counted(
      'Query.searchCandidateOptionCounts',
      `how many have each of ${group}`,
      asked(
        `query ($condition: SearchCandidateCondition!, $group: SearchCandidateOptionGroup!) {
          searchCandidateOptionCounts(condition: $condition, group: $group) { count } }`,
        (asking) => ({ condition: ofCrowd(asking), group }),
        ({ searchCandidateOptionCounts }: Options) =>
          searchCandidateOptionCounts.reduce((sum, { count }) => sum + count, 0),
      ),
    ),
  ),
  {
    through: ['Query.sendScoutInvitationStatuses'],
    what: 'whom a sending would reach',
    shows: roles,
    keeps: [],
    ask: asked(
      `query ($jobId: ID!, $condition: SearchCandidateCondition!) {
        sendScoutInvitationStatuses(jobId: $jobId, numberOfScoutInvitations: 100, condition: $condition) { new renew alreadySent } }`,
      (asking) => ({ jobId: asking.company.job.id, condition: { candidateIds: asking.crowd.ids } }),
    ),
  },
  {
    through: ['Query.scoutDeliveries', 'ScoutDelivery.candidateId'],
    what: 'when a scout to each would arrive',
    shows: ['fresh', 'declined'],
    keeps: [],
    ask: asked(
      'query ($ids: [ID!]!) { scoutDeliveries(candidateIds: $ids) { candidateId deliverAt isWeekFull } }',
      (asking) => ({
        ids: asking.crowd.ids,
      }),
    ),
  },
  {
    through: ['Query.letterShares', 'LetterShare.candidateId'],
    what: 'what share of a letter is about each',
    shows: roles,
    keeps: [],
    ask: asked(
      `query ($invitations: [UnsentReasonInput!]!) {
        letterShares(message: "はじめまして。", invitations: $invitations) { candidateId personalShare } }`,
      (asking) => ({ invitations: asking.crowd.ids.map((candidateId) => ({ candidateId, reason: '活動' })) }),
    ),
  },
  {
    through: ['Query.searchCandidate', 'Booking.candidate', 'SchedulingDateRequest.candidate'],
    what: 'one profile, with all that is between them and the company',
    shows: roles,
    keeps: invited,
    ask: askedOfEach(`query ($id: ID!) { searchCandidate(id: $id) { id taglines memo { candidateId text }
      scoutInvitations { id reason booking { candidate { id } } schedulingDateRequest { request candidate { id } } }
      ... on DisclosedSearchCandidate { familyName email } } }`),
  },
]

const byJob = (
  status: string,
  shows: readonly Role[],
  { job = 'job', keeps = shows }: { job?: 'job' | 'interviewJob'; keeps?: readonly Role[] } = {},
): Path => ({
  through: ['Query.searchCandidatesByJob', 'SearchCandidateEdge.node'],
  what: `${status} of ${job === 'job' ? 'a job' : 'another job'}`,
  shows,
  keeps,
  ask: asked(
    `query ($jobId: ID!, $status: JobScoutInvitationStatus!) { searchCandidatesByJob(jobId: $jobId, scoutInvitationStatus: $status) {
      totalCount edges { node { id headline ... on DisclosedSearchCandidate { email } } } } }`,
    ({ company }) => ({ jobId: company[job].id, status }),
    ({ searchCandidatesByJob }: { searchCandidatesByJob: Connection }) => searchCandidatesByJob.totalCount,
  ),
})
const withoutInterview = (list: readonly Role[]) => list.filter((role) => role !== 'interviewed')

type Totals = { jobDescription: Record<string, number> }
/** The totals of a job are as long as its lists; a scheduled scout is counted apart. */
const total = (name: string, shows: readonly Role[], keeps = shows): Path => ({
  through: ['Query.jobDescription'],
  what: name,
  shows,
  keeps,
  isNumber: true,
  ask: asked(
    `query ($id: ID!) { jobDescription(jobId: $id) { ${name} } }`,
    ({ company }) => ({ id: company.job.id }),
    ({ jobDescription }: Totals) => jobDescription[name] ?? 0,
  ),
})

/** §7 the list by job; hiding ends new scouts, not those that were sent (decisions/0019). */
export const jobPaths: Path[] = [
  byJob('SENT', ['waiting', ...withoutInterview(invited)], { keeps: withoutInterview(invited) }),
  byJob('PENDING', ['waiting', 'pending'], { keeps: ['pending'] }),
  byJob('DECLINED', ['declined']),
  byJob('ACCEPTED', withoutInterview(accepted)),
  byJob('ACCEPTED', ['interviewed'], { job: 'interviewJob' }),
  byJob('HIRED', ['hired']),
  total('totalSentInSight', ['waiting', ...withoutInterview(invited)], withoutInterview(invited)),
  total('totalScheduled', ['waiting'], []),
  total('totalPending', ['pending']),
  total('totalAccepted', withoutInterview(accepted)),
  total('totalHired', ['hired']),
]
