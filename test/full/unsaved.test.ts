import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acceptedForScheduling, aSchedulingSender, aScoutInvitation, homeOf } from '#test/factories/scout-invitation.ts'
import { alive } from '#test/e2e/alive.ts'
import { field, openForm, valueOf } from '#test/e2e/enrolment-form.ts'
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
  test('by a link or the way back asks; staying keeps the words, leaving gives them up', async () => {
    const { page, context } = await product.visit()
    await page.goto('/terms')
    const dialogLoaded = page.waitForResponse(/unsaved-dialog-[\w-]+\.js/)
    await page.goto('/dev/forms')
    await alive(page)
    await field(page, 'companyName').fill('書きかけ')
    await dialogLoaded
    // The question needs no connection: it is there before it is asked.
    await context.setOffline(true)
    await page.getByRole('link', { name: '利用規約' }).click()
    await leaving(page).waitFor()
    await context.setOffline(false)
    await leaving(page).getByRole('button', { name: '入力に戻る' }).click()
    await leaving(page).waitFor({ state: 'detached' })
    expect(await valueOf(page, 'companyName')).toBe('書きかけ')
    await page.getByRole('link', { name: 'プライバシーポリシー' }).click()
    await leaving(page).getByRole('button', { name: '破棄して移動' }).click()
    await page.waitForURL(/\/policy$/)
    await page.goBack()
    await page.waitForURL(/\/dev\/forms$/)
    expect(await valueOf(page, 'companyName')).toBe('')
    await field(page, 'companyName').fill('もう一度')
    await page.goForward()
    await leaving(page).waitFor()
    expect(page.url()).toMatch(/\/dev\/forms$/)
    await standing(leaving(page))
    await page.keyboard.press('Escape')
    await leaving(page).waitFor({ state: 'detached' })
    await context.close()
    product.expectSilence()
  })

  test('by reloading or closing asks in the browser’s own words', async () => {
    const { page, context } = await openForm(product)
    const asked: string[] = []
    page.on('dialog', async (dialog) => {
      await dialog.dismiss()
      asked.push(dialog.type())
    })
    // A browser asks only on a page where the visitor has typed.
    await field(page, 'companyName').click()
    await page.keyboard.type('a')
    await page.evaluate('void setTimeout(() => location.reload())')
    await expect.poll(() => asked).toEqual(['beforeunload'])
    expect(await valueOf(page, 'companyName')).toBe('a')
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload'])
    await context.close()
    product.expectSilence()
  })

  test('an untouched form lets go', async () => {
    const { page, context } = await openForm(product)
    await page.getByRole('link', { name: '利用規約' }).click()
    await page.waitForURL(/\/terms$/)
    await context.close()
    product.expectSilence()
  })

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

  test('without scripts a refusal gives the wishes back', async () => {
    const { id } = await anAcceptedScout()
    const { page, context } = await product.visit({ width: 390, javaScriptEnabled: false })
    await signIn(page, 'student')
    await page.goto(`/candidate/invitations/${id}/date-requested`)
    await page.getByLabel('メッセージ').fill('短い')
    await page.getByLabel('第2希望の日').fill('2030-01-15')
    await page.getByLabel('第2希望の時間帯').selectOption({ label: '夕方（17時〜）' })
    await page.getByRole('button', { name: '希望を送る' }).click()
    await page.getByText('10文字以上で入力してください（現在2文字）').waitFor()
    expect(await page.getByLabel('メッセージ').inputValue()).toBe('短い')
    expect(await page.getByLabel('第2希望の日').inputValue()).toBe('2030-01-15')
    expect(await page.getByLabel('第2希望の時間帯').inputValue()).toBe('EVENING')
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

  test('is asked by the browser where the question could not be loaded', async () => {
    const { page, context } = await product.visit()
    await page.route(/unsaved-dialog-[\w-]+\.(?:js|css)/, (route) => route.abort())
    const answers: boolean[] = []
    page.on('dialog', async (dialog) => {
      expect(dialog.message()).toContain('保存していない変更があります。')
      await (answers.length > 0 ? dialog.accept() : dialog.dismiss())
      answers.push(answers.length > 0)
    })
    await page.goto('/dev/forms')
    await alive(page)
    await field(page, 'companyName').fill('書きかけ')
    await page.getByRole('link', { name: '利用規約' }).click()
    await expect.poll(() => answers).toEqual([false])
    expect(await valueOf(page, 'companyName')).toBe('書きかけ')
    await page.getByRole('link', { name: '利用規約' }).click()
    await page.waitForURL(/\/terms$/)
    expect(answers).toEqual([false, true])
    await context.close()
    // The browser prints what it could not load.
    expect(() => product.expectSilence()).toThrow()
  })
})
