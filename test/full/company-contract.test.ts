import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { firstOfMonth } from '#ground/time/month.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { advanceContracts } from '#domain/company/contract/clock/commands.ts'
import { demoAccounts, demoPassword } from '#seeds/demo-sign-ins.ts'
import { textOfPdf } from '#test/pdf-text.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { operateCompany, proveEnded, section } from '#test/e2e/operated-company.ts'
import { openProduct, signIn, type Product } from '#test/e2e/product.ts'

let product: Product
let companyId: OfRow<'company'>
let operator: Page
beforeAll(async () => {
  product = await openProduct({ queue: 'runs', candidates: 50 })
  const demo = product.db
    .selectFrom('companyUserAccount')
    .select('companyId')
    .where('email', '=', demoAccounts.recruiter)
  companyId = (await demo.executeTakeFirstOrThrow()).companyId
  operator = (await product.visit()).page
  await signIn(operator, 'operator')
})
afterAll(() => product.close())

const operate = (act: string, fill: (dialog: Locator) => Promise<void>, verb = act) =>
  operateCompany(operator, companyId, act, fill, verb)
const answer = (words: string) =>
  operate('対応済みにする', (dialog) => dialog.getByRole('textbox', { name: /^企業への回答/ }).fill(words))

/** The file behind a link, and the name it is kept under. */
async function fileOf(page: Page, link: Locator) {
  const [downloaded] = await Promise.all([page.waitForEvent('download'), link.click()])
  await downloaded.cancel()
  const response = await page.request.get((await link.getAttribute('href')) ?? '')
  return { name: decodeURIComponent(response.headers()['content-disposition'] ?? ''), bytes: await response.body() }
}

test('§1.17 §1.18 a contract: used, asked for, invoiced, ended, and its contacts asked for', async () => {
  const { page } = await product.visit({ width: 390 })
  await signIn(page, 'recruiter')
  await page.goto('/client')
  await page.getByRole('link', { name: '契約終了日' }).click()
  await page.getByRole('heading', { level: 1, name: '契約' }).waitFor()
  const months = page.getByRole('table', { name: '月ごとの新規スカウトの送信数' })
  // A year at most, and none of before the contract: the head, and a row a month.
  const { startsOn } = await product.db
    .selectFrom('contract')
    .select(({ fn }) => fn.min('startsOn').as('startsOn'))
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow()
  const year = Array.from({ length: 12 }, (_, back) => firstOfMonth(tokyoToday(), -back))
  const own = year.filter((month) => month >= firstOfMonth(startsOn))
  expect(own.length).toBeGreaterThan(1)
  expect(await months.getByRole('row').count()).toBe(1 + own.length)
  expect(await page.getByRole('meter', { name: '公開中の募集' }).getAttribute('aria-valuetext')).toMatch(/ \/ 10件$/)
  await expectAccessible(page)

  const asking = section(page, '更新・変更のご依頼')
  await asking.getByRole('button', { name: 'プランの変更' }).click()
  await asking.getByRole('button', { name: '依頼する' }).click()
  await asking.getByText('ご希望のプランを選択してください').waitFor()
  await page.goto('/client/settings/sso')
  await page.getByRole('heading', { name: 'シングルサインオンは、プレミアムプランで使えます' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'プランの変更を依頼する' }).click()
  await page.waitForURL('**/client/contract?plan=PREMIUM#requests')
  expect(await asking.getByRole('combobox', { name: /^ご希望のプラン/ }).inputValue()).toBe('PREMIUM')
  await asking.getByRole('textbox', { name: /^ご要望/ }).fill('SSOを使いたいです。')
  await asking.getByRole('button', { name: '依頼する' }).click()
  await asking.getByText('受付済み').waitFor()
  expect(await asking.getByRole('button', { name: '依頼する' }).count()).toBe(0)

  await operator.goto(`/admin/companies/${companyId}`)
  await section(operator, '契約についてのご依頼').getByText('SSOを使いたいです。').waitFor()
  await answer('来月1日から変更します。')
  await operate(
    '請求書を発行',
    async (dialog) => {
      await dialog.getByRole('textbox', { name: /^品名/ }).fill('プラン変更の差額')
      await dialog.getByRole('textbox', { name: /^単価/ }).fill('130,001')
    },
    '発行する',
  )
  await page.reload()
  await asking.getByText('対応済み').waitFor()
  await asking.getByText('来月1日から変更します。').waitFor()
  const pdf = page.getByRole('link', { name: /^PDF/ }).first()
  const { name, bytes } = await fileOf(page, pdf)
  expect(name).toMatch(/請求書_INV-\d{4}-\d{6}\.pdf$/)
  const [text = ''] = (await textOfPdf(bytes)).pages
  for (const part of ['プラン変更の差額', '登録番号 T0000000000000', '13,000円', '143,001円'])
    expect(text).toContain(part)
  const foreign = await page.request.get(`/client/contract/invoices/${crypto.randomUUID()}`)
  expect(foreign.status()).toBe(404)

  await product.db
    .updateTable('contract')
    .set({ status: 'RENEWAL_PENDING', endsOn: addDays(tokyoToday(), -1) })
    .where('companyId', '=', companyId)
    .execute()
  await product.db.transaction().execute((tx) => advanceContracts(tx))
  await page.goto('/client/contract')
  await page.waitForURL('**/client/contract/expired')
  await page.goto('/client/login')
  await page.getByLabel('メールアドレス').fill(demoAccounts.recruiter)
  await page.getByLabel('パスワード必須').fill(demoPassword)
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  await page.getByRole('link', { name: 'ご契約の再開について' }).click()
  await page.waitForURL('**/client/contract/expired')
  await expectAccessible(page)
  await proveEnded(page, demoAccounts.recruiter, 'まちがった合言葉')
  await page.getByText('メールアドレスまたはパスワードが正しくありません。').waitFor()
  await proveEnded(page, demoAccounts.recruiter, demoPassword)

  const contacts = section(page, '承認済み学生の連絡先（CSV）')
  await contacts.getByRole('button', { name: '連絡先を請求する' }).click()
  await contacts.getByText('ご請求を受け付けました。').waitFor()
  await expectAccessible(page)
  await answer('ご用意しました。')
  await page.reload()
  const csv = await fileOf(page, contacts.getByRole('link', { name: 'CSVをダウンロード' }))
  expect(csv.name).toMatch(/承認済み学生の連絡先_\d{8}\.csv$/)
  expect(csv.bytes.toString()).toContain('承認日')
  product.expectSilence()
})
