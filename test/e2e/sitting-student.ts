import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { itemContent } from '#domain/assessment/item/content.ts'
import { aCandidate } from '#test/factories.ts'
import { alive } from './alive.ts'
import { signIn, type Product } from './product.ts'
import { asSaid } from './spoken.ts'
import { isTooWide } from './too-wide.ts'

/** A student without a sitting, and what the server holds of the answers. */
export async function aSittingStudent(product: Product) {
  const email = `sitting-${Math.random().toString(36).slice(2)}@student.example`
  const { id } = await aCandidate(product.db, { email })
  /** Another browser of the same student. */
  const open = async (width: number, path = '/candidate/assessment') => {
    const visitor = await product.visit({ width })
    visitor.page.on('dialog', (dialog) => void dialog.accept())
    await signIn(visitor.page, 'student', email)
    await visitor.page.goto(path)
    await alive(visitor.page)
    return visitor
  }
  const answers = async () => {
    const rows = await product.db
      .selectFrom('assessmentAnswer')
      .innerJoin('assessmentAttempt', 'assessmentAttempt.id', 'attemptId')
      .selectAll('assessmentAnswer')
      .where('candidateId', '=', id)
      .orderBy('sectionPosition')
      .orderBy('position')
      .execute()
    return rows.flatMap(({ position, optionOrder, chosen }) =>
      chosen === null ? [] : [[position, optionOrder ? optionOrder.indexOf(chosen) : chosen]],
    )
  }
  /** The first question as the student meets it. */
  const firstItem = async () => {
    const { content, optionOrder } = await product.db
      .selectFrom('assessmentAnswer')
      .innerJoin('assessmentItem', 'assessmentItem.id', 'itemId')
      .innerJoin('assessmentAttempt', 'assessmentAttempt.id', 'attemptId')
      .select(['content', 'optionOrder'])
      .where('candidateId', '=', id)
      .where('sectionPosition', '=', 1)
      .where('position', '=', 1)
      .executeTakeFirstOrThrow()
    const { stem, options, key } = itemContent(content)
    const order = optionOrder ?? []
    const texts = order.map((at) => options[at]).map((shown) => (shown && 'text' in shown ? asSaid(shown.text) : ''))
    return { stem: asSaid(stem), options: texts, key: order.indexOf(key) }
  }
  const focusLosses = async () => {
    const attempts = product.db.selectFrom('assessmentAttempt').select('focusLosses').where('candidateId', '=', id)
    return (await attempts.executeTakeFirstOrThrow()).focusLosses
  }
  return { id, open, answers, firstItem, focusLosses }
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click()
export const question = (page: Page, number: number) => page.getByRole('heading', { name: `問${number}` }).waitFor()
export const option = (page: Page, at: number) => page.getByRole('radio').nth(at)
export const asked = (page: Page) => option(page, 4).waitFor()
export const saved = (given: () => Promise<unknown>, wanted: unknown) => expect.poll(given).toEqual(wanted)

/** From the overview to the test itself, with the accommodations of these names. */
export async function begin(page: Page, title: string, care: readonly RegExp[] = []) {
  await page.getByRole('link', { name: `${title}の準備へ進む` }).click()
  for (const name of care) await page.getByRole('checkbox', { name }).check()
  await page.getByLabel('氏名').fill('夜明　花')
  await page.getByRole('checkbox', { name: /同意します/ }).check()
  await press(page, '検査へ進む')
}

/** As if the student turned to another window, or back. */
export const setSight = (page: Page, sight: 'hidden' | 'visible') =>
  page.evaluate(
    `Object.defineProperty(document, 'visibilityState', { value: '${sight}', configurable: true })
     void document.dispatchEvent(new Event('visibilitychange'))`,
  )

/** Nothing lies beyond the right edge, everything is large enough to press, and the way on is in a thumb's reach. */
export async function fits(page: Page, way: string) {
  expect(await page.evaluate(isTooWide)).toBe(false)
  expect(await page.evaluate(smallTargets)).toEqual([])
  const box = await page.getByRole('button', { name: way, exact: true }).boundingBox()
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  if (box && width < 600) expect(box.y).toBeGreaterThan(height * 0.6)
  expect(box).not.toBeNull()
}
const smallTargets = `[...document.querySelectorAll('button, label, a')].filter((one) => {
  const { width, height } = one.getBoundingClientRect()
  return width > 1 && height > 1 && (width < 43.5 || height < 43.5)
}).map((one) => one.outerHTML)`

export async function endSection(page: Page) {
  await page.getByRole('navigation', { name: '問題の一覧' }).getByRole('button').last().click()
  await press(page, '終了へ進む')
  await press(page, '終了する')
}

/** How many answers wait on the device to be sent. */
export const keptOnDevice = (page: Page) =>
  page.evaluate<number>(`new Promise((tell) => {
    const opened = indexedDB.open('assessment-answers')
    opened.onsuccess = () => {
      const counted = opened.result.transaction('answers').objectStore('answers').count()
      counted.onsuccess = () => {
        opened.result.close()
        tell(counted.result)
      }
    }
  })`)
