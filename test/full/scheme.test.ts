import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectOpenedAccessible } from '#test/e2e/accessible.ts'
import { alive } from '#test/e2e/alive.ts'
import { openProduct, signInAtHome, type Product } from '#test/e2e/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

const groundOf = (page: Page) => page.evaluate<string>('getComputedStyle(document.documentElement).backgroundColor')
const barOf = (page: Page) =>
  page.locator('meta[name=theme-color]').evaluateAll((all) => all.map((one) => one.getAttribute('content')))
const [day, night] = ['rgb(251, 250, 248)', 'rgb(21, 16, 29)']

const choose = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'アカウントのメニュー' }).click()
  const choice = page.getByRole('menuitemradio', { name })
  await choice.click()
  await choice.waitFor({ state: 'hidden' })
}

describe('light and dark', () => {
  test('a page follows the system, and its browser’s bar with it', async () => {
    const { page, context } = await product.visit()
    await page.goto('/')
    expect(await groundOf(page)).toBe(day)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await groundOf(page)).toBe(night)
    expect(await barOf(page)).toEqual(['#24143d', '#15101d'])
    await context.close()
  })

  test.each(['student', 'recruiter', 'operator'] as const)(
    'the menu of a %s draws the open page at once, and what the server sends next',
    async (who) => {
      const { page, context } = await product.visit()
      await signInAtHome(page, who)
      await alive(page)
      await choose(page, 'ダーク')
      expect(await groundOf(page)).toBe(night)
      expect(await barOf(page)).toEqual(['#15101d'])
      // The server's own answer says the scheme, so no light page flashes before the scripts.
      const sent = await page.reload()
      expect(await sent?.text()).toContain('data-scheme="dark"')
      await alive(page)
      await page.getByRole('button', { name: 'アカウントのメニュー' }).click()
      expect(await page.getByRole('menuitemradio', { checked: true }).innerText()).toBe('ダーク')
      await expectOpenedAccessible(page)
      await page.keyboard.press('Escape')
      await page.emulateMedia({ media: 'print' })
      expect(await groundOf(page)).toBe('rgb(255, 255, 255)')
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
      await choose(page, 'ライト')
      expect(await groundOf(page)).toBe(day)
      await choose(page, 'システムに合わせる')
      expect(await groundOf(page)).toBe(night)
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('yoake_scheme')
      await context.close()
    },
  )
})
