import { keyOf, readCondition } from '#domain/candidate-search/rules/address.ts'
import { asksForHiddenFacts, withoutHiddenFilters } from '#domain/candidate-search/fair-mode/rules.ts'
import { canonicalQuery } from '#domain/candidate-search/saved-filter/rules.ts'
import { readView, withView } from './view.ts'

// The key of §3 for a saved filter. It names the origin of a condition and is no condition itself.
const key = 'fid'

/** The id of the saved filter that an address was opened from; '' for none. */
export const readFilterId = (search: URLSearchParams) => search.get(key) ?? ''

/** The same address, opened from the given saved filter; with '' from none. */
export function withFilterId(search: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams(search)
  if (id) next.set(key, id)
  else next.delete(key)
  return next
}

// An address without conditions opens the default ones, so an address for all students needs a key of its own.
const noneKey = 'all'

const hasNoCondition = (search: URLSearchParams) => canonicalQuery(readCondition(search)) === ''

/** Whether an address asks for all students explicitly. */
export const saysNone = (search: URLSearchParams) => search.has(noneKey)

/** Whether an address has no condition, no key for all students and no saved filter. */
export const isPlain = (search: URLSearchParams) =>
  hasNoCondition(search) && !saysNone(search) && readFilterId(search) === ''

/** The address with its conditions but without its saved filter. */
export function withoutFilter(search: URLSearchParams): URLSearchParams {
  const next = withFilterId(search, '')
  if (hasNoCondition(next)) next.set(noneKey, 'true')
  return next
}

const genderKey = keyOf('genders') ?? ''
export const hasGenders = (query: string) => new URLSearchParams(query).has(genderKey)

/** A saved query without its genders, for the time the gender filter is off. */
export function withoutGenders(query: string): string {
  const search = new URLSearchParams(query)
  search.delete(genderKey)
  return search.toString()
}

/** A saved query without the filters that fair mode does not allow. */
export const withoutHidden = (query: string): string =>
  canonicalQuery(withoutHiddenFilters(readCondition(new URLSearchParams(query))))

/** Whether a saved query has filters that fair mode does not allow. */
export const hasHidden = (query: string) => asksForHiddenFacts(readCondition(new URLSearchParams(query)))

/** The address without its genders but with its saved filter, for the time the gender filter is off. */
export function withGendersLeftOut(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete(genderKey)
  if (hasNoCondition(next)) next.set(noneKey, 'true')
  return next
}

/** The id of the job for which students are searched; '' for none. The composer opens with this job. */
export const readJobId = (search: URLSearchParams) => search.get('job') ?? ''

/** The same address, on the search for the same job as `now`. */
export function withJobOf(search: URLSearchParams, now: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search)
  const jobId = readJobId(now)
  if (jobId) next.set('job', jobId)
  return next
}

/** The address of a condition with the current view, job and preview, on the first page and without a saved filter. */
export function withConditionOf(query: string, now: URLSearchParams): URLSearchParams {
  const search = withJobOf(withView(new URLSearchParams(query || { [noneKey]: 'true' }), readView(now)), now)
  const preview = now.get('preview')
  if (preview) search.set('preview', preview)
  return search
}
