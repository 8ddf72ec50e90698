import type { Attempt, ById } from './attempt.ts'

/** Attempts of another company with the ids of a webhook and of a delivery. */
export const webhookAttempts = (byId: ById): Record<string, Attempt> => ({
  updateWebhook: byId(
    'updateWebhook',
    'webhook',
    ', url: "https://hooks.example.jp/", description: "", events: [CANDIDATE_HIRED]',
  ),
  updateWebhookState: byId('updateWebhookState', 'webhook', ', isOn: false'),
  rotateWebhookSecret: byId('rotateWebhookSecret', 'webhook'),
  showWebhookSecret: byId('showWebhookSecret', 'webhook', '', ''),
  sendTestWebhook: byId('sendTestWebhook', 'webhook'),
  deleteWebhook: byId('deleteWebhook', 'webhook', '', ''),
  redeliverWebhook: byId('redeliverWebhook', 'delivery'),
})
