import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '#seeds/demo-sign-ins.ts'
import { aCompany, aCompanyUser } from '#test/factories.ts'
import { codeOf } from '#test/factories/authenticator.ts'
import { isFullRun } from '#test/full-run.ts'
import { expectAccessible } from './accessible.ts'
import { typeSignIn } from './typed-sign-in.ts'
import { codeLinkIn, mailTo } from './mailed.ts'
import { openProduct, signInAtHome, type Product } from './product.ts'
import { enrolAtSignIn } from './second-step.ts'
import { aVirtualAuthenticator } from './virtual-authenticator.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

const settings = '/client/settings/sign-in'
const codeField = (page: Page) => page.getByRole('textbox', { name: /^認証コード/ })
const typePassword = async (page: Page, area: 'client' | 'admin', email: string, password = demoPassword) => {
  await page.goto(`/${area}/login`)
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード必須').fill(password)
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
}

test('§6 an ADMIN sets up an app, signs in by two steps, and asks the other ADMINs for it', async () => {
  const { id: companyId } = await aCompany(product.db)
  const admin = 'admin@company.example'
  await aCompanyUser(product.db, companyId, { email: admin, password: demoPassword })
  const { page, context } = await product.visit({ width: 390 })
  await typeSignIn(page, 'recruiter', admin)
  await page.goto(settings)
  await page.getByRole('button', { name: '設定をはじめる' }).click()
  const secret = await page.locator('ol code').innerText()
  await codeField(page).fill('000000')
  const enable = page.getByRole('button', { name: '2段階認証を有効にする' })
  await enable.click()
  await page.getByText('認証コードが正しくありません').first().waitFor()
  // The refusal is shown while the page is still asked again; until then a second press does nothing.
  await expect.poll(() => enable.getAttribute('aria-busy')).toBe(null)
  await codeField(page).fill(codeOf(secret))
  await enable.click()
  const codes = page.getByRole('list', { name: 'リカバリーコード' }).getByRole('listitem')
  await codes.last().waitFor()
  const [first = '', second = ''] = await codes.allInnerTexts()
  await expectAccessible(page)

  // Asked of everybody: this session has proven its factor already.
  await page.getByRole('button', { name: '管理者全員に求める' }).click()
  await page.getByRole('button', { name: '求めるのをやめる' }).waitFor()
  const colleague = 'colleague@company.example'
  await aCompanyUser(product.db, companyId, { email: colleague, password: demoPassword })

  const other = await product.visit({ javaScriptEnabled: false })
  await typePassword(other.page, 'client', colleague)
  await other.page.getByRole('heading', { name: '2段階認証の設定' }).waitFor()
  await enrolAtSignIn(other.page, colleague)
  expect(new URL(other.page.url()).pathname).toBe('/client')
  await other.context.close()

  // Without scripts as with them; the code of the enrolment is used up, so a recovery code it is.
  const bare = await product.visit({ javaScriptEnabled: false })
  await typePassword(bare.page, 'client', admin)
  await codeField(bare.page).fill(first)
  await bare.page.getByRole('button', { name: 'ログイン', exact: true }).click()
  expect(new URL(bare.page.url()).pathname).toBe('/client')
  await bare.page.goto('/client/settings/devices')
  expect(await bare.page.getByRole('button', { name: 'ログアウト', exact: true }).count()).toBe(1)
  await bare.context.close()

  // The dialog over an open page takes both steps.
  await product.db.updateTable('session').set({ revokedAt: new Date() }).where('companyId', '=', companyId).execute()
  await page.getByRole('button', { name: '求めるのをやめる' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('メールアドレス').fill(admin)
  await dialog.getByLabel('パスワード必須').fill(demoPassword)
  await dialog.getByRole('button', { name: 'ログイン', exact: true }).click()
  await codeField(page).fill(second)
  await dialog.getByRole('button', { name: 'ログイン', exact: true }).click()
  await page.getByRole('button', { name: '管理者全員に求める' }).waitFor()
  product.expectSilence()
  await context.close()
})

test.runIf(isFullRun)('§6 an invited operator registers with an app, and later signs in by a passkey', async () => {
  const { page, context } = await product.visit()
  await signInAtHome(page, 'operator')
  await page.goto('/admin/accounts')
  const email = 'yu@operator.example'
  await page.getByRole('textbox', { name: /^姓/ }).fill('高橋')
  await page.getByRole('textbox', { name: /^名/ }).fill('優')
  await page.getByRole('textbox', { name: /^メールアドレス/ }).fill(email)
  await page.getByRole('button', { name: '招待する' }).click()
  await page.getByText(email).waitFor()
  await expectAccessible(page)
  const address = codeLinkIn(await mailTo(product, email))
  await context.close()

  const invited = await product.visit({ width: 390 })
  await aVirtualAuthenticator(invited.page)
  await invited.page.goto(address)
  expect(invited.page.url()).not.toContain('code=')
  await invited.page.getByLabel(/^パスワード必須/).fill('kaeru no uta ga kikoeru')
  await invited.page.getByRole('button', { name: '次へ（2段階認証の設定）' }).click()
  await enrolAtSignIn(invited.page, email)
  await invited.page.getByRole('button', { name: '運営メニュー' }).or(invited.page.getByRole('main')).first().waitFor()
  await invited.page.goto('/admin/settings/sign-in')
  await invited.page.getByRole('button', { name: 'この端末にパスキーを登録する' }).click()
  await invited.page.getByText('1個', { exact: true }).waitFor()
  await expectAccessible(invited.page)
  await invited.page.goto(address)
  await invited.page.getByRole('heading', { name: 'この招待は使用済みです' }).waitFor()
  await invited.context.clearCookies()
  // A browser that knows of a passkey suggests it by itself, and this device would confirm before the press.
  await invited.page.evaluate('localStorage.clear()')
  await invited.page.goto('/admin/login')
  await invited.page.getByRole('button', { name: 'パスキーでログイン' }).click()
  await invited.page.waitForURL((url) => !url.pathname.endsWith('/login'))
  product.expectSilence()
  await invited.context.close()
})
