import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstOfMonth, mondayOf } from '#ground/time/month.ts'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { hoursText, spanText } from '#ground/time/span.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { alive } from '#test/e2e/alive.ts'
import { openProduct, type Product } from '#test/e2e/product.ts'
import { visitAs } from '#test/e2e/signed-in.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 400, queue: 'runs' })
})
afterAll(() => product.close())

/** A Monday of the next month, and the Friday after it. */
const monday = mondayOf(addDays(firstOfMonth(tokyoToday(), 1), 6))
const friday = addDays(monday, 4)
const week = { startAt: tokyoMoment(monday, '10:00'), endAt: tokyoMoment(friday, '17:00') }

/** An internship of five days with a student who has booked it. */
async function anInternship() {
  const sender = await aSchedulingSender(product.db)
  const { db } = product
  await db
    .updateTable('scheduling')
    .set({ title: '5日間の開発インターン', type: 'EVENT' })
    .where('id', '=', sender.scheduling.id)
    .execute()
  const date = await sender.date({ ...week, capacity: 10 })
  const { invitation, viewer: student } = await anInvited(db, sender, acceptedForScheduling())
  await aSeatFor(db, invitation, date)
  const waiting = await anInvited(db, sender, acceptedForScheduling())
  return { sender, invitation, student, waiting }
}

test.each([1280, 390])('a date of five days is said whole on both sides, at %i px', async (width) => {
  const { sender, student, invitation, waiting } = await anInternship()
  const page = await visitAs(product, student, { width })
  await page.goto(`/candidate/invitations/${invitation.id}/events/details`)
  await alive(page)
  await page.getByText('5日間', { exact: true }).waitFor()
  await expectAccessible(page)

  const other = await visitAs(product, waiting.viewer, { width })
  await other.goto(`/candidate/invitations/${waiting.invitation.id}/schedule`)
  await alive(other)
  await other
    .getByRole('radio', { name: new RegExp(hoursText(week.startAt, week.endAt).replaceAll(/[()]/g, '.')) })
    .check()
  await other.getByText(spanText(week.startAt, week.endAt)).waitFor()

  const desk = await visitAs(product, sender.viewer, { width })
  for (const view of ['month', 'week', 'list']) {
    await desk.goto(`/client/jobs/events?view=${view}&date=${addDays(monday, 2)}`)
    await alive(desk)
    await desk.getByRole('article').getByText('5日間の開発インターン').waitFor()
  }
  const card = desk.getByRole('article').filter({ hasText: spanText(week.startAt, week.endAt) })
  await card.getByRole('link', { name: '編集' }).click()
  const panel = desk.getByRole('dialog', { name: '予定を編集' })
  await panel.getByLabel(/^終了日（/).waitFor()
  await expect.poll(() => panel.getByLabel(/^終了日（/).isVisible()).toBe(true)
  await expectAccessible(desk)
})
