import { afterAll, beforeAll, test } from 'vitest'
import { secondOperator } from '#seeds/demo-sign-ins.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { openProduct, signIn, type Product } from '#test/e2e/product.ts'
import { operatorPages } from '#test/every-page.ts'
import { expectNotFound, expectWholePages } from '#test/e2e/whole-pages.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

test('every page of the operator is whole and silent at 390 and 1440 px', { timeout: 240_000 }, async () =>
  expectWholePages(product, await operatorPages(product.db), { desk: 1440, who: 'operator' }),
)

test('§6 what an operator who may only read meets is accessible', async () => {
  const { page, context } = await product.visit({ width: 1440 })
  await product.db.updateTable('adminAccount').set({ role: 'READ_ONLY' }).where('email', '=', secondOperator).execute()
  await signIn(page, 'operator', secondOperator)
  await page.goto('/admin/suspensions')
  await page.getByText('ほかの運営者の確認を待っています').waitFor()
  await expectAccessible(page)
  await context.close()
})

test('a company and an application of nobody are pages of their own with status 404', async () => {
  const nobody = '00000000-0000-0000-0000-000000000000'
  for (const path of [`/admin/companies/${nobody}`, '/admin/applications/x', '/admin/companies?status=GONE'])
    await expectNotFound(product, { path, ways: ['運営トップに戻る'], who: 'operator' })
})
