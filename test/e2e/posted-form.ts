import { expect } from 'vitest'
import { messages } from '#web/texts/messages.ts'
import type { PageVisit } from './page-visit.ts'

/** Sends the form of the page, with the cookies of its browser. */
export async function post(page: PageVisit, form: Record<string, string>) {
  const { origin, pathname } = new URL(page.url())
  expect((await page.request.post(pathname, { form, headers: { origin } })).status()).toBe(200)
}

/** Expects the notice that the page needs scripts, then sends the form, as the action also answers without them. */
export async function postInstead(page: PageVisit, form: Record<string, string>) {
  const told = page.locator('noscript p', { hasText: messages.withoutScripts })
  expect([await told.count(), await told.first().isVisible()]).toEqual([1, true])
  await post(page, form)
}
