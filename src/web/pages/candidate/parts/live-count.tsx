import { askFromBrowser } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { LiveCount as Watching, type LiveCountProps } from '#web/parts/live/live-count.tsx'

const CountMoved = graphql(`
  subscription CandidateCountMoved($id: ID) {
    threadWithCompanyChanged(scoutInvitationId: $id) {
      scoutInvitationId
    }
  }
`)
const ThreadCount = graphql(`
  query CandidateThreadCount {
    viewer {
      ... on CandidateViewer {
        __typename
        unreadThreadCount
      }
    }
  }
`)

async function askCount() {
  const { viewer } = await askFromBrowser()(ThreadCount)
  return viewer?.__typename === 'CandidateViewer' ? viewer.unreadThreadCount : undefined
}

/** The number of threads with messages to read. */
export const LiveCount = (props: LiveCountProps) => (
  <Watching {...props} area="candidate" moved={CountMoved} askCount={askCount} />
)
