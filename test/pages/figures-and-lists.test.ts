import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientUrls } from '#ground/client-urls.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

test('decision 29: the figures of the home and of a job are those of their lists, reserved scouts included', async () => {
  const sender = await aSender(app.db)
  await anInvited(app.db, sender)
  await anInvited(app.db, sender, { status: 'ACCEPTED', answeredAt: new Date() })
  const reserved = { status: 'SCHEDULED' as const, sentAt: inHours(48), expiresAt: inHours(400) }
  for (let scouts = 0; scouts < 2; scouts++) await anInvited(app.db, sender, reserved)
  const visitor = await visitAsViewer(app, sender.viewer)
  const main = () => visitor.getByRole('main').innerText()

  await visitor.goto(clientUrls.jobs('active'))
  expect(await main()).toContain('うち送信予約 2')
  await visitor.getByRole('link', { name: /の送信の学生4名/ }).click()
  expect(await main()).toMatch(/送信\s*4.*返信待ち\s*3/s)
  expect((await main()).match(/の予定/g)).toHaveLength(2)
  await visitor.goto(clientUrls.jobs('active'))
  await visitor.getByRole('link', { name: /の返信待ちの学生3名/ }).click()
  expect(await visitor.getByRole('row').count()).toBe(1 + 3)

  await visitor.goto(clientUrls.home())
  const waiting = visitor.getByRole('listitem').filter({ hasText: '返信を待っているスカウト' })
  expect(await waiting.innerText()).toMatch(/3\s*件.*うち2件は送信予約です/s)
})
