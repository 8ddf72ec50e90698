import { chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserLaunch } from '../../scripts/browser.ts'
import { alive } from '#test/e2e/alive.ts'
import { openProduct, type Product } from '#test/e2e/product.ts'
import { typeSignIn } from '#test/e2e/typed-sign-in.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

/** How the page of `path` came back: as it was left, or asked for anew. */
async function cameBack(page: Page, path: string, meanwhile: () => Promise<unknown> = async () => {}) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await page.goto(path)
  await alive(page)
  // The worker of a first visit takes over every page, which ends those that wait for the way back.
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
  await page.goto('/policy')
  await meanwhile()
  const way = new Promise<string>((told) => session.once('Page.frameNavigated', ({ type }) => told(type)))
  // The context of the script goes with its page.
  void page.evaluate('history.back()').catch(() => undefined)
  return way
}

test('§2 Back shows a page for guests as it was left, and a student’s page anew after the sign-out', async () => {
  const browser = await chromium.launch({
    ...(await browserLaunch('whole')),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const context = await browser.newContext({ baseURL: product.url, locale: 'ja-JP' })
    const pageOf = () => context.newPage()
    for (const path of ['/', '/client', '/candidate/login'])
      expect([path, await cameBack(await pageOf(), path)]).toEqual([path, 'BackForwardCacheRestore'])
    const page = await pageOf()
    await typeSignIn(page, 'student')
    const signOut = () =>
      page.evaluate("fetch('/api/logout', { method: 'POST', body: new URLSearchParams() }).then(() => null)")
    expect(await cameBack(page, '/', signOut)).toBe('Navigation')
    await page.getByRole('heading', { level: 1, name: 'スカウトが届く' }).waitFor()
    expect(await page.getByText('今日やること').count()).toBe(0)
  } finally {
    await browser.close()
  }
})

test('§2 a browser asks the server for a page of another area', async () => {
  const { page, context } = await product.visit()
  await page.goto('/')
  await alive(page)
  await page.getByRole('link', { name: '企業向けのご案内' }).click()
  await page.waitForURL('**/client')
  await alive(page)
  await page.getByRole('heading', { level: 1, name: '何をした人かで探し' }).waitFor()
  await page.evaluate("window.__reactRouterDataRouter.navigate('/candidate/registration')")
  await page.getByRole('heading', { level: 1, name: '新規登録' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: '何をした人かで探し' }).waitFor()
  await context.close()
  product.expectSilence()
})
