import { askFromBrowser } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { LiveCount as Watching, type LiveCountProps } from '#web/parts/live/live-count.tsx'

const CountMoved = graphql(`
  subscription CompanyCountMoved($id: ID) {
    threadWithCandidateChanged(scoutInvitationId: $id) {
      scoutInvitationId
    }
  }
`)
const ThreadCount = graphql(`
  query CompanyThreadCount {
    viewer {
      ... on CompanyViewer {
        __typename
        unansweredThreadCount
      }
    }
  }
`)

async function askCount() {
  const { viewer } = await askFromBrowser()(ThreadCount)
  return viewer?.__typename === 'CompanyViewer' ? viewer.unansweredThreadCount : undefined
}

/** The number of students who wait for an answer. */
export const LiveCount = (props: LiveCountProps) => (
  <Watching {...props} area="client" moved={CountMoved} askCount={askCount} />
)
