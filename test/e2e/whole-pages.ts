import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible, expectStructured } from './accessible.ts'
import { alive, watchRequests } from './alive.ts'
import { signIn, type Product } from './product.ts'
import { expectEnlargeable, expectReflowing } from './reflow.ts'
import { visitAs } from './signed-in.ts'
import { isTooWide } from './too-wide.ts'

/** Numbers of dates and times that are split by a line break. */
const brokenNumbers = `[...document.querySelectorAll('time')].flatMap((time) => {
  const walker = document.createTreeWalker(time, NodeFilter.SHOW_TEXT)
  const broken = []
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    for (const { index, 0: number } of text.data.matchAll(/[\\d/:]{2,}/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + number.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(number)
    }
  return broken
})`

/** Invisible elements below the visible content would make a short page scroll. */
const isTallerThanItsContent = `document.documentElement.scrollHeight > Math.max(
  innerHeight,
  ...[...document.body.querySelectorAll('*')]
    .filter((element) => !element.closest('.visually-hidden'))
    .map((element) => Math.ceil(element.getBoundingClientRect().bottom + scrollY)),
)`

/** A text cannot be written in a control that its neighbours press together. */
const squeezed = `[...document.querySelectorAll('textarea')]
  .filter((one) => one.checkVisibility() && !one.readOnly && one.getBoundingClientRect().width < 180)
  .map(({ name }) => name)`

type Visit = { desk?: number; who?: Parameters<typeof signIn>[1]; viewer?: Parameters<typeof visitAs>[1] }

/**
 * Opens pages one after another on a phone and makes each as wide as a desk. At both widths it is silent, with one h1,
 * and no wider or taller than its content, also with text of twice the size and at 320 px. The phone's are accessible in all;
 * the desk's, which show the same elements elsewhere, in their structure.
 */
export async function expectWholePages(
  product: Product,
  paths: readonly string[],
  { desk = 1280, who, viewer }: Visit,
) {
  const phone = { width: 390, height: 844 }
  const page = viewer ? await visitAs(product, viewer, phone) : (await product.visit(phone)).page
  const context = page.context()
  const answered = watchRequests(context)
  if (who) await signIn(page, who)
  for (const path of paths) {
    await page.setViewportSize(phone)
    const response = await page.goto(path)
    expect([path, response?.status()]).toEqual([path, 200])
    await alive(page)
    await answered()
    expect([path, await page.title()]).toEqual([path, expect.stringMatching(/｜ヨアケ$/)])
    await expectWhole(page, path)
    await expectAccessible(page)
    await expectEnlargeable(page, path)
    await expectReflowing(page, path)
    await page.setViewportSize({ width: desk, height: 800 })
    // Parts that ask the screen's width draw themselves anew, and may ask the server.
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
    await answered()
    await expectWhole(page, `${path} at ${desk} px`)
    await expectStructured(page)
    await expectEnlargeable(page, `${path} at ${desk} px`)
  }
  await context.close()
  product.expectSilence()
}

async function expectWhole(page: Page, where: string) {
  const measures = {
    headings: await page.getByRole('heading', { level: 1 }).count(),
    isTooWide: await page.evaluate(isTooWide),
    isTooTall: await page.evaluate(isTallerThanItsContent),
    brokenNumbers: await page.evaluate(brokenNumbers),
    squeezed: await page.evaluate(squeezed),
  }
  const whole = { headings: 1, isTooWide: false, isTooTall: false, brokenNumbers: [], squeezed: [] }
  expect([where, measures]).toEqual([where, whole])
}

type Missing = { path: string; ways: readonly string[]; who?: Visit['who'] }

/** An address that leads nowhere has a page of its own, which leads back. */
export async function expectNotFound(product: Product, { path, ways, who }: Missing) {
  const { page, context } = await product.visit()
  if (who) await signIn(page, who)
  const response = await page.goto(path)
  expect(response?.status()).toBe(404)
  expect(await page.title()).toBe('ページが見つかりません｜ヨアケ')
  await page.getByRole('heading', { name: 'ページが見つかりません' }).waitFor()
  expect(await page.getByRole('main').getByRole('link').allInnerTexts()).toEqual(ways)
  await expectAccessible(page)
  await context.close()
}
