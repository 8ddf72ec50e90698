import type { RefusalCode } from '#ground/refusal.ts'
import type { Refused } from '#web/carry/ask.ts'
import { useActionData, useNavigation, type Fetcher } from 'react-router'

type Sender = Pick<Fetcher<unknown>, 'state' | 'formData' | 'data'>

/** By a refusal, the form that it answered. */
const refusedForms = new WeakMap<object, FormData | null>()

/** Somebody else saved meanwhile: the next press means what the page is loading now. */
const aboutNewerRevisions: readonly string[] = [
  'booking_changed_meanwhile',
  'changed_meanwhile',
  'company_section_edited',
  'job_changed_meanwhile',
  'scheduling_changed_meanwhile',
  'scheduling_date_moved',
  'student_moved_meanwhile',
  'waiting_place_changed',
] satisfies readonly RefusalCode[]

/**
 * The form that a fetcher sends, for a page that shows an act before its answer. A refused form is on its way no longer,
 * although the page is loaded again after it: a second press in that time is a press of its own.
 */
export function formOnItsWay({ state, formData, data }: Sender): FormData | undefined {
  if (!isRefusal(data) || aboutNewerRevisions.includes(data.refused.code)) return formData
  const isLoading = state === 'loading' && formData !== undefined
  // On the way to another page an earlier refusal still stands, which was seen before this form was sent.
  if (!refusedForms.has(data)) refusedForms.set(data, formData ?? null)
  return isLoading && refusedForms.get(data) === formData ? undefined : formData
}

const isRefusal = (data: unknown): data is { refused: Refused } =>
  typeof data === 'object' && data !== null && 'refused' in data && Boolean(data.refused)

/** Whether a press on the form's button would send the same form twice. */
export const isOnItsWay = (fetcher: Sender) => formOnItsWay(fetcher) !== undefined

/** For a dialog that an answer opens or closes: the page behind is loaded again while it stands, and a press counts then. */
export const isBeingSent = ({ state }: Pick<Fetcher, 'state'>) => state === 'submitting'

/** The form that the open page sends to its action, for forms that lead to a page. */
export function useFormOnItsWay() {
  const { state, formData } = useNavigation()
  return formOnItsWay({ state, formData, data: useActionData() })
}
