import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lineChatOf } from './line-settings.ts'
import { listLineMessages, openLine, type Line } from './line.ts'

const requests: { path: string; headers: Record<string, unknown>; body: unknown }[] = []
let answer = { status: 200, body: '{"sentMessages":[{"id":"1"}]}' }
const messaging = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const body = JSON.parse(Buffer.concat(chunks).toString()) as unknown
    requests.push({ path: request.url ?? '', headers: request.headers, body })
    response.statusCode = answer.status
    response.end(answer.body)
  })
})
const dataDir = mkdtempSync(join(tmpdir(), 'yoake-line-'))
const publicUrl = 'https://yoake.example'
const userId = 'U4af4980629ffffffffffffffffffffff'
const message = {
  title: '新しいスカウトが届きました',
  body: '試験会社 エンジニア職',
  url: '/candidate/invitations/1',
  tag: '0199b8a1000070008000000000000001',
}
let line: Line
beforeAll(async () => {
  await new Promise<void>((resolve) => messaging.listen(0, '127.0.0.1', resolve))
  const apiUrl = `http://127.0.0.1:${(messaging.address() as AddressInfo).port}`
  line = openLine({ line: { accountId: '@yoake', secret: 's', token: 'channel-token', apiUrl }, dataDir, publicUrl })
})
beforeEach(() => {
  requests.length = 0
  answer = { status: 200, body: '{}' }
})
afterAll(() => {
  messaging.close()
  rmSync(dataDir, { recursive: true })
})

describe('the Messaging API', () => {
  test('a push goes to one person, opens in the browser of the phone, and arrives once when tried again', async () => {
    expect(await line.push(userId, message)).toBe('sent')
    expect(requests).toEqual([
      {
        path: '/v2/bot/message/push',
        headers: expect.objectContaining({
          authorization: 'Bearer channel-token',
          'x-line-retry-key': '0199b8a1-0000-7000-8000-000000000001',
        }),
        body: {
          to: userId,
          messages: [
            {
              type: 'text',
              text: '新しいスカウトが届きました\n試験会社 エンジニア職\n\nhttps://yoake.example/candidate/invitations/1?openExternalBrowser=1',
            },
          ],
        },
      },
    ])
    answer = { status: 409, body: '{"message":"The retry key is already accepted"}' }
    expect(await line.push(userId, message)).toBe('sent')
  })

  test('a reply bears no key of a retry, which LINE refuses there', async () => {
    expect(await line.reply('reply-token', 'こんにちは')).toBe('sent')
    expect(requests[0]).toMatchObject({
      path: '/v2/bot/message/reply',
      body: { replyToken: 'reply-token', messages: [{ type: 'text', text: 'こんにちは' }] },
    })
    expect(requests[0]?.headers).not.toHaveProperty('x-line-retry-key')
    answer = { status: 400, body: '{"message":"Invalid reply token"}' }
    expect(await line.reply('spent', 'こんにちは')).toBe('refused')
  })

  test('a month that is spent and a message that is refused are not tried again; a rush and a fault are', async () => {
    answer = { status: 429, body: '{"message":"You have reached your monthly limit."}' }
    expect(await line.push(userId, message)).toBe('refused')
    for (const status of [400, 403, 404]) {
      answer = { status, body: '{}' }
      expect([status, await line.push(userId, message)]).toEqual([status, 'refused'])
    }
    for (const status of [429, 500, 503, 401]) {
      answer = { status, body: '{"message":"The API rate limit has been exceeded."}' }
      await expect(line.push(userId, message)).rejects.toThrow(`the push service answered ${status}`)
    }
  })
})

test('without an account the machine keeps what would be sent, and production sends nothing', async () => {
  const local = openLine({ line: 'local', dataDir, publicUrl })
  expect([await local.push(userId, message), await local.reply('token', '返信')]).toEqual(['sent', 'sent'])
  expect((await listLineMessages(dataDir)).map(({ to }) => to).toSorted()).toEqual([userId, 'token'].toSorted())
  const none = openLine({ line: null, dataDir, publicUrl })
  expect(await none.push(userId, message)).toBe('refused')
})

test('the address of the account opens LINE with the message', () => {
  const account = { accountId: '@yoake', secret: 's', token: 't', apiUrl: 'https://api.line.me' }
  expect(lineChatOf({ line: account, publicUrl })?.addressOf('接続コード AB')).toBe(
    `https://line.me/R/oaMessage/%40yoake/?${encodeURIComponent('接続コード AB')}`,
  )
  expect(lineChatOf({ line: 'local', publicUrl })?.addressOf('AB')).toBe('https://yoake.example/dev/line?text=AB')
  expect(lineChatOf({ line: null, publicUrl })).toBeNull()
})
