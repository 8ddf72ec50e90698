import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isOpenToInterviewer } from '#domain/scout-invitation/interview/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { urls } from '#ground/urls.ts'
import { aCompanyUser } from '../factories.ts'
import { inChargeOf } from '../factories/evaluation.ts'
import { inHours } from '../factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '../factories/scout-invitation.ts'
import { openApp, type App } from './app.ts'
import { builtRoutes } from './built.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

async function aMeeting(times = { startAt: inHours(-2), endAt: inHours(-1) }) {
  const sender = await aSchedulingSender(app.db)
  const user = await aCompanyUser(app.db, sender.company.id, { role: 'INTERVIEWER' })
  const { invitation, candidate } = await anInvited(app.db, sender, acceptedForScheduling())
  const date = await sender.date(times)
  await inChargeOf(app.db, date, user)
  const booking = await aSeatFor(app.db, invitation, date)
  const visitor = await visitAsViewer(app, user.viewer)
  return { sender, user, candidate, date, booking, visitor, main: () => visitor.getByRole('main').innerText() }
}

const { routes } = await builtRoutes()
const closed = routes
  .filter(({ file, path, isLeaf }) => isLeaf && file.startsWith('pages/client/') && !path.includes('*'))
  .map(({ path }) => (path.startsWith('/') ? path : `/${path}`))
  .filter((path) => !isOpenToInterviewer(path))

describe('§6 an interviewer', () => {
  test('is led from every page of the company to the own dates', async () => {
    const { sender, candidate, visitor } = await aMeeting()
    const values: Record<string, string> = {
      jobId: sender.job.id,
      candidateId: candidate.id,
      status: 'active',
      page: '2',
    }
    expect(closed.length).toBeGreaterThan(30)
    for (const path of closed) {
      await visitor.goto(path.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? sender.job.id))
      expect([path, new URL(visitor.url()).pathname]).toEqual([path, clientUrls.interviews()])
    }
  })

  test('reads the own dates and their students, evaluates one, and opens the own account', async () => {
    const { visitor, main } = await aMeeting()
    await visitor.goto(clientUrls.interviews())
    expect(await main()).toMatch(/担当する日程[^]*山田[^]*評価を書く/)
    await visitor.getByRole('link', { name: /山田/ }).click()
    expect(await main()).toContain('プロフィール')
    expect(await main()).not.toMatch(/@student\.example|社内メモ|ノートを書く/)
    await visitor.getByRole('textbox', { name: '評価の理由' }).fill('質問の意図をよく聞いて答えていました。')
    await visitor.getByRole('button', { name: '評価を保存する' }).click()
    expect(await main()).toContain('（自分）')
    for (const own of [clientUrls.profileBasic(), urls.client.settingsSignIn(), clientUrls.settingsDevices()]) {
      await visitor.goto(own)
      expect([own, visitor.answer().status, new URL(visitor.url()).pathname]).toEqual([own, 200, own])
    }
  })

  test('makes the address of the own calendar, names the calendar elsewhere, and takes a date as a file', async () => {
    const { date, visitor, main } = await aMeeting()
    await visitor.goto(clientUrls.interviews())
    await visitor.getByRole('link', { name: 'カレンダー連携' }).click()
    await visitor.getByRole('button', { name: 'アドレスを発行する' }).click()
    const address = await visitor.getByRole('textbox', { name: 'カレンダーのアドレス' }).inputValue()
    const file = async (path: string) => (await visitor.ask(path)).text()
    expect(await file(address.replace(app.url, ''))).toContain(`UID:${date.id}@yoake`)
    expect(await file(clientUrls.dateCalendar(date.id))).toContain(`UID:${date.id}@yoake`)
    await visitor.goto(clientUrls.settingsCalendar())
    await visitor.getByRole('textbox', { name: '予定表のアドレス' }).fill('webcal://calendar.example.jp/private.ics')
    await visitor.getByRole('button', { name: '登録する' }).click()
    expect(await main()).toContain('calendar.example.jp のカレンダーを登録しています')
    await visitor.getByRole('button', { name: 'カレンダー連携を終了する' }).click()
    expect((await visitor.ask(address.replace(app.url, ''))).status).toBe(404)
  })

  test('receives a student at the door of an own event, and reads who came', async () => {
    const { sender, date, booking, visitor, main } = await aMeeting({ startAt: inHours(0.5), endAt: inHours(1.5) })
    await app.db.updateTable('scheduling').set({ type: 'EVENT' }).where('id', '=', sender.scheduling.id).execute()
    await visitor.goto(clientUrls.interviews())
    await visitor.getByRole('link', { name: '受付をする' }).click()
    expect(await main()).toMatch(/出席 0／1名[^]*受付がまだの学生（1名）[^]*山田/)
    await visitor.goto(clientUrls.checkIn(date.id, booking.checkInCode))
    await visitor.getByRole('button', { name: '出席にする' }).click()
    expect(await main()).toMatch(/さんの受付が済みました（\d\d:\d\d）[^]*受付が済んだ学生（1名）[^]*山田/)
    await visitor.getByRole('link', { name: '担当する日程に戻る' }).click()
    expect(new URL(visitor.url()).pathname).toBe(clientUrls.interviews())
  })

  test('of another date finds neither its door nor its file', async () => {
    const { sender, date, booking } = await aMeeting({ startAt: inHours(0.5), endAt: inHours(1.5) })
    await app.db.updateTable('scheduling').set({ type: 'EVENT' }).where('id', '=', sender.scheduling.id).execute()
    const colleague = await aCompanyUser(app.db, sender.company.id, { role: 'INTERVIEWER' })
    for (const visitor of [await visitAsViewer(app, colleague.viewer), (await aMeeting()).visitor]) {
      await visitor.goto(clientUrls.checkIn(date.id, booking.checkInCode))
      expect(visitor.answer().status).toBe(404)
      expect(await visitor.getByRole('main').innerText()).toContain(
        '担当していない日程か、削除された日程のQRコードです',
      )
      expect(visitor.answer().text).not.toContain('会社説明会')
      expect((await visitor.ask(clientUrls.dateCalendar(date.id))).status).toBe(404)
    }
  })

  test('of another date does not find the student', async () => {
    const { booking } = await aMeeting()
    const { visitor } = await aMeeting()
    await visitor.goto(clientUrls.interview(booking.id))
    expect(visitor.answer().status).toBe(404)
  })
})
