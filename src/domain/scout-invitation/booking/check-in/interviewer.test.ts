import { beforeEach, describe, expect, test } from 'vitest'
import type { CompanyUserRole, Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyUser } from '#test/factories.ts'
import { inChargeOf } from '#test/factories/evaluation.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'

const app = ownApp()
const soon = { startAt: inHours(0.5), endAt: inHours(1.5) }
type Sender = Awaited<ReturnType<typeof aSchedulingSender>>
type EventDate = Awaited<ReturnType<Sender['date']>>
type Seat = Awaited<ReturnType<typeof aSeatFor>>
let home: Sender
let date: EventDate
let booking: Seat
beforeEach(async () => {
  home = await aSchedulingSender(app.db)
  await app.db.updateTable('scheduling').set({ type: 'EVENT' }).where('id', '=', home.scheduling.id).execute()
  date = await home.date(soon)
  const { invitation } = await anInvited(app.db, home, acceptedForScheduling())
  booking = await aSeatFor(app.db, invitation, date)
})

async function colleague(own: EventDate | null = date, role: CompanyUserRole = 'INTERVIEWER') {
  const user = await aCompanyUser(app.db, home.company.id, { role })
  if (own) await inChargeOf(app.db, own, user)
  return user
}
const receive = (viewer: Viewer, id: string = date.id) =>
  app.as(viewer).ask(
    `mutation ($id: ID!, $code: String!) {
      checkInBooking(schedulingDateId: $id, code: $code) { id status checkedInAt candidate { ... on DisclosedSearchCandidate { familyName } } } }`,
    { id, code: booking.checkInCode },
  )
const door = (viewer: Viewer, id: string = date.id) =>
  app.as(viewer).ask(
    `query ($id: ID!) { checkInDoor(schedulingDateId: $id) {
      title opensAt closesAt bookings { id status checkedInAt candidate { ... on DisclosedSearchCandidate { familyName } } } } }`,
    { id },
  )

describe('an interviewer at the door', () => {
  test('of an own date receives a student, and reads who came', async () => {
    const { viewer } = await colleague()
    expect((await door(viewer)).data.checkInDoor).toMatchObject({ bookings: [{ id: booking.id, checkedInAt: null }] })
    const { data, errors } = await receive(viewer)
    expect(errors).toEqual([])
    const received = { id: booking.id, status: 'ATTENDED', checkedInAt: expect.any(String) }
    expect(data.checkInBooking).toMatchObject({ ...received, candidate: { familyName: expect.any(String) } })
    expect((await door(viewer)).data.checkInDoor.bookings).toMatchObject([received])
  })

  test('of a colleague’s date, of another company’s and of one that was taken away learns nothing', async () => {
    const other = await home.date({ startAt: inHours(0.6), endAt: inHours(1.6) })
    const stranger = await aSchedulingSender(app.db)
    const abroad = await aCompanyUser(app.db, stranger.company.id, { role: 'INTERVIEWER' })
    const former = await colleague()
    await app.db.deleteFrom('schedulingDateNotifiedCompanyUser').where('companyUserId', '=', former.id).execute()
    for (const { viewer } of [await colleague(other), await colleague(null), abroad, former])
      for (const answer of [await receive(viewer), await door(viewer)])
        expect(answer.errors).toMatchObject([{ code: 'not_found' }])
    const status = app.db.selectFrom('booking').select('status').where('id', '=', booking.id)
    expect(await status.executeTakeFirst()).toEqual({ status: 'BOOKED' })
  })

  test('and a recruiter who scan the same code at once receive the student once', async () => {
    const { viewer } = await colleague()
    const answers = await Promise.all([receive(viewer), receive(home.viewer)])
    expect(answers.flatMap(({ errors }) => errors)).toMatchObject([{ code: 'check_in_already' }])
  })

  test('finds no door at an interview', async () => {
    await app.db.updateTable('scheduling').set({ type: 'INTERVIEW' }).where('id', '=', home.scheduling.id).execute()
    expect((await door((await colleague()).viewer)).errors).toMatchObject([{ code: 'not_found' }])
  })
})

test('a colleague who only reads sees the door of any date, and receives nobody', async () => {
  for (const own of [date, null]) {
    const reader = await colleague(own, 'VIEWER')
    expect((await door(reader.viewer)).errors).toEqual([])
    expect((await receive(reader.viewer)).errors).toMatchObject([{ code: 'forbidden' }])
  }
})
