export const candidateViews = ['card', 'table'] as const
export type CandidateView = (typeof candidateViews)[number]

export const viewWords: Record<CandidateView, string> = { card: 'カード', table: '表' }

// A key of our own beside the short keys of §3: no condition reads it.
const key = 'view'

/** How the students are shown; only the address remembers it. */
export const readView = (search: URLSearchParams): CandidateView => (search.get(key) === 'table' ? 'table' : 'card')

/** The same address, shown in that way; cards are what is not said. */
export function withView(search: URLSearchParams, view: CandidateView): URLSearchParams {
  const next = new URLSearchParams(search)
  if (view === 'table') next.set(key, view)
  else next.delete(key)
  return next
}
