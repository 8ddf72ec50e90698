import { join } from 'node:path'
import type { Db } from '../database/db.ts'
import type { Env } from '../env.ts'
import { pushes } from '../metrics/metrics.ts'
import { inSendingSpan } from '../traces/traces.ts'
import { openOutbox, type Stored } from './outbox.ts'
import { openFirebase } from './push-firebase.ts'
import type { Push, PushMessage, PushOutcome } from './push-message.ts'
import { openWebPush } from './push-web.ts'
import { loadVapidKeys } from './vapid-keys.ts'

/**
 * The outcome of a push; the queue retries 'failed'. A log never holds the token, since the token alone allows sending
 * to the device.
 */
export type PushCopy = PushMessage & { outcome: PushOutcome | 'failed' }
type PushEnv = Pick<Env, 'push' | 'dataDir' | 'isProduction'> & { operator: Pick<Env['operator'], 'mail'> }

/**
 * Sends by Firebase when configured, otherwise by Web Push with our own keys. Outside production a copy is stored in
 * the data folder.
 */
export async function openPush(env: PushEnv, db: Db): Promise<Push> {
  const send =
    env.push.kind === 'firebase'
      ? openFirebase(env.push.serviceAccountFile)
      : openWebPush(await loadVapidKeys(db), env.operator.mail)
  return counted(env.isProduction ? send : withCopies(send, env.dataDir), 'browser')
}

/** Counts what the service said, and tells it to the traces. */
export const counted =
  (send: Push, service: 'browser' | 'line'): Push =>
  (token, message) =>
    inSendingSpan('push', async (span) => {
      let outcome: PushCopy['outcome'] = 'failed'
      try {
        return (outcome = await send(token, message))
      } finally {
        pushes.inc({ service, outcome })
        span?.set({ 'yoake.outcome': outcome })
      }
    })

function withCopies(send: Push, dataDir: string): Push {
  const outbox = openOutbox<PushCopy>(pushFolder(dataDir))
  return async (token, message) => {
    let outcome: PushCopy['outcome'] = 'failed'
    try {
      return (outcome = await send(token, message))
    } finally {
      await outbox.store({ ...message, outcome })
    }
  }
}

/** Pushes stored on this machine, newest first. */
export const listPushes = (dataDir: string, limit?: number): Promise<Stored<PushCopy>[]> =>
  openOutbox<PushCopy>(pushFolder(dataDir)).list(limit)

const pushFolder = (dataDir: string) => join(dataDir, 'push')
