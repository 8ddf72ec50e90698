import { webhookEvents, webhookLimits, type WebhookEvent } from '#domain/webhook/rules.ts'
import { checkText, validationText } from '#ground/validation/validation.ts'
import { formText } from '#web/carry/form-text.ts'

type EventName = Uppercase<WebhookEvent> extends `${infer Noun}.${infer Act}` ? `${Noun}_${Act}` : never

/** The names of events in GraphQL, which takes no dots. */
export const eventNames = {
  'scout_invitation.accepted': 'SCOUT_INVITATION_ACCEPTED',
  'scout_invitation.declined': 'SCOUT_INVITATION_DECLINED',
  'scheduling_date.chosen': 'SCHEDULING_DATE_CHOSEN',
  'scheduling_date.changed': 'SCHEDULING_DATE_CHANGED',
  'candidate.stage_changed': 'CANDIDATE_STAGE_CHANGED',
  'candidate.hired': 'CANDIDATE_HIRED',
  'saved_filter.matched': 'SAVED_FILTER_MATCHED',
} as const satisfies Record<WebhookEvent, EventName>

export const webhookLabels = {
  url: webhookLimits.url.label,
  description: webhookLimits.description.label,
  events: '知らせる出来事',
}

export const webhookIn = (form: FormData) => ({
  url: formText(form, 'url').trim(),
  description: formText(form, 'description'),
  events: webhookEvents.filter((event) => form.getAll('events').includes(event)).map((event) => eventNames[event]),
})

/** The server looks at the address more closely. */
export function checkWebhook(form: FormData) {
  const { url, description, events } = webhookIn(form)
  return [
    checkText('url', url, webhookLimits.url),
    checkText('description', description, webhookLimits.description),
    events.length > 0 ? null : { path: 'events', message: validationText.nonEmptyArray(webhookLabels.events) },
  ]
}
