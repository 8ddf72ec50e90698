import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCandidate } from '#test/factories.ts'
import { anIntellectualResult, aPersonalityResult } from '#test/factories/assessment-result.ts'
import { expectAccessible, fitsNarrow } from '#test/e2e/accessible.ts'
import { alive } from '#test/e2e/alive.ts'
import { openProduct, signIn, type Product } from '#test/e2e/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ queue: 'runs', candidates: 50 })
})
afterAll(() => product.close())

const urlOf = (kind: string) => `/candidate/assessment/${kind}/result`

async function choose(page: Page, choice: string) {
  await page.getByRole('radio', { name: choice }).check()
  await page.getByRole('button', { name: 'この内容で保存する' }).click()
}

test('§2 a student publishes a result and shows it to a guest; a company finds it and loses sight of it', async () => {
  const email = `tested-${crypto.randomUUID()}@student.example`
  const student = await aCandidate(product.db, { email })
  await anIntellectualResult(product.db, student.id)
  await aPersonalityResult(product.db, student.id, [30, 62, 48, 75, 55, 20, 88, 66, 40, 71])
  const phone = await product.visit({ width: 390 })
  const page = phone.page
  await signIn(page, 'student', email)
  await page.goto(urlOf('intellectual'))
  await alive(page)
  await page.getByRole('img', { name: /12問中9問正解。5段階の「標準より高い」/ }).waitFor()
  await expectAccessible(page)
  await fitsNarrow(page)

  // Nothing is chosen for the student.
  await page.getByRole('button', { name: 'この内容で保存する' }).click()
  await page.getByText('企業への公開が選択されていません').first().waitFor()
  await choose(page, '企業に公開する')
  await page.getByText('検査の結果を企業に公開しました').first().waitFor()

  const desk = await product.visit({ width: 1280 })
  await signIn(desk.page, 'recruiter')
  const search = `/client/candidates?ids=${student.id}&preview=${student.id}&order=INTELLECTUAL_TEST_SCORE`
  await desk.page.goto(search)
  const preview = desk.page.getByRole('heading', { name: '能力検査', exact: true }).locator('..')
  await preview.getByText('自宅受検・監視なし').waitFor()
  await preview.getByText('標準より高い').first().waitFor()
  expect(await desk.page.getByRole('heading', { name: '性格検査', exact: true }).count()).toBe(0)

  await page.getByRole('button', { name: 'リンクを作成する' }).click()
  const link = await page.getByRole('textbox', { name: '証明書のリンク' }).inputValue()
  const guest = await product.visit({ width: 390 })
  const shown = await guest.page.goto(new URL(link).pathname)
  expect(shown?.status()).toBe(200)
  expect(shown?.headers()).toMatchObject({ 'x-robots-tag': 'noindex, nofollow' })
  await guest.page.getByRole('heading', { name: '能力検査の結果', level: 1 }).waitFor()
  expect(await guest.page.getByText(email).count()).toBe(0)
  await expectAccessible(guest.page)
  await fitsNarrow(guest.page)
  await page.getByRole('button', { name: /までのリンクを無効にする/ }).click()
  await page.getByText('証明書のリンクを無効にしました').first().waitFor()
  expect((await guest.page.reload())?.status()).toBe(404)
  await guest.page.getByRole('heading', { name: 'この証明書は表示できません' }).waitFor()
  await expectAccessible(guest.page)
  await fitsNarrow(guest.page)

  await choose(page, '公開しない')
  await page.getByText('検査の結果は、企業に公開しません').first().waitFor()
  await desk.page.goto(search)
  await desk.page
    .getByRole('heading', { name: '条件に合う学生がいません' })
    .or(desk.page.getByText('0名'))
    .first()
    .waitFor()

  await page.goto(urlOf('personality'))
  await alive(page)
  await page.getByText('性格検査に良い・悪いはありません').first().waitFor()
  await expectAccessible(page)
  await fitsNarrow(page)
  for (const [form, type] of [
    ['画像（PNG）', 'image/png'],
    ['書類（PDF）', 'application/pdf'],
  ] as const) {
    const href = await page.getByRole('link', { name: form }).getAttribute('href')
    const file = await page.request.get(new URL(href ?? '', page.url()).href)
    expect([file.status(), file.headers()['content-type']]).toEqual([200, type])
  }
  await page.getByRole('button', { name: '結果を削除する' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click()
  await page.getByRole('heading', { name: '結果は削除しました' }).waitFor()
  await expectAccessible(page)
  await fitsNarrow(page)
  for (const visit of [phone, desk, guest]) await visit.context.close()
})
