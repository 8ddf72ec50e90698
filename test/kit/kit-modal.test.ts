import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectOpenedAccessible } from '#test/e2e/accessible.ts'
import { isFullRun, playedWidths, shareInTurn } from '#test/full-run.ts'
import { expectFocused, openKit, spec, stopClock } from './kit.ts'
import { test } from './visit.ts'

const dialog = (page: Page, name = 'ラベルを編集') => page.getByRole('dialog', { name })
const opener = (page: Page, mode: string) => spec(page, 'モーダル').getByRole('button', { name: mode, exact: true })

async function open(page: Page, mode = 'floating') {
  await opener(page, mode).click()
  await dialog(page).waitFor()
  await settled(page)
}
/** No dialog is on its way in or out. */
const settled = (page: Page) => expect.poll(() => page.evaluate(isStill)).toBe(true)
const isStill = () =>
  [...document.querySelectorAll('dialog')].every((one) =>
    one.getAnimations().every(({ playState }) => playState !== 'running'),
  )

/** The 600 ms of closing pass, and the dialog is gone. */
async function closed(page: Page, name?: string) {
  await page.clock.runFor(600)
  await dialog(page, name).waitFor({ state: 'detached' })
}

type Step = [status: string, at: number]

/** openStatus by the page's own clock: milliseconds from the first change to each later one. */
const watchStatus = (page: Page) =>
  page.evaluate(() => {
    const log: Step[] = []
    Object.assign(globalThis, { log })
    new MutationObserver(() => {
      const status = document.querySelector('dialog')?.dataset.openStatus ?? '2'
      // An idle page adds parts of its own before the dialog opens.
      if (log.length === 0 && status === '2') return
      if (log.at(-1)?.[0] !== status) log.push([status, performance.now()])
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
const statuses = (page: Page) => page.evaluate<Step[]>('log')

describe('§4 a modal', () => {
  test.for(isFullRun ? (['no-preference', 'reduce'] as const) : (['no-preference'] as const))(
    'is closed 600 ms after closing (reduced motion: %s)',
    async (reducedMotion, { visit }) => {
      const { page } = await openKit(visit, { part: 'overlays', apart: true })
      await page.emulateMedia({ reducedMotion })
      await watchStatus(page)
      await open(page)
      await stopClock(page)
      await dialog(page).getByRole('button', { name: 'キャンセル' }).click()
      const told = () => statuses(page).then((log) => log.map(([status]) => status))
      await expect.poll(told).toEqual(['0', '1'])
      await page.clock.runFor(599)
      expect(await told()).toEqual(['0', '1'])
      await page.clock.runFor(1)
      await expect.poll(told).toEqual(['0', '1', '2'])
      const [, [, closing], [, gone]] = await page.evaluate<[Step, Step, Step]>('log')
      expect(gone - closing).toBe(600)
    },
  )

  test('closes by the icon, キャンセル, Escape and a press beside it, and gives the focus back', async ({ visit }) => {
    const { page } = await openKit(visit, { part: 'overlays' })
    const ways = [
      () => dialog(page).getByRole('button', { name: '閉じる' }).click(),
      () => dialog(page).getByRole('button', { name: 'キャンセル' }).click(),
      () => dialog(page).getByRole('button', { name: '保存' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
    ]
    for (const leave of ways) {
      await open(page)
      await expectFocused(dialog(page).getByRole('textbox', { name: 'ラベルの名前' }))
      await leave()
      await closed(page)
      await expectFocused(opener(page, 'floating'))
    }
  })

  test('holds the focus and the page behind it', async ({ visit }) => {
    const { page } = await openKit(visit, { part: 'overlays' })
    await open(page)
    const outside = await page.evaluate(() => getComputedStyle(document.documentElement).overflow)
    expect(outside).toBe('hidden')
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press(step < 7 ? 'Tab' : 'Shift+Tab')
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      )
      expect(isInside).toBe(true)
    }
  })

  test('stacked, Escape closes the top one only, and not while it is still coming', async ({ visit }) => {
    const { page, context } = await openKit(visit, { part: 'overlays', apart: true })
    await open(page)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Animation.enable')
    const animate = (playbackRate: number) => devtools.send('Animation.setPlaybackRate', { playbackRate })
    await animate(0)
    await dialog(page).getByRole('button', { name: '削除' }).click()
    const asking = dialog(page, '以下のラベルを削除しますか？')
    await page.keyboard.press('Escape')
    expect(await asking.getAttribute('data-open-status')).toBe('0')
    await animate(1)
    await settled(page)
    expect(await asking.getAttribute('data-open-status')).toBe('0')
    await page.mouse.click(5, 5)
    expect(await asking.getAttribute('data-open-status')).toBe('0')
    await page.keyboard.press('Escape')
    await closed(page, '以下のラベルを削除しますか？')
    expect(await dialog(page).getAttribute('data-open-status')).toBe('0')
    await expectFocused(dialog(page).getByRole('button', { name: '削除' }))
    await page.keyboard.press('Escape')
    await closed(page)
  })

  test('an Escape held down, or while one is closing, does no more', async ({ visit }) => {
    const { page } = await openKit(visit, { part: 'overlays' })
    await open(page)
    await dialog(page).getByRole('button', { name: '削除' }).click()
    await settled(page)
    await page.keyboard.down('Escape')
    await page.keyboard.down('Escape')
    await page.keyboard.down('Escape')
    await page.keyboard.up('Escape')
    await closed(page, '以下のラベルを削除しますか？')
    expect(await dialog(page).getAttribute('data-open-status')).toBe('0')
    await watchStatus(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.clock.runFor(600)
    await expect.poll(async () => (await statuses(page)).map(([status]) => status)).toEqual(['1', '2'])
  })

  test('while something is being sent nothing closes it', async ({ visit }) => {
    const { page } = await openKit(visit, { part: 'overlays' })
    await page.getByRole('button', { name: '送信中のモーダル' }).click()
    const sending = dialog(page, '送信しています')
    await settled(page)
    for (let press = 0; press < 3; press++) await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    expect(await sending.getByRole('button', { name: '閉じる' }).isDisabled()).toBe(true)
    expect(await sending.getByRole('button', { name: 'キャンセル' }).isDisabled()).toBe(true)
    expect(await sending.getAttribute('data-open-status')).toBe('0')
    expect(await sending.evaluate((element) => element.matches(':modal'))).toBe(true)
    await sending.getByRole('button', { name: '送信が終わった' }).click()
    await closed(page, '送信しています')
  })

  test('where its opener is gone, the focus is not lost', async ({ visit }) => {
    const { page } = await openKit(visit, { part: 'overlays' })
    await page.getByRole('button', { name: '開いた場所がなくなるモーダル' }).click()
    await dialog(page, 'この行を消しますか？').getByRole('button', { name: '消す' }).click()
    await closed(page, 'この行を消しますか？')
    await expectFocused(page.getByRole('heading', { level: 1 }))
  })

  test('what is told while it is open is heard and can be pressed in it', async ({ visit }) => {
    const { page } = await openKit(visit, { part: 'overlays' })
    await open(page)
    await dialog(page).getByRole('button', { name: '候補をコピー' }).click()
    await dialog(page).getByRole('log', { name: 'お知らせ' }).getByText('名前の候補をコピーしました').waitFor()
    await dialog(page).getByRole('button', { name: '元に戻す' }).click()
    await dialog(page).getByRole('button', { name: '失敗してみる' }).click()
    expect(await dialog(page).getByRole('status').allInnerTexts()).toContain('ラベルを保存できませんでした')
    await dialog(page).getByRole('button', { name: '閉じる' }).last().click()
    await page.clock.runFor(1000)
    await dialog(page).getByText('ラベルを保存できませんでした').last().waitFor({ state: 'detached' })
    expect(await dialog(page).getAttribute('data-open-status')).toBe('0')
  })
})

const modes = ['floating', 'sheet', 'fullOnPhone', 'rightPanel', 'bottomPanel', 'full']
test.for(playedWidths)('at %i px every mode is accessible and within the screen', async (width, { visit }) => {
  const { page } = await openKit(visit, { part: 'overlays', width })
  for (const mode of shareInTurn(modes, 3)) {
    await open(page, mode)
    const box = await dialog(page).boundingBox()
    const screen = page.viewportSize()
    expect([mode, box && screen && box.x >= 0 && box.x + box.width <= screen.width]).toEqual([mode, true])
    expect([mode, box && screen && box.y >= 0 && box.y + box.height <= screen.height]).toEqual([mode, true])
    await expectOpenedAccessible(page, 'dialog[open]')
    await dialog(page).getByRole('button', { name: 'キャンセル' }).click()
    await closed(page)
  }
})
