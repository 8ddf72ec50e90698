import { sql } from 'kysely'
import { beforeAll } from 'vitest'
import { openOutbound } from '#platform/outgoing/outbound.ts'
import type { Database, Tx } from '#platform/database/db.ts'
import type { Files } from '#platform/files/files.ts'
import type { Push } from '#platform/outgoing/push-message.ts'
import type { ShortMessage } from '#platform/outgoing/sms.ts'
import type { Mail } from '#platform/outgoing/mail.ts'
import { tasksWith, type WorkContext } from '../src/server/work/work.ts'
import { testEnv, testServices } from './settings.ts'
import { runDueJobs } from './due-jobs.ts'
import { checkAttachment, checkMailLines } from './mail-lines.ts'

export const site = {
  productName: 'ヨアケ',
  publicUrl: 'https://yoake.test',
  operator: { name: '株式会社試験', address: '東京都千代田区1-1', mail: 'support@yoake.test' },
}

const services = testServices()
export const { webhookSecrets: testWebhookSecrets, mailTokens: testMailTokens } = services

/** A store of files that lives as long as the test. */
function heldFiles(): Files {
  const held = new Map<string, Uint8Array>()
  return {
    put: async (key, bytes) => void held.set(key, bytes),
    get: async (key) => {
      const bytes = held.get(key)
      return bytes && { bytes, contentType: 'application/octet-stream' }
    },
    delete: async (key) => void held.delete(key),
  }
}

/** The worker of a test file, on its app. */
export function ownWorker(app: Parameters<typeof worker>[0], push?: Push) {
  const work = {} as ReturnType<typeof worker>
  beforeAll(() => void Object.assign(work, worker(app, push)))
  return work
}

/** Works off every job that waits, and what these queue in turn; mails are kept instead of sent, pushes go where they are told. */
export function worker(
  { db, pool, files = heldFiles() }: Database & { files?: Files },
  push: Push = async () => 'sent',
) {
  const mails: Mail[] = []
  const messages: ShortMessage[] = []
  const lineMessages: { to: string; text: string }[] = []
  const keepLine = (to: string, text: string) => {
    lineMessages.push({ to, text })
    return 'sent' as const
  }
  let isMailDown = false
  const send = async (mail: Mail) => {
    if (isMailDown) throw new Error('mail server down')
    checkMailLines(mail.text)
    checkAttachment(mail)
    mails.push(mail)
  }
  const context: WorkContext = {
    ...services,
    db,
    files,
    mail: { send },
    sms: { send: async (message: ShortMessage) => void messages.push(message) },
    push,
    line: {
      push: async (to, { title, body, url }) => keepLine(to, [title, body, url].join('\n')),
      reply: async (replyToken, text) => keepLine(replyToken, text),
    },
    site,
    outbound: openOutbound(testEnv),
    inTransaction: <Result>(act: (tx: Tx) => Promise<Result>) => db.transaction().execute(act),
  }
  const taskList = tasksWith(context)
  return {
    mails,
    /** SMS, likewise. */
    messages,
    /** Messages in LINE: to a person, or in answer to an event. */
    lineMessages,
    /** For running one job by hand. */
    context,
    /** While it is down, sending fails and waits for another try. */
    breakMail: (isDown: boolean) => void (isMailDown = isDown),
    /** Moves declines past the moment in which a student can take them back, and makes their jobs due. */
    async waitOutDeclines() {
      await sql`update scout_invitation
        set answered_at = answered_at - interval '1 minute', ended_at = ended_at - interval '1 minute'
        where status = 'DECLINED' and answered_at = ended_at`.execute(db)
      await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db)
    },
    async run() {
      // A failed job waits longer each time; here it is due at once.
      await sql`update graphile_worker._private_jobs set run_at = now() where attempts > 0`.execute(db)
      await runDueJobs({ db, pool }, taskList)
    },
    /** Payloads of the waiting jobs, as stored. */
    waiting: async () => {
      const { rows } = await sql<{ payload: unknown }>`select payload from graphile_worker._private_jobs`.execute(db)
      return rows.map(({ payload }) => payload)
    },
  }
}
