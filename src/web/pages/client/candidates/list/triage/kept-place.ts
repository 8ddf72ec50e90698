import { askFromBrowser } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { useTimer } from '#web/ui/browser/timer.ts'
import { useCandidateList } from '../candidate-list.tsx'
import { useNeighbours } from '../drawer/preview-urls.ts'

const KeepTriagePlace = graphql(`
  mutation KeepTriagePlace($condition: SearchCandidateCondition!, $id: ID!, $position: Int!) {
    keepTriagePlace(condition: $condition, candidateId: $id, position: $position)
  }
`)

/** Milliseconds on a student until the place is kept, so that a held key keeps only the last one. */
const settlesAfter = 800

/** Keeps the place for the next visit, on this device or another; a lost word does not matter. */
export function useKeptPlace() {
  const { previewId, addressCondition } = useCandidateList()
  const { place } = useNeighbours()
  const keep = () => {
    const stop = { condition: addressCondition, id: previewId, position: place }
    void askFromBrowser()(KeepTriagePlace, stop).catch(() => undefined)
  }
  useTimer(keep, place > 0 ? settlesAfter : null, `${previewId} ${place}`)
}
