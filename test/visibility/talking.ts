import { talking } from './crowd.ts'
import { asked, askedOfEach, type Asking, type Path } from './path.ts'

const ofThreads = ({ company }: Asking) => company.threadIds
const thread = 'candidateReadPosition candidate { id } lastMessage { text }'

const talks = (field: string, ask: Path['ask']): Path => ({
  through: [field, 'ThreadWithCandidate.candidate', 'ThreadWithCandidate.candidateReadPosition'],
  what: 'who has a thread',
  shows: talking,
  keeps: talking,
  ask,
})

/** The messages of threads, and how far a student is seen to have read. */
export const threadPaths: Path[] = [
  talks(
    'Query.inbox',
    asked(`{ inbox(first: 50) { nodes { ${thread} } } }`, () => ({})),
  ),
  talks(
    'Query.threadWithCandidate',
    askedOfEach(`query ($id: ID!) { threadWithCandidate(scoutInvitationId: $id) { ${thread} } }`, undefined, ofThreads),
  ),
]
