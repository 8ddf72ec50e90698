import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alive, watchRequests } from './alive.ts'
import { openProduct, signIn, type Product } from './product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const preview = (page: Page) => new URL(page.url()).searchParams.get('preview')

describe('§2 a recruiter without a mouse', () => {
  test('walks the students with J and K, chooses with X, marks with B, leaves with Escape', async () => {
    const { page, context } = await product.visit()
    const answered = watchRequests(context)
    await signIn(page, 'recruiter')
    await page.goto('/client/candidates?y=2028')
    await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => preview(page)).not.toBeNull()
    const first = preview(page)
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('j')
    await page.getByText(/^2 \/ \d+名$/).waitFor()
    expect(preview(page)).not.toBe(first)
    await page.keyboard.press('k')
    await expect.poll(() => preview(page)).toBe(first)
    await page.keyboard.press('x')
    await page.getByText('1名を選択中').waitFor()
    // While the next student is on the way, B marks nobody.
    await answered()
    await page.locator('section[aria-busy="false"]').first().waitFor()
    const saved = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('Bookmarks'))
    await page.keyboard.press('b')
    await saved
    await page.keyboard.press('Escape')
    await expect.poll(() => preview(page)).toBeNull()
    await context.close()
  })

  test('an Enter that ends a conversion does not search', async () => {
    const { page, context } = await product.visit()
    await signIn(page, 'recruiter')
    await page.clock.install()
    await page.goto('/client/candidates')
    await alive(page)
    await page.keyboard.press('/')
    const box = page.getByRole('searchbox').first()
    await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true)
    await box.fill('けんきゅう')
    const session = await context.newCDPSession(page)
    await session.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Process',
      code: 'Enter',
      windowsVirtualKeyCode: 229,
    })
    await session.send('Input.dispatchKeyEvent', {
      type: 'keyUp',
      key: 'Enter',
      code: 'Enter',
      windowsVirtualKeyCode: 13,
    })
    await page.clock.runFor(500)
    expect(new URL(page.url()).searchParams.has('tk')).toBe(false)
    await page.keyboard.press('Enter')
    await page.waitForURL(/tk=/)
    await context.close()
  })
})

describe('§6 who only reads', () => {
  test('sees the students, and nothing to write with', async () => {
    await product.db
      .updateTable('companyUser')
      .set({ role: 'VIEWER' })
      .where('id', 'in', (q) =>
        q.selectFrom('companyUserAccount').select('companyUserId').where('email', '=', 'recruiter@demo.example'),
      )
      .execute()
    const { page, context } = await product.visit()
    await signIn(page, 'recruiter')
    await page.goto('/client/candidates?y=2028')
    await page.getByRole('main').getByRole('heading', { level: 3 }).first().waitFor()
    expect(await page.getByRole('checkbox', { name: /学生を選択/ }).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'スカウト', exact: true }).count()).toBe(0)
    await context.close()
    product.expectSilence()
  })
})
