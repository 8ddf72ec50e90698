import { parse, subscribe, type ExecutionResult } from 'graphql'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { schema } from '#door/schema.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyUser } from '#test/factories.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'

const app = ownApp()
const mutation = `mutation ($id: ID!, $code: String!) {
  checkInBooking(schedulingDateId: $id, code: $code) { id status checkedInAt candidate { id } } }`
const soon = { startAt: inHours(0.5), endAt: inHours(1.5) }

async function aDoor(times: { startAt: Date; endAt: Date } = soon) {
  const sender = await aSchedulingSender(app.db)
  await app.db.updateTable('scheduling').set({ type: 'EVENT' }).where('id', '=', sender.scheduling.id).execute()
  const date = await sender.date(times)
  const { viewer, candidate, invitation } = await anInvited(app.db, sender, acceptedForScheduling())
  const booking = await aSeatFor(app.db, invitation, date)
  const receive = (code = booking.checkInCode, by: Viewer = sender.viewer, id: string = date.id) =>
    app.as(by).ask(mutation, { id, code })
  const statusOf = async () =>
    app.db
      .selectFrom('booking')
      .select(['status', 'checkedInAt'])
      .where('id', '=', booking.id)
      .executeTakeFirstOrThrow()
  return { sender, date, viewer, candidate, invitation, booking, receive, statusOf }
}
/** Six digits that are not those. */
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('the door of an event', () => {
  test('receives a student by the six digits of the student’s page, with the time', async () => {
    const { viewer, invitation, candidate, booking, date, receive } = await aDoor()
    const own = await app
      .as(viewer)
      .ask(
        `query ($id: ID!) { scoutInvitation(id: $id) { chosenDate { checkIn { code opensAt qr { size path } } } } }`,
        {
          id: invitation.id,
        },
      )
    const { checkIn } = own.data.scoutInvitation.chosenDate
    expect(checkIn).toMatchObject({
      code: booking.checkInCode,
      opensAt: new Date(date.startAt.getTime() - 3_600_000).toISOString(),
    })
    expect(checkIn.qr.path).toMatch(/^M\d/)
    const { data, errors } = await receive(checkIn.code)
    expect(errors).toEqual([])
    expect(data.checkInBooking).toMatchObject({
      id: booking.id,
      status: 'ATTENDED',
      checkedInAt: expect.any(String),
      candidate: { id: candidate.id },
    })
  })

  test('takes what was marked by hand, and corrects a mistaken mark', async () => {
    for (const status of ['ATTENDED', 'NO_SHOW'] as const) {
      const { booking, receive, statusOf } = await aDoor()
      await app.db.updateTable('booking').set({ status }).where('id', '=', booking.id).execute()
      expect((await receive()).errors).toEqual([])
      expect(await statusOf()).toEqual({ status: 'ATTENDED', checkedInAt: expect.any(Date) })
    }
  })

  test.each([
    [
      'an hour and more before',
      { startAt: inHours(2), endAt: inHours(3) },
      'check_in_not_begun',
      /受付は.+に始まります/,
    ],
    ['when it is over', { startAt: inHours(-3), endAt: inHours(-1) }, 'check_in_over', /受付の時間は終わりました/],
    ['late in a long event', { startAt: inHours(-3), endAt: inHours(4) }, 'check_in_over', /受付の時間は終わりました/],
  ])('is closed %s', async (_, times, code, words) => {
    const { receive, statusOf } = await aDoor(times)
    const [error] = (await receive()).errors
    expect(error).toMatchObject({ code, message: expect.stringMatching(words) })
    expect(await statusOf()).toEqual({ status: 'BOOKED', checkedInAt: null })
  })

  test('says of each wrong code what to do next', async () => {
    const { booking, sender, receive, statusOf } = await aDoor()
    expect((await receive(other(booking.checkInCode))).errors).toMatchObject([{ code: 'check_in_code_unknown' }])
    expect((await receive('12345')).errors).toMatchObject([{ code: 'invalid_input', fields: [{ path: 'code' }] }])
    const elsewhere = await sender.date({ startAt: inHours(0.6), endAt: inHours(1.6) })
    expect((await receive(booking.checkInCode, sender.viewer, elsewhere.id)).errors).toMatchObject([
      { code: 'check_in_code_unknown' },
    ])
    await app.db.updateTable('booking').set({ status: 'CANCELLED' }).where('id', '=', booking.id).execute()
    expect((await receive()).errors).toMatchObject([{ code: 'check_in_cancelled' }])
    expect((await statusOf()).checkedInAt).toBeNull()
  })

  test('is the company’s own: another company, a reader and a guest learn nothing', async () => {
    const { sender, date, booking, receive, statusOf } = await aDoor()
    const stranger = await aSchedulingSender(app.db)
    expect((await receive(booking.checkInCode, stranger.viewer)).errors).toMatchObject([{ code: 'not_found' }])
    const reader = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
    expect((await receive(booking.checkInCode, reader.viewer)).errors).toMatchObject([{ code: 'forbidden' }])
    const guest = await app.as(null).ask(mutation, { id: date.id, code: booking.checkInCode })
    expect(guest.errors).toMatchObject([{ code: 'unauthenticated' }])
    expect(await statusOf()).toEqual({ status: 'BOOKED', checkedInAt: null })
  })

  test('receives a student once, also twice at once', async () => {
    const { receive } = await aDoor()
    const answers = await Promise.all([receive(), receive()])
    expect(answers.flatMap(({ errors }) => errors)).toMatchObject([
      { code: 'check_in_already', message: expect.stringMatching(/この学生の受付は、\d\d:\d\dに済んでいます/) },
    ])
    expect((await receive()).errors).toMatchObject([{ code: 'check_in_already' }])
  })

  test('knows no student who blocks the company', async () => {
    const { candidate, sender, receive } = await aDoor()
    await app.db
      .insertInto('blockedCompany')
      .values({ candidateId: candidate.id, companyId: sender.company.id, candidateOrdinal: 0 })
      .execute()
    expect((await receive()).errors).toMatchObject([{ code: 'check_in_code_unknown' }])
  })

  test('is none for an interview, nor for an event without a place', async () => {
    for (const change of [{ type: 'INTERVIEW' }, { location: '' }] as const) {
      const { sender, viewer, invitation, receive } = await aDoor()
      await app.db.updateTable('scheduling').set(change).where('id', '=', sender.scheduling.id).execute()
      expect((await receive()).errors).toMatchObject([{ code: 'not_found' }])
      const query = 'query ($id: ID!) { scoutInvitation(id: $id) { chosenDate { checkIn { code } } } }'
      const own = await app.as(viewer).ask(query, { id: invitation.id })
      expect(own.data.scoutInvitation.chosenDate.checkIn).toBeNull()
    }
  })
})

test('every booking of a date has digits of its own', async () => {
  const { rows } = await sql<{ code: string }>`
    select free_check_in_code(uuidv7(), uuidv7()) as code from generate_series(1, 200)`.execute(app.db)
  for (const { code } of rows) expect(code).toMatch(/^[0-9]{6}$/)
  const { sender, date } = await aDoor()
  for (let at = 0; at < 8; at += 1) {
    const { invitation } = await anInvited(app.db, sender, acceptedForScheduling())
    await aSeatFor(app.db, invitation, date)
  }
  const codes = await app.db
    .selectFrom('booking')
    .select('checkInCode')
    .where('schedulingDateId', '=', date.id)
    .execute()
  expect(new Set(codes.map(({ checkInCode }) => checkInCode)).size).toBe(9)
})

describe('a second page of a door', () => {
  async function watch(viewer: Viewer, id: string) {
    const document = parse('subscription ($id: ID!) { moved: checkInDoorMoved(schedulingDateId: $id) }')
    const events = await subscribe({
      schema,
      document,
      variableValues: { id },
      contextValue: app.door.contextOf(viewer),
    })
    return events as AsyncGenerator<ExecutionResult<{ moved: string }>>
  }

  test('hears of a student who was received, and of one who was marked by hand; not of another door', async () => {
    const begun = { startAt: inHours(-0.1), endAt: inHours(1) }
    const [door, elsewhere] = [await aDoor(begun), await aDoor(begun)]
    const events = await watch(door.sender.viewer, door.date.id)
    const first = events.next()
    await elsewhere.receive()
    await door.receive()
    expect((await first).value.data.moved).toBe(door.date.id)
    const second = events.next()
    const byHand = 'mutation ($id: ID!) { updateBookingAttendance(id: $id, attendance: NO_SHOW) { id } }'
    const { errors } = await app.as(door.sender.viewer).ask(byHand, { id: door.booking.id })
    expect(errors).toEqual([])
    expect((await second).value.data.moved).toBe(door.date.id)
    await events.return(undefined)
  })

  test('another company’s door is not found', async () => {
    const [door, elsewhere] = [await aDoor(), await aDoor()]
    const answer = (await watch(elsewhere.sender.viewer, door.date.id)) as unknown as ExecutionResult
    expect(answer.errors?.[0]?.message).toBeDefined()
  })
})
