import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientUrls } from '#ground/client-urls.ts'
import { urls } from '#ground/urls.ts'
import { itIsDay } from '../clock.ts'
import { aCompanyUser } from '../factories.ts'
import { inHours } from '../factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '../factories/scout-invitation.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

async function yesterday(count: number) {
  const sender = await aSchedulingSender(app.db)
  // Over at every hour to which the test may be taken back.
  const date = await sender.date({ startAt: inHours(-14), endAt: inHours(-13), capacity: count })
  for (let made = 0; made < count; made += 1)
    await aSeatFor(app.db, (await anInvited(app.db, sender, acceptedForScheduling())).invitation, date)
  const visitor = await visitAsViewer(app, sender.viewer)
  return { sender, visitor, main: () => visitor.getByRole('main').innerText() }
}

test('after a date: all came, one is evaluated by the company’s points, all are told, and nothing is left', async () => {
  itIsDay()
  const { sender, visitor, main } = await yesterday(2)
  await visitor.goto(urls.client.home())
  await visitor.getByRole('link', { name: '記録する' }).click()
  await visitor.getByRole('link', { name: '評価の項目を決める' }).click()
  await visitor.getByLabel('項目1').fill('論理')
  await visitor.getByRole('button', { name: '保存する' }).click()
  await visitor.getByRole('button', { name: /全員出席/ }).click()
  expect(await main()).not.toMatch(/全員出席/)
  const form = visitor.getByRole('form', { name: /の評価/ }).first()
  await form.getByLabel(/^4 /).check()
  await form.getByRole('button', { name: '評価を保存する' }).click()
  expect(await main()).toMatch(/論理\s*4 合う/)
  for (const box of await visitor.getByRole('checkbox', { name: '結果を伝える' }).all()) await box.check()
  await visitor.getByLabel('次に進んでいただく').check()
  await visitor
    .getByRole('textbox', { name: '学生へのメッセージ' })
    .fill('ありがとうございました。次の日程をご案内します。')
  await visitor.getByRole('button', { name: '選んだ学生に伝える' }).click()
  expect((await main()).match(/「次に進んでいただく」と連絡済み/g)).toHaveLength(2)
  const told = await app.db
    .selectFrom('scoutInvitation')
    .select('outcome')
    .where('companyId', '=', sender.company.id)
    .execute()
  expect(told).toEqual([{ outcome: 'NEXT_STEP' }, { outcome: 'NEXT_STEP' }])
})

test('全員出席 is taken back by the row that stands below it, until somebody is evaluated', async () => {
  const { visitor, main } = await yesterday(2)
  await visitor.goto(clientUrls.afterDates())
  await visitor.getByRole('button', { name: /全員出席/ }).click()
  expect(await main()).toContain('まとめて出席にした2名')
  await visitor.getByRole('button', { name: '元に戻す' }).click()
  expect(await main()).toContain('全員出席にする（2名）')
  expect(await main()).not.toContain('まとめて出席にした')
})

test('a student whom a colleague told meanwhile is told nothing else by the page drawn before', async () => {
  itIsDay()
  const { sender, visitor } = await yesterday(1)
  await app.db.updateTable('booking').set({ status: 'ATTENDED' }).where('companyId', '=', sender.company.id).execute()
  const tell = async (late: typeof visitor, outcome: string) => {
    await late.getByRole('checkbox', { name: '結果を伝える' }).check()
    await late.getByLabel(outcome).check()
    await late.getByRole('textbox', { name: '学生へのメッセージ' }).fill('ありがとうございました。')
    await late.getByRole('button', { name: '選んだ学生に伝える' }).click()
  }
  const colleague = await visitAsViewer(app, sender.viewer)
  await visitor.goto(clientUrls.afterDates())
  await colleague.goto(clientUrls.afterDates())
  await tell(colleague, '次に進んでいただく')
  await tell(visitor, '今回は見送る')
  const words = app.db.selectFrom('scoutOutcome').select('outcome').where('companyId', '=', sender.company.id)
  expect(await words.execute()).toEqual([{ outcome: 'NEXT_STEP' }])
})

test('nobody chosen is said beside the students, and what was typed stays', async () => {
  const { visitor, main } = await yesterday(2)
  await visitor.goto(clientUrls.afterDates())
  await visitor.getByRole('button', { name: /全員出席/ }).click()
  await visitor.getByRole('textbox', { name: '学生へのメッセージ' }).fill('ありがとうございました。')
  await visitor.getByRole('button', { name: '選んだ学生に伝える' }).click()
  expect(await main()).toContain('結果を伝える学生を選んでください')
  expect(await visitor.getByRole('textbox', { name: '学生へのメッセージ' }).inputValue()).toBe(
    'ありがとうございました。',
  )
})

test('a reader reads the page and records nothing', async () => {
  const { sender } = await yesterday(2)
  const { viewer } = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
  const visitor = await visitAsViewer(app, viewer)
  await visitor.goto(clientUrls.afterDates())
  expect(await visitor.getByRole('main').innerText()).toContain('山田')
  expect(await visitor.getByRole('button', { name: /出席|伝える|保存/ }).count()).toBe(0)
})
