import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#test/database.ts'
import { startPushService, vapidOf } from '#test/push-service.ts'
import { openDatabase } from '../database/db.ts'
import { readEnv } from '../env.ts'
import { listPushes, openPush } from './push.ts'
import type { Push } from './push-message.ts'
import { loadVapidKeys } from './vapid-keys.ts'

const message = {
  title: '試験会社からスカウトが届きました',
  body: 'エンジニア職｜12月3日(木) 23:59まで',
  url: '/candidate/invitations/019aa000-0000-7000-8000-000000000000',
  tag: '019aa000000070008000000000000000',
}
let database: TestDatabase
let service: Awaited<ReturnType<typeof startPushService>>
let dataDir: string
let push: Push
beforeAll(async () => {
  database = await testDatabase()
  service = await startPushService()
})
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'yoake-push-'))
  push = await openPush(readEnv({ DATA_DIR: dataDir, OPERATOR_MAIL: 'help@yoake.test' }), database.db)
})
afterEach(() => {
  rmSync(dataDir, { recursive: true })
  service.received.length = 0
  service.answer(201)
})
afterAll(async () => {
  await service.close()
  await database.close()
})

test('a push service gets the message sealed for the device, and who we are', async () => {
  const device = service.device()
  expect(await push(device.token, message)).toBe('sent')
  const [received, ...more] = service.received
  if (!received) throw new Error('nothing was received')
  expect(more).toEqual([])
  expect(received.path).toBe(device.path)
  expect(received.headers).toMatchObject({
    ttl: '86400',
    topic: message.tag,
    urgency: 'normal',
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    'content-length': String(received.body.length),
  })
  expect(received.body.includes(Buffer.from('試験会社'))).toBe(false)
  expect(device.open(received)).toEqual(message)
  const { exp, ...vapid } = vapidOf(received)
  const { publicKey } = await loadVapidKeys(database.db)
  expect(vapid).toEqual({ isSigned: true, publicKey, aud: service.origin, sub: 'mailto:help@yoake.test' })
  expect(Number(exp) - Date.now() / 1000).toBeLessThanOrEqual(86_400)
})

test.each([
  [200, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [400, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
])('an answer of %i means %s', async (status, outcome) => {
  service.answer(status)
  expect(await push(service.device().token, message)).toBe(outcome)
})

test.each([401, 408, 429, 500, 503])('an answer of %i is asked again', async (status) => {
  service.answer(status)
  await expect(push(service.device().token, message)).rejects.toThrow(`the push service answered ${status}`)
})

test('it is never sent on to where a push service points', async () => {
  service.answer(307, { location: `${service.origin}/elsewhere` })
  expect(await push(service.device().token, message)).toBe('refused')
  expect(service.received).toHaveLength(1)
})

test('a push service that is not there is asked again; what is said of it names no address', async () => {
  const closed = await startPushService()
  const device = closed.device()
  await closed.close()
  const error = await push(device.token, message).catch((failed: unknown) => failed)
  expect(error).toBeInstanceOf(Error)
  expect(`${(error as Error).stack}${JSON.stringify((error as Error).cause)}`).not.toContain(device.path)
})

test('a token of Firebase cannot be reached by Web Push any more', async () => {
  expect(await push('dGhpcyBpcyBhIHRva2Vu:APA91bF-x', message)).toBe('gone')
})

test('outside production a copy stays, without the token; in production none', async () => {
  const device = service.device()
  await push(device.token, message)
  service.answer(410)
  await new Promise((resolve) => setTimeout(resolve, 5))
  await push(device.token, message)
  service.answer(503)
  await new Promise((resolve) => setTimeout(resolve, 5))
  await expect(push(device.token, message)).rejects.toThrow()
  const copies = await listPushes(dataDir)
  expect(copies.map(({ outcome }) => outcome)).toEqual(['failed', 'gone', 'sent'])
  expect(copies[2]).toMatchObject(message)
  expect(JSON.stringify(copies)).not.toContain(device.path)

  const env = readEnv({ DATA_DIR: dataDir })
  const inProduction = await openPush({ ...env, isProduction: true }, database.db)
  service.answer(201)
  await inProduction(device.token, message)
  expect(await listPushes(dataDir)).toHaveLength(3)
})

test('servers that start at once have the same VAPID keys', async () => {
  const fresh = await testDatabase()
  const servers = [1, 2, 3, 4].map((n) => openDatabase(fresh.url, { poolSize: 2, applicationName: `server ${n}` }))
  try {
    const keys = await Promise.all(servers.map(({ db }) => loadVapidKeys(db)))
    expect(new Set(keys.map(({ publicKey, privateKey }) => `${publicKey} ${privateKey}`)).size).toBe(1)
    expect(await loadVapidKeys(fresh.db)).toEqual(keys[0])
    expect(keys[0]?.publicKey).toMatch(/^B[\w-]{86}$/)
  } finally {
    await Promise.all(servers.map(({ close }) => close()))
    await fresh.close()
  }
})
