import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { openProduct, signIn, type Product } from '#test/e2e/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ queue: 'runs', candidates: 50 })
})
afterAll(() => product.close())

/** The basic information is there; the company's own words are not. */
const withoutWords = { setUpAt: null, tagline: '' }

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const box = (page: Page, name: RegExp) => page.getByRole('textbox', { name })
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()

test('§2 a new company goes from the empty checklist to the finished page', async () => {
  const email = `${crypto.randomUUID()}@set-up.example`
  const { company } = await aCompanyWithUser(product.db, withoutWords)
  await aCompanyUser(product.db, company.id, { email, role: 'RECRUITER' })
  const { page, context } = await product.visit({ width: 390 })
  await signIn(page, 'recruiter', email)

  // The last look comes first: it says what is missing, as links.
  await page.goto('/client')
  await page.getByRole('link', { name: /最後に確認して公開する/ }).click()
  await heading(page, '最後の確認')
  await page.getByRole('heading', { name: '公開に必要な項目が2件あります' }).waitFor()
  await expectAccessible(page)
  await follow(page, 'キャッチコピー')

  await heading(page, 'キャッチコピー')
  await press(page, '保存して次へ')
  await page.getByText('キャッチコピーが入力されていません').first().waitFor()
  await box(page, /^キャッチコピー/).fill('業界No.1の夜明けをつくる')
  await page.getByText(/根拠のない表現/).waitFor()
  await box(page, /^キャッチコピー/).fill('静かな夜明けをつくる')
  await press(page, '保存して次へ')

  await heading(page, '会社紹介')
  await press(page, '保存して次へ')
  await page.getByText('本文のブロックを1つ以上入力してください').first().waitFor()
  await page.getByRole('button', { name: '本文', exact: true }).click()
  await box(page, /^本文/).fill('町の小さな困りごとを、ソフトウエアで解いています。')
  await expectAccessible(page)
  await press(page, '保存して次へ')

  await heading(page, '社員の声')
  await press(page, '社員の声を追加')
  await box(page, /^話す人/).fill('営業職・入社3年目')
  await box(page, /^社員の声/).fill('分からないことを聞ける職場です。')
  await expectAccessible(page)
  await press(page, '保存して次へ')

  // At the desk: a number without its source is kept, and its form says that students do not see it.
  await heading(page, 'よくある質問')
  await page.setViewportSize({ width: 1280, height: 860 })
  await press(page, '保存して次へ')
  await heading(page, '数字')
  await press(page, '数字を追加')
  await box(page, /^項目名/).fill('利用者の満足度')
  await box(page, /^数値/).fill('96%')
  await page
    .getByText(/学生には表示されません/)
    .first()
    .waitFor()
  await expectAccessible(page)
  await press(page, '保存して次へ')
  await heading(page, '青少年雇用情報')
  await box(page, /^平均勤続年数/).fill('平均勤続年数 13.8年')
  await press(page, '保存して次へ')
  await heading(page, '企業選びの軸')
  await page.getByText('人・雰囲気の良さ').click()
  await press(page, '保存して次へ')

  await heading(page, '紹介ページの入力が完了しました')
  await expectAccessible(page)
  await follow(page, '最後の確認へ進む')
  const preview = page.getByRole('region', { name: '学生からの見え方' }).last()
  await preview.getByText('静かな夜明けをつくる').waitFor()
  expect(await preview.getByText('利用者の満足度').count()).toBe(0)
  await press(page, 'パソコン')
  await expectAccessible(page)
  await press(page, 'この内容で公開する')
  await heading(page, /のページを公開しました/)
  await expectAccessible(page)
  expect(await page.getByRole('link', { name: '最初の募集を書く' }).getAttribute('href')).toBe('/client/jobs/create')
  await context.close()
})

test('§6 a later change meets the colleague who was quicker, and the date is set by a press', async () => {
  const email = `${crypto.randomUUID()}@set-up.example`
  const { company, viewer } = await aCompanyWithUser(product.db)
  await aCompanyUser(product.db, company.id, { email, role: 'RECRUITER' })
  const { page, context } = await product.visit({ width: 1280 })
  await signIn(page, 'recruiter', email)
  await page.goto('/client/company/description')
  await expectAccessible(page)
  await page.getByRole('link', { name: /^キャッチコピー/ }).click()
  await box(page, /^キャッチコピー/).fill('私の言葉')
  await product.db
    .insertInto('companySection')
    .values({ companyId: company.id, section: 'TAGLINE', version: 1, editedBy: viewer.companyUserId })
    .execute()
  await press(page, '保存する')
  await page.getByText(/さんがこの項目を更新しました/).waitFor()
  expect(await box(page, /^キャッチコピー/).inputValue()).toBe('私の言葉')
  await press(page, '自分の内容で保存する')
  await heading(page, '「キャッチコピー」を更新しました')
  await expectAccessible(page)
  await press(page, '掲載内容を確認しました')
  await page.getByRole('region', { name: '通知' }).getByText('掲載内容の確認日を更新しました').waitFor()
  await context.close()
})
