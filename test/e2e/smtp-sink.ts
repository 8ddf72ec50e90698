import { SMTPServer } from 'smtp-server'
import type { AddressInfo } from 'node:net'
import type { Certificate } from './certificate.ts'

export type SunkMail = { to: string[]; from: string; subject: string; text: string; secure: boolean }
export type SmtpSink = { url: string; mails: SunkMail[]; close: () => Promise<void> }

/** A mail server that takes mails after STARTTLS and a password, and delivers none. */
export async function openSmtpSink(certificate: Certificate): Promise<SmtpSink> {
  const mails: SunkMail[] = []
  const [user, password] = ['yoake', 'a-password-of-the-mail-server']
  const server = new SMTPServer({
    ...certificate,
    onAuth: ({ username, password: given }, _, answer) =>
      username === user && given === password ? answer(null, { user }) : answer(new Error('wrong password')),
    onData(stream, { envelope, secure }, taken) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        const to = envelope.rcptTo.map(({ address }) => address)
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        mails.push({ to, from, subject: subjectOf(raw), text: textOf(raw), secure })
        taken()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://${user}:${password}@localhost:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** RFC 2047, as nodemailer writes it. */
const subjectOf = (raw: string) =>
  (/^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(raw)?.[1] ?? '')
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/=\?UTF-8\?(B|Q)\?([^?]*)\?=\s*/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : fromQuotedPrintable(word.replaceAll('_', ' ')),
    )

/** The plain text part of a mail, or the whole mail when it has no parts. */
function textOf(raw: string) {
  const head = raw.search(/^Content-Type: text\/plain/im)
  const body = raw.slice(raw.indexOf('\r\n\r\n', head) + 4).split('\r\n--')[0] ?? ''
  return /^[\w+/=\s]+$/.test(body)
    ? Buffer.from(body, 'base64').toString()
    : fromQuotedPrintable(body.replace(/=\r\n/g, ''))
}

const fromQuotedPrintable = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')
