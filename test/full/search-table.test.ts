import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { alive, watchRequests } from '#test/e2e/alive.ts'
import { openProduct, signIn, type Product } from '#test/e2e/product.ts'
import { isTooWide } from '#test/e2e/too-wide.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 400, queue: 'runs' })
})
afterAll(() => product.close())

async function openSearch(path: string, width?: number) {
  const { page, context } = await product.visit(width === undefined ? {} : { width })
  const answered = watchRequests(context)
  await signIn(page, 'recruiter')
  await page.goto(path)
  await alive(page)
  return { page, context, answered }
}

const table = (page: Page) => page.getByRole('region', { name: '学生の表' })
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
const selected = (page: Page, count: number) => page.getByText(`${count}名を選択中`).waitFor()
const preview = (page: Page) => new URL(page.url()).searchParams.get('preview')

describe('§2 the candidate table', () => {
  test('is headed by what students did, with login, scouts, completeness and state; lives in the address', async () => {
    const { page, context } = await openSearch('/client/candidates?y=2028')
    const asked = page.waitForRequest((request) => (request.postData() ?? '').includes('query CandidateTable'))
    await page.getByRole('navigation', { name: '表示' }).getByRole('link', { name: '表' }).click()
    const question = (await asked).postData() ?? ''
    expect(question).not.toMatch(/gender|excerpt|selfIntroduction/)
    await table(page).waitFor()
    expect(await table(page).getByRole('columnheader').allInnerTexts()).toEqual([
      '',
      '写真',
      '学生',
      '状況',
      '最終ログイン',
      'スカウト',
      '充実度',
      'ラベル',
      '操作',
    ])
    expect(await rows(page).count()).toBe(30)
    await expect.poll(() => rows(page).first().innerText()).toMatch(/2028年/)
    await page.reload()
    await table(page).waitFor()
    await page.getByRole('checkbox', { name: '理系' }).first().click()
    await page.waitForURL(/c=SCIENCE/)
    expect(new URL(page.url()).searchParams.get('view')).toBe('table')
    await page.getByRole('link', { name: '次へ' }).click()
    await page.waitForURL(/\/page\/2\?.*view=table/)
    await context.close()
    product.expectSilence()
  })

  test('what is ticked stays ticked on cards, in the table and on other pages, up to a hundred', async () => {
    const { page, context } = await openSearch('/client/candidates?view=table&all=true')
    await rows(page).nth(0).getByRole('checkbox').click()
    await rows(page).nth(2).getByRole('checkbox').click()
    await selected(page, 2)
    await page.getByRole('navigation', { name: '表示' }).getByRole('link', { name: 'カード' }).click()
    await page.getByRole('heading', { level: 3 }).first().waitFor()
    const ticks = page.getByRole('main').getByRole('checkbox', { name: /の学生を選択$/ })
    expect(await ticks.nth(0).isChecked()).toBe(true)
    expect(await ticks.nth(1).isChecked()).toBe(false)
    expect(await ticks.nth(2).isChecked()).toBe(true)
    await page.getByRole('link', { name: '次へ' }).click()
    await page.waitForURL(/page\/2/)
    await page.getByRole('link', { name: '表', exact: true }).click()
    await table(page).waitFor()
    // A press while the list is asked for again would tick the students that are leaving.
    const atRest = () => page.locator('section[aria-busy="false"]').waitFor()
    await atRest()
    await page.getByRole('checkbox', { name: 'このページの学生をすべて選択' }).click()
    await selected(page, 32)
    for (const [next, count] of [
      [3, 62],
      [4, 92],
      [5, 100],
    ] as const) {
      await page.getByRole('link', { name: '次へ' }).click()
      await page.waitForURL(`**/page/${next}?*`)
      await atRest()
      await page.getByRole('checkbox', { name: 'このページの学生をすべて選択' }).click()
      await selected(page, count)
    }
    await page.getByText('一度に選択できるのは100名までです').first().waitFor()
    await page.getByText('うち92名はこのページ外', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'まとめてスカウト' }).click()
    const asking = page.getByRole('dialog', { name: 'このページにいない92名にも書きますか' })
    await asking.getByRole('link', { name: 'このページの8名だけに書く' }).waitFor()
    await page.keyboard.press('Escape')
    await asking.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: '解除', exact: true }).click()
    await expect.poll(() => page.getByText(/名を選択中/).count()).toBe(0)
    await context.close()
    product.expectSilence()
  })

  test('J, K, X, B and Escape do what they do on cards', async () => {
    const { page, context, answered } = await openSearch('/client/candidates?y=2028&view=table')
    await page.keyboard.press('j')
    await page.getByText(/^1 \/ \d+名$/).waitFor()
    const first = preview(page)
    await page.keyboard.press('j')
    await page.getByText(/^2 \/ \d+名$/).waitFor()
    await page.keyboard.press('k')
    await page.getByText(/^1 \/ \d+名$/).waitFor()
    await expect.poll(() => preview(page)).toBe(first)
    await page.keyboard.press('x')
    await selected(page, 1)
    expect(await rows(page).first().getByRole('checkbox').isChecked()).toBe(true)
    const bookmark = rows(page)
      .first()
      .getByRole('button', { name: /をブックマーク$/ })
    const was = await bookmark.getAttribute('aria-pressed')
    // While the next student loads, B bookmarks no student.
    await answered()
    await page.keyboard.press('b')
    await expect.poll(() => bookmark.getAttribute('aria-pressed')).not.toBe(was)
    await rows(page).first().getByText('閲覧済み').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => preview(page)).toBeNull()
    await page.getByRole('button', { name: '解除', exact: true }).click()
    await context.close()
    product.expectSilence()
  })

  test.each([390, 1280])('is accessible at %i px, and only its region scrolls sideways', async (width) => {
    const { page, context } = await openSearch('/client/candidates?y=2028&view=table', width)
    await expectAccessible(page)
    expect(await page.evaluate(isTooWide)).toBe(false)
    const scrolls = await table(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    expect(scrolls).toBe(width === 390)
    await context.close()
    product.expectSilence()
  })
})
