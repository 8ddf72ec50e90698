import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, expectOpenedAccessible } from '#test/e2e/accessible.ts'
import { atRest, expectFocused, openKit, spec } from '#test/e2e/kit.ts'
import { openProduct, type Product } from '#test/e2e/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

const row = (page: Page, school: string) => page.getByRole('checkbox', { name: `${school}の学生を選択` })
const all = (page: Page) => page.getByRole('checkbox', { name: 'このページの学生をすべて選択' })
const ticked = (page: Page) =>
  page
    .getByRole('checkbox', { name: /の学生を選択$/, checked: true })
    .evaluateAll((boxes) => boxes.map((one) => one.getAttribute('aria-label')?.slice(0, 2)))

describe('a table whose rows are ticked', () => {
  test('by hand, in a range, all of the page, and cleared', async () => {
    const { page, context } = await openKit(product, { part: 'tables' })
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
    await context.close()
    product.expectSilence()
  })

  test('with the keys', async () => {
    const { page, context } = await openKit(product, { part: 'tables' })
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
    await context.close()
  })

  test('is sorted by its heads, which say so', async () => {
    const { page, context } = await openKit(product, { part: 'tables' })
    const head = page.getByRole('region', { name: '学生の一覧' }).getByRole('columnheader', { name: 'TOEIC' })
    const first = () => page.getByRole('region', { name: '学生の一覧' }).getByRole('row').nth(1).innerText()
    expect(await head.getAttribute('aria-sort')).toBeNull()
    await head.getByRole('button').click()
    expect(await head.getAttribute('aria-sort')).toBe('descending')
    expect(await first()).toContain('南山大学')
    await page.keyboard.press('Enter')
    expect(await head.getAttribute('aria-sort')).toBe('ascending')
    await context.close()
  })
})

describe('tabs', () => {
  test('are walked with the arrows', async () => {
    const { page, context } = await openKit(product, { part: 'lists' })
    await page.getByRole('tab', { name: '返信待ち' }).focus()
    await page.keyboard.press('ArrowRight')
    await expectFocused(page.getByRole('tab', { name: '承認済み' }))
    await page.keyboard.press('End')
    await expectFocused(page.getByRole('tab', { name: '期限切れ' }))
    await page.getByRole('tabpanel', { name: '期限切れ' }).getByText('期限切れの一覧').waitFor()
    await context.close()
  })
})

describe('a switch and a menu', () => {
  test('are worked with the keys', async () => {
    const { page, context } = await openKit(product)
    const notices = page.getByRole('switch', { name: 'スカウトの通知' })
    await notices.focus()
    await page.keyboard.press('Space')
    expect(await notices.isChecked()).toBe(false)
    const busy = page.getByRole('switch', { name: '保存中' })
    await busy.click()
    expect(await busy.isChecked()).toBe(true)
    const menu = page.getByRole('button', { name: '操作', exact: true })
    await menu.press('Enter')
    await expectFocused(page.getByRole('menuitem', { name: '編集' }))
    await page.keyboard.press('ArrowUp')
    await expectFocused(page.getByRole('menuitem', { name: '削除' }))
    await page.keyboard.press('ArrowUp')
    await expectFocused(page.getByRole('menuitem', { name: '複製' }))
    await page.keyboard.press('Escape')
    await expectFocused(menu)
    await context.close()
    product.expectSilence()
  })
})

type Opening = [string, (page: Page) => Promise<void>, string?]

const openings: Opening[] = [
  ['the combobox', (page) => page.getByRole('combobox', { name: '学校', exact: true }).fill('なごや')],
  ['a menu', (page) => page.getByRole('button', { name: '操作', exact: true }).click()],
  ['a popover', (page) => page.getByRole('button', { name: 'ラベル', exact: true }).last().click()],
  // A toast and a banner stay while the pointer rests on them.
  [
    'toasts',
    async (page) => {
      await page.getByRole('button', { name: 'やり直せる知らせを出す' }).click({ clickCount: 2 })
      await page.getByRole('log', { name: 'お知らせ' }).getByText('アーカイブしました').first().hover()
    },
  ],
  [
    'the banner',
    async (page) => {
      await page.getByRole('button', { name: '失敗を出す' }).click()
      await page.getByRole('region', { name: '通知' }).getByText('送信に失敗しました').hover()
    },
  ],
  ['problems', (page) => spec(page, '不備のまとめ').getByRole('button', { name: '確認する' }).click(), 'form'],
]
const wideOpenings: Opening[] = [
  ...openings,
  ['the calendar', (page) => page.getByRole('button', { name: 'カレンダーを開く' }).first().click()],
  ['the times', (page) => page.getByRole('combobox', { name: '開始時刻' }).click()],
]

describe.each([
  [390, openings],
  [1280, wideOpenings],
] as const)('the kit at %i px', (width, states) => {
  test('is accessible and silent whatever is open, and nothing is wider than the screen', async () => {
    const { page, context } = await openKit(product, { width })
    await expectAccessible(page)
    for (const [name, open, selector = '[popover]:popover-open'] of states) {
      await open(page)
      await page.locator(selector).first().waitFor()
      await atRest(page)
      expect([name, await page.evaluate('document.documentElement.scrollWidth <= innerWidth')]).toEqual([name, true])
      await expectOpenedAccessible(page, selector)
      await page.keyboard.press('Escape')
    }
    await context.close()
    product.expectSilence()
  })

  test('is accessible in forced colours and with reduced motion', async () => {
    const { page, context } = await openKit(product, { width })
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await expectAccessible(page)
    await context.close()
    product.expectSilence()
  })
})

test('without scripts the kit is there, and its inputs are the browser’s own', async () => {
  const { page, context } = await product.visit({ javaScriptEnabled: false })
  await page.goto('/dev/kit')
  await page.getByRole('heading', { level: 1, name: '部品帳' }).waitFor()
  expect(await page.locator('input[type=date]:visible').count()).toBe(4)
  expect(await page.locator('input[type=file]:visible').count()).toBe(4)
  await page.getByText('辞退の理由は伝わりますか？').click()
  await page.getByText('書かなくても辞退できます').waitFor()
  await context.close()
  product.expectSilence()
})

test('printed, nothing floats and links can be read', async () => {
  const { page, context } = await openKit(product)
  await page.getByRole('button', { name: '失敗を出す' }).click()
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('[popover]:visible').count()).toBe(0)
  expect(await page.getByRole('navigation').count()).toBe(0)
  const link = page.getByRole('link', { name: '利用規約' }).first()
  expect(await link.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)')
  await context.close()
})
