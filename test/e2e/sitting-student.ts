import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { aCandidate } from '#test/factories.ts'
import { alive } from './alive.ts'
import { signIn, type Product } from './product.ts'

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
  return { id, open, answers }
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
