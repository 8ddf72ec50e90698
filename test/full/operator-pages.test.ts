import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProduct, signIn, type Product } from '#test/e2e/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

test('§2 §6 the operator’s pages ask the operator’s schema, on the server and in the browser', async () => {
  const { page, context } = await product.visit()
  await page.goto('/admin/events/status/active')
  expect(new URL(page.url()).pathname).toBe('/admin/login')
  expect(await page.getByRole('navigation', { name: '運営メニュー' }).count()).toBe(0)
  await signIn(page, 'operator')
  await page.goto('/admin/events/status/active')
  await page.getByRole('navigation', { name: '運営メニュー' }).waitFor()
  const rows = page.getByRole('main').getByRole('list', { name: 'イベントの一覧' }).getByRole('listitem')
  await rows.nth(1).waitFor()

  const asked: string[] = []
  page.on('request', (request) => request.method() === 'POST' && asked.push(new URL(request.url()).pathname))
  await page.getByRole('link', { name: '受付終了' }).click()
  await page.waitForURL('**/admin/events/status/expired')
  await page.getByRole('link', { name: '受付終了', exact: true }).and(page.locator('[aria-current=page]')).waitFor()
  expect([...new Set(asked)]).toEqual(['/admin/graphql'])

  await product.db.updateTable('session').set({ revokedAt: new Date() }).where('area', '=', 'admin').execute()
  await page.goto('/admin/events/status/active')
  expect(new URL(page.url()).pathname).toBe('/admin/login')
  product.expectSilence()
  await context.close()
})
