import { afterAll, beforeAll, expect, test } from 'vitest'
import { secondOperator } from '#seeds/demo-sign-ins.ts'
import { openProduct, signIn, standing, type Product } from '#test/e2e/product.ts'
import { typeSignIn } from '#test/e2e/typed-sign-in.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ queue: 'runs', candidates: 50 })
})
afterAll(() => product.close())

test('1B.2 1B.7 an application is approved, a company is suspended by two, a contract signed and renewed', async () => {
  const { page, context } = await product.visit({ width: 1440 })
  await typeSignIn(page, 'operator')
  expect(new URL(page.url()).pathname).toBe('/admin')
  await page.getByRole('link', { name: /企業の申込を判断する/ }).click()
  await page.getByRole('link', { name: '株式会社あかつき精工' }).click()
  await page.getByText('法人番号：7000012050002').waitFor()
  await page.getByRole('button', { name: '承認する' }).click()
  const dialog = page.getByRole('dialog')
  await standing(dialog)
  await dialog.getByText('72時間有効な登録コードをメールで送ります').waitFor()
  await dialog.getByRole('button', { name: '承認する' }).click()
  await page.getByText('さんが「承認済み」にしました').waitFor()
  await page.getByRole('button', { name: '再送する' }).waitFor()

  // A company under review gets its contract, and a year more.
  await page.goto('/admin/companies?status=UNDER_REVIEW')
  await page.getByRole('region', { name: '企業の一覧' }).getByRole('link').first().click()
  await page.getByRole('button', { name: '契約を締結' }).click()
  await standing(dialog)
  await dialog.getByText('企業の管理者全員にメールでお知らせします').waitFor()
  await dialog.getByRole('button', { name: '契約を締結する' }).click()
  const history = page.getByRole('region', { name: '契約の履歴' })
  await history.getByRole('rowheader', { name: '契約を締結' }).waitFor()
  await page.getByRole('button', { name: '契約を更新' }).click()
  await standing(dialog)
  await dialog.getByText('企業の管理者全員にメールでお知らせします').waitFor()
  await dialog.getByRole('button', { name: '契約を更新する' }).click()
  await history.getByRole('rowheader', { name: '契約を更新' }).waitFor()

  // The operator who asks for a suspension waits for a colleague.
  await page.getByRole('button', { name: '利用停止を申請' }).click()
  await standing(dialog)
  await dialog.getByRole('button', { name: '申請する' }).click()
  await dialog.getByText('理由が入力されていません').waitFor()
  await dialog.getByLabel(/^理由/).fill('虚偽の募集条件が繰り返し確認されたため。')
  await dialog.getByRole('button', { name: '申請する' }).click()
  await page.getByText('ほかの運営者の確認を待っています').waitFor()
  expect(await page.getByRole('button', { name: '利用停止を確認する' }).count()).toBe(0)
  const company = page.url()
  await page.goto('/admin/suspensions')
  const row = page.getByRole('region').filter({ hasText: '虚偽の募集条件が繰り返し確認されたため。' })
  await row.getByRole('button', { name: '申請を取り下げる' }).click()
  await standing(dialog)

  const colleague = await product.visit({ width: 1440 })
  await signIn(colleague.page, 'operator', secondOperator)
  await colleague.page.goto(company)
  await colleague.page.getByRole('button', { name: '利用停止を確認する' }).click()
  const second = colleague.page.getByRole('dialog')
  await standing(second)
  await second.getByRole('button', { name: '利用を停止する' }).click()
  await colleague.page.getByRole('button', { name: '利用停止を解除' }).waitFor()
  await colleague.context.close()

  // The row that refuses the late act leaves the list with it; the page says the refusal.
  await dialog.getByRole('button', { name: '申請を取り下げる' }).click()
  await row.waitFor({ state: 'detached' })
  await page.getByRole('status').getByText('ほかの担当者がすでに対応しました').waitFor()
  await context.close()
  product.expectSilence()
})
