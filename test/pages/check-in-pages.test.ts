import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompanyWithUser } from '#test/factories.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

async function aDoor() {
  const sender = await aSchedulingSender(app.db)
  await app.db.updateTable('scheduling').set({ type: 'EVENT' }).where('id', '=', sender.scheduling.id).execute()
  const date = await sender.date({ startAt: inHours(0.5), endAt: inHours(1.5) })
  const { viewer, invitation } = await anInvited(app.db, sender, acceptedForScheduling())
  const booking = await aSeatFor(app.db, invitation, date)
  return { sender, date, viewer, invitation, booking }
}

describe('the door of an event', () => {
  test('a student shows six digits, and a company user who scanned them receives the student by one press', async () => {
    const { sender, date, viewer, invitation, booking } = await aDoor()
    const student = await visitAsViewer(app, viewer)
    await student.goto(`/candidate/invitations/${invitation.id}/events/details`)
    await student.getByRole('link', { name: '受付のQRコードを表示' }).click()
    const { checkInCode: code } = booking
    expect(await student.getByRole('main').innerText()).toContain(`${code.slice(0, 3)} ${code.slice(3)}`)

    const staff = await visitAsViewer(app, sender.viewer)
    const door = `/client/jobs/events/${date.id}/check-in`
    await staff.goto(`${door}?code=${code}`)
    expect(await staff.getByRole('textbox', { name: '受付番号' }).inputValue()).toBe(code)
    await staff.getByRole('button', { name: '出席にする' }).click()
    expect(await staff.getByRole('main').innerText()).toMatch(/さんの受付が済みました（\d\d:\d\d）/)
    expect(await staff.getByRole('main').innerText()).toContain('出席 1／1名')

    await staff.getByRole('textbox', { name: '受付番号' }).fill(code)
    await staff.getByRole('button', { name: '出席にする' }).click()
    expect(await staff.getByRole('main').innerText()).toMatch(/この学生の受付は、\d\d:\d\dに済んでいます/)
    await student.goto(`/candidate/invitations/${invitation.id}/events/check-in`)
    expect(await student.getByRole('main').innerText()).toMatch(/に受付が済みました。/)
  })

  test('of another company says so, and shows nothing of the date', async () => {
    const { date, booking } = await aDoor()
    const stranger = await visitAsViewer(app, (await aCompanyWithUser(app.db)).viewer)
    await stranger.goto(`/client/jobs/events/${date.id}/check-in?code=${booking.checkInCode}`)
    expect(stranger.answer().status).toBe(404)
    expect(await stranger.getByRole('main').innerText()).toContain('受付できる日程が見つかりません')
    expect(stranger.answer().text).not.toContain('会社説明会')
  })
})

describe('one’s own calendar elsewhere', () => {
  test('is registered by its address, with the mistake beside the field, and removed', async () => {
    const visitor = await visitAsViewer(app, (await aCompanyWithUser(app.db)).viewer)
    await visitor.goto('/client/settings/calendar')
    const field = () => visitor.getByRole('textbox', { name: '予定表のアドレス' })
    await field().fill('http://calendar.example.jp/a.ics')
    await visitor.getByRole('button', { name: '登録する' }).click()
    expect(await visitor.getByRole('main').innerText()).toContain(
      'https:// か webcal:// から始まるアドレスを入力してください',
    )
    expect(await field().inputValue()).toBe('http://calendar.example.jp/a.ics')
    await field().fill('webcal://calendar.example.jp/private.ics')
    await visitor.getByRole('button', { name: '登録する' }).click()
    expect(await visitor.getByRole('main').innerText()).toContain('calendar.example.jp のカレンダーを登録しています')
    expect(visitor.answer().text).not.toContain('private.ics')
    await visitor.getByRole('button', { name: '登録を解除する' }).click()
    expect(await visitor.getByRole('main').innerText()).not.toContain('calendar.example.jp')
  })
})
