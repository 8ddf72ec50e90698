import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server and a push service that take everything, and say when the last came. */
export async function openSinks() {
  const mails = { count: 0, lastAt: 0 }
  const pushes = { count: 0, lastAt: 0 }
  const take = (kind: typeof mails) => {
    kind.count += 1
    kind.lastAt = performance.now()
  }
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, taken) {
      stream.resume().on('end', () => {
        take(mails)
        taken()
      })
    },
  })
  const push = createServer((request, response) => {
    request.resume().on('end', () => {
      take(pushes)
      response.writeHead(201).end()
    })
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  await new Promise<void>((resolve) => push.listen(0, '127.0.0.1', resolve))
  const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port

  return {
    mails,
    pushes,
    mailUrl: `smtp://127.0.0.1:${portOf(smtp.server)}`,
    /** The subscription of a browser, whose messages are encrypted for it as for any other. */
    deviceToken: JSON.stringify({
      endpoint: `http://127.0.0.1:${portOf(push)}/device`,
      keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
    }),
    async close() {
      push.close()
      push.closeAllConnections()
      await new Promise<void>((resolve) => smtp.close(() => resolve()))
    },
  }
}
