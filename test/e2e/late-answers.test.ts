import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '#seeds/demo-sign-ins.ts'
import { aCandidate } from '#test/factories.ts'
import { anInvited, aReason, aSender } from '#test/factories/scout-invitation.ts'
import { holdAnswers } from './held-answers.ts'
import { openProduct, signIn, type Product } from './product.ts'
import { visitAs } from './signed-in.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

// Between the two halves of a press, what lies below the share moved away and the press was lost.
test.each([1280, 1100, 640, 390])(
  '4.8 the share of a letter arrives without moving what lies below, at %i px',
  async (width) => {
    const sender = await aSender(product.db)
    await anInvited(product.db, sender)
    const { id } = await aCandidate(product.db)
    const page = await visitAs(product, sender.viewer, { width })
    const { departure, letIn } = await holdAnswers(page, 'query LetterShareOfOne')
    await page.goto(`/client/candidates/scout?ids=${id}&job=${sender.job.id}&step=2`)
    await departure
    const edit = page.getByRole('link', { name: '編集', exact: true })
    await edit.hover()
    await page.mouse.down()
    const place = await edit.boundingBox()
    letIn()
    await page.getByText('「一斉送信」と表示されます').waitFor()
    expect(await edit.boundingBox()).toEqual(place)
    await page.mouse.up()
    await page.getByRole('textbox', { name: /^件名/ }).waitFor()
    product.expectSilence()
  },
)

test('4.8 the shares of letters to several students move none of them before sending', async () => {
  const sender = await aSender(product.db, { planKey: 'PREMIUM' })
  await anInvited(product.db, sender)
  const students = [await aCandidate(product.db), await aCandidate(product.db)]
  const page = await visitAs(product, sender.viewer, { width: 390 })
  const { departure, letIn } = await holdAnswers(page, 'query LetterShares(')
  const ids = students.map(({ id }) => `ids=${id}`).join('&')
  await page.goto(`/client/candidates/scout?${ids}&job=${sender.job.id}&step=2`)
  for (const _ of students) {
    await page.getByRole('textbox', { name: /^あなたを選んだ理由/ }).fill(aReason)
    await page
      .getByRole('button', { name: '次の学生へ' })
      .or(page.getByRole('link', { name: '確認へ進む' }))
      .last()
      .click()
  }
  await page.waitForURL(/step=3/)
  await departure
  const correct = page.getByRole('link', { name: /への理由を\s*直す$/ }).last()
  const place = await correct.boundingBox()
  letIn()
  await page
    .getByText(/書かれた割合 \d+%/)
    .last()
    .waitFor()
  expect(await correct.boundingBox()).toEqual(place)
  product.expectSilence()
})

test('4.2 the drafts of other devices stand on the home before it asks for them', async () => {
  const { page } = await product.visit()
  await signIn(page, 'recruiter')
  const { departure, letIn } = await holdAnswers(page, 'query OwnScoutDrafts')
  await page.goto('/client')
  await departure
  const drafts = page.getByRole('listitem').filter({ hasText: '書きかけのスカウト' })
  const below = page.getByRole('region', { name: '保存した条件の新着' })
  const text = await drafts.innerText()
  const place = await below.boundingBox()
  const answer = page.waitForResponse((response) => response.request().postData()?.includes('OwnScoutDrafts') ?? false)
  letIn()
  await (await answer).finished()
  await expect.poll(() => page.evaluate("Object.keys(localStorage).some((key) => key.includes('draft'))")).toBe(true)
  expect(await drafts.innerText()).toBe(text)
  expect(await below.boundingBox()).toEqual(place)
  product.expectSilence()
})

test('a password that was corrected is sent, though the page behind the refusal still loads', async () => {
  const { page } = await product.visit({ width: 390 })
  await signIn(page, 'student')
  // An older session asks for the sign-in again first.
  await product.db
    .updateTable('session')
    .set({ insertedAt: new Date(Date.now() - 3_600_000) })
    .execute()
  await page.goto('/candidate/settings/sign-in')
  const { departure, letIn } = await holdAnswers(page, 'query SignInSettings ')
  const password = page.getByLabel('パスワード必須')
  await password.fill('not the password')
  await page.getByRole('button', { name: '続ける' }).click()
  await page.getByText('パスワードが正しくありません。').first().waitFor()
  await departure
  await password.fill(demoPassword)
  await page.getByRole('button', { name: '続ける' }).click()
  letIn()
  await page.getByRole('button', { name: 'この端末にパスキーを登録する' }).waitFor()
  product.expectSilence()
})
