import { describe, expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { aCompanyUser } from '#test/factories.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender } from '#test/factories/scout-invitation.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'

const app = ownApp()

const update = (viewer: Viewer | null, closingHours: number) =>
  app.as(viewer).ask('mutation ($hours: Int!) { updateBookingClosing(closingHours: $hours) }', { hours: closingHours })
const codeOf = async (answer: ReturnType<typeof update>) => (await answer).errors[0]?.code ?? 'done'
const own = async (viewer: Viewer) => (await app.as(viewer).ask('{ bookingClosingHours }')).data.bookingClosingHours

describe('§4 until when a company’s dates can be booked', () => {
  test('twelve hours before, until the company chooses others; its dates of before and after follow, no other’s', async () => {
    const [home, other] = [await aSchedulingSender(app.db), await aSchedulingSender(app.db)]
    expect(await own(home.viewer)).toBe(12)
    const [date, theirs] = [await home.date({ startAt: inHours(20) }), await other.date({ startAt: inHours(20) })]
    expect(await Promise.all([codeOf(update(home.viewer, 24)), codeOf(update(home.viewer, 24))])).toEqual([
      'done',
      'done',
    ])
    expect([await own(home.viewer), await own(other.viewer)]).toEqual([24, 12])
    const book = async (sender: typeof home, schedulingDateId: string) => {
      const { viewer, invitation } = await anInvited(app.db, sender, acceptedForScheduling())
      const { errors } = await app
        .as(viewer)
        .ask(
          'mutation ($a: ID!, $b: ID!) { chooseSchedulingDate(scoutInvitationId: $a, schedulingDateId: $b) { id } }',
          {
            a: invitation.id,
            b: schedulingDateId,
          },
        )
      return errors[0]?.code ?? 'done'
    }
    expect(await book(home, date.id)).toBe('scheduling_date_closed')
    expect(await book(other, theirs.id)).toBe('done')
    const { data } = await app.as(home.viewer).ask(
      `mutation ($dates: [InterviewDateInput!]!) { createSchedulingInterview(title: "面談", location: "本社", schedulingDates: $dates) {
          schedulingDates { isClosed closesAt startAt } } }`,
      { dates: [{ startAt: inHours(23).toISOString(), endAt: inHours(24).toISOString() }] },
    )
    expect(data.createSchedulingInterview.schedulingDates).toMatchObject([
      { isClosed: true, closesAt: inHours(-1).toISOString() },
    ])
    await update(home.viewer, 2)
    expect(await book(home, date.id)).toBe('done')
  })

  test.each([1, 73, 0, -5])('%i hours are refused', async (hours) => {
    const { viewer } = await aSchedulingSender(app.db)
    expect((await update(viewer, hours)).errors).toMatchObject([
      { code: 'invalid_input', fields: [{ path: 'closingHours' }] },
    ])
    expect(await own(viewer)).toBe(12)
  })

  test('§6 a guest, a student and who only reads are refused', async () => {
    const home = await aSchedulingSender(app.db)
    const reader = await aCompanyUser(app.db, home.company.id, { role: 'VIEWER' })
    const { viewer: student } = await anInvited(app.db, home)
    expect(await codeOf(update(null, 6))).toBe('unauthenticated')
    expect(await codeOf(update(student, 6))).toBe('forbidden')
    expect(await codeOf(update(reader.viewer, 6))).toBe('forbidden')
  })
})
