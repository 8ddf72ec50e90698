import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, openProduct, signIn, type Product } from './product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const open = [
  '/',
  '/candidate/login',
  '/client',
  '/client/pre-registration/complete',
  '/client/login',
  '/admin/login',
  '/policy',
  '/terms',
  '/client/contract/expired',
]
const ofStudent = [
  '/',
  '/candidate/logout',
  '/candidate/invitations/events',
  ...['pending', 'pending-schedule', 'accepted', 'declined', 'expired'].map(
    (status) => `/candidate/invitations/status/${status}`,
  ),
]
const ofRecruiter = [
  '/client',
  '/client/logout',
  '/client/candidates',
  '/client/candidates?tk=%E3%81%82%E3%82%8A%E3%81%88%E3%81%AA%E3%81%84%E8%A8%80%E8%91%89&y=2028',
  '/client/candidates?y=2028&view=table',
  '/client/jobs/status/active',
  '/client/jobs/status/archived',
  '/client/jobs/events?view=month',
  '/client/jobs/events?view=week',
  '/client/jobs/events?view=list',
  '/client/jobs/events?panel=new',
]

/** Numbers of dates and times that are split by a line break. */
const brokenNumbers = `[...document.querySelectorAll('time')].flatMap((time) => {
  const walker = document.createTreeWalker(time, NodeFilter.SHOW_TEXT)
  const broken = []
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    for (const { index, 0: number } of text.data.matchAll(/[\\d/:]{2,}/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + number.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(number)
    }
  return broken
})`

/** Invisible elements below the visible content would make a short page scroll. */
const isTallerThanItsContent = `document.documentElement.scrollHeight > Math.max(
  innerHeight,
  ...[...document.body.querySelectorAll('*')]
    .filter((element) => !element.closest('.visually-hidden'))
    .map((element) => Math.ceil(element.getBoundingClientRect().bottom + scrollY)),
)`

/** Opens a page and expects it to be accessible, with one h1, and no wider or taller than its content. */
async function visit(page: Page, path: string) {
  const response = await page.goto(path)
  expect([path, response?.status()]).toEqual([path, 200])
  await page.waitForLoadState('networkidle')
  expect([path, await page.getByRole('heading', { level: 1 }).count()]).toEqual([path, 1])
  expect([path, await page.evaluate('document.documentElement.scrollWidth <= innerWidth')]).toEqual([path, true])
  expect([path, await page.evaluate(isTallerThanItsContent)]).toEqual([path, false])
  expect([path, await page.evaluate(brokenNumbers)]).toEqual([path, []])
  expect([path, await page.title()]).toEqual([path, expect.stringMatching(/｜ヨアケ$/)])
  await expectAccessible(page)
}

describe.each([390, 1280])('§2 every page at %i px', (width) => {
  test.each([
    ['a guest', null, open],
    ['a student', 'student', ofStudent],
    ['a recruiter', 'recruiter', ofRecruiter],
    ['the operator', 'operator', ['/admin/events/status/active', '/admin/events/status/expired', '/admin/logout']],
  ] as const)(
    'of %s is whole and silent',
    async (_, who, paths) => {
      const { page, context } = await product.visit({ width })
      if (who) await signIn(page, who)
      for (const path of paths) await visit(page, path)
      await context.close()
      product.expectSilence()
    },
    120_000,
  )
})

describe('§2 what is not there', () => {
  test.each([
    ['/candidate/invitations/status/unknown', ['トップに戻る']],
    ['/client/jobs/status/unknown', ['企業トップに戻る']],
    ['/nowhere', ['学生の方はこちらのトップ', '企業の方はこちらのトップ']],
    ['/a/b/c/d/e/f/g', ['学生の方はこちらのトップ', '企業の方はこちらのトップ']],
    ['/candidate/jobs/not-an-id', ['トップに戻る']],
  ])('%s is a page of its own with status 404', async (path, ways) => {
    const { page, context } = await product.visit()
    if (path.startsWith('/candidate')) await signIn(page, 'student')
    if (path.startsWith('/client')) await signIn(page, 'recruiter')
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    expect(await page.title()).toBe('ページが見つかりません｜ヨアケ')
    await page.getByRole('heading', { name: 'ページが見つかりません' }).waitFor()
    expect(await page.getByRole('main').getByRole('link').allInnerTexts()).toEqual(ways)
    await expectAccessible(page)
    await context.close()
  })

  test('an operator’s page is not for a recruiter, nor a company’s for a student', async () => {
    const { page, context } = await product.visit()
    await signIn(page, 'recruiter')
    await page.goto('/admin/events/status/active')
    expect(new URL(page.url()).pathname).toBe('/admin/login')
    await context.close()
  })
})
