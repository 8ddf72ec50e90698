export const candidateViews = ['card', 'table'] as const
export type CandidateView = (typeof candidateViews)[number]

export const viewWords: Record<CandidateView, string> = { card: 'カード', table: '表' }

// The product's own key beside the short keys of §3. No condition reads this key.
const key = 'view'

/** The view of the students, stored in the address alone. */
export const readView = (search: URLSearchParams): CandidateView => (search.get(key) === 'table' ? 'table' : 'card')

/** The same address with the given view. An address without the key shows cards. */
export function withView(search: URLSearchParams, view: CandidateView): URLSearchParams {
  const next = new URLSearchParams(search)
  if (view === 'table') next.set(key, view)
  else next.delete(key)
  return next
}
