import { noteStage } from '#domain/scout-invitation/pipeline/stage/commands.ts'
import type { SendJob } from './delivery/commands.ts'
import { sendWebhook, type Sending } from './delivery/sending.ts'
import { tellWebhooks } from './telling/commands.ts'
import type { Followed, Heard } from './telling/facts.ts'

const hear =
  <Name extends keyof Heard>(name: Name) =>
  (payload: Heard[Name], { inTransaction, site }: Pick<Sending, 'inTransaction' | 'site'>) =>
    inTransaction((tx) => tellWebhooks(tx, name, payload, site.publicUrl))

/** Jobs of other nouns that also tell the webhooks. */
export const heardJobs = {
  notify_scout_accepted: hear('notify_scout_accepted'),
  notify_scout_declined: hear('notify_scout_declined'),
  notify_booking_made: hear('notify_booking_made'),
  notify_booking_cancelled: hear('notify_booking_cancelled'),
  notify_offer_answered: hear('notify_offer_answered'),
}

export const jobs = {
  tell_bookings_moved: hear('tell_bookings_moved'),
  tell_offer_resolved: hear('tell_offer_resolved'),
  tell_stage_changed: (relation: Followed, { inTransaction, site }: Pick<Sending, 'inTransaction' | 'site'>) =>
    inTransaction(async (tx) => {
      const stage = await noteStage(tx, relation)
      if (stage !== undefined) await tellWebhooks(tx, 'tell_stage_changed', { ...relation, stage }, site.publicUrl)
    }),
  tell_saved_filter_matched: hear('tell_saved_filter_matched'),
  send_webhook: (job: SendJob, sending: Sending) => sendWebhook(job, sending),
}
