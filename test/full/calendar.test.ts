import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstOfMonth } from '#ground/time/month.ts'
import { addDays } from '#ground/day.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aScheduling, aSchedulingDate } from '#test/factories/scheduling.ts'
import { askingForDates, aSchedulingSender, aScoutInvitation, homeOf } from '#test/factories/scout-invitation.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { alive } from '#test/e2e/alive.ts'
import { openProduct, standing, type Product } from '#test/e2e/product.ts'
import { visitAs } from '#test/e2e/signed-in.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 400, queue: 'runs' })
})
afterAll(() => product.close())

const hour = 3_600_000
/** A day of the next month, which has no day that is over. */
const day = addDays(firstOfMonth(tokyoToday(), 1), 9)

/** Two interviews on one day, at 10:00 of one colleague and at 14:00 of the other. */
async function aBusyCompany() {
  const { company, user, viewer } = await aCompanyWithUser(product.db)
  const companyId = company.id
  const colleague = await aCompanyUser(product.db, companyId, { familyName: '真野', givenName: '光' })
  const interview = async (title: string, companyUserId: string, at: number) => {
    const { id: schedulingId } = await aScheduling(product.db, { companyId, type: 'INTERVIEW', title })
    const startAt = new Date(startOfTokyoDay(day).getTime() + at * hour)
    const date = await aSchedulingDate(product.db, { companyId, schedulingId, capacity: 1, startAt })
    const notified = { companyId, schedulingDateId: date.id, companyUserId }
    await product.db.insertInto('schedulingDateNotifiedCompanyUser').values(notified).execute()
  }
  await interview('一次面接', user.id, 10)
  await interview('二次面接', colleague.id, 14)
  return { viewer, user }
}

test.each([1280, 390])('4.11 the calendar shows the dates of one colleague alone, at %i px', async (width) => {
  const { viewer } = await aBusyCompany()
  const page = await visitAs(product, viewer, { width })
  await page.goto(`/client/jobs/events?view=list&date=${day}`)
  await alive(page)
  const cards = page.getByRole('article')
  await expect.poll(() => cards.count()).toBe(2)
  const staff = page.getByRole('combobox', { name: '表示する担当者' })
  await staff.selectOption({ label: '自分' })
  await page.waitForURL(/staff=/)
  await expect.poll(() => cards.count()).toBe(1)
  await cards.getByRole('heading', { name: '一次面接' }).waitFor()
  await staff.selectOption({ label: '真野 光' })
  await cards.getByRole('heading', { name: '二次面接' }).waitFor()
  await expectAccessible(page)

  await page.goto(
    `/client/jobs/events?view=list&date=${addDays(firstOfMonth(day, 1), 3)}&staff=${viewer.companyUserId}`,
  )
  await alive(page)
  await page.getByText('この期間の予定はありません').waitFor()
  await page.getByRole('link', { name: 'すべての募集と担当者の予定を表示' }).click()
  await page.waitForURL((url) => !url.searchParams.has('staff'))
  await page.context().close()
  product.expectSilence()
})

test('4.11 a date that meets another one of the same colleague is named, and saved all the same', async () => {
  const { viewer } = await aBusyCompany()
  const page = await visitAs(product, viewer)
  await page.goto(`/client/jobs/events?view=list&date=${day}&panel=new`)
  await alive(page)
  const panel = page.getByRole('dialog', { name: '予定を作成' })
  await standing(panel)
  await panel.getByRole('textbox', { name: /^予定名/ }).fill('重なる説明会')
  await panel.getByRole('button', { name: /枠を追加$/ }).click()
  const [from, to] = [panel.getByLabel(/^開始（/), panel.getByLabel(/^終了（/)]
  await from.first().fill('09:30')
  await to.first().fill('10:30')
  const said = panel.getByText(/さんは10:00〜11:00に別の面談・面接があります$/)
  await said.waitFor()
  await panel.getByText('担当者のほかの予定と重なる日程が1件あります。').waitFor()
  await expectAccessible(page)
  await panel.getByText('真野 光', { exact: true }).click()
  await panel.getByText(/真野さんは14:00〜15:00に別の面談・面接があります/).waitFor()
  await from.first().fill('11:00')
  await to.first().fill('12:00')
  await said.waitFor({ state: 'detached' })
  await page.context().close()
})

test('4.11 on a phone the days of the month stand in a strip above the list', async () => {
  const { viewer } = await aBusyCompany()
  const page = await visitAs(product, viewer, { width: 390 })
  await page.goto(`/client/jobs/events?date=${day}`)
  await alive(page)
  const strip = page.getByRole('navigation', { name: '予定のある日' })
  expect(await strip.getByRole('link').count()).toBe(1)
  await strip.getByRole('link', { name: /予定2件$/ }).click()
  expect(new URL(page.url()).hash).toBe(`#list-${day}`)
  await expectAccessible(page)
  await page.context().close()
})

test('1B.4 a wish that a colleague has answered meanwhile is said to be, and the sheet stays', async () => {
  const sender = await aSchedulingSender(product.db)
  const student = await aCandidate(product.db)
  const scout = await aScoutInvitation(product.db, { ...homeOf(sender), ...askingForDates(), candidateId: student.id })
  const { companyId, id: scoutInvitationId, candidateId } = scout
  const wish = { preferredDates: [day], preferredTimes: ['EVENING' as const], request: '平日の夕方に参加したいです。' }
  const { id } = await product.db
    .insertInto('schedulingDateRequest')
    .values({ companyId, scoutInvitationId, candidateId, ...wish })
    .returning('id')
    .executeTakeFirstOrThrow()
  const colleague = await aCompanyUser(product.db, sender.company.id, { role: 'RECRUITER' })
  const [first, second] = [await visitAs(product, sender.viewer), await visitAs(product, colleague.viewer)]
  const open = async (page: typeof first) => {
    await page.goto(`/client/jobs/events?date=${day}&request=${id}`)
    await alive(page)
    const sheet = page.getByRole('dialog', { name: /希望に答える/ })
    await sheet.waitFor()
    return sheet
  }
  const [sheet, other] = [await open(first), await open(second)]
  await sheet.getByRole('button', { name: 'この日程を知らせる' }).click()
  await sheet.waitFor({ state: 'detached' })
  await other.getByRole('button', { name: 'この日程を知らせる' }).click()
  await other.getByText('ほかの担当者が先に答えました').waitFor()
  for (const page of [first, second]) await page.context().close()
})
