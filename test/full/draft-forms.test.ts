import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'
import { aCandidate } from '#test/factories.ts'
import { aJob, anEmptyJob } from '#test/factories/job.ts'
import { aPicture } from '#test/factories/picture.ts'
import { aScheduling, aSchedulingDate } from '#test/factories/scheduling.ts'
import {
  acceptedForScheduling,
  aScoutInvitation,
  aSchedulingSender,
  aSeatFor,
  homeOf,
} from '#test/factories/scout-invitation.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { alive } from '#test/e2e/alive.ts'
import { openProduct, signIn, type Product } from '#test/e2e/product.ts'
import { visitAs } from '#test/e2e/signed-in.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ queue: 'runs', candidates: 50 })
})
afterAll(() => product.close())

const focusedLabel = (page: Page) =>
  page.evaluate<string>(`(() => {
    const { activeElement: element } = document
    return element.getAttribute('aria-label') ?? element.labels?.[0]?.firstChild?.textContent ?? ''
  })()`)
const aPictureFile = async () => ({
  name: 'lab.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await aPicture(), 'base64'),
})
const send = (page: Page) => page.getByRole('button', { name: '保存する' }).click()

async function openBlocks() {
  const visitor = await product.visit()
  await signIn(visitor.page, 'recruiter')
  await visitor.page.goto('/dev/forms/blocks')
  await alive(visitor.page)
  return visitor
}

async function add(page: Page, kind: string) {
  await page.getByRole('group', { name: 'ブロックを追加' }).getByRole('button', { name: kind }).click()
}

describe('a form with a list inside', () => {
  test('§5 mistakes of the browser and of the server stand beside their blocks, wherever these moved', async () => {
    const { page, context } = await openBlocks()
    await add(page, '見出し')
    await add(page, '画像')
    await page.getByLabel('画像のファイル').setInputFiles(await aPictureFile())
    await page.getByRole('button', { name: '切り抜く' }).waitFor()
    await send(page)
    await page.getByText('見出しが入力されていません').waitFor()
    await page.getByText('募集タイトルが入力されていません').waitFor()
    expect(await focusedLabel(page)).toBe('募集タイトル')
    await page.keyboard.type('冬のものづくり5日間')
    await page.getByText('募集タイトルが入力されていません').waitFor({ state: 'detached' })
    await page.getByLabel('見出しの文').fill('研究室から現場へ')
    await page.getByRole('button', { name: '2番目の画像を上へ移す' }).click()
    // Only the server knows whether a picture is still there.
    const form = '**/dev/forms/blocks.data*'
    await page.route(form, (route) =>
      route.continue({ postData: route.request().postData()?.replace('files%2Fcompany', 'files%2Fgone') }),
    )
    await send(page)
    await page.getByText('アップロードファイルが不正です').waitFor()
    expect(await focusedLabel(page)).toBe('画像のファイル')
    await page.getByRole('button', { name: '1番目の画像を下へ移す' }).click()
    expect(await page.getByLabel('画像のファイル').getAttribute('aria-invalid')).toBe('true')
    await page.unroute(form)
    await send(page)
    await page.getByText('サーバーに届きました。').waitFor()
    const received: unknown = JSON.parse(await page.locator('pre').innerText())
    expect(received).toMatchObject({
      title: '冬のものづくり5日間',
      contents: {
        headings: [{ text: '研究室から現場へ', order: 0 }],
        urlImages: [{ url: expect.stringMatching(/^\/files\/company\//), order: 1 }],
      },
    })
    await context.close()
    product.expectSilence()
  })
})

// Whole minutes, as the editor holds them: other dates would count as moved.
const at = (hour: string) => ({ startAt: new Date(`2027-03-05T${hour}:00Z`) })

describe('the editor of a scheduling', () => {
  test('makes dates from a period, takes belongings as tags, and brings a removed date back', async () => {
    const { page, context } = await product.visit()
    await signIn(page, 'recruiter')
    const { companyId } = await product.db
      .selectFrom('companyUserAccount')
      .select('companyId')
      .where('email', '=', demoAccounts.recruiter)
      .executeTakeFirstOrThrow()
    const job = await anEmptyJob(product.db, { companyId })
    await page.goto('/client/jobs/events?panel=new')
    const editor = page.getByRole('dialog', { name: '予定を作成' })
    await editor.getByRole('combobox', { name: /^募集/ }).selectOption(job.id)
    await editor.getByLabel('予定名').fill('工場の見学')
    await editor.getByLabel('持ち物').fill('筆記用具、')
    await editor.getByRole('button', { name: '筆記用具を外す' }).waitFor()
    const period = editor.getByRole('region', { name: '日程をまとめて追加' })
    await period.getByLabel('開始日').fill('2027/3/1')
    await period.getByLabel('終了日').fill('2027/3/2')
    await page.keyboard.press('Enter')
    await period.getByRole('combobox', { name: '時間帯の終わり' }).fill('1500')
    await page.keyboard.press('Enter')
    await period.getByRole('button', { name: '4枠を追加' }).click()
    const dates = editor.getByRole('region', { name: /^日程/ })
    await expect.poll(() => dates.getByRole('listitem').count()).toBe(4)
    await dates
      .getByRole('button', { name: /の日程を外す$/ })
      .first()
      .click()
    expect(await dates.getByRole('listitem').count()).toBe(3)
    await editor.getByRole('button', { name: '元に戻す' }).click()
    expect(await dates.getByRole('listitem').count()).toBe(4)
    await dates
      .getByRole('button', { name: /の日程を外す$/ })
      .last()
      .click()
    await expectAccessible(page)
    await editor.getByRole('button', { name: '予定を作成' }).click()
    await editor.waitFor({ state: 'detached' })
    const made = await product.db
      .selectFrom('scheduling')
      .innerJoin('schedulingDate', 'schedulingDate.schedulingId', 'scheduling.id')
      .select(['scheduling.belongings', 'schedulingDate.startAt'])
      .where('scheduling.title', '=', '工場の見学')
      .orderBy('schedulingDate.startAt')
      .execute()
    expect(made.map(({ startAt }) => startAt.toISOString())).toEqual([
      '2027-03-01T04:00:00.000Z',
      '2027-03-01T05:00:00.000Z',
      '2027-03-02T04:00:00.000Z',
    ])
    expect(made[0]?.belongings).toEqual(['筆記用具'])
    await context.close()
    product.expectSilence()
  })

  test('§5 a capacity below the bookings is refused by the server beside its date', async () => {
    const { db } = product
    const sender = await aSchedulingSender(db)
    const companyId = sender.company.id
    const event = await aScheduling(db, { companyId, type: 'EVENT' })
    const job = await aJob(db, { companyId, schedulingId: event.id })
    await aSchedulingDate(db, { companyId, schedulingId: event.id, capacity: 5, ...at('03:00') })
    const slot = await aSchedulingDate(db, { companyId, schedulingId: event.id, capacity: 3, ...at('05:00') })
    for (const { id: candidateId } of [await aCandidate(db), await aCandidate(db)]) {
      const home = homeOf({ ...sender, job })
      await aSeatFor(db, await aScoutInvitation(db, { ...home, candidateId, ...acceptedForScheduling() }), slot)
    }
    const page = await visitAs(product, sender.viewer)
    await page.goto(`/client/jobs/events?panel=${event.id}`)
    const editor = page.getByRole('dialog', { name: '予定を編集' })
    const booked = editor.getByRole('listitem').filter({ hasText: '予約 2名' })
    await booked.getByLabel('定員').fill('1')
    await editor.getByRole('button', { name: '変更を保存' }).click()
    await booked.getByText('定員は登録済みの学生数（2名）以上にしてください').waitFor()
    await expect.poll(() => booked.getByLabel('定員').evaluate((input) => input === document.activeElement)).toBe(true)
    await booked.getByLabel('定員').fill('2')
    await editor.getByRole('button', { name: '変更を保存' }).click()
    await editor.waitFor({ state: 'detached' })
    await page.context().close()
    product.expectSilence()
  })
})
