import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webPush from 'web-push'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { urls } from '#ground/urls.ts'
import { fakeDevice, remembered } from '#test/e2e/fake-device.ts'
import { openProduct, signIn, type Product } from '#test/e2e/product.ts'

let product: Product
const folder = mkdtempSync(join(tmpdir(), 'yoake-firebase-'))
const vapidKey = webPush.generateVAPIDKeys().publicKey

beforeAll(async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const file = join(folder, 'service-account.json')
  const account = {
    project_id: 'yoake-test',
    client_email: 'push@yoake-test.example',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: 'https://oauth2.googleapis.com/token',
  }
  writeFileSync(file, JSON.stringify(account))
  product = await openProduct({
    candidates: 400,
    queue: 'runs',
    settings: {
      FIREBASE_PROJECT_ID: 'yoake-test',
      FIREBASE_API_KEY: `AIza${'x'.repeat(35)}`,
      FIREBASE_APP_ID: '1:1234567890:web:abcdef',
      FIREBASE_SENDER_ID: '1234567890',
      FIREBASE_VAPID_KEY: vapidKey,
      FIREBASE_SERVICE_ACCOUNT: file,
    },
  })
})
afterAll(async () => {
  await product.close()
  rmSync(folder, { recursive: true })
})

test('§7 where Firebase is set, its token is registered', async () => {
  const { page, context } = await product.visit({ width: 390, prompts: true })
  await fakeDevice(context)
  const loaded: string[] = []
  page.on('request', (request) => request.url().includes('firebase-token') && loaded.push(request.url()))
  const token = `fid_of-this-browser:APA91b${'x'.repeat(120)}`
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  await context.route('https://firebaseinstallations.googleapis.com/**', (route) =>
    route.fulfill({
      headers,
      json: {
        fid: 'c1234567890123456789ab',
        refreshToken: 'refresh',
        authToken: { token: 'a.b.c', expiresIn: '604800s' },
      },
    }),
  )
  let registration: unknown
  await context.route('https://fcmregistrations.googleapis.com/**', (route) => {
    registration = route.request().postDataJSON()
    return route.fulfill({ headers, json: { token } })
  })
  await signIn(page, 'student')
  await page.goto(urls.candidate.events())
  const card = page.getByRole('region', { name: '通知を受け取りますか' })
  await card.getByRole('button', { name: '通知を受け取る' }).click()
  const prompt = page.getByRole('dialog', { name: 'プッシュ通知を許可する' })
  await prompt.waitFor()
  expect(loaded).toEqual([])
  await prompt.getByRole('button', { name: '許可する' }).click()
  await expect.poll(() => prompt.count()).toBe(0)
  const rows = await product.db.selectFrom('pushDevice').select('token').execute()
  expect([rows, loaded.length]).toEqual([[{ token }], 1])
  expect(registration).toMatchObject({
    web: { endpoint: expect.stringMatching(/^https:/), applicationPubKey: vapidKey },
  })
  expect(await remembered(page, 'push:')).toEqual(['granted'])
  await context.close()
})
