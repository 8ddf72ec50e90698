import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { aCandidate } from '#test/factories.ts'
import { aNewPassword, aPassword, aSessionId } from '#test/factories/own-account.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { openProduct, type Product } from '#test/e2e/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ queue: 'runs', candidates: 50 })
})
afterAll(() => product.close())

/** The newest mail to this address with this subject, as the pages for developers show it. */
async function mailTo(page: Page, to: string, subject: RegExp) {
  const mail = page.getByRole('row').filter({ hasText: to }).getByRole('link', { name: subject }).first()
  await expect
    .poll(async () => {
      await page.goto('/dev/mail')
      return mail.count()
    })
    .toBe(1)
  await mail.click()
  return (await page.locator('pre').textContent()) ?? ''
}

const password = (page: Page, name = 'password') => page.locator(`input[name=${name}]`)
const send = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const story = '§2 a forgotten password, then another mail address, then a device that is lost'
test.each([390, 1280])(`${story}, at %i px`, async (width) => {
  const before = `before-${width}@own-account.example`
  const after = `after-${width}@own-account.example`
  const { id } = await aCandidate(product.db, { email: before, password: aPassword })
  const { page, context } = await product.visit({ width })

  await page.goto('/candidate/login')
  await page.getByRole('link', { name: 'パスワードを忘れた方' }).click()
  await page.getByRole('heading', { level: 1, name: 'パスワードの再設定' }).waitFor()
  await page.getByLabel('メールアドレス').fill(`ＢＥＦＯＲＥ-${width}@own-account.example`)
  await send(page, 'メールを送る')
  await page.getByRole('heading', { level: 1, name: 'メールを確認してください' }).waitFor()
  const link = /http\S+password-reset\?code=\S+/.exec(await mailTo(page, before, /^パスワードの再設定/))?.[0] ?? ''
  await page.goto(link)
  expect(new URL(page.url()).search).toBe('')
  await expectAccessible(page)
  await password(page).fill('short')
  await send(page, '登録する')
  await page.getByText('12文字以上で入力してください（現在5文字）').waitFor()
  await password(page).fill(aNewPassword)
  await send(page, '登録する')
  await page.waitForURL((url) => url.pathname === '/candidate/login')
  await page.getByRole('region', { name: '通知' }).getByText('新しいパスワードで').waitFor()

  // The link works once.
  await page.goto(link)
  await page.getByRole('heading', { level: 1, name: 'このURLは使用済みです' }).waitFor()
  await page.goto('/candidate/login?redirect-to=/candidate/settings/account')
  await page.getByLabel('メールアドレス').fill(before)
  await password(page).fill(aNewPassword)
  await send(page, 'ログイン')
  await page.waitForURL((url) => url.pathname === '/candidate/settings/account')

  await page.getByLabel('新しいメールアドレス').fill(after)
  await password(page, 'currentPassword').first().fill('a-wrong-password-2026')
  await page.locator('#email').getByRole('button', { name: '確認コードを送る' }).click()
  await page.getByText('現在のパスワードが正しくありません').first().waitFor()
  expect(await page.getByLabel('新しいメールアドレス').inputValue()).toBe(after)
  await password(page, 'currentPassword').first().fill(aNewPassword)
  await page.locator('#email').getByRole('button', { name: '確認コードを送る' }).click()
  await page.getByLabel('確認コード').waitFor()
  // Closed here and opened there, it goes on at the same step.
  const code = /確認コード：(\d{6})/.exec(await mailTo(page, after, /^確認コード/))?.[1] ?? ''
  await page.goto('/candidate/settings/account')
  await page.getByLabel('確認コード').fill(code)
  await expectAccessible(page)
  await send(page, '確認する')
  await page.getByRole('region', { name: '通知' }).getByText('メールアドレスを変更しました').waitFor()
  await page.getByText(after).waitFor()
  expect(await mailTo(page, before, /^メールアドレスが変更されました/)).toContain('お心当たりがないときは')

  await aSessionId(product.db, id)
  await page.goto('/candidate/settings/devices')
  await expectAccessible(page)
  const devices = page.getByRole('main').getByRole('listitem')
  expect(await devices.count()).toBe(2)
  await devices.filter({ hasNotText: 'この端末' }).getByRole('button', { name: 'ログアウト' }).click()
  await page.getByText('ほかにログイン中の端末はありません。').waitFor()
  expect(await devices.count()).toBe(1)
  await context.close()
  product.expectSilence()
})
