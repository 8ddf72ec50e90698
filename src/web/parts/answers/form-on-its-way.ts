import type { Fetcher } from 'react-router'

type Sender = Pick<Fetcher<unknown>, 'state' | 'formData' | 'data'>

/**
 * The form that a fetcher sends, for a page that shows an act before its answer. A refused form is on its way no longer,
 * although the page is loaded again after it: a second press in that time is a press of its own.
 */
export function formOnItsWay({ state, formData, data }: Sender): FormData | undefined {
  const isRefused = typeof data === 'object' && data !== null && 'refused' in data && Boolean(data.refused)
  return state === 'loading' && isRefused ? undefined : formData
}

/** Whether a press on the form's button would send the same form twice. */
export const isOnItsWay = (fetcher: Sender) => formOnItsWay(fetcher) !== undefined
