import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'
import { alive, watchRequests } from '#test/e2e/alive.ts'
import { openProduct, signIn, type Product } from '#test/e2e/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 400 })
})
afterAll(() => product.close())

const pagesOf = (pdf: Buffer) => (pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? []).length

/** A printed page has no buttons and no bars, and is black on white. */
async function expectOnPaper(page: Page) {
  await page.emulateMedia({ media: 'print' })
  for (const role of ['button', 'banner', 'contentinfo', 'navigation', 'textbox'] as const)
    expect([role, await page.getByRole(role).count()]).toEqual([role, 0])
  expect(
    await page.evaluate(() => {
      const { color } = getComputedStyle(document.querySelector('main h1, main h2') ?? document.body)
      return [color, getComputedStyle(document.documentElement).backgroundColor]
    }),
  ).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
}

describe('§2 on paper', () => {
  test('a profile stands alone, with nothing the company wrote for itself', async () => {
    const { page, context } = await product.visit()
    const answered = watchRequests(context)
    await signIn(page, 'recruiter')
    await page.goto('/client/candidates?y=2028')
    await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
    await page.getByRole('textbox', { name: '社内メモ' }).waitFor()
    await answered()
    const pdf = await page.pdf({ format: 'A4' })
    expect(pagesOf(pdf)).toBeLessThan(4)
    await page.getByRole('textbox', { name: '社内メモ' }).waitFor()
    await expectOnPaper(page)
    await page.getByRole('heading', { name: '自己PR' }).waitFor()
    expect(await page.getByRole('region', { name: '学生の一覧' }).count()).toBe(0)
    await context.close()
  })

  test.each(['month', 'week', 'list'])('the company’s %s has its name and its days', async (view) => {
    const { page, context } = await product.visit()
    await signIn(page, 'recruiter')
    const { startAt } = await product.db
      .selectFrom('schedulingDate')
      .innerJoin('companyUserAccount', 'companyUserAccount.companyId', 'schedulingDate.companyId')
      .where('email', '=', demoAccounts.recruiter)
      .where('startAt', '>', new Date())
      .orderBy('startAt')
      .select('startAt')
      .executeTakeFirstOrThrow()
    await page.goto(`/client/jobs/events?view=${view}&date=${tokyoDay(startAt)}`)
    await alive(page)
    await expectOnPaper(page)
    await page.getByRole('heading', { level: 1, name: '予定' }).waitFor()
    await page.getByRole('heading', { level: 2, name: /月/ }).first().waitFor()
    await context.close()
  })

  test('a student’s dates', async () => {
    const { page, context } = await product.visit({ width: 390 })
    await signIn(page, 'student')
    await page.goto('/candidate/invitations/events')
    await alive(page)
    await expectOnPaper(page)
    await page.getByText('参加URL').first().waitFor()
    const articles = await page
      .getByRole('article')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).breakInside))
    expect(new Set(articles)).toEqual(new Set(['avoid']))
    await context.close()
    product.expectSilence()
  })
})
