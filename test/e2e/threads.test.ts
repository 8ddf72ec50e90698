import { afterAll, beforeAll, expect, test } from 'vitest'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { isFullRun } from '#test/full-run.ts'
import { alive } from './alive.ts'
import { openProduct, signIn, type Product } from './product.ts'
import { visitAs } from './signed-in.ts'
import { aTalk } from './talk.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

test('a student, a recruiter and a colleague see each other’s messages at once, and what was read', async () => {
  const talk = await aTalk(product)
  const [student, recruiter, colleague] = [await talk.student(), await talk.recruiter(), await talk.colleague()]
  await student.field.fill('当日の持ち物を教えてください。')
  await student.send.click()
  await recruiter.log.getByText('当日の持ち物を教えてください。').waitFor({ timeout: 5_000 })
  await colleague.log.getByText('当日の持ち物を教えてください。').waitFor()
  await student.log.getByText('既読').waitFor()
  await recruiter.field.fill('筆記用具をお持ちください。')
  await recruiter.field.press('Control+Enter')
  await student.log.getByText('筆記用具をお持ちください。').waitFor()
  expect(await talk.texts()).toEqual(['当日の持ち物を教えてください。', '筆記用具をお持ちください。'])
  expect(await student.field.inputValue()).toBe('')
})

test('Enter makes a line and sends nothing; what is not sent yet is found after a reload', async () => {
  const talk = await aTalk(product)
  const { page, field } = await talk.student()
  await field.fill('一行目')
  await field.press('Enter')
  await field.pressSequentially('二行目')
  expect(await field.inputValue()).toBe('一行目\n二行目')
  await page.reload()
  await expect.poll(() => page.getByRole('textbox', { name: 'メッセージを書く' }).inputValue()).toBe('一行目\n二行目')
  expect(await talk.texts()).toEqual([])
})

test('a lost connection keeps what was written, marked, and sends it once and in order when it is back', async () => {
  const talk = await aTalk(product)
  const { context, field, send, log, waiting } = await talk.student()
  await context.setOffline(true)
  for (const text of ['一つ目です。', '二つ目です。']) {
    await field.fill(text)
    await send.click()
  }
  await waiting.getByText('接続が戻ると送信します').first().waitFor()
  expect(await talk.texts()).toEqual([])
  await context.setOffline(false)
  await log.getByText('二つ目です。').waitFor({ timeout: 20_000 })
  expect(await talk.texts()).toEqual(['一つ目です。', '二つ目です。'])
  await expect.poll(() => waiting.count()).toBe(0)
})

test('a message that waits for a connection outlives its page, and arrives once when the thread is opened anew', async () => {
  const talk = await aTalk(product)
  const { page, context, field, send, waiting } = await talk.student()
  const address = page.url()
  await context.setOffline(true)
  await field.fill('電車が止まっています。')
  await send.click()
  await waiting.getByText('接続が戻ると送信します').waitFor()
  await page.close()
  expect(await talk.texts()).toEqual([])
  await context.setOffline(false)
  const anew = await context.newPage()
  await anew.goto(address)
  await anew.getByRole('log').getByText('電車が止まっています。').waitFor({ timeout: 20_000 })
  await expect.poll(() => anew.getByRole('list', { name: '送信待ちのメッセージ' }).count()).toBe(0)
  await anew.reload()
  await anew.getByRole('log').getByText('電車が止まっています。').waitFor()
  expect(await talk.texts()).toEqual(['電車が止まっています。'])
  expect(await anew.getByRole('textbox', { name: 'メッセージを書く' }).inputValue()).toBe('')
})

test('a double tap on 送信 sends once and complains of nothing; an empty field is a mistake', async () => {
  const talk = await aTalk(product)
  const texts = ['よろしくお願いします。', 'お待ちしています。']
  for (const [at, open] of [talk.student, talk.recruiter].entries()) {
    const text = texts[at] ?? ''
    const { page, field, send, log } = await open()
    const mistake = page.getByText('メッセージが入力されていません')
    await field.fill(text)
    // In one go: a click of the mouse may find the button moved.
    await send.evaluate((button: HTMLButtonElement) => [1, 2].forEach(() => button.click()))
    await log.getByText(text).waitFor()
    expect(await mistake.count()).toBe(0)
    expect(await field.inputValue()).toBe('')
    await page.reload()
    await alive(page)
    await send.click()
    await mistake.waitFor()
  }
  expect(await talk.texts()).toEqual(texts)
})

test.runIf(isFullRun)('a question before the answer: without a name, answered once', async () => {
  const sender = await aSender(product.db)
  const { invitation, viewer } = await anInvited(product.db, sender)
  const page = await visitAs(product, viewer)
  await page.goto(`/candidate/invitations/${invitation.id}`)
  await page.getByRole('link', { name: '承認する前に質問する' }).click()
  await page.getByRole('textbox', { name: '質問を書く' }).fill('夕方の面談もできますか。')
  await page.getByRole('button', { name: '送信' }).click()
  await page.getByText('続きのやりとりは、スカウトを承認するとできるようになります。').waitFor()
  const company = await visitAs(product, sender.viewer)
  await company.goto('/client/threads?filter=unanswered')
  await company.getByRole('link', { name: '学生', exact: true }).click()
  await company.getByRole('textbox', { name: '質問への回答を書く' }).fill('19時からの枠もあります。')
  await company.getByRole('button', { name: '送信' }).click()
  await company.getByText('回答を送りました。').waitFor()
  await page.getByRole('log').getByText('19時からの枠もあります。').waitFor()
})

test.runIf(isFullRun)('通報して終了 ends the thread, and the operator opens it with a reason', async () => {
  const talk = await aTalk(product)
  const [student, recruiter] = [await talk.student(), await talk.recruiter()]
  await recruiter.field.fill('夜に二人で会いませんか。')
  await recruiter.send.click()
  await student.log.getByText('夜に二人で会いませんか。').waitFor()
  await student.page.getByRole('button', { name: '通報して終了する' }).click()
  await student.page.getByRole('dialog').getByRole('button', { name: '通報して終了する' }).click()
  await student.page.getByText('通報を受け付け、このやりとりを終了しました。').waitFor()
  await recruiter.page.getByText('学生がこのやりとりを終了しました。').waitFor()
  const { id } = await product.db
    .selectFrom('inquiry')
    .select('id')
    .where('reportedScoutInvitationId', 'is not', null)
    .executeTakeFirstOrThrow()
  const { page: desk } = await product.visit()
  await signIn(desk, 'operator')
  await desk.goto(`/admin/inquiries/${id}`)
  await desk.getByRole('textbox', { name: 'やりとりを開く理由' }).fill('通報の内容を確認するため')
  await desk.getByRole('button', { name: 'やりとりを開く' }).click()
  await desk.getByText('夜に二人で会いませんか。').waitFor()
})
