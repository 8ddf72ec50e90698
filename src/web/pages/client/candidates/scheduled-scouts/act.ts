import { maxDaysAhead } from '#domain/scout-invitation/sending/delivery/rules.ts'
import { saying } from '#web/carry/act.ts'
import type { Ask, Refused } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { graphql } from '#web/generated/index.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { chosenTimeOf, sendAtOf } from '../scout/send-time/send-at.ts'

const RescheduleScouts = graphql(`
  mutation RescheduleScouts($ids: [ID!]!, $sendAt: DateTime!) {
    rescheduleScoutInvitations(ids: $ids, sendAt: $sendAt)
  }
`)
const CancelScheduledScouts = graphql(`
  mutation CancelScheduledScouts($ids: [ID!]!) {
    cancelScheduledScoutInvitations(ids: $ids)
  }
`)

const idsOf = (form: FormData) => form.getAll('id').map(String)

/** `left`: those that had left meanwhile and stayed as they were. */
export type ScheduledAnswer = { done: 'scoutsRescheduled' | 'scoutScheduleCancelled'; left: number }

const ofUnsendableJob = (refused: Refused) => ({
  ...refused,
  message: '募集が公開されていないため、日時を変えても届きません。募集を元に戻してから、日時を変えてください。',
})

export const scheduledActs = {
  reschedule: saying('job_not_sendable', ofUnsendableJob, async (ask: Ask, form: FormData) => {
    const ids = idsOf(form)
    const sendAt = sendAtOf(chosenTimeOf(new URLSearchParams({ at: formText(form, 'at') })))
    if (sendAt === null)
      return refuseForm(form, [{ path: 'sendAt', message: `日付と時刻を、${maxDaysAhead}日以内で選んでください` }])
    const { rescheduleScoutInvitations: moved } = await ask(RescheduleScouts, { ids, sendAt })
    return { done: 'scoutsRescheduled', left: ids.length - moved.length } satisfies ScheduledAnswer
  }),
  async cancel(ask: Ask, form: FormData): Promise<ScheduledAnswer> {
    const ids = idsOf(form)
    const { cancelScheduledScoutInvitations: cancelled } = await ask(CancelScheduledScouts, { ids })
    return { done: 'scoutScheduleCancelled', left: ids.length - cancelled.length }
  },
}
