import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientUrls } from '#ground/client-urls.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

test('a date for a student keeps what was chosen and typed when the word is too long or the seat is gone', async () => {
  const sender = await aSchedulingSender(app.db)
  const first = await sender.date({ capacity: 1 })
  const second = await sender.date({ capacity: 1, startAt: inHours(200), endAt: inHours(201) })
  const { invitation } = await anInvited(app.db, sender, acceptedForScheduling())
  const visitor = await visitAsViewer(app, sender.viewer)
  const main = () => visitor.getByRole('main').innerText()
  const word = () => visitor.getByRole('textbox', { name: '学生へのメッセージ' })
  const choice = () => visitor.getByLabel('日程')
  const book = () => visitor.getByRole('button', { name: 'この日程で予約する' }).click()
  await visitor.goto(clientUrls.threadDate(invitation.id))
  await choice().selectOption(second.id)
  await word().fill('あ'.repeat(301))
  await book()
  expect(await main()).toContain('300文字以内で入力してください（現在301文字）')
  expect([await choice().inputValue(), await word().inputValue()]).toEqual([second.id, 'あ'.repeat(301)])
  await word().fill('お電話でうかがった日程です。')
  await aSeatFor(app.db, (await anInvited(app.db, sender, acceptedForScheduling())).invitation, second)
  await book()
  expect(await main()).toContain('定員に達しました')
  expect(await word().inputValue()).toBe('お電話でうかがった日程です。')
  // The form is gone with the last seat, and why nothing was booked is said all the same.
  await aSeatFor(app.db, (await anInvited(app.db, sender, acceptedForScheduling())).invitation, first)
  await book()
  expect(await main()).toMatch(/定員に達しました.*空いている日程がありません/s)
})

test('a date that a colleague deleted meanwhile leaves the page with the word to the student', async () => {
  const sender = await aSchedulingSender(app.db)
  await sender.date({ capacity: 1 })
  const second = await sender.date({ capacity: 1, startAt: inHours(200), endAt: inHours(201) })
  const { invitation } = await anInvited(app.db, sender, acceptedForScheduling())
  const visitor = await visitAsViewer(app, sender.viewer)
  await visitor.goto(clientUrls.threadDate(invitation.id))
  await visitor.getByLabel('日程').selectOption(second.id)
  await visitor.getByRole('textbox', { name: '学生へのメッセージ' }).fill('お電話でうかがった日程です。')
  await app.db.deleteFrom('schedulingDate').where('id', '=', second.id).execute()
  await visitor.getByRole('button', { name: 'この日程で予約する' }).click()
  expect(await visitor.getByRole('main').innerText()).toContain('先に変更されたか、削除された可能性があります')
  expect(await visitor.getByRole('textbox', { name: '学生へのメッセージ' }).inputValue()).toBe(
    'お電話でうかがった日程です。',
  )
})
