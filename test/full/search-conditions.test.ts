import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { targetGraduationYear } from '#domain/candidate-search/rules/default-condition.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { aSearchCandidateLabel } from '#test/factories/candidate-search.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { alive } from '#test/e2e/alive.ts'
import { openProduct, signIn, standing, type Product } from '#test/e2e/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 400, queue: 'runs' })
})
afterAll(() => product.close())

async function open(path: string, width?: number) {
  const { page, context } = await product.visit(width === undefined ? {} : { width })
  await signIn(page, 'recruiter')
  await page.goto(path)
  await alive(page)
  return { page, context }
}
/** The year that is recruited today, whichever day that is. */
const year = targetGraduationYear(tokyoToday())
const first = `y=${year}&la=WITHIN_30`

const chips = (page: Page) => page.getByRole('list', { name: 'いまの条件' }).getByRole('listitem')
const isFocused = (field: { evaluate: (look: (element: Element) => boolean) => Promise<boolean> }) =>
  expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)

describe('screens 4.8 the conditions a search begins with', () => {
  test('they are shown, can be taken away, and stay away until the search is opened anew', async () => {
    const { page, context } = await open('/client')
    await page.getByRole('banner').getByRole('link', { name: '学生検索' }).first().click()
    await page.waitForURL(`**/client/candidates?${first}`)
    await page.goBack()
    await page.waitForURL('**/client')
    await page.goForward()
    await page.waitForURL(`**/client/candidates?${first}`)
    await expect.poll(() => chips(page).count()).toBe(2)
    await chips(page)
      .filter({ hasText: `${year - 2000}卒` })
      .getByRole('button')
      .click()
    await page.waitForURL('**/client/candidates?la=WITHIN_30')
    await chips(page).first().getByRole('button').click()
    await page.waitForURL('**/client/candidates?all=true')
    await page.reload()
    await alive(page)
    expect(new URL(page.url()).search).toBe('?all=true')
    expect(await chips(page).count()).toBe(0)
    await page.getByRole('link', { name: '次へ' }).click()
    await page.waitForURL('**/client/candidates/page/2?all=true')
    await page.goto('/client/candidates?view=table')
    await page.waitForURL((url) => url.search === `?${first}&view=table`)
    await context.close()
    product.expectSilence()
  })
})

describe('legal 5 the gender filter', () => {
  const group = (page: Page) => page.locator('details', { has: page.locator('summary', { hasText: /^性別/ }) })

  test.each([1280, 390])('is off, opened for a positive action and closed again, at %i px', async (width) => {
    const { page, context } = await open('/client/candidates?y=2028', width)
    if (width < 600) await page.getByRole('button', { name: /^絞り込み/ }).click()
    await group(page).locator('summary').click()
    expect(await group(page).getByRole('checkbox').count()).toBe(0)
    await group(page).getByRole('button', { name: 'ポジティブ・アクションを登録する' }).click()
    const dialog = page.getByRole('dialog', { name: '性別での絞り込み（ポジティブ・アクション）' })
    await standing(dialog)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '登録する' }).click()
    await dialog.getByText('取り組みの理由が入力されていません').waitFor()
    await dialog.getByText('対象の職種・役職の女性の割合を確認してチェックしてください').waitFor()
    const reason = dialog.getByRole('textbox', { name: /取り組みの理由/ })
    await isFocused(reason)
    await reason.fill('開発職に占める女性の割合が12%のため、女性の応募を増やす取り組みです。')
    const last = new Date(Date.now() + 30 * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Asia/Tokyo' })
    await dialog
      .getByLabel(/^終了日/)
      .first()
      .fill(last)
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: '登録する' }).click()
    await page.getByText('性別での絞り込みを登録しました').first().waitFor()
    await dialog.waitFor({ state: 'detached' })
    await group(page).getByRole('checkbox', { name: '女性' }).check()
    await page.waitForURL(/g=FEMALE/)
    await group(page).getByText('性別を採否の判断に使わないでください。').waitFor()
    const kept = page.url()
    await group(page).getByRole('button', { name: '内容を確認・終了する' }).click()
    await standing(dialog)
    await dialog.getByRole('button', { name: '終了する' }).click()
    await page.getByText('性別での絞り込みを終了しました').first().waitFor()
    await dialog.waitFor({ state: 'detached' })
    await page.goto(kept)
    await page.getByText('性別での絞り込みは使用できません。').first().waitFor()
    const { count } = await product.db
      .selectFrom('audit')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('action', '=', 'useGenderFilter')
      .executeTakeFirstOrThrow()
    expect(count).toBeGreaterThan(0)
    await context.close()
    product.expectSilence()
  })

  test('a saved filter loses its genders with the period, and says so', async () => {
    const user = await product.db
      .selectFrom('companyUserAccount')
      .selectAll()
      .where('email', '=', 'recruiter@demo.example')
      .executeTakeFirstOrThrow()
    const { id } = await product.db
      .insertInto('savedFilter')
      .values({
        companyId: user.companyId,
        createdBy: user.companyUserId,
        name: '女性の応募',
        condition: 'y=2028&g=FEMALE',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { page, context } = await open(`/client/candidates?fid=${id}`)
    await page.waitForURL(`**/client/candidates?y=2028&fid=${id}`)
    const told = page.getByText('「女性の応募」の性別の条件を外して表示しています。')
    await told.waitFor()
    await page.goto(`/client/candidates?y=2028&g=FEMALE&fid=${id}`)
    await page.waitForURL(`**/client/candidates?y=2028&fid=${id}`)
    await told.waitFor()
    await context.close()
    product.expectSilence()
  })
})

describe('§7 labels', () => {
  test.each([1280, 390])('are renamed and deleted where they are shown, at %i px', async (width) => {
    const { companyId } = await product.db
      .selectFrom('companyUserAccount')
      .select('companyId')
      .where('email', '=', 'recruiter@demo.example')
      .executeTakeFirstOrThrow()
    const label = await aSearchCandidateLabel(product.db, companyId, `一次候補${width}`)
    const { page, context } = await open(`/client/candidates?all=true&l=${label.id}`, width)
    if (width < 600) await page.getByRole('button', { name: /^絞り込み/ }).click()
    await page.locator('summary', { hasText: 'スカウト状況・ラベル' }).click()
    await page.getByRole('button', { name: 'ラベルの名前を変更・削除' }).click()
    const dialog = page.getByRole('dialog', { name: 'ラベルの管理' })
    await standing(dialog)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: `「一次候補${width}」の名前を変更` }).press('Enter')
    const name = dialog.getByRole('textbox')
    await isFocused(name)
    await name.fill('')
    await name.press('Enter')
    await dialog.getByText('ラベルが入力されていません').waitFor()
    await name.fill(`二次候補${width}`)
    await name.press('Enter')
    await page.getByText('ラベルの名前を変更しました').first().waitFor()
    await dialog.getByRole('button', { name: `「二次候補${width}」を削除` }).click()
    const asking = page.getByRole('dialog', { name: 'ラベルを削除' })
    await standing(asking)
    await asking.getByRole('button', { name: '削除する' }).click()
    await asking.waitFor({ state: 'detached' })
    await dialog.getByText(`二次候補${width}`).waitFor({ state: 'detached' })
    await page.waitForURL('**/client/candidates?all=true')
    await context.close()
    product.expectSilence()
  })
})
