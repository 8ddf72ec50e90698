import { createHmac } from 'node:crypto'

/** The secrets of webhooks, computed from the id of each, so that no table holds one. */
export type WebhookSecrets = {
  /** As the receiver keeps it: 'whsec_' and 32 bytes in base64. */
  secretOf: (secretId: string) => string
  /**
   * The value of the header `webhook-signature`: one signature for each secret, and while a secret of our own settings
   * is being changed one more by that of before, so that a receiver has time to take over its new one.
   */
  sign: (secretIds: readonly string[], message: { id: string; seconds: number; payload: string }) => string
}

/** Standard Webhooks 1.0.0, symmetric signatures. */
export function openWebhookSecrets(secret: string, previous: readonly string[] = []): WebhookSecrets {
  const keyOf = (secretId: string, own = secret) => createHmac('sha256', own).update(`webhook ${secretId}`).digest()
  return {
    secretOf: (secretId) => `whsec_${keyOf(secretId).toString('base64')}`,
    sign: (secretIds, { id, seconds, payload }) =>
      secretIds
        .flatMap((secretId) => [secret, ...previous].map((own) => keyOf(secretId, own)))
        .map((key) => createHmac('sha256', key).update(`${id}.${seconds}.${payload}`).digest('base64'))
        .map((signature) => `v1,${signature}`)
        .join(' '),
  }
}
