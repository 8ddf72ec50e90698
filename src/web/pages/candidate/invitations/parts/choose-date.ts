import type { Ask } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { graphql } from '#web/generated/index.ts'

const ChooseDate = graphql(`
  mutation ChooseSchedulingDate($scoutInvitationId: ID!, $schedulingDateId: ID!, $startAt: DateTime, $endAt: DateTime) {
    chooseSchedulingDate(
      scoutInvitationId: $scoutInvitationId
      schedulingDateId: $schedulingDateId
      startAt: $startAt
      endAt: $endAt
    ) {
      id
    }
  }
`)

type Slot = { id: string; startAt: string; endAt: string }

/** The hidden value by which a form says when it showed a date to be. */
export const spanField = ({ id, startAt, endAt }: Slot) =>
  ({ type: 'hidden', name: `span ${id}`, value: `${startAt} ${endAt}` }) as const

/**
 * Books the date that a form has chosen; a date that is booked already is swapped in the same transaction. False when
 * nothing was chosen.
 */
export async function chooseDate(ask: Ask, scoutInvitationId: string, form: FormData) {
  const schedulingDateId = formText(form, 'schedulingDateId')
  if (!schedulingDateId) return false
  const [startAt, endAt] = formText(form, `span ${schedulingDateId}`).split(' ')
  await ask(ChooseDate, { scoutInvitationId, schedulingDateId, startAt: startAt || null, endAt: endAt || null })
  return true
}
