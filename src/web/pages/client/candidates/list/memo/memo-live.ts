import { graphql } from '#web/generated/index.ts'
import { useSubscription } from '#web/parts/live/subscription.ts'

const CandidateMemoChanged = graphql(`
  subscription CandidateMemoChanged($id: ID!) {
    searchCandidateMemo(candidateId: $id) {
      updatedAt
    }
  }
`)

/** Calls onChange when a company user writes the memo. A conflict that was missed is found when saving. */
export const useMemoChanges = (id: string, onChange: (updatedAt: string | null) => void) =>
  useSubscription({
    area: 'client',
    document: CandidateMemoChanged,
    id,
    onEvent: ({ searchCandidateMemo }) => onChange(searchCandidateMemo.updatedAt),
  })
