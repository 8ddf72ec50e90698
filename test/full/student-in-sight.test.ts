import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCandidate } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { acceptedForScheduling, aSchedulingSender, aSeatFor, anInvited } from '#test/factories/scout-invitation.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { alive } from '#test/e2e/alive.ts'
import { openProduct, standing, type Product } from '#test/e2e/product.ts'
import { visitAs } from '#test/e2e/signed-in.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

const phone = { width: 390 }
const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
const toasts = (page: Page) => page.getByRole('log', { name: 'お知らせ' })

test('§15 the answer of a practice question is seen above the bar on a phone', async () => {
  const { viewer } = await aCandidate(product.db)
  const page = await visitAs(product, viewer, phone)
  await page.goto('/candidate/assessment/practice')
  await alive(page)
  await page.getByRole('radio').first().check({ force: true })
  const press = page.getByRole('button', { name: '答え合わせをする' })
  const bar = await boxOf(press)
  await press.click()
  const heading = page.getByRole('heading', { name: /^正解(です|ではありません)$/ })
  await heading.waitFor()
  await expect.poll(async () => (await boxOf(heading)).y).toBeGreaterThan(0)
  await expect.poll(async () => (await boxOf(heading)).y + (await boxOf(heading)).height).toBeLessThan(bar.y)
  await page.context().close()
})

describe('toasts of a company and its job on a phone', () => {
  test('follow the page above its bar; a later one takes the place of the one it undoes; two taps tell once', async () => {
    const sender = await aSchedulingSender(product.db)
    const job = await aJob(product.db, { companyId: sender.company.id, title: '開発職と話す面談', scoutTypeId: 7 })
    const { viewer, id } = await aCandidate(product.db)
    const page = await visitAs(product, viewer, phone)
    await page.goto(`/candidate/companies/${sender.company.id}/description`)
    await alive(page)
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /をお気に入り/ })
      .last()
    await heart.click()
    await toasts(page).getByText('お気に入りに追加しました').waitFor()
    await toasts(page).getByRole('button', { name: '元に戻す' }).click()
    await toasts(page).getByText('お気に入りから外しました').waitFor()
    expect(await toasts(page).getByText('お気に入りに追加しました').count()).toBe(0)
    await page.getByRole('link', { name: '開発職と話す面談' }).first().click()
    const interest = page.getByRole('button', { name: 'この企業に興味がある' })
    await interest.waitFor()
    await expect
      .poll(async () => {
        const [bar, region] = [await boxOf(interest), await boxOf(toasts(page))]
        return region.height > 0 && region.y + region.height <= bar.y
      })
      .toBe(true)
    await interest.dblclick()
    await toasts(page).getByText('「興味がある」と伝えました').waitFor()
    const told = product.db.selectFrom('jobInterest').select('jobId').where('candidateId', '=', id)
    expect(await told.execute()).toEqual([{ jobId: job.id }])
    expect(await interest.getAttribute('aria-pressed')).toBe('true')
    await page.context().close()
    product.expectSilence()
  })
})

describe('a student with a date', () => {
  test('goes back from the booking past the dates; a block asks first what ends', async () => {
    const sender = await aSchedulingSender(product.db)
    await sender.date()
    const { invitation, viewer, candidate } = await anInvited(product.db, sender, acceptedForScheduling())
    const page = await visitAs(product, viewer, phone)
    const scout = `/candidate/invitations/${invitation.id}`
    await page.goto(scout)
    await alive(page)
    await page
      .getByRole('link', { name: /日程を選ぶ/ })
      .first()
      .click()
    await page.getByRole('radio').first().check({ force: true })
    await page.getByRole('button', { name: 'この日程で進む' }).click()
    const confirm = page.getByRole('dialog')
    await standing(confirm)
    await confirm.getByRole('button', { name: /確定/ }).click()
    await page.waitForURL('**/complete**')
    await page.getByRole('heading', { level: 1, name: /確定しました/ }).waitFor()
    await page.goBack()
    await expect.poll(() => new URL(page.url()).pathname).toBe(scout)

    const { displayName } = sender.company
    await page.goto(`/candidate/settings/blocked-companies?search=${encodeURIComponent(displayName)}`)
    await alive(page)
    const block = page.getByRole('button', { name: new RegExp(`^${displayName}を\\s*ブロック$`) })
    await block.click()
    const asked = page.getByRole('dialog', { name: `${displayName}をブロックしますか？` })
    await standing(asked)
    await asked.getByText('承認したスカウト1件は、辞退になります。').waitFor()
    await asked.getByText(/からの予約は、取り消されます。/).waitFor()
    await expectAccessible(page)
    await asked.getByRole('button', { name: 'キャンセル' }).click()
    await asked.waitFor({ state: 'detached' })
    const blocks = product.db.selectFrom('blockedCompany').select('companyId').where('candidateId', '=', candidate.id)
    expect(await blocks.execute()).toEqual([])
    await block.click()
    await asked.getByRole('button', { name: 'ブロックする' }).click()
    await toasts(page).getByText('ブロックしました').waitFor()
    expect(await blocks.execute()).toEqual([{ companyId: sender.company.id }])
    await page.context().close()
    product.expectSilence()
  })

  test('opens a notification, which closes the list and is read; one whose page is opened otherwise is read too', async () => {
    const sender = await aSchedulingSender(product.db)
    const date = await sender.date()
    const { invitation, viewer, candidate } = await anInvited(product.db, sender, acceptedForScheduling())
    await aSeatFor(product.db, invitation, date)
    const paths = [`/candidate/invitations/${invitation.id}`, `/candidate/invitations/${invitation.id}/events/details`]
    await product.db
      .insertInto('candidateNotification')
      .values(
        paths.map((path, at) => ({
          candidateId: candidate.id,
          kind: 'scoutReceived' as const,
          effectKey: `${at}`,
          title: `お知らせ${at}`,
          body: '確認してください',
          path,
        })),
      )
      .execute()
    const page = await visitAs(product, viewer, { width: 1280 })
    await page.goto('/')
    await alive(page)
    await page.getByRole('button', { name: 'お知らせ 2件' }).click()
    await page.getByRole('link', { name: /^お知らせ0/ }).click()
    await page.waitForURL(`**${paths[0]}`)
    await page.getByRole('button', { name: 'お知らせ 1件' }).waitFor()
    expect(await page.getByRole('link', { name: /^お知らせ1/ }).isVisible()).toBe(false)
    await page.goto(paths[1] ?? '')
    await page.getByRole('button', { name: 'お知らせ 0件' }).waitFor()
    await page.context().close()
    product.expectSilence()
  })
})
