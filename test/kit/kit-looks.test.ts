import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { KitPart } from '#web/pages/dev/kit/gallery.tsx'
import { expectAccessible, expectOpenedAccessible } from '#test/e2e/accessible.ts'
import { expectEnlargeable, expectReflowing } from '#test/e2e/reflow.ts'
import { isTooWide } from '#test/e2e/too-wide.ts'
import { isFullRun, playedWidths, shareInTurn } from '#test/full-run.ts'
import { atRest, openKit, spec } from './kit.ts'
import { test } from './visit.ts'

type Opening = { name: string; open: (page: Page) => Promise<void>; selector?: string }

/** Every part of the kit, and what opens in it at every width. */
const parts: Record<KitPart, readonly Opening[]> = {
  foundations: [],
  buttons: [],
  fields: [
    {
      name: 'problems',
      open: (page) => spec(page, '不備のまとめ').getByRole('button', { name: '確認する' }).click(),
      selector: 'form',
    },
  ],
  choices: [],
  days: [
    {
      name: 'the combobox',
      open: (page) => page.getByRole('combobox', { name: '学校', exact: true }).fill('なごや'),
    },
  ],
  files: [],
  tags: [],
  tables: [],
  lists: [],
  meters: [],
  reading: [],
  telling: [
    // A toast and a banner stay while the pointer rests on them.
    {
      name: 'toasts',
      async open(page) {
        await page.getByRole('button', { name: 'やり直せる知らせを出す' }).click({ clickCount: 2 })
        await page.getByRole('log', { name: 'お知らせ' }).getByText('アーカイブしました').first().hover()
      },
    },
    {
      name: 'the banner',
      async open(page) {
        await page.getByRole('button', { name: '失敗を出す' }).click()
        await page.getByRole('region', { name: '通知' }).getByText('送信に失敗しました').hover()
      },
    },
  ],
  overlays: [
    { name: 'a menu', open: (page) => page.getByRole('button', { name: '操作', exact: true }).click() },
    { name: 'a popover', open: (page) => page.getByRole('button', { name: 'ラベル', exact: true }).click() },
  ],
  opening: [],
  icons: [],
}
/** Phones have the pickers of the system in their place. */
const deskOpenings: readonly Opening[] = [
  { name: 'the calendar', open: (page) => page.getByRole('button', { name: 'カレンダーを開く' }).first().click() },
  { name: 'the times', open: (page) => page.getByRole('combobox', { name: '開始時刻' }).click() },
]

async function expectOpened(page: Page, openings: readonly Opening[]) {
  for (const { name, open, selector = '[popover]:popover-open' } of openings) {
    await open(page)
    await page.locator(selector).first().waitFor()
    await atRest(page)
    await expectWithinScreen(page, name)
    await expectOpenedAccessible(page, selector)
    await page.keyboard.press('Escape')
  }
}

const expectWithinScreen = async (page: Page, name: string) =>
  expect([name, await page.evaluate(isTooWide)]).toEqual([name, false])

describe.for(playedWidths)('at %i px', (width) => {
  test.for(shareInTurn(Object.entries(parts) as [KitPart, readonly Opening[]][], 3))(
    'the part %s is accessible whatever is open, and not wider than the screen',
    async ([part, openings], { visit }) => {
      const { page } = await openKit(visit, { part, width, motion: false })
      await expectWithinScreen(page, part)
      await expectAccessible(page)
      await expectEnlargeable(page, part)
      await expectOpened(page, openings)
      await expectReflowing(page, part)
    },
  )
})

test('what only a desk opens is accessible', async ({ visit }) => {
  const { page } = await openKit(visit, { part: 'days', motion: false })
  await expectOpened(page, deskOpenings)
})

describe.runIf(isFullRun).for([390, 1280])('the whole kit at %i px', (width) => {
  test('is accessible and silent, and nothing is wider than the screen', async ({ visit }) => {
    const { page } = await openKit(visit, { width })
    await expectWithinScreen(page, 'the kit')
    await expectAccessible(page)
  })

  test('is accessible in forced colours and with reduced motion', async ({ visit }) => {
    const { page } = await openKit(visit, { width, apart: true })
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await expectAccessible(page)
  })
})

test('without scripts the kit is there, and its inputs are the browser’s own', async ({ visit }) => {
  const { page } = await visit('/dev/kit', { javaScriptEnabled: false })
  await page.getByRole('heading', { level: 1, name: '部品帳' }).waitFor()
  expect(await page.locator('input[type=date]:visible').count()).toBe(4)
  expect(await page.locator('input[type=file]:visible').count()).toBe(4)
  await page.getByText('辞退の理由は伝わりますか？').click()
  await page.getByText('書かなくても辞退できます').waitFor()
})

test.runIf(isFullRun)('printed, nothing floats and links can be read', async ({ visit }) => {
  const { page } = await openKit(visit, { apart: true })
  await page.getByRole('button', { name: '失敗を出す' }).click()
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('[popover]:visible').count()).toBe(0)
  expect(await page.getByRole('navigation').count()).toBe(0)
  const link = page.getByRole('link', { name: '利用規約' }).first()
  expect(await link.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)')
})
