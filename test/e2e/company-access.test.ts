import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { demoAccounts, demoPassword } from '#seeds/demo-sign-ins.ts'
import { aCompanyUser } from '#test/factories.ts'
import { openOidcProvider, type OidcProvider } from '#test/oidc-provider.ts'
import { expectAccessible } from './accessible.ts'
import { alive } from './alive.ts'
import { openProduct, signIn, type Product } from './product.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'yoake-access-'))
const domain = 'demo.example'
const publish = (...records: string[]) =>
  writeFileSync(join(dataDir, 'dns-txt.json'), JSON.stringify({ [domain]: records }))

let product: Product
let provider: OidcProvider
let companyId: CompanyId
beforeAll(async () => {
  product = await openProduct({ candidates: 50, settings: { DATA_DIR: dataDir, OUTBOUND: 'any' } })
  const account = await product.db
    .selectFrom('companyUserAccount')
    .select('companyId')
    .where('email', '=', demoAccounts.recruiter)
    .executeTakeFirstOrThrow()
  companyId = account.companyId as CompanyId
  await product.db.updateTable('contract').set({ planKey: 'PREMIUM' }).where('companyId', '=', companyId).execute()
  await aCompanyUser(product.db, companyId, {
    email: `colleague@${domain}`,
    password: demoPassword,
    role: 'RECRUITER',
    familyName: '同僚',
  })
  provider = await openOidcProvider(product.url, `${product.url}/client/sso/callback/${companyId}`)
})
afterAll(async () => {
  await product.close()
  await provider.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const visiting = (name: string) =>
  provider.visitAs({ sub: `${name} there`, email: `${name}@${domain}`, email_verified: true })

test('§6 a company proves its domain, signs in at its own provider alone, from its networks, and its machines by a token', async () => {
  const { page } = await product.visit({ width: 390 })
  await signIn(page, 'recruiter')
  await page.goto('/client/settings/sso')
  await alive(page)

  // The domain, before and after the record is published.
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
  visiting('recruiter')
  await page.getByRole('button', { name: 'テストでログインする' }).click()
  await page.getByText('会社のアカウントでログインできることを確認しました').first().waitFor()
  await alive(page)
  await expectAccessible(page)

  // Forced, with one ADMIN for emergencies.
  await page.getByRole('radio', { name: /^必須/ }).check()
  await page.getByRole('combobox', { name: '緊急時の管理者' }).selectOption({ index: 1 })
  await page
    .getByRole('region', { name: /利用のしかたを決める/ })
    .getByRole('button', { name: '保存する' })
    .click()
  await page.getByText('必須で利用中').waitFor()

  // A colleague's password leads to the provider.
  const colleague = (await product.visit()).page
  await colleague.goto('/client/login?redirect-to=/client/jobs/status/active')
  await colleague.getByLabel('メールアドレス').fill(`colleague@${domain}`)
  await colleague.getByLabel('パスワード必須').fill(demoPassword)
  await colleague.getByRole('button', { name: 'ログイン', exact: true }).click()
  visiting('colleague')
  await colleague.getByRole('alert').getByRole('link', { name: '会社のアカウントでログイン' }).click()
  await colleague.waitForURL((url) => url.pathname === '/client/jobs/status/active')
  await colleague.goto('/client/settings/sso')
  await colleague.getByText('この設定は管理者だけが変更できます。').waitFor()

  // Networks that exclude the asker are refused; those that narrow are asked about.
  await page.goto('/client/settings/networks')
  await alive(page)
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

  // A token, shown once and used by a machine.
  await page.goto('/client/settings/access-tokens')
  await alive(page)
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
  expect((await ask()).data?.jobDescriptions.totalCount).toBeGreaterThan(0)
  await page.getByRole('button', { name: /^無効にする.*採用管理システム/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '無効にする' }).click()
  await page.getByText('アクセストークンを無効にしました').first().waitFor()
  expect((await ask()).errors).toMatchObject([{ extensions: { code: 'invalid_authorization_token' } }])
})
