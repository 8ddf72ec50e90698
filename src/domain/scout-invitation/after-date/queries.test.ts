import { beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyUser } from '#test/factories.ts'
import { anEvaluation, inChargeOf } from '#test/factories/evaluation.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'
import { aFurtherStep, anAttended, someFurtherDates } from '#test/factories/step.ts'

const app = ownApp()
type Sender = Awaited<ReturnType<typeof aSchedulingSender>>
let home: Sender
let student: Awaited<ReturnType<typeof anInvited>>
let date: Awaited<ReturnType<Sender['date']>>
let booking: { id: string }
beforeEach(async () => {
  home = await aSchedulingSender(app.db)
  student = await anInvited(app.db, home, acceptedForScheduling())
  date = await home.date({ startAt: inHours(-3) })
  booking = await aSeatFor(app.db, student.invitation, date)
})

describe('全員出席', () => {
  const all = (viewer: Viewer | null, id = date.id) =>
    app.as(viewer).ask('mutation ($id: ID!) { markAllAttended(schedulingDateId: $id) }', { id })
  test('marks who is unmarked, keeps who did not come, and is done once by two at once', async () => {
    const absent = await anInvited(app.db, home, acceptedForScheduling())
    const event = await home.date({ startAt: inHours(-1), endAt: inHours(1), capacity: 3 })
    const [one, other] = [
      await aSeatFor(app.db, absent.invitation, event),
      await aSeatFor(app.db, (await anInvited(app.db, home, acceptedForScheduling())).invitation, event),
    ]
    await app.db.updateTable('booking').set({ status: 'NO_SHOW' }).where('id', '=', one.id).execute()
    const both = await Promise.all([all(home.viewer, event.id), all(home.viewer, event.id)])
    expect(both.map(({ data }) => data.markAllAttended).toSorted()).toEqual([0, 1])
    const rows = await app.db
      .selectFrom('booking')
      .select(['id', 'status'])
      .where('schedulingDateId', '=', event.id)
      .execute()
    expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [one.id, 'NO_SHOW'],
        [other.id, 'ATTENDED'],
      ]),
    )
  })
  test('is refused before the beginning, of another company’s date, and by who only reads or evaluates', async () => {
    const soon = await home.date({ startAt: inHours(30) })
    expect((await all(home.viewer, soon.id)).errors[0]?.code).toBe('booking_not_begun')
    expect((await all((await aSchedulingSender(app.db)).viewer)).errors[0]?.code).toBe('not_found')
    for (const role of ['VIEWER', 'INTERVIEWER'] as const) {
      const user = await aCompanyUser(app.db, home.company.id, { role })
      await inChargeOf(app.db, date, user)
      expect((await all(user.viewer)).errors[0]?.code).toBe('forbidden')
    }
  })
})

describe('after the date', () => {
  const meetings = async (viewer: Viewer) =>
    (await app.as(viewer).ask('{ meetings { id awaitsOutcome awaitsEvaluation booking { status } } openMeetingCount }'))
      .data
  test('lists what is still to do, and yesterday’s until it is done', async () => {
    expect(await meetings(home.viewer)).toEqual({
      meetings: [{ id: booking.id, awaitsOutcome: false, awaitsEvaluation: false, booking: { status: 'BOOKED' } }],
      openMeetingCount: 1,
    })
    await app.db.updateTable('booking').set({ status: 'ATTENDED' }).where('id', '=', booking.id).execute()
    expect((await meetings(home.viewer)).meetings).toMatchObject([{ awaitsOutcome: true, awaitsEvaluation: true }])
    const { companyId, candidateId } = student.invitation
    await anEvaluation(app.db, { companyId, candidateId, companyUserId: home.user.id, bookingId: booking.id })
    await app.db
      .updateTable('scoutInvitation')
      .set({ outcome: 'NEXT_STEP', outcomeMessage: 'ありがとうございました。', outcomeToldAt: new Date() })
      .where('id', '=', student.invitation.id)
      .execute()
    expect(await meetings(home.viewer)).toMatchObject({ meetings: [{ awaitsOutcome: false }], openMeetingCount: 0 })
    expect(await meetings((await aSchedulingSender(app.db)).viewer)).toEqual({ meetings: [], openMeetingCount: 0 })
  })

  test('a meeting of a further step awaits an outcome of its own', async () => {
    const sender = await aSchedulingSender(app.db)
    const attended = await anAttended(app.db, sender, 3)
    const { scheduling, date: next } = await someFurtherDates(app.db, sender)
    const { id } = attended.invitation
    await app.db
      .updateTable('scoutInvitation')
      .set({ outcome: 'NEXT_STEP', outcomeMessage: 'ありがとうございました。', outcomeToldAt: inHours(-48) })
      .where('id', '=', id)
      .execute()
    await aFurtherStep(app.db, sender.viewer, id, scheduling.id)
    const { id: further } = await aSeatFor(app.db, { ...attended.invitation, step: 2 }, next)
    const begun = { startAt: inHours(-3), endAt: inHours(-2) }
    await app.db.updateTable('schedulingDate').set(begun).where('id', '=', next.id).execute()
    await app.db
      .updateTable('booking')
      .set({ status: 'ATTENDED' })
      .where('id', 'in', [further, attended.booking.id])
      .execute()
    const selection = '{ meetings { id awaitsOutcome outcome } }'
    const { data } = await app.as(sender.viewer).ask(selection)
    expect(data.meetings).toContainEqual({ id: further, awaitsOutcome: true, outcome: null })
    expect(data.meetings).toContainEqual({ id: attended.booking.id, awaitsOutcome: false, outcome: 'NEXT_STEP' })
  })
})
