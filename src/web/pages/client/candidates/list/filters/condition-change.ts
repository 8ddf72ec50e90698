import { useState } from 'react'
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router'
import { isSameCondition, type SearchCandidateCondition } from '#domain/candidate-search/rules/condition.ts'
import { readCondition } from '#domain/candidate-search/rules/address.ts'
import { presentCondition } from '#domain/candidate-search/rules/input.ts'
import { canonicalQuery } from '#domain/candidate-search/saved-filter/rules.ts'
import { useDebounce } from '#web/ui/browser/timer.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { readFilterId, withConditionOf, withFilterId } from '../../parts/filter-address.ts'

/** Milliseconds without another change until a changed condition is searched. */
const searchDelay = 300

/** The address of a condition: first page, same view, same preview. An empty condition leaves its saved filter. */
export function addressOf(condition: SearchCandidateCondition, now: URLSearchParams) {
  const query = canonicalQuery(condition)
  return clientUrls.candidates(withFilterId(withConditionOf(query, now), query && readFilterId(now)))
}

/** The condition is read from the URL. A change shows at once and is searched after a short delay. */
export function useCondition() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const addressCondition = readCondition(search)
  const [chosen, setChosen] = useChosen(addressCondition)
  const whenRested = useDebounce(searchDelay)

  const change = (condition: SearchCandidateCondition) => {
    const next = presentCondition(condition)
    setChosen(next)
    // The user may open another view or another student during the delay.
    const go = () => navigate(addressOf(next, readAddress()), { replace: true, preventScrollReset: true })
    whenRested(() => void go())
  }
  return { condition: chosen ?? addressCondition, addressCondition, change, isChanging: chosen !== null }
}

const readAddress = () => new URLSearchParams(location.search)

/** The chosen condition that is not in the address yet. Going back or forward discards it. */
function useChosen(addressCondition: SearchCandidateCondition) {
  const [chosen, setChosen] = useState<SearchCandidateCondition | null>(null)
  const { key } = useLocation()
  const [seenKey, setSeenKey] = useState(key)
  const wentBack = useNavigationType() === 'POP' && key !== seenKey
  if (key !== seenKey) setSeenKey(key)
  const isReached = chosen !== null && isSameCondition(chosen, addressCondition)
  if (chosen !== null && (isReached || wentBack)) setChosen(null)
  return [chosen, setChosen] as const
}
