import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectOpenedAccessible } from '#test/e2e/accessible.ts'
import { expectFocused, openKit, spec, stopClock } from './kit.ts'
import { test } from './visit.ts'

type Step = [state: string, at: number]

/** When the floating banner came, began to leave and went, by the page's own clock. */
const watchBanner = (page: Page) =>
  page.evaluate(() => {
    const log: Step[] = []
    Object.assign(globalThis, { log })
    const look = () => {
      const banner = [...document.querySelectorAll<HTMLElement>('[popover]:popover-open')].find((one) =>
        one.textContent?.includes('送信'),
      )
      const state = !banner ? 'closed' : getComputedStyle(banner).pointerEvents === 'none' ? 'closeRequested' : 'opened'
      if (log.length === 0 && state === 'closed') return
      if (log.at(-1)?.[0] !== state) log.push([state, performance.now()])
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
  })

const toasts = (page: Page) => page.getByRole('log', { name: 'お知らせ' })
const tell = (page: Page) => page.getByRole('button', { name: 'やり直せる知らせを出す' })

describe('§9 the banner', () => {
  test('asks to close after 3000 ms and is closed 1000 ms later', async ({ visit }) => {
    const { page } = await openKit(visit, { part: 'telling', apart: true })
    await stopClock(page)
    await watchBanner(page)
    const states = () => page.evaluate<Step[]>('log').then((log) => log.map(([state]) => state))
    await page.getByRole('button', { name: '成功を出す' }).click()
    await page.mouse.move(5, 400)
    await expect.poll(states).toEqual(['opened'])
    await page.clock.runFor(2999)
    expect(await states()).toEqual(['opened'])
    await page.clock.runFor(1)
    await expect.poll(states).toEqual(['opened', 'closeRequested'])
    await page.clock.runFor(999)
    expect(await states()).toEqual(['opened', 'closeRequested'])
    await page.clock.runFor(1)
    await expect.poll(states).toEqual(['opened', 'closeRequested', 'closed'])
    const [[, opened], [, requested], [, closed]] = await page.evaluate<[Step, Step, Step]>('log')
    expect([requested - opened, closed - requested]).toEqual([3000, 1000])
  })

  test('is green or red, is said politely, and the X closes it', async ({ visit }) => {
    const { page } = await openKit(visit, { part: 'telling' })
    const colourOf = (text: string) =>
      page.evaluate((words) => {
        const open = [...document.querySelectorAll('[popover]:popover-open')].find((one) =>
          one.textContent?.includes(words),
        )
        return open && getComputedStyle(open).backgroundColor
      }, text)
    await page.getByRole('button', { name: '成功を出す' }).click()
    expect(await page.getByRole('status').allInnerTexts()).toContain('38件のスカウトを送信しました')
    expect(await colourOf('38件のスカウトを送信しました')).toBe('rgb(27, 110, 60)')
    await page.getByRole('button', { name: '失敗を出す' }).click()
    expect(await colourOf('送信に失敗しました')).toBe('rgb(179, 38, 30)')
    await page.locator('[popover]:popover-open').getByRole('button', { name: '閉じる' }).click()
    await page.clock.runFor(1000)
    await expect.poll(() => page.locator('[popover]:popover-open').count()).toBe(0)
  })
})

describe('toasts', () => {
  test('stand together, undo, wait for whoever looks, and go', async ({ visit }) => {
    const { page } = await openKit(visit, { part: 'telling' })
    for (let press = 0; press < 6; press++) await tell(page).click()
    // Four at most; the oldest make room.
    expect(
      await toasts(page)
        .getByText(/^募集\d+をアーカイブしました$/)
        .allInnerTexts(),
    ).toEqual([3, 4, 5, 6].map((at) => `募集${at}をアーカイブしました`))
    await toasts(page).getByRole('button', { name: '元に戻す' }).first().click()
    await toasts(page).getByText('募集を元に戻しました').waitFor()
    await toasts(page).getByRole('button', { name: '「募集4をアーカイブしました」を閉じる' }).click()
    expect(await toasts(page).getByText('募集4をアーカイブしました').count()).toBe(0)
    // Under the pointer they stay longer than their time, away from it they go.
    await toasts(page).getByText('募集6をアーカイブしました').hover()
    await page.clock.runFor(8500)
    expect(await toasts(page).getByText('募集6をアーカイブしました').count()).toBe(1)
    await page.mouse.move(5, 5)
    await page.clock.runFor(7000)
    expect(await toasts(page).innerText()).not.toBe('')
    await expect.poll(() => page.clock.runFor(1000).then(() => toasts(page).innerText())).toBe('')
    // By keys the focus goes on to the next one, and at last back to where it was.
    await tell(page).press('Enter')
    await tell(page).press('Enter')
    await toasts(page)
      .getByRole('button', { name: /募集7.*閉じる/ })
      .focus()
    await page.keyboard.press('Enter')
    await expectFocused(toasts(page).getByRole('button', { name: /募集8.*閉じる/ }))
    await page.keyboard.press('Enter')
    await expectFocused(tell(page))
  })
})

describe('a word more', () => {
  test('comes with focus and the pointer, stays under it, and goes with Escape', async ({ visit }) => {
    const { page } = await openKit(visit, { part: 'opening' })
    const tip = page.getByRole('tooltip').filter({ hasText: '同じ企業は1日に1回だけ' })
    const help = page.getByRole('button', { name: '閲覧数とは' })
    await help.hover()
    await tip.waitFor()
    await tip.hover()
    await page.clock.runFor(300)
    expect(await tip.isVisible()).toBe(true)
    await page.mouse.move(5, 5)
    await tip.waitFor({ state: 'hidden' })
    await help.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expectFocused(help)
    await tip.waitFor()
    await page.keyboard.press('Escape')
    await tip.waitFor({ state: 'hidden' })
    await expectFocused(help)
  })

  test('comes with a touch', async ({ visit }) => {
    const { page } = await openKit(visit, { part: 'opening', width: 390 })
    await page.getByRole('button', { name: '閲覧数とは' }).tap()
    const tip = page.getByRole('tooltip').filter({ hasText: '同じ企業は1日に1回だけ' })
    await tip.waitFor()
    await expectOpenedAccessible(page)
    await page.getByRole('heading', { level: 2, name: 'ひとことの説明' }).tap()
    await tip.waitFor({ state: 'hidden' })
  })
})

test('an accordion’s named items close each other; the others stay', async ({ visit }) => {
  const { page } = await openKit(visit, { part: 'opening' })
  const section = spec(page, '開閉')
  const isOpen = () =>
    section.locator('details').evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))
  expect(await isOpen()).toEqual([true, false, false])
  await section.getByText('ほかの質問を閉じない').click()
  await section.getByText('辞退の理由は伝わりますか？').click()
  expect(await isOpen()).toEqual([false, true, true])
})
