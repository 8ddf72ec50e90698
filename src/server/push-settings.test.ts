import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { testDatabase, type TestDatabase } from '#test/database.ts'
import { publicPushSettings, pushOrigins } from './push-settings.ts'

let database: TestDatabase
beforeAll(async () => void (database = await testDatabase()))
afterAll(() => database.close())

test('a browser is told the public half of our keys, the same at every start, and asks nobody but us', async () => {
  const settings = await publicPushSettings(readEnv({}), database.db)
  expect(settings).toEqual({ kind: 'webPush', publicKey: expect.stringMatching(/^B[\w-]{86}$/) })
  expect(await publicPushSettings(readEnv({}), database.db)).toEqual(settings)
  expect(pushOrigins(settings)).toEqual([])
})

test('with Firebase it is told what a browser may know, and whom it asks', async () => {
  const env = readEnv({
    FIREBASE_PROJECT_ID: 'yoake-test',
    FIREBASE_API_KEY: 'api-key',
    FIREBASE_APP_ID: '1:2:web:3',
    FIREBASE_SENDER_ID: '2',
    FIREBASE_VAPID_KEY: 'public-key',
    FIREBASE_SERVICE_ACCOUNT: '/run/secrets/firebase.json',
  })
  const settings = await publicPushSettings(env, database.db)
  expect(settings).toEqual({
    kind: 'firebase',
    projectId: 'yoake-test',
    apiKey: 'api-key',
    appId: '1:2:web:3',
    senderId: '2',
    vapidKey: 'public-key',
  })
  expect(pushOrigins(settings)).toEqual([
    'https://firebaseinstallations.googleapis.com',
    'https://fcmregistrations.googleapis.com',
  ])
})
