import { join } from 'node:path'
import type { Env } from '../env.ts'
import { inSendingSpan } from '../traces/traces.ts'
import { openOutbox, type Stored } from './outbox.ts'

/** `to` is in E.164: +819012345678. */
export type ShortMessage = { to: string; text: string }
/** Throws when the provider refuses or does not answer. */
export type Sms = { send: (message: ShortMessage) => Promise<void> }

/** Twilio when SMS_URL is set, otherwise files in the data folder. */
export function openSms(env: Pick<Env, 'smsUrl' | 'dataDir'>): Sms {
  const { send } = openProvider(env)
  return { send: (message) => inSendingSpan('sms', () => send(message)) }
}

function openProvider(env: Pick<Env, 'smsUrl' | 'dataDir'>): Sms {
  if (env.smsUrl) return openTwilio(new URL(env.smsUrl))
  const outbox = openOutbox<ShortMessage>(smsFolder(env.dataDir))
  return { send: async (message) => void (await outbox.store(message)) }
}

/** SMS messages stored on this machine, newest first. */
export const listSms = (dataDir: string, limit?: number): Promise<Stored<ShortMessage>[]> =>
  openOutbox<ShortMessage>(smsFolder(dataDir)).list(limit)

const smsFolder = (dataDir: string) => join(dataDir, 'sms')

function openTwilio({ username, password, hostname }: URL, origin = 'https://api.twilio.com'): Sms {
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')
  return {
    async send({ to, text }) {
      const response = await fetch(`${origin}/2010-04-01/Accounts/${username}/Messages.json`, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ To: to, From: decodeURIComponent(hostname), Body: text }),
        signal: AbortSignal.timeout(15_000),
      })
      // The answer repeats the phone number, so only its status may be logged.
      if (!response.ok) throw new Error(`the SMS provider answered ${response.status}`)
    },
  }
}
