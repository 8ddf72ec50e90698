import { clientUrls } from '#ground/client-urls.ts'
import { keepSearch } from '#web/pages/client/parts/last-search.ts'
import { useAfterPaint } from '#web/ui/browser/after-paint.ts'
import { useSearchGround } from '../parts/ground.ts'
import { useCandidateList } from './candidate-list.tsx'

/** The home page leads back to the search, without the open student, since opening a profile is a reading. */
export function useKeptSearch() {
  const { search, page, found, addressCondition } = useCandidateList()
  const { viewerId } = useSearchGround()
  const query = new URLSearchParams(search)
  query.delete('preview')
  // A link to a student by id is no search.
  const isSearch = found !== null && addressCondition.candidateIds === undefined
  const address = isSearch ? clientUrls.candidates(query, page) : null
  useAfterPaint((left) => {
    if (left !== null) keepSearch(viewerId, left)
  }, address)
}
