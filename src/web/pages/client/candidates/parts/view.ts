export const candidateViews = ['card', 'table', 'triage'] as const
export type CandidateView = (typeof candidateViews)[number]

export const viewWords: Record<CandidateView, string> = { card: 'カード', table: '表', triage: '1名ずつ' }

// The product's own key beside the short keys of §3. No condition reads this key.
const key = 'view'

/** The view of the students, stored in the address alone. */
export const readView = (search: URLSearchParams): CandidateView =>
  candidateViews.find((view) => view === search.get(key)) ?? 'card'

/** The same address with the given view. An address without the key shows cards. */
export function withView(search: URLSearchParams, view: CandidateView): URLSearchParams {
  const next = new URLSearchParams(search)
  if (view === 'card') next.delete(key)
  else next.set(key, view)
  return next
}
