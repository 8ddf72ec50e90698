import { readView, withView } from './view.ts'

// The key of §3 for a saved filter: it names where a condition came from and is none itself.
const key = 'fid'

/** The saved filter an address was opened from; '' for none. */
export const readFilterId = (search: URLSearchParams) => search.get(key) ?? ''

/** The same address, opened from that saved filter; '' from none. */
export function withFilterId(search: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams(search)
  if (id) next.set(key, id)
  else next.delete(key)
  return next
}

/** The first page of a condition, seen as now and opened from no saved filter. */
export function withConditionOf(query: string, now: URLSearchParams): URLSearchParams {
  const search = withView(new URLSearchParams(query), readView(now))
  const preview = now.get('preview')
  if (preview) search.set('preview', preview)
  return search
}
