import { createHmac } from 'node:crypto'

/** The secrets of webhooks, computed from the id of each, so that no table holds one. */
export type WebhookSecrets = {
  /** As the receiver keeps it: 'whsec_' and 32 bytes in base64. */
  secretOf: (secretId: string) => string
  /** The value of the header `webhook-signature`: one signature for each secret. */
  sign: (secretIds: readonly string[], message: { id: string; seconds: number; payload: string }) => string
}

/** Standard Webhooks 1.0.0, symmetric signatures. */
export function openWebhookSecrets(secret: string): WebhookSecrets {
  const keyOf = (secretId: string) => createHmac('sha256', secret).update(`webhook ${secretId}`).digest()
  return {
    secretOf: (secretId) => `whsec_${keyOf(secretId).toString('base64')}`,
    sign: (secretIds, { id, seconds, payload }) =>
      secretIds
        .map((secretId) => createHmac('sha256', keyOf(secretId)).update(`${id}.${seconds}.${payload}`).digest('base64'))
        .map((signature) => `v1,${signature}`)
        .join(' '),
  }
}
