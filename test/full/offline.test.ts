import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { urls } from '#ground/urls.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { alive } from '#test/e2e/alive.ts'
import { openProduct, signIn, type Product } from '#test/e2e/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ queue: 'runs', candidates: 50, worker: true })
})
afterAll(() => product.close())

const keptPages = (page: Page) =>
  page.evaluate<string[]>(`(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('own-pages:'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname).filter((path) => !path.startsWith('/assets/'))
  })()`)
const untilWorker = (page: Page) =>
  expect.poll(() => page.evaluate('navigator.serviceWorker.controller?.state')).toBe('activated')
const untilKept = (page: Page, ...paths: string[]) =>
  expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining(paths))

describe('§2 without a connection, on the phone', () => {
  test('§6 another student of the same phone finds nothing of the one before', async () => {
    const { page, context } = await product.visit({ width: 390 })
    await signIn(page, 'student')
    await page.goto(urls.candidate.events())
    await untilKept(page, urls.candidate.events())
    const other = await product.db
      .selectFrom('candidateAccount')
      .innerJoin('candidate', 'candidate.id', 'candidateAccount.candidateId')
      .select('email')
      .where('email', '!=', 'student@demo.example')
      .where('candidate.status', '=', 'ACTIVE')
      .executeTakeFirstOrThrow()
    await signIn(page, 'student', other.email)
    await page.goto('/')
    await expect.poll(() => keptPages(page)).toEqual([])
    await context.close()
    product.expectSilence()
  })

  test('the scouts and dates a student has opened stay readable, nothing else, until the sign-out', async () => {
    const { page, context } = await product.visit({ width: 390 })
    await signIn(page, 'student')
    await page.goto('/')
    await untilWorker(page)
    const list = urls.candidate.invitations('pending')
    await page.goto(list)
    await alive(page)
    const scout = page.locator('main a[href^="/candidate/invitations/"]:not([href*="status"])').first()
    const path = (await scout.getAttribute('href')) ?? ''
    await scout.click()
    await page.waitForURL(`**${path}`)
    await untilKept(page, list, path)
    await page.goto(urls.candidate.events())
    await untilKept(page, urls.candidate.events())

    product.expectSilence()
    // From here on the browser itself prints what it cannot load.
    await context.setOffline(true)
    await page.goto(path)
    await page.getByRole('heading', { name: 'あなたを選んだ理由' }).waitFor()
    await alive(page)
    await page.getByText('オフラインです').waitFor()
    await expectAccessible(page)
    // The app begins at its home.
    await page.goto('/')
    await page.waitForURL(`**${urls.candidate.events()}`)
    await page.goto('/candidate/invitations/status/declined')
    await page.getByRole('heading', { name: 'オフラインです' }).waitFor()

    await context.setOffline(false)
    await page.goto(urls.candidate.events())
    await alive(page)
    await page.getByRole('button', { name: 'アカウントのメニュー' }).click()
    await page.getByRole('menuitem', { name: 'ログアウト' }).click()
    await page.waitForURL('**/')
    await expect.poll(() => keptPages(page)).toEqual([])
    await context.setOffline(true)
    await page.goto(path)
    await page.getByRole('heading', { name: 'オフラインです' }).waitFor()
    await context.close()
  })
})
