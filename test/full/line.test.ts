import { afterAll, beforeAll, expect, test } from 'vitest'
import { urls } from '#ground/urls.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { openProduct, signIn, type Product } from '#test/e2e/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 400, queue: 'runs' })
})
afterAll(() => product.close())

test('a student opens LINE from a phone, sends the message, and the page behind says that it is connected', async () => {
  const { page, context } = await product.visit({ width: 390 })
  await signIn(page, 'student')
  await page.goto(urls.candidate.settingsNotifications())
  const part = page.getByRole('region', { name: 'LINEで受け取る' })
  await part.getByRole('button', { name: 'LINEとつなぐ' }).click()
  const link = part.getByRole('link', { name: 'LINEを開く' })
  await link.waitFor()
  await expectAccessible(page)

  // A code that ends while the page is open says so, at the next look.
  await product.db
    .updateTable('lineCode')
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .execute()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await part.getByText('接続コードの期限が過ぎました').waitFor()
  await expectAccessible(page)
  await part.getByRole('button', { name: 'LINEとつなぐ' }).click()
  await link.waitFor()
  expect(await part.getByText('接続コードの期限が過ぎました').count()).toBe(0)

  const app = await context.newPage()
  await app.goto((await link.getAttribute('href')) ?? '')
  await app.getByRole('button', { name: '送信' }).click()
  await expect
    .poll(async () => {
      await app.goto('/dev/line')
      return app.locator('body').innerText()
    })
    .toContain('このLINEで受け取れるようになりました')
  await app.close()
  await page.bringToFront()
  await part.getByText('LINEで受け取っています').waitFor()
  await page.getByRole('checkbox', { name: /^企業とのやりとりを ?LINE$/ }).waitFor()
  await expectAccessible(page)

  await part.getByRole('button', { name: 'LINEの接続を解除する' }).click()
  await part.getByRole('button', { name: 'LINEとつなぐ' }).waitFor()
  expect(await part.getByText('接続コードの期限が過ぎました').count()).toBe(0)
  await context.close()
  product.expectSilence()
})
