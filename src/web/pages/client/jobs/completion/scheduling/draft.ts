import { validationText } from '#ground/validation/validation.ts'
import { fieldPlace } from '#web/parts/forms/draft/places.ts'

/** '' until an event or interview is chosen. */
export type Draft = { schedulingId: string }

export const write = ({ schedulingId }: Draft) => ({
  input: { schedulingId },
  places: [fieldPlace('schedulingInput.schedulingId', 'schedulingId'), fieldPlace('schedulingId')],
})

export const label = '予定'

export const checkDraft = ({ schedulingId }: Draft) => [
  schedulingId === '' ? { path: 'schedulingId', message: validationText.notSelected(label) } : null,
]
