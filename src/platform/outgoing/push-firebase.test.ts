import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFirebase } from './push-firebase.ts'
import type { Push } from './push-message.ts'

const requests: { path: string; authorization: string | undefined; body: string }[] = []
let status = 200
const firebase = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const { authorization } = request.headers
    requests.push({ path: request.url ?? '', authorization, body: Buffer.concat(chunks).toString() })
    const isSignIn = request.url === '/token'
    response.statusCode = isSignIn ? 200 : status
    response.end(isSignIn ? JSON.stringify({ access_token: 'access', expires_in: 3600 }) : '{}')
  })
})
const folder = mkdtempSync(join(tmpdir(), 'yoake-firebase-'))
let push: Push
beforeAll(async () => {
  await new Promise<void>((resolve) => firebase.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(firebase.address() as AddressInfo).port}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const account = {
    project_id: 'yoake-test',
    client_email: 'push@yoake-test.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: `${origin}/token`,
  }
  writeFileSync(join(folder, 'account.json'), JSON.stringify(account))
  push = openFirebase(join(folder, 'account.json'), origin)
})
afterAll(() => {
  firebase.close()
  rmSync(folder, { recursive: true })
})

const token = 'cTk3bWhXa2Q6:APA91bF-token_of_a_device'
const message = { title: '日程が変更されました', body: '12月3日(木) 14:00〜 試験会社', url: '/candidate', tag: 'a1' }

test('Firebase gets the message as data, signed in once', async () => {
  expect([await push(token, message), await push(token, message)]).toEqual(['sent', 'sent'])
  expect(requests.map(({ path }) => path)).toEqual([
    '/token',
    '/v1/projects/yoake-test/messages:send',
    '/v1/projects/yoake-test/messages:send',
  ])
  expect(requests[1]?.authorization).toBe('Bearer access')
  expect(JSON.parse(requests[1]?.body ?? '')).toEqual({
    message: { token, data: message, webpush: { headers: { Urgency: 'normal', TTL: '86400', Topic: 'a1' } } },
  })
})

test('a device that left Firebase is gone, as is one that was registered for Web Push', async () => {
  status = 404
  expect(await push(token, message)).toBe('gone')
  const before = requests.length
  expect(await push('{"endpoint":"https://fcm.googleapis.com/x"}', message)).toBe('gone')
  expect(requests).toHaveLength(before)
})

test('a sign-in that Firebase no longer knows is made anew', async () => {
  status = 401
  await expect(push(token, message)).rejects.toThrow('the push service answered 401')
  status = 200
  requests.length = 0
  expect(await push(token, message)).toBe('sent')
  expect(requests.map(({ path }) => path)).toEqual(['/token', '/v1/projects/yoake-test/messages:send'])
})

test('what Firebase cannot do now is asked again', async () => {
  status = 503
  await expect(push(token, message)).rejects.toThrow('the push service answered 503')
})
