import { useActionData, useNavigation, type Fetcher } from 'react-router'

type Sender = Pick<Fetcher<unknown>, 'state' | 'formData' | 'data'>

/** By a refusal, the form that it answered; null where it stood before that form was seen. */
const refusedForms = new WeakMap<object, FormData | null>()

/**
 * The form that a fetcher sends, for a page that shows an act before its answer. A refused form is on its way no longer,
 * although the page is loaded again after it: a second press in that time is a press of its own.
 */
export function formOnItsWay({ state, formData, data }: Sender): FormData | undefined {
  if (!isRefusal(data)) return formData
  const isLoading = state === 'loading' && formData !== undefined
  // On the way to another page an earlier refusal still stands.
  if (!refusedForms.has(data)) refusedForms.set(data, isLoading ? formData : null)
  return isLoading && refusedForms.get(data) === formData ? undefined : formData
}

const isRefusal = (data: unknown): data is { refused: object } =>
  typeof data === 'object' && data !== null && 'refused' in data && Boolean(data.refused)

/** Whether a press on the form's button would send the same form twice. */
export const isOnItsWay = (fetcher: Sender) => formOnItsWay(fetcher) !== undefined

/** The same for the forms that lead to a page: the one that the open page sends to its action. */
export function useFormOnItsWay() {
  const { state, formData } = useNavigation()
  return formOnItsWay({ state, formData, data: useActionData() })
}
