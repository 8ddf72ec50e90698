import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acceptedForScheduling, aSchedulingSender, aScoutInvitation, homeOf } from '#test/factories/scout-invitation.ts'
import { alive } from '#test/e2e/alive.ts'
import { openProduct, signIn, standing, type Product } from '#test/e2e/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ queue: 'runs', candidates: 50 })
})
afterAll(() => product.close())

const leaving = (page: Page) => page.getByRole('dialog', { name: '保存していない変更があります。' })
const stay = (page: Page) => leaving(page).getByRole('button', { name: '入力に戻る' }).click()
const leave = (page: Page) => leaving(page).getByRole('button', { name: '破棄して移動' }).click()

/** An accepted scout of the demo's student, to a company whose dates are yet to be chosen. */
async function anAcceptedScout() {
  const { db } = product
  const sender = await aSchedulingSender(db)
  await sender.date()
  const { candidateId } = await db
    .selectFrom('candidateAccount')
    .select('candidateId')
    .where('email', '=', 'student@demo.example')
    .executeTakeFirstOrThrow()
  return aScoutInvitation(db, { ...homeOf(sender), ...acceptedForScheduling(), candidateId })
}

describe('§2 leaving with unsaved text', () => {
  test('a student’s wishes are kept until they are given up, and sent without a question', async () => {
    const { id } = await anAcceptedScout()
    const { page, context } = await product.visit({ width: 390 })
    await signIn(page, 'student')
    await page.goto(`/candidate/invitations/${id}/date-requested`)
    await alive(page)
    const words = page.getByLabel('メッセージ')
    await words.fill('夕方の日程があると参加できます。')
    await page.getByRole('main').getByRole('link', { name: '日程へ戻る' }).last().click()
    await stay(page)
    expect(await words.inputValue()).toBe('夕方の日程があると参加できます。')
    // Refused: no day was wished for. The words are still there, and still unsaved.
    await page.getByRole('button', { name: '希望を送る' }).click()
    await page.getByText('希望日を1つ以上選択してください').waitFor()
    await page.getByRole('main').getByRole('link', { name: '日程へ戻る' }).last().click()
    await stay(page)
    await leaving(page).waitFor({ state: 'detached' })
    const tomorrow = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    await page.getByLabel('第1希望の日').fill(tomorrow)
    await page.getByRole('button', { name: '希望を送る' }).click()
    await page.getByText('夕方の日程があると参加できます。').waitFor()
    await page.getByRole('link', { name: 'ホーム' }).first().click()
    await page.waitForURL((url) => url.pathname === '/')
    await context.close()
    product.expectSilence()
  })

  test('a scheduling that is being written is not closed by mistake', async () => {
    const { page, context } = await product.visit()
    await signIn(page, 'recruiter')
    await page.goto('/client/jobs/events?panel=new')
    await alive(page)
    const editor = page.getByRole('dialog', { name: '予定を作成' })
    await editor.getByRole('button', { name: 'キャンセル' }).click()
    await editor.waitFor({ state: 'detached' })
    await page.goto('/client/jobs/events?panel=new')
    await alive(page)
    await editor.getByLabel('予定名').fill('冬の説明会')
    await page.keyboard.press('Escape')
    await stay(page)
    await leaving(page).waitFor({ state: 'detached' })
    expect(await editor.getByLabel('予定名').inputValue()).toBe('冬の説明会')
    // A second Escape closes what the browser lets it close, without asking the page first.
    await page.keyboard.press('Escape')
    await leaving(page).waitFor()
    await standing(leaving(page))
    await page.keyboard.press('Escape')
    await leaving(page).waitFor({ state: 'detached' })
    expect(await editor.getByLabel('予定名').isVisible()).toBe(true)
    await editor.getByRole('button', { name: 'キャンセル' }).click()
    await leave(page)
    await editor.waitFor({ state: 'detached' })
    expect(new URL(page.url()).searchParams.has('panel')).toBe(false)
    await context.close()
    product.expectSilence()
  })

  test('a page of several forms asks for the one that was written in, and not for the others', async () => {
    const { page, context } = await product.visit()
    await signIn(page, 'operator')
    await page.goto('/admin/notices')
    await alive(page)
    const title = page.locator('[name=text]')
    await title.fill('書きかけのお知らせ')
    const away = page.getByRole('link', { name: '年次報告' }).first()
    await away.click()
    await stay(page)
    await leaving(page).waitFor({ state: 'detached' })
    expect(await title.inputValue()).toBe('書きかけのお知らせ')
    await title.fill('')
    await away.click()
    await page.waitForURL((url) => url.pathname !== '/admin/notices')
    await context.close()
    product.expectSilence()
  })
})
