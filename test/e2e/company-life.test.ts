import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { aPicture } from '#test/factories/picture.ts'
import { isFullRun } from '#test/full-run.ts'
import { openOidcProvider, type OidcProvider } from '#test/oidc-provider.ts'
import { expectAccessible } from './accessible.ts'
import { fillPerson, told } from './company-registration-form.ts'
import { codeLinkIn, mailTo } from './mailed.ts'
import { operateCompany, proveEnded, section } from './operated-company.ts'
import { fillPreRegistration, sendPreRegistration } from './pre-registration-form.ts'
import { openProduct, signIn, standing, type Product } from './product.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'yoake-life-'))
const domain = 'reiji.example.jp'
const email = `hanako@${domain}`
const password = 'kaisha no yoake 2026'
const publish = (...records: string[]) =>
  writeFileSync(join(dataDir, 'dns-txt.json'), JSON.stringify({ [domain]: records }))

let product: Product
let provider: OidcProvider | undefined
let companyId: CompanyId
let operator: Page
let admin: { page: Page; context: BrowserContext }
beforeAll(async () => {
  product = await openProduct({ candidates: 50, settings: { DATA_DIR: dataDir } })
})
afterAll(async () => {
  await product.close()
  await provider?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const visiting = (name: string) =>
  provider?.visitAs({ sub: `${name} there`, email: `${name}@${domain}`, email_verified: true })

const life = 'a company is approved, signs in at its own provider, guards its desk, and is renewed'
test(`§2 §6 §8 1B.2 1B.7 ${life}`, { timeout: 300_000 }, async () => {
  operator = (await product.visit()).page
  await signIn(operator, 'operator')
  admin = await product.visit({ width: 390 })
  await register()
  product.expectSilence()
  await signInByProvider()
  await joinCompany()
  // Networks, tokens and the renewal are asked each time by tests of their commands and pages.
  if (!isFullRun) return
  await guard()
  await renew()
})

/** An application is approved, and its code by mail leads to the checklist of the first ADMIN. */
async function register() {
  const { page } = admin
  await page.goto('/client')
  await fillPreRegistration(page)
  await sendPreRegistration(page).click()
  await page.waitForURL('**/client/pre-registration/complete')

  await operator.goto('/admin/applications')
  await operator.getByRole('link', { name: '株式会社 例示' }).click()
  await operator.getByRole('button', { name: '承認する' }).click()
  const dialog = operator.getByRole('dialog')
  await standing(dialog)
  await dialog.getByRole('button', { name: '承認する' }).click()
  await operator.getByText('さんが「承認済み」にしました').waitFor()

  const link = codeLinkIn(await mailTo(product, email, '企業アカウントの登録のご案内'))
  await page.goto(link)
  await heading(page, '企業アカウントの登録')
  expect(new URL(page.url()).search).toBe('')
  await expectAccessible(page)
  await page.getByRole('button', { name: '登録する' }).click()
  await page.getByText('利用規約に同意してください').waitFor()
  await fillPerson(page, ['大友', '千尋', 'おおとも', 'ﾁﾋﾛ'])
  await page.getByLabel(/^パスワード必須/).fill(password)
  await page.locator('input[type=file]').setInputFiles({
    name: '写真.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await aPicture({ width: 640, height: 480, format: 'png' }), 'base64'),
  })
  await page.getByRole('button', { name: 'この範囲を使う' }).click()
  await page.getByRole('img', { name: '選んだ写真' }).waitFor()
  await page.getByRole('button', { name: '登録する' }).click()
  await page.getByRole('heading', { name: 'はじめの設定' }).waitFor()
  await told(page, '登録が完了しました')
  const kept = product.db
    .selectFrom('companyUserAccount')
    .innerJoin('companyUser', 'companyUser.id', 'companyUserId')
    .select(['companyUser.companyId', 'pictureFile'])
    .where('email', '=', email)
  const { pictureFile, ...made } = await kept.executeTakeFirstOrThrow()
  companyId = made.companyId as CompanyId
  expect(pictureFile).not.toBeNull()
  await page.goto(link)
  await heading(page, 'このURLは使用済みです')
  await expectAccessible(page)
}

/** The company proves its domain and signs in at its own provider alone. */
async function signInByProvider() {
  const { page } = admin
  await operateCompany(
    operator,
    companyId,
    '契約を締結',
    async (dialog) => {
      await dialog.getByRole('combobox', { name: /^プラン/ }).selectOption('プレミアム')
    },
    '契約を締結する',
  )
  await page.goto('/client/users')
  await page.getByRole('textbox', { name: /^メールアドレス/ }).fill(`colleague@${domain}`)
  await page.getByRole('button', { name: '招待する', exact: true }).click()
  await told(page, `colleague@${domain}を招待しました`)

  // The domain, before and after the record is published.
  provider = await openOidcProvider(product.url, `${product.url}/client/sso/callback/${companyId}`)
  await page.goto('/client/settings/sso')
  publish('v=spf1 -all')
  await page.getByLabel('ドメイン必須').fill(`someone@${domain}`)
  await page.getByRole('button', { name: 'ドメインを追加' }).click()
  const record = await page.getByLabel('TXTレコードの値').inputValue()
  await page.getByRole('button', { name: /^確認する/ }).click()
  await page.getByText('別のTXTレコードだけが見つかりました。').waitFor()
  publish('v=spf1 -all', record)
  await page.getByRole('button', { name: /^もう一度確認する/ }).click()
  await page.getByText('TXTレコードは削除してもかまいません。').waitFor()

  // The provider, and the test of the ADMIN.
  expect(await page.getByLabel('リダイレクトURI').inputValue()).toContain(`/client/sso/callback/${companyId}`)
  await page.getByLabel('発行者（Issuer）').fill(provider.issuer)
  await page.getByLabel('クライアントID').fill(provider.client.clientId)
  await page.getByLabel(/クライアントシークレット/).fill(provider.client.clientSecret)
  await page.getByRole('button', { name: '保存する' }).click()
  visiting('hanako')
  await page.getByRole('button', { name: 'テストでログインする' }).click()
  await page.getByText('会社のアカウントでログインできることを確認しました').first().waitFor()
  await expectAccessible(page)

  // Forced, with one ADMIN for emergencies.
  await page.getByRole('radio', { name: /^必須/ }).check()
  await page.getByRole('combobox', { name: '緊急時の管理者' }).selectOption({ index: 1 })
  await section(page, /利用のしかたを決める/)
    .getByRole('button', { name: '保存する' })
    .click()
  await page.getByText('必須で利用中').waitFor()
}

/** The first user invited registers with the company’s account, and signs in again by it over an open page. */
async function joinCompany() {
  const { page, context } = await product.visit()
  await page.goto(codeLinkIn(await mailTo(product, `colleague@${domain}`)))
  await heading(page, '採用チームへの参加')
  await page.getByText('大友 千尋さんから、').waitFor()
  await expectAccessible(page)
  expect(await page.getByLabel(/^パスワード/).count()).toBe(0)
  await fillPerson(page, ['同僚', '葵', 'どうりょう', 'あおい'])
  visiting('colleague')
  await page.getByRole('button', { name: '登録して会社のアカウントに進む' }).click()
  await page.waitForURL((url) => url.pathname === '/client')
  await told(page, '登録が完了しました')
  await page.goto('/client/settings/sso')
  await page.getByText('このページは管理者だけが利用できます。').waitFor()

  await page.goto('/client/profile/basic')
  await page.getByRole('textbox', { name: /^役職/ }).fill('採用リーダー')
  await product.db.updateTable('session').set({ revokedAt: new Date() }).where('companyId', '=', companyId).execute()
  await page.getByRole('button', { name: '保存する' }).click()
  const dialog = page.getByRole('dialog', { name: 'もう一度ログインしてください' })
  await standing(dialog)
  await expectAccessible(page)
  const opened = context.waitForEvent('page')
  await dialog.getByRole('link', { name: /^会社のアカウントでログイン/ }).click()
  const tab = await opened
  await tab.getByLabel('会社のメールアドレス').fill(`colleague@${domain}`)
  await tab.getByRole('button', { name: '続ける' }).click()
  await told(tab, 'ログインしました。')
  await page.bringToFront()
  const goOn = dialog.getByRole('button', { name: '続ける' })
  if (await goOn.isVisible()) await goOn.click()
  await told(page, 'プロフィールを更新しました')
  expect(await page.getByRole('textbox', { name: /^役職/ }).inputValue()).toBe('採用リーダー')

  // A password leads to the provider too, and back to the page that was asked for.
  await context.clearCookies()
  await page.goto('/client/login?redirect-to=/client/jobs/status/active')
  await page.getByLabel('メールアドレス').fill(`colleague@${domain}`)
  await page.getByLabel('パスワード必須').fill(password)
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  await page.getByRole('alert').getByRole('link', { name: '会社のアカウントでログイン' }).click()
  await page.waitForURL((url) => url.pathname === '/client/jobs/status/active')
  await context.close()
}

/** A network that excludes the asker is refused, one that narrows is asked about; a token is shown once. */
async function guard() {
  const { page } = admin
  visiting('hanako')
  await page.goto(`/client/sso/login?email=${email}&redirect-to=/client/settings/networks`)
  await page.waitForURL('**/client/settings/networks')
  await page.getByRole('button', { name: 'ネットワークを追加' }).click()
  await page.getByLabel('1番目のIPアドレス').fill('203.0.113.0/24')
  await page.getByRole('button', { name: '保存する' }).click()
  await page.getByText(/いま使っているネットワーク（.+）が含まれていません/).waitFor()
  await page.getByRole('button', { name: '一覧に追加' }).click()
  await page.getByRole('button', { name: '保存する' }).click()
  await page
    .getByRole('dialog')
    .getByText(/最近30日間のログイン/)
    .waitFor()
  await page.getByRole('button', { name: '絞って保存する' }).click()
  await page.getByText('利用できるネットワークを保存しました').first().waitFor()
  await expectAccessible(page)

  // The log tells of the acts until now.
  await page.goto('/client/settings/activity')
  for (const act of [
    '利用できるネットワークを変更しました',
    'シングルサインオンの使い方を変更しました',
    '契約を始めました',
  ])
    await page.getByText(act).first().waitFor()
  await page.getByRole('textbox', { name: 'ことば' }).fill('ネットワーク')
  await page.getByRole('button', { name: '表示する' }).click()
  await page.getByRole('status').getByText('1件', { exact: true }).waitFor()
  await expectAccessible(page)

  await page.goto('/client/settings/access-tokens')
  await page.getByLabel('名前').fill('採用管理システム')
  await page.getByRole('checkbox', { name: /^募集と予定の読み取り/ }).check()
  await page.getByRole('button', { name: '作成する' }).click()
  const secret = await page.getByLabel('アクセストークン', { exact: true }).inputValue()
  await expectAccessible(page)
  const ask = async () => {
    const response = await fetch(`${product.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ jobDescriptions { totalCount } }' }),
    })
    return (await response.json()) as { data?: { jobDescriptions: { totalCount: number } }; errors?: object[] }
  }
  expect((await ask()).data?.jobDescriptions.totalCount).toBe(0)
  await page.getByRole('button', { name: /^無効にする.*採用管理システム/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '無効にする' }).click()
  await page.getByText('アクセストークンを無効にしました').first().waitFor()
  expect((await ask()).errors).toMatchObject([{ extensions: { code: 'invalid_authorization_token' } }])
}

/** The contract ends, is asked for again by the ADMIN for emergencies, paid and renewed. */
async function renew() {
  const { page } = admin
  await operateCompany(operator, companyId, '入金済みにする', async () => {})
  const past = { startsOn: addDays(tokyoToday(), -30), endsOn: addDays(tokyoToday(), -1) }
  const contract = product.db.updateTable('contract').set({ status: 'RENEWAL_PENDING', ...past })
  await contract.where('companyId', '=', companyId).execute()
  await product.db.updateTable('invoice').set(past).where('companyId', '=', companyId).execute()
  await product.work('advance_contracts')
  await page.goto('/client/contract')
  await page.waitForURL('**/client/contract/expired')
  const renewal = section(page, '契約の再開')
  // The provider proves an ADMIN too, and leads back here instead of to a session.
  visiting('hanako')
  await page.goto(`/client/sso/login?email=${email}`)
  await page.waitForURL('**/client/contract/expired')
  await renewal.waitFor()
  await page.getByRole('button', { name: '手続きを終える' }).click()
  await renewal.waitFor({ state: 'detached' })
  await proveEnded(page, email, password)
  await renewal.getByRole('combobox', { name: /^ご希望のプラン/ }).selectOption('プレミアム')
  await renewal.getByRole('button', { name: '依頼する' }).click()
  await renewal.waitFor({ state: 'detached' })
  await expectAccessible(page)

  await operateCompany(operator, companyId, '対応済みにする', (dialog) =>
    dialog.getByRole('textbox', { name: /^企業への回答/ }).fill('請求書をお送りします。'),
  )
  await operateCompany(operator, companyId, '再開の請求書を発行', async () => {}, '発行する')
  await operateCompany(operator, companyId, '入金済みにする', async () => {})
  await operateCompany(operator, companyId, '契約を更新', async () => {}, '契約を更新する')
  // A contract that opens again signs nobody in by a session of before.
  visiting('hanako')
  await page.goto(`/client/sso/login?email=${email}&redirect-to=/client/contract`)
  await page.waitForURL('**/client/contract')
  await page.getByText('契約中', { exact: true }).waitFor()
}
