import { afterAll, beforeAll, expect, test } from 'vitest'
import { alive } from '#test/e2e/alive.ts'
import { openProduct, type Product } from '#test/e2e/product.ts'
import { visitAs } from '#test/e2e/signed-in.ts'
import { aSchedulingSender } from '#test/factories/scout-invitation.ts'
import { anAttended, someFurtherDates } from '#test/factories/step.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 400 })
})
afterAll(() => product.close())

test('a student who could not be told is told with other words by the next press', async () => {
  const sender = await aSchedulingSender(product.db, { planKey: 'PREMIUM' })
  const { invitation } = await anAttended(product.db, sender)
  const { scheduling } = await someFurtherDates(product.db, sender)
  const page = await visitAs(product, sender.viewer)
  await page.goto(`/client/outcomes?to=${invitation.id}`)
  await alive(page)
  await page.getByLabel('次の日程').selectOption(scheduling.id)
  await product.db.deleteFrom('schedulingDate').where('schedulingId', '=', scheduling.id).execute()
  const press = () => page.getByRole('button', { name: /1名に「次に進んでいただく」と伝える/ }).click()
  await press()
  await page.getByText('次の学生には、まだ伝えられていません').waitFor()
  await page.getByLabel('次の日程').selectOption('')
  await page.getByRole('textbox').fill('次の日程は、あらためてご案内します。')
  await press()
  await page.waitForURL('**/client/owed-answers')
  expect(
    await product.db
      .selectFrom('scoutOutcome')
      .select('message')
      .where('scoutInvitationId', '=', invitation.id)
      .execute(),
  ).toEqual([{ message: '次の日程は、あらためてご案内します。' }])
  await page.context().close()
})

test('what was told is changed only after a question that says it', async () => {
  const sender = await aSchedulingSender(product.db, { planKey: 'PREMIUM' })
  const { invitation } = await anAttended(product.db, sender)
  await product.db
    .updateTable('scoutInvitation')
    .set({ outcome: 'NOT_SELECTED', outcomeStep: 1, outcomeMessage: '今回は見送ります。', outcomeToldAt: new Date() })
    .where('id', '=', invitation.id)
    .execute()
  const page = await visitAs(product, sender.viewer)
  await page.goto(`/client/outcomes?to=${invitation.id}`)
  await alive(page)
  await page.getByRole('textbox').fill('改めて、次の面談にお越しください。')
  await page.getByRole('button', { name: '結果を変更して伝える' }).click()
  const question = page.getByRole('dialog', { name: '伝えた結果を変更しますか' })
  await question.getByText(/「今回は見送る」と伝えています/).waitFor()
  await question.getByRole('button', { name: '「次に進んでいただく」に変更して伝える' }).click()
  await page.waitForURL('**/client/owed-answers')
  expect(
    await product.db
      .selectFrom('scoutOutcome')
      .select(['outcome', 'message'])
      .where('scoutInvitationId', '=', invitation.id)
      .execute(),
  ).toEqual([{ outcome: 'NEXT_STEP', message: '改めて、次の面談にお越しください。' }])
  await page.context().close()
})

test('an own evaluation of which only a score is changed is saved, and its form closes', async () => {
  const sender = await aSchedulingSender(product.db, { planKey: 'PREMIUM' })
  await anAttended(product.db, sender)
  const page = await visitAs(product, sender.viewer)
  await page.goto('/client/evaluation-form')
  await alive(page)
  await page.getByLabel('項目1').fill('論理')
  await page.getByRole('button', { name: '保存する' }).click()
  await page.getByRole('button', { name: '出席', exact: true }).click()
  const form = page.getByRole('form', { name: /の評価$/ })
  await form.getByLabel(/^4 /).press('Space')
  await form.getByRole('button', { name: '評価を保存する' }).click()
  await page.getByRole('button', { name: '自分の評価を変更する' }).click()
  await form.getByLabel(/^5 /).press('Space')
  await form.getByRole('button', { name: '評価を保存する' }).click()
  await page.getByText('5 とても合う').waitFor()
  expect(await form.count()).toBe(0)
  await page.context().close()
})
