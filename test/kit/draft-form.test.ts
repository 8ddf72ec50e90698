import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { isFullRun, playedWidths } from '#test/full-run.ts'
import { test } from './visit.ts'

const focusedLabel = (page: Page) =>
  page.evaluate<string>(`(() => {
    const { activeElement: element } = document
    return element.getAttribute('aria-label') ?? element.labels?.[0]?.firstChild?.textContent ?? ''
  })()`)
const blocks = (page: Page) => page.getByRole('region', { name: 'ブロック', exact: true })
const order = (page: Page) =>
  blocks(page)
    .getByRole('heading', { level: 3 })
    .allInnerTexts()
    .then((all) => all.map((text) => text.trim()))
const send = (page: Page) => page.getByRole('button', { name: '保存する' }).click()

async function add(page: Page, kind: string) {
  await page.getByRole('group', { name: 'ブロックを追加' }).getByRole('button', { name: kind }).click()
}

describe('a form with a list inside', () => {
  test.for(playedWidths)('adds, moves, removes and brings back at %i px', async (width, { visit }) => {
    const { page } = await visit('/dev/forms/blocks', { width })
    await add(page, '見出し')
    expect(await focusedLabel(page)).toBe('見出しの文')
    await page.keyboard.type('研究室から現場へ')
    await add(page, '本文')
    await page.keyboard.type('装置の保守を学びます。')
    await add(page, '動画')
    await page.keyboard.type('https://youtu.be/dQw4w9WgXcQ')
    await expectAccessible(page)
    const up = page.getByRole('button', { name: '3番目の動画を上へ移す' })
    await up.focus()
    await page.keyboard.press('Enter')
    expect(await order(page)).toEqual(['見出し', '動画', '本文'])
    expect(await focusedLabel(page)).toBe('2番目の動画を上へ移す')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    expect(await order(page)).toEqual(['動画', '見出し', '本文'])
    await page.getByRole('button', { name: '2番目の見出しを外す' }).click()
    expect(await order(page)).toEqual(['動画', '本文'])
    expect(await focusedLabel(page)).toBe('2番目の本文を外す')
    await page.getByRole('log').getByRole('button', { name: '元に戻す' }).click()
    expect(await order(page)).toEqual(['動画', '見出し', '本文'])
    expect(await page.getByLabel('見出しの文').inputValue()).toBe('研究室から現場へ')
  })

  test.runIf(isFullRun)('§5 the list itself may be too long: the 31st block is said above it', async ({ visit }) => {
    const { page } = await visit('/dev/forms/blocks')
    for (let count = 0; count < 31; count += 1) await add(page, '本文')
    await page.getByLabel('募集タイトル').fill('冬のものづくり5日間')
    await send(page)
    await page.getByText('ブロックは30個までです').waitFor()
  })
})
