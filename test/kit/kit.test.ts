import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectFocused, openKit } from './kit.ts'
import { test } from './visit.ts'

const row = (page: Page, school: string) => page.getByRole('checkbox', { name: `${school}の学生を選択` })
const all = (page: Page) => page.getByRole('checkbox', { name: 'このページの学生をすべて選択' })
const ticked = (page: Page) =>
  page
    .getByRole('checkbox', { name: /の学生を選択$/, checked: true })
    .evaluateAll((boxes) => boxes.map((one) => one.getAttribute('aria-label')?.slice(0, 2)))

describe('a table whose rows are ticked', () => {
  test('by hand, in a range, all of the page, and cleared', async ({ visit }) => {
    const { page } = await openKit(visit, { part: 'tables' })
    const said = page.getByRole('status').filter({ hasText: '名の学生が選択されています。' })
    expect(await said.innerText()).toBe('1名の学生が選択されています。')
    expect(await all(page).evaluate((box) => (box as HTMLInputElement).indeterminate)).toBe(true)
    await row(page, '静岡大学 情報学部').click()
    expect(await page.getByRole('region', { name: '選択した学生' }).count()).toBe(0)
    await row(page, '名古屋大学 工学部').click()
    await row(page, '豊橋技術科学大学 工学部').click({ modifiers: ['Shift'] })
    expect(await ticked(page)).toEqual(['名古', '静岡', '同志', '豊橋'])
    expect(await said.innerText()).toBe('4名の学生が選択されています。')
    await row(page, '静岡大学 情報学部').click({ modifiers: ['Shift'] })
    expect(await ticked(page)).toEqual(['名古'])
    await all(page).click()
    expect(await ticked(page)).toHaveLength(6)
    expect(await all(page).isChecked()).toBe(true)
    await all(page).click()
    expect(await ticked(page)).toEqual([])
    await row(page, '南山大学 外国語学部').click()
    const bar = page.getByRole('region', { name: '選択した学生' })
    await bar.getByText('1名を選択中').waitFor()
    await bar.getByRole('button', { name: '解除' }).click()
    expect(await ticked(page)).toEqual([])
    await expectFocused(page.getByRole('region', { name: '学生の一覧' }))
  })

  test('with the keys', async ({ visit }) => {
    const { page } = await openKit(visit, { part: 'tables' })
    await row(page, '名古屋大学 工学部').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await expectFocused(row(page, '同志社大学 理工学部'))
    expect(await ticked(page)).toEqual(['名古', '静岡', '同志'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+Space')
    expect(await ticked(page)).toEqual(['名古', '静岡', '同志', '豊橋', '立命'])
  })

  test('is sorted by its heads, which say so', async ({ visit }) => {
    const { page } = await openKit(visit, { part: 'tables' })
    const head = page.getByRole('region', { name: '学生の一覧' }).getByRole('columnheader', { name: 'TOEIC' })
    const first = () => page.getByRole('region', { name: '学生の一覧' }).getByRole('row').nth(1).innerText()
    expect(await head.getAttribute('aria-sort')).toBeNull()
    await head.getByRole('button').click()
    expect(await head.getAttribute('aria-sort')).toBe('descending')
    expect(await first()).toContain('南山大学')
    await page.keyboard.press('Enter')
    expect(await head.getAttribute('aria-sort')).toBe('ascending')
  })
})

describe('tabs', () => {
  test('are walked with the arrows', async ({ visit }) => {
    const { page } = await openKit(visit, { part: 'lists' })
    await page.getByRole('tab', { name: '返信待ち' }).focus()
    await page.keyboard.press('ArrowRight')
    await expectFocused(page.getByRole('tab', { name: '承認済み' }))
    await page.keyboard.press('End')
    await expectFocused(page.getByRole('tab', { name: '期限切れ' }))
    await page.getByRole('tabpanel', { name: '期限切れ' }).getByText('期限切れの一覧').waitFor()
  })
})

test('a switch is worked with the keys', async ({ visit }) => {
  const { page } = await openKit(visit, { part: 'choices' })
  const notices = page.getByRole('switch', { name: 'スカウトの通知' })
  await notices.focus()
  await page.keyboard.press('Space')
  expect(await notices.isChecked()).toBe(false)
  const busy = page.getByRole('switch', { name: '保存中' })
  await busy.click()
  expect(await busy.isChecked()).toBe(true)
})

test('a menu is worked with the keys', async ({ visit }) => {
  const { page } = await openKit(visit, { part: 'overlays' })
  const menu = page.getByRole('button', { name: '操作', exact: true })
  await menu.press('Enter')
  await expectFocused(page.getByRole('menuitem', { name: '編集' }))
  await page.keyboard.press('ArrowUp')
  await expectFocused(page.getByRole('menuitem', { name: '削除' }))
  await page.keyboard.press('ArrowUp')
  await expectFocused(page.getByRole('menuitem', { name: '複製' }))
  await page.keyboard.press('Escape')
  await expectFocused(menu)
})
