import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { KitPart } from '#web/pages/dev/kit/gallery.tsx'
import type { Visit, VisitOptions } from './visit.ts'

type Options = VisitOptions & {
  /** One part alone, where the others play no role: the whole kit takes seconds to draw and to animate. */
  part?: KitPart
}

/** The kit, awake: what comes lazily is there too. */
export async function openKit(visit: Visit, { part, ...options }: Options = {}) {
  const visitor = await visit(part ? `/dev/kit?part=${part}` : '/dev/kit', { motion: true, ...options })
  if (!part || part === 'days') await visitor.page.getByRole('combobox', { name: '学校', exact: true }).waitFor()
  return visitor
}

/** The section of the kit under a heading. */
export const spec = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name, exact: true }) })

export const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)

export const expectFocused = (locator: Locator) => expect.poll(() => isFocused(locator)).toBe(true)

/** Stops the page's clock; only the test moves it on. */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 1000)

/** Waits until what has come is drawn and all animations have ended, except endless ones. */
export const atRest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** An input method: words under conversion, the Enter that ends it as a browser reports it, and what remains. */
export async function inputMethod(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  const key = (type: 'rawKeyDown' | 'keyUp', name: string, code: number) =>
    session.send('Input.dispatchKeyEvent', { type, key: name, code: 'Enter', windowsVirtualKeyCode: code })
  return {
    compose: (text: string) =>
      session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length }),
    /** The Enter that ends a conversion: keydown 229, then the words. */
    async commit(text: string) {
      await key('rawKeyDown', 'Process', 229)
      await session.send('Input.insertText', { text })
      await key('keyUp', 'Enter', 13)
    },
    /** Like Safari: the composition has ended when the keydown, still 229, comes. */
    async commitLate(text: string) {
      await session.send('Input.insertText', { text })
      await key('rawKeyDown', 'Enter', 229)
      await key('keyUp', 'Enter', 13)
    },
  }
}
