import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { alive } from '#test/e2e/alive.ts'
import { openProduct, signIn, standing, type Product } from '#test/e2e/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 400, queue: 'runs' })
})
afterAll(() => product.close())

async function open(path: string, width?: number) {
  const { page, context } = await product.visit(width === undefined ? {} : { width })
  await signIn(page, 'recruiter')
  await page.goto(path)
  await alive(page)
  return { page, context }
}

describe('§7 the students of a job', () => {
  test.each([1280, 390])(
    'are a press away from its numbers, with names once they accepted, at %i px',
    async (width) => {
      const { page, context } = await open('/client/jobs/status/active', width)
      await page
        .getByRole('link', { name: /」の承認の学生[1-9]/ })
        .first()
        .click()
      await page.waitForURL(/job-id=.*scout-invitation-status=accepted/)
      await page.getByRole('heading', { level: 1, name: /の学生$/ }).waitFor()
      const table = page.getByRole('region', { name: '承認の学生' })
      const first = table.getByRole('rowheader').first().getByRole('link')
      expect(await first.textContent()).toMatch(/^\S+ \S+/)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'CSVを書き出す' }).click()
      const dialog = page.getByRole('dialog', { name: 'CSVを書き出す' })
      await standing(dialog)
      await dialog.getByText('個人情報を含みます。取り扱いに注意してください。').waitFor()
      await dialog.getByRole('radio', { name: /^Shift_JIS/ }).check()
      await expectAccessible(page)
      const download = page.waitForEvent('download')
      await dialog.getByRole('link', { name: '書き出す' }).click()
      // The headless shell invents a name for the download, so the name is read from the header.
      const file = await page.request.get((await download).url())
      expect(decodeURIComponent(file.headers()['content-disposition'] ?? '')).toMatch(/承認者一覧_.+_\d{8}\.csv/)
      expect(file.headers()['content-type']).toBe('text/csv; charset=Shift_JIS')
      const tabs = page.getByRole('navigation', { name: 'スカウトの状況' })
      await tabs.getByRole('link', { name: /^返信待ち/ }).click()
      await page.waitForURL(/scout-invitation-status=pending/)
      await expect.poll(() => page.getByRole('button', { name: 'CSVを書き出す' }).count()).toBe(0)
      await page.goBack()
      await page.waitForURL(/scout-invitation-status=accepted/)
      await context.close()
      product.expectSilence()
    },
  )

  test('the list of all who accepted leads to the CSV, and a plan without it says so', async () => {
    const { page, context } = await open('/client/candidates?ss=ACCEPTED')
    await page.getByRole('button', { name: 'CSVを書き出す' }).waitFor()
    const { companyId } = await product.db
      .selectFrom('companyUserAccount')
      .select('companyId')
      .where('email', '=', 'recruiter@demo.example')
      .executeTakeFirstOrThrow()
    const planOf = (planKey: string) =>
      product.db.updateTable('contract').set({ planKey }).where('companyId', '=', companyId).execute()
    const { planKey } = await product.db
      .selectFrom('contract')
      .select('planKey')
      .where('companyId', '=', companyId)
      .executeTakeFirstOrThrow()
    await planOf('LIGHT')
    await page.reload()
    const locked = page.getByRole('button', { name: 'CSVを書き出す' })
    await locked.waitFor()
    expect(await locked.getAttribute('aria-disabled')).toBe('true')
    await page.getByText('この機能は現在のプランでは使用できません。').first().waitFor()
    await planOf(planKey)
    await context.close()
  })
})

describe('states 1B.5 attendance', () => {
  test('is marked beside the student once the date is over', async () => {
    const seat = await product.db
      .selectFrom('booking')
      .innerJoin('companyUserAccount', 'companyUserAccount.companyId', 'booking.companyId')
      .where('companyUserAccount.email', '=', 'recruiter@demo.example')
      .where('booking.status', '=', 'BOOKED')
      .select(['booking.id', 'booking.schedulingDateId', 'booking.companyId'])
      .executeTakeFirstOrThrow()
    const over = { startAt: new Date(Date.now() - 2 * 3_600_000), endAt: new Date(Date.now() - 3_600_000) }
    await product.db.updateTable('schedulingDate').set(over).where('id', '=', seat.schedulingDateId).execute()
    await product.db
      .updateTable('booking')
      .set((eb) => ({ during: eb.fn('tstzrange', [eb.val(over.startAt), eb.val(over.endAt)]) }))
      .where('id', '=', seat.id)
      .execute()
    for (const width of [1280, 390]) {
      const { page, context } = await open(`/client/jobs/events?scheduling-date-id=${seat.schedulingDateId}`, width)
      const group = page.getByRole('group', { name: /の出欠$/ }).first()
      await group.getByRole('button', { name: '欠席' }).click()
      await page.getByText('欠席にしました').first().waitFor()
      await group.getByRole('button', { name: '出席' }).press('Enter')
      await page.getByText('出席にしました').first().waitFor()
      expect(await group.getByRole('button', { name: '出席' }).getAttribute('aria-pressed')).toBe('true')
      await expectAccessible(page)
      await context.close()
    }
    const { status } = await product.db
      .selectFrom('booking')
      .select('status')
      .where('id', '=', seat.id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('ATTENDED')
    product.expectSilence()
  })
})
