import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { alive } from '#test/e2e/alive.ts'
import { openProduct, signIn, standing, type Product } from '#test/e2e/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 400, queue: 'runs' })
})
afterAll(() => product.close())

const tabs = (page: Page) => page.getByRole('navigation', { name: '保存した条件' })
const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
// Waited for before the press: the banner stays for three seconds, and a press may take longer to return.
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()
/** Students that are being asked for again stand in grey. */
const atRest = (page: Page) => page.locator('section[aria-busy="false"]').waitFor()
const fid = (page: Page) => new URL(page.url()).searchParams.get('fid')

async function openSearch(path: string, width?: number) {
  const { page, context } = await product.visit(width === undefined ? {} : { width })
  await signIn(page, 'recruiter')
  await page.goto(path)
  await alive(page)
  return { page, context }
}

describe('§3 saved filters', () => {
  test('a condition is saved, opened again, renamed, overwritten and deleted', async () => {
    const { page, context } = await openSearch('/client/candidates?y=2028&c=SCIENCE&a=24')
    await tabs(page).getByRole('button', { name: '条件を保存' }).click()
    const saving = dialog(page, '検索条件を保存')
    await standing(saving)
    await expectAccessible(page)
    const name = saving.getByRole('textbox', { name: '検索条件名' })
    expect(await name.inputValue()).toBe('28卒 理系 三重県')
    await name.fill('28卒 理系 愛知')
    await name.press('Enter')
    await saving.getByText('同じ名前の検索条件があります。').waitFor()
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
    await name.fill('三重の理系')
    await Promise.all([
      said(page, '検索条件を保存しました'),
      saving.getByRole('button', { name: '保存する' }).dblclick(),
    ])
    await saving.waitFor({ state: 'detached' })
    expect(await tab(page, '三重の理系').getAttribute('aria-current')).toBe('page')

    const saved = fid(page)
    await page.goto(`/client/candidates?fid=${saved}`)
    await page.waitForURL(`**/client/candidates?y=2028&c=SCIENCE&a=24&fid=${saved}`)
    await alive(page)
    expect(await page.getByRole('checkbox', { name: '理系' }).isChecked()).toBe(true)

    await page.getByRole('checkbox', { name: '理系' }).click()
    await page.waitForURL(`**/client/candidates?y=2028&a=24&fid=${saved}`)
    await tabs(page).getByRole('button', { name: '別名で保存' }).waitFor()
    await Promise.all([
      said(page, '検索条件を更新しました'),
      tabs(page).getByRole('button', { name: '上書き保存' }).click(),
    ])
    await tabs(page).getByRole('button', { name: '条件を保存' }).waitFor()

    await tabs(page).getByRole('button', { name: '三重の理系の操作' }).press('Enter')
    await page.getByRole('menuitem', { name: '名前を変更' }).press('Enter')
    await standing(dialog(page, '名前を変更'))
    await page.keyboard.type('三重の学生')
    await page.keyboard.press('Enter')
    await said(page, '検索条件の名前を変更しました')
    await tab(page, '三重の学生').waitFor()
    await atRest(page)
    await expectAccessible(page)

    await tabs(page).getByRole('button', { name: '三重の学生の操作' }).click()
    await page.getByRole('menuitem', { name: '削除' }).click()
    await Promise.all([
      said(page, '検索条件を削除しました'),
      dialog(page, '保存した条件を削除しますか？').getByRole('button', { name: '削除する' }).click(),
    ])
    await page.waitForURL('**/client/candidates?y=2028&a=24')
    expect(await tab(page, '三重の学生').count()).toBe(0)

    await page.goto(`/client/candidates?fid=${saved}`)
    await page.getByText('保存した条件が見つかりません。削除された可能性があります。').waitFor()
    await page.getByRole('link', { name: '閉じる' }).click()
    await page.waitForURL('**/client/candidates?all=true')
    product.expectSilence()
    await context.close()
  })

  test('on a phone, and where the plan has no more room', async () => {
    const { companyId } = await product.db
      .selectFrom('companyUserAccount')
      .select('companyId')
      .where('email', '=', 'recruiter@demo.example')
      .executeTakeFirstOrThrow()
    const plan = (planKey: string) =>
      product.db.updateTable('contract').set({ planKey }).where('companyId', '=', companyId).execute()
    await plan('LIGHT')
    const { page, context } = await openSearch('/client/candidates?y=2028', 390)
    const save = async (name: string) => {
      await tabs(page).getByRole('button', { name: '条件を保存' }).click()
      await standing(dialog(page, '検索条件を保存'))
      await page.getByRole('textbox', { name: '検索条件名' }).fill(name)
      await dialog(page, '検索条件を保存').getByRole('button', { name: '保存する' }).click()
    }
    const heard = said(page, '検索条件を保存しました')
    await save('28卒')
    await heard
    await dialog(page, '検索条件を保存').waitFor({ state: 'detached' })
    await page.waitForURL((url) => url.searchParams.has('fid'))
    await atRest(page)
    await expectAccessible(page)
    await save('四つ目')
    const full = '保存できる検索条件は3件までです。使わない条件を削除してください。'
    await dialog(page, '検索条件を保存').getByText(full).waitFor()
    await plan('FREE')
    await page.reload()
    await alive(page)
    await tabs(page).getByRole('button', { name: '条件を保存' }).click()
    await page.getByRole('group', { name: '条件を保存' }).getByText('現在のプランでは使用できません').waitFor()
    await plan('PREMIUM')
    await context.close()
  })
})
