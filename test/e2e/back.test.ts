import { afterAll, beforeAll, expect, test } from 'vitest'
import { anInvited, acceptedForScheduling, aSchedulingSender } from '#test/factories/scout-invitation.ts'
import { playedWidths } from '#test/full-run.ts'
import { openProduct, type Product } from './product.ts'
import { visitAs } from './signed-in.ts'

let product: Product
let home: Awaited<ReturnType<typeof aSchedulingSender>>
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
  home = await aSchedulingSender(product.db)
  await home.date()
})
afterAll(() => product.close())

const list = '/candidate/invitations/status/pending'

test.each(playedWidths)('§4 Back closes a sheet, and leaves no entry behind, at %i px', async (width) => {
  const { viewer, invitation } = await anInvited(product.db, home)
  const page = await visitAs(product, viewer, { width })
  const scout = `/candidate/invitations/${invitation.id}`
  const sheet = page.getByRole('dialog')
  const isOn = (path: string) => page.waitForURL((url) => url.pathname === path)
  await page.goto(list)
  await page.getByRole('main').getByRole('link', { name: home.company.displayName }).click()
  await isOn(scout)
  const accept = page.getByRole('button', { name: '承認する', exact: true })
  await accept.click()
  await sheet.waitFor()
  await page.goBack()
  await sheet.waitFor({ state: 'detached' })
  await isOn(scout)
  // A sheet that closed by itself leaves nothing either: one step back is the list.
  await accept.click()
  await sheet.getByRole('button', { name: 'キャンセル' }).click()
  await sheet.waitFor({ state: 'detached' })
  await page.goBack()
  await isOn(list)
  await page.goForward()
  await isOn(scout)
  // A reload with an open sheet: the page, without the sheet, and still one step to the list.
  await accept.click()
  await sheet.waitFor()
  await page.reload()
  expect(await sheet.count()).toBe(0)
  await accept.click()
  await sheet.waitFor()
  await page.goBack()
  await sheet.waitFor({ state: 'detached' })
  await isOn(scout)
  // The answer goes on from the sheet; Back from there is the scout, not a closed sheet.
  await accept.click()
  await sheet.getByRole('button', { name: '承認して日程を選ぶ' }).click()
  await isOn(`${scout}/schedule`)
  await page.goBack()
  await isOn(scout)
  expect(await sheet.count()).toBe(0)
  await page.goBack()
  await isOn(list)
  await page.context().close()
})

test('§4 a sheet of the address opens by its link and closes by Back; the answer names the student', async () => {
  const { invitation } = await anInvited(product.db, home, acceptedForScheduling())
  await product.db
    .insertInto('schedulingDateRequest')
    .values({
      companyId: home.company.id,
      scoutInvitationId: invitation.id,
      candidateId: invitation.candidateId,
      request: '平日の夕方に参加したいです。',
      preferredDates: ['2027-01-12'],
      preferredTimes: ['EVENING'],
    })
    .execute()
  const page = await visitAs(product, home.viewer, { width: 390 })
  await page.goto('/client/jobs/events')
  // The calendar comes first on a phone, and the wishes are one press away.
  const top = async (name: RegExp) => (await page.getByRole('heading', { name }).first().boundingBox())?.y
  expect(await top(/^\d+月\d+日|予定はありません/)).toBeLessThan((await top(/^日程の希望/)) ?? 0)
  await page.getByRole('link', { name: /^日程の希望/ }).click()
  await page.getByRole('link', { name: 'この希望に答える' }).click()
  const sheet = page.getByRole('dialog', { name: /さん（.+）の希望に答える$/ })
  await sheet.waitFor()
  expect(await sheet.getByRole('checkbox', { name: /第1希望.*1月12日.*夕方（17時〜）/ }).isChecked()).toBe(true)
  await page.goBack()
  await sheet.waitFor({ state: 'detached' })
  // A link to the sheet opens it at once.
  await page.goForward()
  await sheet.waitFor()
  await page.reload()
  const wish = sheet.getByRole('checkbox', { name: /第1希望/ })
  await wish.uncheck()
  await sheet.getByRole('button', { name: 'この日程を知らせる' }).click()
  await sheet.getByText('知らせる日程を選び、開始の時刻を入れてください。').waitFor()
  await wish.check()
  await sheet.getByRole('button', { name: 'この日程を知らせる' }).click()
  await page.getByRole('region', { name: '通知' }).getByText('山田さんに新しい日程を知らせました').waitFor()
  await sheet.waitFor({ state: 'detached' })
  await page.context().close()
})
