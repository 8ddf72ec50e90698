import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inviteCompanyUser } from '#domain/company-account/user/invitation/commands.ts'
import { approvePreRegistration } from '#domain/inquiry/decision/commands.ts'
import type { AdminViewer, CompanyId, CompanyUserId } from '#domain/viewer/viewer.ts'
import { preRegistrationId } from '#ground/id.ts'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'
import { expectAccessible } from './accessible.ts'
import { alive } from './alive.ts'
import { codeLinkIn, mailTo } from './mailed.ts'
import { openProduct, type Product } from './product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

const password = 'kaisha no yoake 2026'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Approves the oldest application of the demo, as the operator does. */
async function approve() {
  const { id: adminAccountId, role } = await product.db
    .selectFrom('adminAccount')
    .select(['id', 'role'])
    .where('email', '=', demoAccounts.operator)
    .executeTakeFirstOrThrow()
  const { id, email } = await product.db
    .updateTable('preRegistration')
    .set({ corporateNumber: '7000012050002' })
    .where('id', '=', (eb) =>
      eb.selectFrom('preRegistration').select('id').where('status', '=', 'APPLIED').orderBy('insertedAt').limit(1),
    )
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow()
  const admin: AdminViewer = { kind: 'admin', adminAccountId, role }
  await product.db.transaction().execute((tx) => approvePreRegistration(tx, admin, preRegistrationId(id)))
  return email
}

async function inviteAs(administrator: string, email: string) {
  const { companyId, companyUserId } = await product.db
    .selectFrom('companyUserAccount')
    .select(['companyId', 'companyUserId'])
    .where('email', '=', administrator)
    .executeTakeFirstOrThrow()
  const viewer = {
    kind: 'company',
    companyId: companyId as CompanyId,
    companyUserId: companyUserId as CompanyUserId,
    role: 'ADMIN',
  } as const
  await product.db.transaction().execute((tx) => inviteCompanyUser(tx, viewer, { email, role: 'RECRUITER' }))
}

async function fillPerson(page: Page) {
  for (const [label, text] of [
    ['姓', '大友'],
    ['名', '千尋'],
    ['セイ', 'おおとも'],
    ['メイ', 'ﾁﾋﾛ'],
  ] as const)
    await page.getByRole('textbox', { name: label, exact: true }).fill(text)
  await page.getByLabel(/^パスワード必須/).fill(password)
  for (const consent of await page.getByRole('checkbox').all()) await consent.check()
}
const send = (page: Page) => page.getByRole('button', { name: '登録する' }).click()

describe('§2 /client/registration, /client/password-reset', () => {
  test('from an approval to the checklist, on a phone, and from an invitation', { timeout: 120_000 }, async () => {
    const { page, context } = await product.visit({ width: 390 })
    const email = await approve()
    const link = codeLinkIn(await mailTo(page, email, '企業アカウントの登録のご案内'))
    await page.goto(link)
    await heading(page, '企業アカウントの登録').waitFor()
    expect(new URL(page.url()).search).toBe('')
    await alive(page)
    await expectAccessible(page)
    await send(page)
    await page.getByText('利用規約に同意してください').waitFor()
    await fillPerson(page)
    await send(page)
    await page.getByRole('heading', { name: 'はじめの設定' }).waitFor()
    await page.getByRole('region', { name: '通知' }).getByText('登録が完了しました').waitFor()
    await page.goto(link)
    await heading(page, 'このURLは使用済みです').waitFor()
    await expectAccessible(page)
    await context.close()

    const { page: other, context: another } = await product.visit()
    await inviteAs(email, 'member@akatsuki.example')
    await other.goto(codeLinkIn(await mailTo(other, 'member@akatsuki.example')))
    await heading(other, '採用チームへの参加').waitFor()
    await other.getByText('大友 千尋さんから、').waitFor()
    await alive(other)
    await expectAccessible(other)
    await fillPerson(other)
    await send(other)
    await other.getByRole('region', { name: '通知' }).getByText('登録が完了しました').waitFor()
    await another.clearCookies()

    await other.goto('/client/login')
    await other.getByRole('link', { name: 'パスワードを忘れた方' }).click()
    await heading(other, 'パスワードの再設定').waitFor()
    await other.getByRole('textbox', { name: /^メールアドレス/ }).fill('member@akatsuki.example')
    await other.getByRole('button', { name: 'メールを送る' }).click()
    await heading(other, 'メールを確認してください').waitFor()
    await expectAccessible(other)
    await other.goto(codeLinkIn(await mailTo(other, 'member@akatsuki.example', 'パスワードの再設定')))
    await heading(other, '新しいパスワードの登録').waitFor()
    await alive(other)
    await other.getByLabel(/^パスワード必須/).fill(`${password} again`)
    await send(other)
    await heading(other, '企業ログイン').waitFor()
    product.expectSilence()

    // A lost connection loses nothing that was typed.
    await other.getByRole('link', { name: 'パスワードを忘れた方' }).click()
    const address = other.getByRole('textbox', { name: /^メールアドレス/ })
    await address.fill('member@akatsuki.example')
    await another.setOffline(true)
    await other.getByRole('button', { name: 'メールを送る' }).click()
    await other.getByText('通信できませんでした。接続を確認してください。').waitFor()
    expect(await address.inputValue()).toBe('member@akatsuki.example')
    await another.close()
  })
})
