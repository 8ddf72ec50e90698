import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { aPicture } from '#test/factories/picture.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { openProduct, signIn, type Product } from '#test/e2e/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ queue: 'runs', candidates: 50 })
})
afterAll(() => product.close())

const emptyPage = {
  setUpAt: null,
  kana: '',
  industryIds: [],
  companySizeId: null,
  employees: null,
  representative: '',
  postalCode: null,
  prefectureId: null,
  city: '',
  addressLine: '',
  tagline: '',
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const box = (page: Page, name: RegExp) => page.getByRole('textbox', { name })
const told = (page: Page, text: string) => page.getByRole('region', { name: '通知' }).getByText(text).waitFor()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const picture = async (width: number, height: number) => ({
  name: '写真.png',
  mimeType: 'image/png',
  buffer: Buffer.from(await aPicture({ width, height, format: 'png' }), 'base64'),
})

test('§2 §8 a new company writes its basic information on a phone, section by section', async () => {
  const email = `${crypto.randomUUID()}@basic.example`
  const company = await aCompanyWithUser(product.db, emptyPage)
  await aCompanyUser(product.db, company.company.id, { email, role: 'RECRUITER' })
  const { page, context } = await product.visit({ width: 390 })
  await signIn(page, 'recruiter', email)
  await page.goto('/client/company/basic')
  await page.getByText('必須の項目はあと3つ').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: '登録をはじめる' }).click()

  await heading(page, '社名・法人番号')
  await page.getByText('運営の担当者だけが変更できます').waitFor()
  await box(page, /^社名のフリガナ/).fill('夜明け')
  await press(page, '保存して次へ')
  await page.getByText('社名のフリガナは全角カタカナで入力してください').waitFor()
  await box(page, /^社名のフリガナ/).fill('よあけ')
  await press(page, '保存して次へ')
  await told(page, '基本情報を更新しました')

  await heading(page, '会社情報')
  await page.getByText('IT・通信', { exact: true }).click()
  await page.getByText('ソフトウエア・SIer').click()
  await box(page, /^従業員数/).fill('７４２')
  await box(page, /^設立日/).fill('Ｓ６２．４．１')
  await page.getByText('1987年（昭和62年）4月1日').waitFor()
  await box(page, /^資本金/).fill('480,000,000')
  await page.getByText('4億8,000万円').waitFor()
  await box(page, /^代表者/).fill('代表取締役 水上 恒一')
  await press(page, 'URLを追加')
  await box(page, /^表示名/).fill('企業サイト')
  await box(page, /^URL/).fill('javascript:alert(1)')
  await expectAccessible(page)
  await press(page, '保存して次へ')
  await page.getByText('URLの形式が正しくありません').waitFor()
  await box(page, /^URL/).fill('https://example.com/')
  await press(page, '保存して次へ')
  await told(page, '会社情報を更新しました')

  await heading(page, '所在地')
  await box(page, /^郵便番号/).fill('460-0008')
  await page.getByText('住所を入力しました：愛知県名古屋市中区栄').waitFor()
  await box(page, /^番地/).fill('3-4-12')
  await page.getByRole('checkbox', { name: '東京都' }).check()
  await press(page, '保存して次へ')
  await told(page, '所在地を更新しました')
  for (const title of ['電話番号', 'ロゴ']) {
    await heading(page, title)
    await page.getByRole('link', { name: '次へ' }).click()
  }
  await heading(page, 'カバー画像')
  await press(page, '保存して次へ')
  await heading(page, 'その他の情報')
  await press(page, '保存して次へ')
  await heading(page, '基本情報の登録が完了しました')
  await expectAccessible(page)
  await context.close()
  product.expectSilence()
})

test('§8 later: a number, a logo and a cover; a colleague’s words are not overwritten unseen', async () => {
  const email = `${crypto.randomUUID()}@basic.example`
  const { company } = await aCompanyWithUser(product.db)
  const user = await aCompanyUser(product.db, company.id, { email })
  const { page, context } = await product.visit({ width: 1280 })
  await signIn(page, 'recruiter', email)
  await page.goto('/client/company/basic/edit?section=phones')
  await box(page, /^窓口の名前/).fill('人事部')
  await box(page, /^電話番号/).fill('０３-１２３４-５６７８')
  await press(page, '電話番号を登録する')
  await told(page, '電話番号を登録しました')
  await page.getByText('03-1234-5678').waitFor()
  await page.getByRole('listitem').getByRole('button', { name: /^削除/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click()
  await told(page, '電話番号を削除しました')

  await page.getByRole('link', { name: /^ロゴ/ }).click()
  await page.getByLabel('ロゴのファイル').setInputFiles(await picture(200, 200))
  await page.getByText('長い辺が320ピクセル以上の画像を選んでください').waitFor()
  // A wordmark is as wide as most logos are.
  await page.getByLabel('ロゴのファイル').setInputFiles(await picture(1200, 300))
  await press(page, 'この範囲で登録する')
  await told(page, 'ロゴを更新しました')

  await page.getByRole('link', { name: /^カバー画像/ }).click()
  await page.getByLabel('カバー画像のファイル').setInputFiles(await picture(1600, 900))
  await page.getByText('スマートフォンでも見える範囲です').waitFor()
  await press(page, 'この範囲を使う')
  // Text goes nowhere behind an open dialog.
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await box(page, /^カバー画像の説明/).fill('図面を囲む社員')
  await expectAccessible(page)
  await press(page, '保存する')
  await told(page, 'カバー画像を更新しました')
  await page.getByRole('img', { name: '図面を囲む社員' }).waitFor()

  await page.getByRole('link', { name: /社名・法人番号を/ }).click()
  await box(page, /^表示する社名/).fill('私の社名')
  // The save of a colleague's form meanwhile.
  await product.db
    .insertInto('companySection')
    .values({ companyId: company.id, section: 'NAMES', version: 1, editedBy: user.id })
    .execute()
  await press(page, '保存する')
  await page.getByText(/さんがこの項目を更新しました/).waitFor()
  expect(await box(page, /^表示する社名/).inputValue()).toBe('私の社名')
  await page.getByRole('button', { name: '最新の内容を読み込む' }).waitFor()
  await press(page, '自分の内容で保存する')
  await told(page, '基本情報を更新しました')
  await page.getByText('私の社名').first().waitFor()
  await context.close()
  product.expectSilence()
})

test('§6 a VIEWER reads, and is told why nothing can be pressed', async () => {
  const email = `${crypto.randomUUID()}@basic.example`
  const { company } = await aCompanyWithUser(product.db)
  await aCompanyUser(product.db, company.id, { email, role: 'VIEWER' })
  const { page, context } = await product.visit()
  await signIn(page, 'recruiter', email)
  for (const path of ['/client/company/basic', '/client/company/basic/edit?section=names']) {
    await page.goto(path)
    await page.getByText('あなたの役割は「閲覧のみ」のため').waitFor()
  }
  expect(await page.getByRole('button', { name: '保存する' }).count()).toBe(0)
  await context.close()
})

test('a company opens its page: a visitor reads it and its job, until it is closed', async () => {
  const email = `${crypto.randomUUID()}@basic.example`
  const { company } = await aCompanyWithUser(product.db, { tagline: '止まらない仕組みをつくる' })
  await aCompanyUser(product.db, company.id, { email })
  const job = await aJob(product.db, { companyId: company.id })
  const { page, context } = await product.visit()
  await signIn(page, 'recruiter', email)
  const { page: visitor, context: other } = await product.visit({ width: 390 })
  const path = `/candidate/companies/${company.id}/description`
  await visitor.goto(path)
  expect(new URL(visitor.url()).pathname).toBe('/candidate/login')

  await page.goto('/client/company/basic')
  await press(page, '一般に公開する')
  await told(page, '企業ページを一般に公開しました')
  await visitor.goto(path)
  await heading(visitor, company.displayName)
  await visitor.getByRole('link', { name: 'はじめる' }).waitFor()
  expect(await visitor.locator('link[rel=canonical]').getAttribute('href')).toBe(`${product.url}${path}`)
  expect(await visitor.locator('meta[name=robots]').count()).toBe(0)
  await expectAccessible(visitor)
  await visitor.getByRole('link', { name: job.title }).click()
  await heading(visitor, job.title)
  await expectAccessible(visitor)
  await visitor.reload()
  const posting = await visitor.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(posting ?? '')).toMatchObject({ '@type': 'JobPosting', title: job.title })

  const drawn = await visitor.locator('meta[property="og:image"]').getAttribute('content')
  expect(drawn).toContain(`${product.url}/og/job/${job.id}.png?v=`)
  const answer = await visitor.request.get(drawn ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png'])

  await press(page, '一般公開をやめる')
  await told(page, '企業ページの一般公開をやめました')
  await visitor.reload()
  expect(new URL(visitor.url()).pathname).toBe('/candidate/login')
  expect((await visitor.request.get(drawn ?? '')).status()).toBe(404)
  await Promise.all([context.close(), other.close()])
  product.expectSilence()
})

test('§6 a role that is taken away leaves the open form and its text', async () => {
  const email = `${crypto.randomUUID()}@basic.example`
  const { company } = await aCompanyWithUser(product.db)
  const user = await aCompanyUser(product.db, company.id, { email, role: 'RECRUITER' })
  const { page, context } = await product.visit()
  await signIn(page, 'recruiter', email)
  await page.goto('/client/company/basic/edit?section=information')
  const field = box(page, /^代表者/)
  await field.fill('書きかけの文章')
  await product.db.updateTable('companyUser').set({ role: 'VIEWER' }).where('id', '=', user.id).execute()
  await press(page, '保存する')
  await page.getByText('あなたの役割は「閲覧のみ」のため').waitFor()
  expect(await field.inputValue()).toBe('書きかけの文章')
  await context.close()
})
