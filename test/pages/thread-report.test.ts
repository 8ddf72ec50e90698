import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientUrls } from '#ground/client-urls.ts'
import { urls } from '#ground/urls.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const aThread = async (columns: Parameters<typeof anInvited>[2]) => {
  const sender = await aSchedulingSender(app.db)
  const invited = await anInvited(app.db, sender, columns)
  const { companyId, candidateId, id } = invited.invitation
  const inCharge = sender.viewer.companyUserId
  await app.db.insertInto('thread').values({ companyId, candidateId, scoutInvitationId: id, inCharge }).execute()
  return { ...invited, sender, id, visitor: await visitAsViewer(app, invited.viewer) }
}
const report = (id: string) =>
  app.db.updateTable('thread').set({ reportedAt: new Date() }).where('scoutInvitationId', '=', id).execute()

test('a thread that has ended says so in the list, and can still be reported', async () => {
  const ended = { status: 'DECLINED', answeredAt: inHours(-3), endedAt: inHours(-2) } as const
  const { visitor, id } = await aThread(ended)
  const main = () => visitor.getByRole('main').innerText()
  await visitor.goto(urls.candidate.threads())
  expect(await main()).toContain('終了')
  expect(await main()).not.toContain('メッセージを送れます')
  await visitor.goto(urls.candidate.thread(id))
  expect(await main()).toContain('通報する')
})

test('after a report the page names the booked date with the ways to cancel it and to block the company', async () => {
  const { visitor, id, invitation, sender } = await aThread(acceptedForScheduling())
  await aSeatFor(app.db, invitation, await sender.date({ startAt: inHours(200) }))
  await report(id)
  await visitor.goto(urls.candidate.thread(id))
  const main = await visitor.getByRole('main').innerText()
  expect(main).toMatch(/の予約は、残っています/)
  expect(main).toContain('予約を取り消す')
  expect(main).toContain('この企業をブロックする')
  expect(main).not.toContain('通報して終了する')
})

test('the company is led to no booking, and reads that the student ended the thread', async () => {
  const { id, sender } = await aThread(acceptedForScheduling())
  await sender.date({ startAt: inHours(200) })
  await report(id)
  const visitor = await visitAsViewer(app, sender.viewer)
  await visitor.goto(clientUrls.thread(id))
  expect(await visitor.getByRole('main').innerText()).not.toContain('学生に代わって日程を')
  await visitor.goto(clientUrls.threadDate(id))
  const page = await visitor.getByRole('main').innerText()
  expect(page).toContain('学生がこのやりとりを終了しました。')
  expect(page).not.toContain('通報')
  for (const outcome of ['NEXT_STEP', 'NOT_SELECTED'] as const) {
    await visitor.goto(clientUrls.outcomes({ to: [id], outcome }))
    expect(await visitor.getByRole('main').innerText()).toContain('学生がこのやりとりを終了しました。')
  }
})
