import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientUrls } from '#ground/client-urls.ts'
import { alive } from '#test/e2e/alive.ts'
import { openProduct, signIn, type Product } from '#test/e2e/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

const expectFocused = (locator: Locator) =>
  expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true)

async function open(path: string, who: 'student' | 'recruiter' | 'operator'): Promise<Page> {
  const { page } = await product.visit()
  await signIn(page, who)
  await page.goto(path)
  await alive(page)
  return page
}

describe('§9 a press that changes the page keeps the focus in it', () => {
  test('the next job has it after a job was archived by a key', async () => {
    const page = await open(clientUrls.jobs('active'), 'recruiter')
    const rows = page.locator('tbody tr')
    // One with reserved scouts asks first.
    const row = rows.filter({ hasNotText: '送信予約' }).first()
    const titleOf = (one: Locator) => one.getByRole('link').first().innerText()
    const titles = await Promise.all((await rows.all()).map(titleOf))
    const archived = await titleOf(row)
    const at = titles.indexOf(archived)
    const next = titles[at + 1] ?? titles[at - 1] ?? ''
    await row.getByRole('button', { name: /の操作$/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'アーカイブ' }).focus()
    await page.keyboard.press('Enter')
    await page.locator('tbody').getByRole('link', { name: archived, exact: true }).waitFor({ state: 'detached' })
    await expectFocused(page.locator('tbody').getByRole('link', { name: next, exact: true }).first())
    await page.context().close()
  })

  test('さがす of the operator has it after a search', async () => {
    const page = await open('/admin/companies', 'operator')
    await page.getByRole('searchbox', { name: '企業の名前、読み、法人番号' }).fill('北斗')
    const search = page.getByRole('search').getByRole('button', { name: 'さがす' })
    await search.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('text') === '北斗')
    await expectFocused(search)
    await page.context().close()
  })

  test('the number of students has it after a condition was left out by a key', async () => {
    const page = await open('/client/candidates?y=2028&tk=ありえない言葉', 'recruiter')
    const relaxation = page.getByRole('button', { name: /を外す（\+[\d,]+名）$/ }).first()
    await relaxation.focus()
    await page.keyboard.press('Enter')
    await relaxation.waitFor({ state: 'detached' })
    await expectFocused(page.locator('#found-count'))
    await page.context().close()
  })

  test('the companies have it after a condition was left out by a key', async () => {
    const page = await open('/candidate/companies', 'student')
    await page.getByLabel('企業名でさがす').fill('ありえない企業')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: '条件に合う企業がありません' }).waitFor()
    await page.getByRole('link', { name: '条件をすべて解除' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: '条件に合う企業がありません' }).waitFor({ state: 'detached' })
    await expectFocused(page.locator('#found-companies'))
    await page.context().close()
  })
})
