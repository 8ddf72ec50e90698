import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OfRow } from '#ground/id.ts'
import { ownApp, type TestClient } from '#test/client.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { block } from '#test/factories/candidate-search.ts'
import { aBookedEvent, unchangedDate, period, queuedFor } from '#test/factories/booked-event.ts'
import { aJob } from '#test/factories/job.ts'
import { aBooking, aScheduling, aSchedulingDate, inHours } from '#test/factories/scheduling.ts'

const app = ownApp()
let home: Awaited<ReturnType<typeof aCompanyWithUser>>
let other: Awaited<ReturnType<typeof aCompanyWithUser>>
let client: TestClient

beforeEach(async () => {
  home = await aCompanyWithUser(app.db)
  other = await aCompanyWithUser(app.db)
  client = app.as(home.viewer)
})

const updateEvent = `mutation Update($id: ID!, $title: String!, $location: String, $update: [UpdateEventDateInput!]! = [], $notify: [ID!]! = []) {
  updateSchedulingEvent(id: $id, title: $title, location: $location, updateSchedulingDates: $update, notifyScoutInvitationIds: $notify) { id } }`
const event = { title: '会社説明会', location: '東京本社 3階' }

/** The people of companies to whom the student's name was disclosed, by its traces. */
const readersOf = async (candidateId: OfRow<'candidate'>) =>
  (
    await app.db
      .selectFrom('audit')
      .select('actorId')
      .where('candidateId', '=', candidateId)
      .where('action', '=', 'readContact')
      .execute()
  ).map(({ actorId }) => actorId)

describe('§7 notifyScoutInvitationIds', () => {
  test('a moved date takes its bookings along and tells its students', async () => {
    const { scheduling, date, booking } = await aBookedEvent(app.db, home)
    const { errors } = await client.ask(updateEvent, {
      id: scheduling.id,
      ...event,
      update: [{ ...unchangedDate(date), ...period(50) }],
      notify: [booking.scoutInvitationId],
    })
    expect(errors).toEqual([])
    const moved = await sql<{ same: boolean }>`
      select booking.during = tstzrange(date.start_at, date.end_at) as same from booking
      join scheduling_date date on date.id = booking.scheduling_date_id where booking.id = ${booking.id}`.execute(
      app.db,
    )
    expect(moved.rows).toEqual([{ same: true }])
    expect(await queuedFor(app.db, home, 'notify_date_changed')).toEqual([
      {
        companyId: home.company.id,
        schedulingDateId: date.id,
        scoutInvitationIds: [booking.scoutInvitationId],
        before: { startAt: date.startAt.toISOString(), endAt: date.endAt.toISOString() },
      },
    ])
  })

  test('a student who is not named is told of a new time and of a new place all the same', async () => {
    const { scheduling, date, booking } = await aBookedEvent(app.db, home)
    const moveTo = (hours: number) => [{ ...unchangedDate(date), ...period(hours) }]
    await client.ask(updateEvent, { id: scheduling.id, ...event, update: moveTo(50) })
    await client.ask(updateEvent, { id: scheduling.id, ...event, location: '名古屋支社', update: moveTo(50) })
    await client.ask(updateEvent, { id: scheduling.id, ...event, location: '名古屋支社', update: moveTo(70) })
    const notice = { schedulingDateId: date.id, scoutInvitationIds: [booking.scoutInvitationId] }
    expect(await queuedFor(app.db, home, 'notify_date_changed')).toMatchObject([
      { ...notice, before: { startAt: date.startAt.toISOString() } },
      { ...notice, before: null },
      { ...notice, before: period(50) },
    ])
  })

  test('nobody is told whom the dates never concerned', async () => {
    const { scheduling, date, booking } = await aBookedEvent(app.db, home)
    const foreign = await aBookedEvent(app.db, home)
    const tell = (...notify: string[]) =>
      client.ask(updateEvent, {
        id: scheduling.id,
        ...event,
        update: [{ ...unchangedDate(date), ...period(50) }],
        notify,
      })
    for (const id of [foreign.booking.scoutInvitationId, crypto.randomUUID(), 'nobody'])
      expect((await tell(booking.scoutInvitationId, id)).errors[0]?.code).toBe('not_found')
    expect(await queuedFor(app.db, home, 'notify_date_changed')).toEqual([])
    expect(
      (await app.db.selectFrom('schedulingDate').select('startAt').where('id', '=', date.id).execute())[0],
    ).toEqual({ startAt: date.startAt })
  })

  test('who cancelled while the form was open is not told, and does not stop it', async () => {
    const { scheduling, date, booking } = await aBookedEvent(app.db, home)
    await app.db.updateTable('booking').set({ status: 'CANCELLED' }).where('id', '=', booking.id).execute()
    const update = [{ ...unchangedDate(date), ...period(50) }]
    const notify = [booking.scoutInvitationId]
    expect((await client.ask(updateEvent, { id: scheduling.id, ...event, update, notify })).errors).toEqual([])
    expect(await queuedFor(app.db, home, 'notify_date_changed')).toEqual([])
  })

  test('a new place is told for dates that did not move', async () => {
    const { scheduling, booking } = await aBookedEvent(app.db, home)
    const moved = { ...event, location: '名古屋支社' }
    await client.ask(updateEvent, {
      id: scheduling.id,
      ...moved,
      notify: [booking.scoutInvitationId],
    })
    expect(await queuedFor(app.db, home, 'notify_date_changed')).toHaveLength(1)
  })

  test('a date does not move onto another appointment of its student: how many is said, neither who nor with whom', async () => {
    const { scheduling, date, booked, job } = await aBookedEvent(app.db, home)
    const theirs = await aScheduling(app.db, { companyId: other.company.id })
    const otherDate = await aSchedulingDate(app.db, {
      companyId: other.company.id,
      schedulingId: theirs.id,
      startAt: inHours(50),
    })
    const otherJob = await aJob(app.db, { companyId: other.company.id, title: job.title })
    const elsewhere = {
      ...booked,
      companyId: other.company.id,
      companyUserId: other.user.id,
      jobId: otherJob.id,
    }
    await aBooking(app.db, { ...elsewhere, schedulingDateId: otherDate.id })
    const update = [{ ...unchangedDate(date), ...period(50) }]
    const { errors } = await client.ask(updateEvent, {
      id: scheduling.id,
      ...event,
      update,
    })
    expect(errors).toMatchObject([{ code: 'booking_overlaps', fields: [{ path: 'updateSchedulingDates.0.startAt' }] }])
    const account = await app.db
      .selectFrom('candidateAccount')
      .select(['familyName', 'givenName'])
      .where('candidateId', '=', booked.candidateId)
      .executeTakeFirstOrThrow()
    expect(errors[0]?.message).toMatch(/^予約している学生のうち1名に、/)
    expect(JSON.stringify(errors)).not.toContain(account.givenName)
    expect(JSON.stringify(errors)).not.toContain(other.company.displayName)
    expect(JSON.stringify(errors)).not.toContain('undefined')
    expect(await readersOf(booked.candidateId)).toEqual([])

    const ownJob = await aJob(app.db, { companyId: home.company.id, title: '春の面談' })
    const ownScheduling = await aScheduling(app.db, { companyId: home.company.id, title: '一次面接' })
    const ownDate = await aSchedulingDate(app.db, {
      companyId: home.company.id,
      schedulingId: ownScheduling.id,
      startAt: inHours(60),
    })
    const secondRound = { ...booked, jobId: ownJob.id, schedulingDateId: ownDate.id, round: 2 }
    await aBooking(app.db, secondRound)
    const own = await client.ask(updateEvent, {
      id: scheduling.id,
      ...event,
      update: [{ ...unchangedDate(date), ...period(60) }],
    })
    expect(own.errors[0]?.message).toContain('さん（「一次面接」')
    expect(await readersOf(booked.candidateId)).toEqual([home.user.id])

    await block(app.db, home.company.id, booked.candidateId)
    const again = await client.ask(updateEvent, { id: scheduling.id, ...event, update })
    expect(again.errors[0]?.code).toBe('booking_overlaps')
    expect(again.errors[0]?.message).toMatch(/^この日程の学生に、/)
    expect(await readersOf(booked.candidateId)).toHaveLength(1)
  })
})
