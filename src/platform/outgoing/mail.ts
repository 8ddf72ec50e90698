import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Env } from '../env.ts'
import { currentRequestId } from '../log.ts'
import { mails } from '../metrics/metrics.ts'
import { inSendingSpan } from '../traces/traces.ts'
import { openOutbox, type Stored, type Outbox } from './outbox.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html?: string
  /** A uuidv7: a mail sent again has the same id, and is stored once in the data folder. */
  messageId?: string
  /** The address where one click ends mails of this kind (RFC 8058). */
  unsubscribeUrl?: string
  attachments?: readonly MailAttachment[]
}
/** A file of text that a mail carries; `type` is its MIME type. */
export type MailAttachment = { fileName: string; type: string; content: string }
/** Throws when the mail server refuses or does not answer; the queue retries. */
export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void }

/** SMTP when MAIL_URL is set, otherwise `.eml` files in the data folder. */
export function openMail(env: Pick<Env, 'mail' | 'dataDir' | 'productName'>): Mailer {
  const { send, close } = openMailer(env)
  return { send: (mail) => inSendingSpan('mail', () => send(mail)), close }
}

function openMailer(env: Pick<Env, 'mail' | 'dataDir' | 'productName'>): Mailer {
  const from = { name: env.productName, address: env.mail.from }
  if (!env.mail.url) return openLocalMail(mailFolder(env.dataDir), from)
  const transport = createTransport({
    url: env.mail.url,
    pool: true,
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
  } as object)
  return {
    async send(mail) {
      try {
        await transport.sendMail(envelope(mail, from))
        mails.inc({ outcome: 'sent' })
      } catch (error) {
        mails.inc({ outcome: 'refused' })
        throw refusalOf(error)
      }
    },
    close: () => transport.close(),
  }
}

// The mail server's words often repeat the recipient's address, so only codes may be logged. They stand in the message
// alone: as a property, 'ECONNREFUSED' would say that the database is away.
function refusalOf(error: unknown) {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return new Error(`the mail server refused: ${[code ?? 'unknown', responseCode].filter(Boolean).join(' ')}`)
}

/** Mails stored on this machine, newest first. */
export const listMails = (dataDir: string, limit?: number): Promise<Stored<Mail>[]> => mailbox(dataDir).list(limit)
export const readMail = (dataDir: string, id: string): Promise<Stored<Mail> | undefined> => mailbox(dataDir).read(id)

const mailFolder = (dataDir: string) => join(dataDir, 'mail')
const mailbox = (dataDir: string): Outbox<Mail> => openOutbox<Mail>(mailFolder(dataDir))

type Sender = { name: string; address: string }

function openLocalMail(folder: string, from: Sender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const outbox = openOutbox<Mail>(folder)
  return {
    async send(mail) {
      const { message } = await transport.sendMail(envelope(mail, from))
      const id = await outbox.store(mail, mail.messageId)
      await writeFile(join(folder, `${id}.eml`), message as Buffer)
    },
    close: () => {},
  }
}

const envelope = ({ to, subject, text, html, messageId, unsubscribeUrl, attachments }: Mail, from: Sender) => ({
  from,
  // Never parsed as a list: one address is one recipient.
  to: { name: '', address: to },
  subject,
  text,
  ...(html && { html }),
  ...(messageId && { messageId: `<${messageId}@${from.address.split('@')[1]}>` }),
  headers: {
    // The line of the log in which a mail began is found by the mail alone.
    ...(currentRequestId() && { 'X-Request-Id': currentRequestId() }),
    ...(unsubscribeUrl && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  ...(attachments && {
    attachments: attachments.map(({ fileName, type, content }) => ({ filename: fileName, contentType: type, content })),
  }),
})
