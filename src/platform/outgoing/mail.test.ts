import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { isDatabaseAway } from '../database/database-away.ts'
import { plainError } from '../log.ts'
import { openMail } from './mail.ts'

const letter = { to: 'gakusei.hanako@example.jp', subject: '確認コード', text: '123456' }

async function failureAt(port: number): Promise<unknown> {
  const mail = openMail({
    dataDir: '/nowhere',
    productName: 'ヨアケ',
    mail: { url: `smtp://127.0.0.1:${port}`, from: 'no-reply@yoake.example' },
  })
  try {
    return await mail.send(letter).then(
      () => undefined,
      (error: unknown) => error,
    )
  } finally {
    mail.close()
  }
}

async function portOfServer(refusal: Error) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, answer) => answer(refusal),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

test('a refused mail tells the log the code of the answer, and never the address or the words of the server', async () => {
  const text = `<${letter.to}>: Recipient address rejected: User unknown`
  const { port, close } = await portOfServer(Object.assign(new Error(text), { responseCode: 550 }))
  const error = await failureAt(port)
  await close()
  expect(plainError(error)).toMatchObject({ type: 'Error', message: 'the mail server refused: EENVELOPE 550' })
  expect(JSON.stringify([plainError(error), String(error), (error as Error).stack, error])).not.toMatch(
    /hanako|example|rejected|123456/,
  )
})

test('a mail server that is away is not mistaken for the database', async () => {
  const { port, close } = await portOfServer(new Error('never asked'))
  await close()
  const error = await failureAt(port)
  expect((error as Error).message).toMatch(/^the mail server refused: E[A-Z]+$/)
  expect(isDatabaseAway(error)).toBe(false)
})
