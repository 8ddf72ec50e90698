import { chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foundPages } from '#ground/found-pages.ts'
import { browserLaunch } from '../../scripts/browser.ts'
import { alive } from '#test/e2e/alive.ts'
import { openProduct, type Product } from '#test/e2e/product.ts'
import { typeSignIn } from '#test/e2e/typed-sign-in.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

const contentOf = (html: string, tag: RegExp) => tag.exec(html)?.[1] ?? null
const descriptionIn = (html: string) => contentOf(html, /<meta name="description" content="([^"]+)"/)
const robotsIn = (html: string) => contentOf(html, /<meta name="robots" content="([^"]+)"/)

test('§2 each page that search engines may keep says what it is, in its own words and at one address', async () => {
  const descriptions = new Set<string | null>()
  for (const path of foundPages) {
    const response = await fetch(product.url + path)
    const html = await response.text()
    expect([path, response.status, robotsIn(html)]).toEqual([path, 200, null])
    expect(html).toContain(`<link rel="canonical" href="${product.url}${path}"/>`)
    expect([path, descriptionIn(html)?.length]).toEqual([path, expect.toSatisfy((length: number) => length >= 20)])
    descriptions.add(descriptionIn(html))
    expect([path, response.headers.get('cache-control')]).toEqual([path, 'private, no-cache'])
  }
  expect(descriptions.size).toBe(foundPages.length)
})

test.each([
  '/candidate/registration/callback?token=none',
  '/candidate/unsubscribe-mail?token=of-no-mail',
  '/client/pre-registration/complete',
  '/client/sso/login',
  '/admin/login',
])('§2 %s is for no search engine, and no browser keeps it', async (path) => {
  const response = await fetch(product.url + path)
  const html = await response.text()
  expect(robotsIn(html)).toBe('noindex')
  expect(descriptionIn(html)).toMatch(/画面です。$/)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test.each(['yoake_candidate', '__Host-yoake_registration', 'yoake_visit', 'other'])(
  '§2 a page for a browser that sends %s is kept by nobody',
  async (cookie) => {
    const headers = { cookie: `${cookie}=value; yoake_scheme=dark` }
    expect((await fetch(product.url, { headers })).headers.get('cache-control')).toBe('private, no-store')
    const ofScheme = await fetch(product.url, { headers: { cookie: 'yoake_scheme=dark' } })
    expect(ofScheme.headers.get('cache-control')).toBe('private, no-cache')
    expect(ofScheme.headers.get('vary')).toContain('cookie')
  },
)

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
    const signOut = () => page.evaluate("fetch('/api/logout', { method: 'POST' }).then(() => null)")
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
