import { subscribe, parse, type DocumentNode, type ExecutionResult } from 'graphql'
import { memoChannel } from '#domain/candidate-search/memo/commands.ts'
import { schema } from '#door/schema.ts'
import { notify } from '#platform/queue/relay.ts'
import { invited, roles, talking, type Role } from './crowd.ts'
import { asked, askedOfEach, type Asking, type Path } from './path.ts'

type Keeping = Pick<Path, 'through' | 'what' | 'ask'>
// A company goes on noting about whom it invited; of a stranger who hides it learns and writes nothing.
const notes = (given: Keeping): Path => ({ ...given, shows: roles, keeps: invited })
const each = (name: string, document: string, variables?: Parameters<typeof askedOfEach>[1]): Path =>
  notes({ through: [`Mutation.${name}`], what: name, ask: askedOfEach(document, variables) })
const labelled = ({ company }: Asking) => ({ labelId: company.label.id })

const memo = parse('subscription ($id: ID!) { searchCandidateMemo(candidateId: $id) { candidateId text } }')

const reading = parse('subscription ($id: ID!) { colleagueReading(candidateId: $id) { id } }')

/** Watches the memo of a student; undefined where that is refused. */
export const watchMemo = (asking: Asking, id: string) => watched(asking, memo, id)

async function watched({ app, company }: Asking, document: DocumentNode, id: string) {
  const contextValue = app.door.contextOf(company.viewer)
  const events = await subscribe({ schema, document, variableValues: { id }, contextValue })
  return Symbol.asyncIterator in events ? (events as AsyncGenerator<ExecutionResult>) : undefined
}
export const tellOfMemo = ({ app, company }: Asking, id: string) =>
  notify(app.db, memoChannel, JSON.stringify({ companyId: company.companyId, candidateId: id }))

type Labels = { searchCandidateLabels: { edges: { node: { candidateCount: number } }[] } }

/** Notes a company writes about students, and reads back. Each path restores its data. */
export const notePaths: Path[] = [
  ...(
    [
      ['whose memo can be watched', memo, ['Subscription.searchCandidateMemo', 'SearchCandidateMemo.candidateId']],
      ['whose readers can be watched', reading, ['Subscription.colleagueReading']],
    ] as const
  ).map(([what, document, through]) =>
    notes({
      through: [...through],
      what,
      ask: async (asking) => {
        const ids: string[] = []
        for (const id of asking.crowd.ids) {
          const events = await watched(asking, document, id)
          if (events) ids.push(id)
          await events?.return(undefined)
        }
        return { text: ids.join('\n') }
      },
    }),
  ),
  ...(['remove', 'add'] as const).map((act) =>
    notes({
      through: [`Mutation.${act}CandidateBookmarks`],
      what: `${act} bookmarks`,
      ask: asked(`mutation ($ids: [ID!]!) { ${act}CandidateBookmarks(ids: $ids) }`, ({ crowd }) => ({
        ids: crowd.ids,
      })),
    }),
  ),
  ...(['passOver', 'takeBackPassedOver'] as const).map((act) =>
    notes({
      through: [`Mutation.${act}Candidates`],
      what: act,
      ask: asked(`mutation ($ids: [ID!]!) { ${act}Candidates(ids: $ids) }`, ({ crowd }) => ({ ids: crowd.ids })),
    }),
  ),
  each('keepTriagePlace', 'mutation ($id: ID!) { keepTriagePlace(condition: {}, candidateId: $id, position: 1) }'),
  each('tellCandidateReading', 'mutation ($id: ID!) { tellCandidateReading(candidateId: $id) }'),
  {
    through: ['Query.candidateLikeness', 'CandidateLikeness.candidate'],
    what: 'whom a search may be like',
    shows: talking,
    keeps: talking,
    ask: askedOfEach('query ($id: ID!) { candidateLikeness(candidateId: $id, chosen: []) { candidate { id } } }'),
  },
  ...['detach', 'attach'].map((act) =>
    each(
      `${act}SearchCandidateLabel`,
      `mutation ($id: ID!, $labelId: ID!) { ${act}SearchCandidateLabel(candidateId: $id, labelId: $labelId) { id } }`,
      labelled,
    ),
  ),
  {
    // The number beside a label is that of the list it opens.
    through: ['SearchCandidateLabel.candidateCount'],
    what: 'how many have a label',
    shows: roles,
    keeps: [],
    ask: asked(
      '{ searchCandidateLabels { edges { node { id candidateCount } } } }',
      () => ({}),
      ({ searchCandidateLabels: { edges } }: Labels) => edges.reduce((sum, { node }) => sum + node.candidateCount, 0),
    ),
    isNumber: true,
  },
  each(
    'updateSearchCandidateMemo',
    'mutation ($id: ID!) { updateSearchCandidateMemo(id: $id, text: "メモ") { candidateId } }',
  ),
  notes({
    through: ['Query.notedCandidate'],
    what: 'whose notes are read',
    ask: askedOfEach('query ($id: ID!) { notedCandidate(id: $id) { id } }'),
  }),
  each(
    'addCandidateNote',
    'mutation ($id: ID!) { addCandidateNote(candidateId: $id, text: "ノート", mentionedUserIds: []) { candidateId } }',
  ),
  each('updateSearchCandidateLastSeenAt', 'mutation ($id: ID!) { updateSearchCandidateLastSeenAt(id: $id) }'),
]

const waits = (what: string, shows: readonly Role[], keeps = shows): Path => ({
  through: ['Query.companyTodo'],
  what,
  shows,
  keeps,
  isNumber: true,
  ask: asked(
    `{ companyTodo { ${what} } }`,
    () => ({}),
    ({ companyTodo }: { companyTodo: Record<string, number> }) => companyTodo[what] ?? 0,
  ),
})

/** Tasks of the company: none for a student whom the company cannot open. */
export const todoPaths: Path[] = [
  waits('uncontacted', ['accepted']),
  waits('waiting', ['pending']),
  waits('scheduled', ['waiting'], []),
  waits('dateRequests', ['asking']),
]
