import { asked, type Asking, type Path } from './path.ts'
import type { SearchCandidateInput } from '#domain/candidate-search/rules/input.ts'

/** A number of students that rests on what they published: all of the crowd before, nobody after. */
export type ResultPath = { what: string; count: (asking: Asking) => Promise<number> }

const published: SearchCandidateInput = { hasPublishedPersonality: true }
const reached: SearchCandidateInput = {
  ...published,
  personalityAssessmentTraits: [{ traitId: 'T01', min: 40, max: 80 }],
}
const ordered: SearchCandidateInput = { orderBy: 'INTELLECTUAL_TEST_SCORE' }

const numberOf =
  (ask: Path['ask']): ResultPath['count'] =>
  async (asking) =>
    (await ask(asking)).count ?? Number.NaN

const searching = (what: string, condition: SearchCandidateInput): ResultPath => ({
  what,
  count: numberOf(
    asked(
      'query ($condition: SearchCandidateCondition!) { searchCandidates(condition: $condition) { totalCount edges { node { id } } } }',
      ({ crowd }) => ({ condition: { textKeywords: [crowd.word], ...condition } }),
      ({ searchCandidates }: { searchCandidates: { totalCount: number; edges: unknown[] } }) =>
        Math.max(searchCandidates.totalCount, searchCandidates.edges.length),
    ),
  ),
})

type Options = { searchCandidateOptionCounts: { count: number }[] }
const choosing = (what: string, condition: SearchCandidateInput): ResultPath => ({
  what,
  count: numberOf(
    asked(
      `query ($condition: SearchCandidateCondition!) {
        searchCandidateOptionCounts(condition: $condition, group: GRADUATION_YEARS) { count } }`,
      ({ crowd }) => ({ condition: { textKeywords: [crowd.word], ...condition } }),
      ({ searchCandidateOptionCounts: options }: Options) => options.reduce((sum, { count }) => sum + count, 0),
    ),
  ),
})

type Statuses = { sendScoutInvitationStatuses: Record<'new' | 'renew' | 'alreadySent', readonly string[]> }
/** Every number that a company reads of students with a published result. */
export const resultNumbers: readonly ResultPath[] = [
  searching('those who publish', published),
  searching('those within a range', reached),
  searching('the order of the test', ordered),
  choosing('options of those who publish', published),
  choosing('options of those within a range', reached),
  {
    what: 'the new ones of a saved filter',
    count: numberOf(
      asked(
        '{ savedFilters { newCandidateCount } }',
        () => ({}),
        ({ savedFilters }: { savedFilters: { newCandidateCount: number }[] }) =>
          savedFilters[0]?.newCandidateCount ?? 0,
      ),
    ),
  },
  {
    what: 'whom a sending would reach',
    count: numberOf(
      asked(
        `query ($jobId: ID!, $condition: SearchCandidateCondition!) {
          sendScoutInvitationStatuses(jobId: $jobId, numberOfScoutInvitations: 100, condition: $condition) { new renew alreadySent } }`,
        ({ crowd, company }) => ({ jobId: company.job.id, condition: { textKeywords: [crowd.word], ...published } }),
        ({ sendScoutInvitationStatuses: statuses }: Statuses) =>
          statuses.new.length + statuses.renew.length + statuses.alreadySent.length,
      ),
    ),
  },
]

/** The condition of the crowd's saved filter. */
export const ofPublished = (word: string) => new URLSearchParams({ tk: word, pp: 'true' }).toString()

/** Whether an answer holds a result: a band, a fraction, a percentage. */
export const showsResult = (text: string) => /"(?:intellectualBand|achieved|percentage)":\d/.test(text)
