import ical, { type VEvent } from 'node-ical'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookingId } from '#ground/id.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { aBookedEvent } from '#test/factories/booked-event.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'
import { visit } from './visitor.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const eventOf = (file: string) =>
  Object.values(ical.parseICS(file)).find((part): part is VEvent => part?.type === 'VEVENT')

async function booked() {
  const home = await aCompanyWithUser(app.db)
  const made = await aBookedEvent(app.db, home)
  return { home, ...made, student: await visitAsViewer(app, made.candidate.viewer) }
}

describe('one’s own calendar in the settings', () => {
  test.each([
    ['a student', '/candidate/settings/calendar', async () => (await aCandidate(app.db)).viewer],
    ['a company user', '/client/settings/calendar', async () => (await aCompanyWithUser(app.db)).viewer],
  ] as const)('%s makes the address, renews it and ends it', async (_, page, viewerOf) => {
    const visitor = await visitAsViewer(app, await viewerOf())
    await visitor.goto(page)
    await visitor.getByRole('button', { name: 'アドレスを発行する' }).click()
    const address = await visitor.getByRole('textbox', { name: 'カレンダーのアドレス' }).inputValue()
    const pathOf = (text: string) => text.replace(app.url, '')
    const outside = visit(app)
    const statusOf = async (text: string) => (await outside.ask(pathOf(text))).status
    expect(await statusOf(address)).toBe(200)
    expect(await visitor.getByRole('main').innerText()).toContain('表示されるのは、この画面だけです')

    await visitor.goto(page)
    expect(visitor.answer().text).not.toContain(address)
    await visitor.getByRole('button', { name: '新しいアドレスを発行する' }).click()
    const second = await visitor.getByRole('textbox', { name: 'カレンダーのアドレス' }).inputValue()
    expect([await statusOf(address), await statusOf(second)]).toEqual([404, 200])

    await visitor.getByRole('button', { name: 'カレンダー連携を終了する' }).click()
    expect(await visitor.getByRole('main').innerText()).toContain('アドレスを発行する')
    expect(await statusOf(second)).toBe(404)
  })
})

describe('one date as a file', () => {
  test('has the name that it has in the calendar to subscribe to, and says when it was cancelled', async () => {
    const { booking, home, student } = await booked()
    const path = `/candidate/bookings/${booking.id}/calendar`
    const answer = await student.ask(path)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH')
    expect(eventOf(await answer.text())).toMatchObject({ uid: `${booking.calendarId}@yoake`, status: 'CONFIRMED' })

    const cancelled = { status: 'CANCELLED', cancelledAt: new Date() } as const
    await app.db.updateTable('booking').set(cancelled).where('id', '=', bookingId(booking.id)).execute()
    const gone = await student.ask(path)
    expect(gone.headers.get('content-type')).toContain('method=CANCEL')
    expect(eventOf(await gone.text())).toMatchObject({ uid: `${booking.calendarId}@yoake`, status: 'CANCELLED' })
    await student.goto('/candidate/settings/calendar')
    expect(await student.getByRole('main').innerText()).toContain(
      `${home.company.displayName} 会社説明会をカレンダーから消す`,
    )
    expect((await (await visitAsViewer(app, (await aCandidate(app.db)).viewer)).ask(path)).status).toBe(404)
    expect((await visit(app).ask(path)).headers.get('location')).toContain('/candidate/login')
  })

  test('of a company is for its own users', async () => {
    const { date, home } = await booked()
    const path = `/client/jobs/events/${date.id}/calendar`
    const user = await visitAsViewer(app, home.viewer)
    expect(eventOf(await (await user.ask(path)).text())).toMatchObject({ summary: '会社説明会（予約1名）' })
    const stranger = await visitAsViewer(app, (await aCompanyWithUser(app.db)).viewer)
    expect((await stranger.ask(path)).status).toBe(404)
    expect((await visit(app).ask(path)).headers.get('location')).toContain('/client/login')
  })
})
