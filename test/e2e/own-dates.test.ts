import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shortDate } from '#ground/tokyo-time.ts'
import { aCandidate } from '#test/factories.ts'
import { inHours } from '#test/factories/scheduling.ts'
import {
  acceptedForScheduling,
  askingForDates,
  aSchedulingSender,
  aScoutInvitation,
  aSeatFor,
  homeOf,
} from '#test/factories/scout-invitation.ts'
import { isFullRun, playedWidths } from '#test/full-run.ts'
import { expectAccessible } from './accessible.ts'
import { aPdf, fillInquiry } from './inquiry-form.ts'
import { fillOfferReport } from './offer-report-form.ts'
import { openProduct, type Product } from './product.ts'
import { visitAs } from './signed-in.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

/** A student with a booked date of a company that has another one, and a full one. */
async function withADate(width: number) {
  const home = await aSchedulingSender(product.db)
  await product.db
    .updateTable('scheduling')
    .set({ emergencyContact: '採用担当 03-1234-5678' })
    .where('id', '=', home.scheduling.id)
    .execute()
  const date = await home.date()
  const other = await home.date({ startAt: inHours(24 * 9), endAt: inHours(24 * 9 + 1) })
  await home.date({ startAt: inHours(24 * 10), endAt: inHours(24 * 10 + 1), capacity: 1, booked: 1 })
  const student = await aCandidate(product.db)
  const given = { ...homeOf(home), ...acceptedForScheduling(), candidateId: student.id }
  const invitation = await aScoutInvitation(product.db, given)
  await aSeatFor(product.db, invitation, date)
  const details = `/candidate/invitations/${invitation.id}/events/details`
  return { page: await visitAs(product, student.viewer, { width }), details, invitation, home, date, other }
}

test.each(playedWidths)('§2 a booked date is shown with its place, changed and cancelled, at %i px', async (width) => {
  const { page, details, home, date, other } = await withADate(width)
  await page.goto('/candidate/invitations/events')
  await page.getByRole('main').getByRole('link', { name: home.company.displayName }).click()
  await page.waitForURL(`**${details}`)
  const map = page.getByRole('link', { name: '地図で見る' })
  expect(await map.getAttribute('href')).toBe(
    `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent('東京本社 3階').replaceAll('%20', '+')}`,
  )
  expect(await page.getByRole('link', { name: '03-1234-5678' }).getAttribute('href')).toBe('tel:0312345678')
  expect(await page.getByRole('link', { name: 'Outlook' }).getAttribute('href')).toContain('outlook.live.com')
  await expectAccessible(page)

  // It is changed: a full date cannot be chosen, the new one is there at once.
  await page.getByRole('link', { name: '日程を変更する' }).click()
  await page.getByRole('heading', { name: /日程を変更する$/ }).waitFor()
  expect(await page.getByRole('radio', { name: /満席/ }).isDisabled()).toBe(true)
  await page.getByRole('radio', { disabled: false }).first().check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'この日程に変更する' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '変更する' }).click()
  await page.waitForURL((url) => url.pathname === details)
  const moved = `日程を変更しました（${shortDate(date.startAt)} → ${shortDate(other.startAt)}）`
  await page.getByRole('status').getByText(moved).waitFor()
  await page.reload()
  await page.getByText(moved).waitFor()
  await page.getByRole('main').getByText(shortDate(other.startAt)).first().waitFor()

  // It is cancelled; then its page leads on to other dates.
  await page.getByRole('button', { name: '予約を取り消す' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '予約を残す' }).waitFor()
  await dialog.getByRole('button', { name: '予約を取り消す' }).click()
  await page.waitForURL(/\/schedule/)
  await page.getByText('予約を取り消しました').first().waitFor()
  expect((await page.request.get(details)).url()).toMatch(/\/schedule$/)
  await page.context().close()
  product.expectSilence()
})

test.runIf(isFullRun)(
  '§4 a hired student asks the company alone for another date, also before the deadline',
  async () => {
    const { page, details, invitation } = await withADate(390)
    await product.db.updateTable('scoutInvitation').set({ status: 'HIRED' }).where('id', '=', invitation.id).execute()
    for (const path of ['/candidate/invitations/events', details, details.replace(/details$/, 'edit')]) {
      await page.goto(path)
      await page.getByText('日程の変更は、企業に直接ご連絡ください。').waitFor()
      expect(await page.getByText('期限を過ぎています').count()).toBe(0)
      expect(await page.getByRole('button', { name: '予約を取り消す' }).count()).toBe(0)
      expect(await page.getByRole('link', { name: '日程を変更する' }).count()).toBe(0)
      await expectAccessible(page)
    }
    await page.goto('/candidate/invitations/events')
    await page.getByRole('navigation', { name: 'メイン' }).getByRole('link', { name: 'スカウト' }).last().click()
    await page.waitForURL('**/candidate/invitations/status/accepted')
    await page.context().close()
  },
)

describe('§2 writing to the operator', () => {
  const onContactPage = async (width: number) => {
    const { id, viewer } = await aCandidate(product.db)
    const page = await visitAs(product, viewer, { width })
    await page.goto('/candidate/contact-us')
    return { page, id }
  }

  test.runIf(isFullRun)(
    'a file that is none is refused beside its field, the text stays, and a good one goes',
    async () => {
      const { page, id } = await onContactPage(1280)
      await fillInquiry(page)
      await page.locator('input[type=file]').setInputFiles(aPdf('にせもの.pdf', 'MZ'))
      await page.getByRole('button', { name: '送信する' }).click()
      await page.getByText('「にせもの.pdf」：アップロードファイルが不正です').waitFor()
      await expectAccessible(page)
      expect(await page.getByLabel('お問い合わせの内容').inputValue()).toContain('日程の変更')
      await page.locator('input[type=file]').setInputFiles(aPdf())
      await page.getByRole('button', { name: '送信する' }).click()
      await page.getByRole('heading', { level: 1, name: 'お問い合わせを受け付けました' }).waitFor()
      const stored = product.db
        .selectFrom('inquiryAttachment')
        .innerJoin('inquiry', 'inquiry.id', 'inquiryId')
        .select('contentType')
        .where('candidateId', '=', id)
      expect(await stored.execute()).toEqual([{ contentType: 'application/pdf' }])
      await page.context().close()
    },
  )

  test.runIf(isFullRun)('a lost connection loses nothing', async () => {
    const { page } = await onContactPage(390)
    await fillInquiry(page)
    await page.route('**/candidate/contact-us.data*', (route) => route.abort())
    await page.getByRole('button', { name: '送信する' }).click()
    await page.getByText('通信できませんでした').first().waitFor()
    expect(await page.getByLabel('お問い合わせの内容').inputValue()).toContain('日程の変更')
    await page.unroute('**/candidate/contact-us.data*')
    await page.getByRole('button', { name: '送信する' }).click()
    await page.getByRole('heading', { level: 1, name: 'お問い合わせを受け付けました' }).waitFor()
    await page.context().close()
  })
})

test.runIf(isFullRun).each(playedWidths)(
  '1B.8 an accepted offer is reported and taken back, at %i px',
  async (width) => {
    const { page } = await withADate(width)
    await page.goto('/candidate/reward-request')
    await fillOfferReport(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: '報告する' }).click()
    await page.getByRole('heading', { level: 1, name: '報告を受け付けました' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: '報告を確認する' }).click()
    await page.getByText('企業の確認待ち').waitFor()
    await page.getByRole('button', { name: '報告を取り下げる' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '報告を取り下げる' }).click()
    await page.getByText('取り下げ済み').waitFor()
    await expectAccessible(page)
    await page.context().close()
  },
)

describe('§2 the home of a student', () => {
  test.runIf(isFullRun)(
    'says what is next: a date today or tomorrow, and the part of the profile that gains most',
    async () => {
      const home = await aSchedulingSender(product.db)
      const student = await aCandidate(product.db, { selfIntroduction: '', studentProjectExperience: '', taglines: [] })
      const invitation = await aScoutInvitation(product.db, {
        ...homeOf(home),
        ...acceptedForScheduling(),
        candidateId: student.id,
      })
      await aSeatFor(product.db, invitation, await home.date({ startAt: inHours(3), endAt: inHours(4) }))
      const own = await visitAs(product, student.viewer, { width: 390 })
      await own.goto('/')
      const rows = own.getByRole('main').getByRole('listitem')
      await rows.filter({ hasText: 'プロフィールを書く' }).getByRole('link').click()
      await own.waitForURL(/\/candidate\/profile\?section=/)
      await own.goto('/')
      await rows
        .filter({ hasText: /(今日|明日)の予定/ })
        .getByRole('link')
        .click()
      await own.waitForURL(`**/candidate/invitations/${invitation.id}/events/details`)
      await product.db.updateTable('candidate').set({ status: 'HIDDEN' }).where('id', '=', student.id).execute()
      await own.goto('/')
      // To hide was the student's own choice, so it is no task.
      expect(await rows.filter({ hasText: '公開' }).count()).toBe(0)
      await own.getByRole('link', { name: 'プロフィールは非公開です' }).click()
      await own.waitForURL((url) => url.pathname === '/candidate/profile')
      await own.getByText('企業に公開していません').waitFor()
      await own.context().close()
    },
  )
})

test.runIf(isFullRun)(
  '1B.4 a company without other dates says so with a word of its own, which the student reads',
  async () => {
    const home = await aSchedulingSender(product.db)
    const student = await aCandidate(product.db)
    const waiting = askingForDates()
    const invitation = await aScoutInvitation(product.db, { ...homeOf(home), ...waiting, candidateId: student.id })
    const { companyId, id: scoutInvitationId, candidateId } = invitation
    const request = { companyId, scoutInvitationId, candidateId, request: '平日の夕方に参加したいです。' }
    await product.db.insertInto('schedulingDateRequest').values(request).execute()
    const desk = await visitAs(product, home.viewer, { width: 390 })
    await desk.goto('/client/jobs/events')
    await desk.getByRole('button', { name: '追加できる日程がない' }).click()
    const dialog = desk.getByRole('dialog', { name: '追加できる日程がないことを伝える' })
    const message = dialog.getByRole('textbox', { name: '学生へのメッセージ' })
    await message.fill('あ'.repeat(301))
    await dialog.getByRole('button', { name: '伝える', exact: true }).click()
    await dialog.getByRole('alert').first().waitFor()
    await expectAccessible(desk)
    await message.fill('夕方は担当者が不在です。\n4月に日程を増やします。')
    await dialog.getByRole('button', { name: '伝える', exact: true }).click()
    await desk.getByRole('region', { name: '通知' }).getByText('追加できる日程がないことを伝えました').waitFor()
    const page = await visitAs(product, student.viewer, { width: 390 })
    await page.goto(`/candidate/invitations/${scoutInvitationId}/schedule`)
    await page.getByText('4月に日程を増やします。').waitFor()
    await expectAccessible(page)
    for (const opened of [desk, page]) await opened.context().close()
  },
)
