import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { isFullRun } from '../full-run.ts'
import { isTooWide } from './too-wide.ts'

/** The axe that its binding for Playwright brings; run in the page itself it takes a quarter of the binding's time. */
const axe = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Landmarks, the order of headings, lists, what the Tab key reaches. */
const structure = ['cat.structure', 'cat.semantics', 'cat.keyboard']
/** A story's pages are looked at in the full run: axe is a third of what a story spends. Other tests look each time. */
const looks = () => isFullRun || !expect.getState().testPath?.replaceAll('\\', '/').includes('/test/e2e/')
type Node = { html: string; target: string[] }
type Violation = { id: string; nodes: Node[] }

type Part = { selector?: string; kinds?: readonly string[]; only?: readonly string[] }

/** Violations of WCAG 2.2 AA on a page or a part of it, as far as axe finds them. */
async function violationsOf(page: Page, { selector, kinds, only }: Part = {}): Promise<Violation[]> {
  // Run in the page, axe sees no frames: a page that gets one needs another way.
  expect(await page.locator('iframe, frame').count()).toBe(0)
  if (await page.evaluate('typeof axe === "undefined"')) await bringAxe(page)
  const part = JSON.stringify({ selector, kinds, only, tags })
  return page.evaluate(`(async ({ selector, kinds, only, tags }) => {
    const others = kinds ? axe.getRules().filter((rule) => !rule.tags.some((tag) => kinds.includes(tag))) : []
    const rules = Object.fromEntries(others.map(({ ruleId }) => [ruleId, { enabled: false }]))
    const around = selector ? { include: [selector] } : document
    const runOnly = only ? { type: 'rule', values: only } : tags
    // Of what axe can read ahead, no rule here needs the stylesheets.
    const preload = { assets: ['media'] }
    const { violations } = await axe.run(around, { resultTypes: ['violations'], runOnly, rules, preload })
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, target }) => ({ html, target })) }))
  })(${part})`)
}

const brought = new WeakSet<BrowserContext>()

/** Every later page of the context has axe as text: sending it costs more than running it, and few pages run it. */
async function bringAxe(page: Page) {
  if (await page.evaluate('typeof axeText !== "undefined"')) return page.evaluate('(0, eval)(axeText)')
  await page.evaluate(axe)
  const context = page.context()
  if (!brought.has(context))
    await context.addInitScript(`if (location.origin !== 'null') globalThis.axeText = ${JSON.stringify(axe)}`)
  brought.add(context)
}

/** Faults of the open page's colours by night; nothing else of a page depends on the scheme. */
async function violationsByNight(page: Page, selector?: string) {
  // Forced colours are the system's; axe reads text in a colour that is not drawn then.
  if (await page.evaluate('matchMedia("(forced-colors: active)").matches')) return []
  await page.emulateMedia({ colorScheme: 'dark' })
  // No colour is still on its way to the other scheme.
  await page.evaluate(`document.getAnimations().forEach((one) => one instanceof CSSTransition && one.finish())`)
  const found = await violationsOf(page, { selector, only: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light' })
  return found.map((violation) => ({ ...violation, id: `${violation.id} by night` }))
}

/** The whole page keeps to WCAG 2.2 AA, by day and by night. */
export async function expectAccessible(page: Page) {
  if (!looks()) return
  // As tall as the page: an element that a bar covers is one scroll away, not too small to press.
  const screen = page.viewportSize()
  if (screen)
    await page.setViewportSize({
      width: screen.width,
      height: Math.max(screen.height, await page.evaluate<number>('document.documentElement.scrollHeight')),
    })
  const found = [...(await violationsOf(page)), ...(await violationsByNight(page))]
  if (screen) await page.setViewportSize(screen)
  expect(found.map((violation) => tell(page, violation))).toEqual([])
}

/** The page is built as it should be; how it looks is another matter. */
export async function expectStructured(page: Page) {
  if (!looks()) return
  const found = await violationsOf(page, { kinds: structure })
  expect(found.map((violation) => tell(page, violation))).toEqual([])
}

const tell = (page: Page, { id, nodes }: Violation) =>
  `${page.url()} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`

/** An opened popover keeps to WCAG 2.2 AA; `expectAccessible` tests the page around it. */
export async function expectOpenedAccessible(page: Page, selector = '[popover]:popover-open') {
  expect(await page.locator(selector).count()).toBeGreaterThan(0)
  if (!looks()) return
  const found = [...(await violationsOf(page, { selector })), ...(await violationsByNight(page, selector))]
  expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

/** On the narrowest phone nothing lies beyond the right edge. */
export async function fitsNarrow(page: Page) {
  const screen = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 568 })
  expect(await page.evaluate(isTooWide)).toBe(false)
  if (screen) await page.setViewportSize(screen)
}
