import type { Fetcher } from 'react-router'

/**
 * The form that a fetcher sends, for a page that shows an act before its answer. A refused form is on its way no longer,
 * although the page is loaded again after it: a second press in that time would take back what was never done.
 */
export function formOnItsWay({ state, formData, data }: Fetcher<object>): FormData | undefined {
  return state === 'loading' && data && 'refused' in data ? undefined : formData
}
