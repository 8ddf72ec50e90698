import type { BrowserContext, Page, Request } from 'playwright-core'
import { expect } from 'vitest'

/** Until the page's scripts have it in hand and its letters are drawn in their own fonts. */
export async function alive(page: Page) {
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
  await page.evaluate('document.fonts.ready.then(() => undefined)')
}

/** Keeps the page's scripts on their way until they are let in. */
export async function holdScripts(page: Page) {
  const { promise: arrival, resolve: letIn } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await arrival
    await route.continue()
  })
  return letIn
}

/** Gives a wait until no request of a context is on its way. To be called before the context opens a page. */
export function watchRequests(context: BrowserContext) {
  const asked = new Set<Request>()
  const over = (request: Request) => void asked.delete(request)
  context.on('request', (request) => void asked.add(request))
  context.on('requestfinished', over)
  context.on('requestfailed', over)
  return () => expect.poll(() => asked.size, { interval: 5 }).toBe(0)
}

/** Stops the page's clock ahead of now: a moment that has passed when the word arrives would be refused. */
export const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 10_000)

/** The page's clock, set on by hand: it goes on by itself as well, unless it is stopped. */
export async function handClock(context: BrowserContext) {
  await context.clock.install()
  const answered = watchRequests(context)
  /** Lets time pass in steps; what a step asks of the server is there before the next one. */
  const letPass = async (ms: number, step = 500) => {
    for (let passed = 0; passed < ms; passed += step) {
      await context.clock.runFor(Math.min(step, ms - passed))
      await answered()
    }
  }
  return {
    letPass,
    /** A page is in sight for longer than it waits before it asks anything. */
    async read(page: Page) {
      await alive(page)
      await letPass(3500)
    },
    stop: () => context.clock.pauseAt(Date.now() + 1000),
    goOn: () => context.clock.resume(),
  }
}
export type HandClock = Awaited<ReturnType<typeof handClock>>
