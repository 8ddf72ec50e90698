import { beforeEach, describe, expect, test } from 'vitest'
import { ownApp, type TestClient } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { aBookedEvent, anEvent, unchangedDate, period, queuedFor } from '#test/factories/booked-event.ts'
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

const selection = `id type title url belongings emergencyContact remindOneDayBefore
  schedulingDates { id startAt endAt totalCountAcceptedSearchCandidates notifiedCompanyUsers { id }`
const fields = '$id: ID!, $title: String!, $location: String, $url: String, $emergencyContact: String'
const rest = '$delete: [ID!]! = [], $notify: [ID!]! = []'
const named =
  'id: $id, title: $title, location: $location, url: $url, emergencyContact: $emergencyContact, createSchedulingDates: $create, updateSchedulingDates: $update, deleteSchedulingDates: $delete, notifyScoutInvitationIds: $notify'
const updateEvent = `mutation Update(${fields}, $create: [EventDateInput!]! = [], $update: [UpdateEventDateInput!]! = [], ${rest}) {
  updateSchedulingEvent(${named}) { ${selection} capacity } } }`
const updateInterview = `mutation Update(${fields}, $create: [InterviewDateInput!]! = [], $update: [UpdateInterviewDateInput!]! = [], ${rest}) {
  updateSchedulingInterview(${named}) { ${selection} timebox } } }`

const event = { title: '会社説明会', location: '東京本社 3階' }

describe('§7 updateSchedulingEvent', () => {
  test('dates are added, changed and removed at once; requests are answered and students told', async () => {
    const { scheduling, date } = await anEvent(app.db, home)
    const gone = await aSchedulingDate(app.db, {
      companyId: home.company.id,
      schedulingId: scheduling.id,
      startAt: inHours(30),
    })
    const { data, errors } = await client.ask(updateEvent, {
      id: scheduling.id,
      ...event,
      create: [{ ...period(30), capacity: 5 }],
      update: [{ ...unchangedDate(date), ...period(50), capacity: 20, notifiedCompanyUserIds: [home.user.id] }],
      delete: [gone.id],
    })
    expect(errors).toEqual([])
    expect(data.updateSchedulingEvent.schedulingDates).toMatchObject([
      { capacity: 5 },
      { id: date.id, ...period(50), capacity: 20, notifiedCompanyUsers: [{ id: home.user.id }] },
    ])
    const payload = { companyId: home.company.id, schedulingId: scheduling.id }
    const [added] = data.updateSchedulingEvent.schedulingDates
    expect(await queuedFor(app.db, home, 'notify_dates_added')).toEqual([{ ...payload, schedulingDateIds: [added.id] }])
    expect(await queuedFor(app.db, home, 'answer_scheduling_date_requests')).toEqual([payload])
    expect(await queuedFor(app.db, home, 'notify_date_changed')).toEqual([])
  })

  test('two dates may change places', async () => {
    const { scheduling, date } = await anEvent(app.db, home)
    const second = await aSchedulingDate(app.db, {
      companyId: home.company.id,
      schedulingId: scheduling.id,
      startAt: inHours(30),
    })
    const update = [
      { ...unchangedDate(date), startAt: second.startAt.toISOString(), endAt: second.endAt.toISOString() },
      { ...unchangedDate(second), startAt: date.startAt.toISOString(), endAt: date.endAt.toISOString() },
    ]
    const { data, errors } = await client.ask(updateEvent, {
      id: scheduling.id,
      ...event,
      update,
    })
    expect(errors).toEqual([])
    expect(data.updateSchedulingEvent.schedulingDates.map(({ id }: { id: string }) => id)).toEqual([date.id, second.id])
  })

  test('what is not said stays as it was', async () => {
    const { scheduling, date } = await anEvent(app.db, home)
    const notifiedUser = { companyId: home.company.id, schedulingDateId: date.id, companyUserId: home.user.id }
    await app.db.insertInto('schedulingDateNotifiedCompanyUser').values(notifiedUser).execute()
    const first = { id: scheduling.id, ...event, url: 'https://example.jp', emergencyContact: '052-000-0000' }
    await client.ask(updateEvent, first)
    const { data } = await client.ask(updateEvent, {
      id: scheduling.id,
      title: '座談会',
      update: [{ ...unchangedDate(date), capacity: 12 }],
    })
    expect(data.updateSchedulingEvent).toMatchObject({
      title: '座談会',
      url: 'https://example.jp',
      emergencyContact: '052-000-0000',
      schedulingDates: [{ capacity: 12, notifiedCompanyUsers: [{ id: home.user.id }] }],
    })
    const { data: cleared } = await client.ask(updateEvent, { id: scheduling.id, title: '座談会', url: null })
    expect(cleared.updateSchedulingEvent.url).toBeNull()
  })

  test('the capacity never falls below the students who booked', async () => {
    const { scheduling, date, booked } = await aBookedEvent(app.db, home)
    const second = await aCandidate(app.db)
    await aBooking(app.db, { ...booked, candidateId: second.id, schedulingDateId: date.id })
    const update = [{ ...unchangedDate(date), capacity: 1 }]
    const { errors } = await client.ask(updateEvent, {
      id: scheduling.id,
      ...event,
      update,
    })
    const message = '定員は登録済みの学生数（2名）以上にしてください'
    expect(errors).toMatchObject([
      {
        code: 'capacity_below_booked',
        message,
        fields: [{ path: 'updateSchedulingDates.0.capacity', message }],
      },
    ])
    const lowest = await client.ask(updateEvent, {
      id: scheduling.id,
      ...event,
      update: [{ ...unchangedDate(date), capacity: 2 }],
    })
    expect(lowest.errors).toEqual([])
    await app.db.updateTable('schedulingDate').set({ capacity: 3, offered: 1 }).where('id', '=', date.id).execute()
    const held = await client.ask(updateEvent, {
      id: scheduling.id,
      ...event,
      update: [{ ...unchangedDate(date), capacity: 2 }],
    })
    expect(held.errors[0]?.message).toBe('定員は、予約（2名）と確保中の席（1席）の合計以上にしてください')
  })

  test('what is over keeps its time', async () => {
    const { scheduling } = await anEvent(app.db, home)
    const past = await aSchedulingDate(app.db, {
      companyId: home.company.id,
      schedulingId: scheduling.id,
      startAt: inHours(-5),
    })
    const ask = (change: object) =>
      client.ask(updateEvent, {
        id: scheduling.id,
        ...event,
        update: [{ ...unchangedDate(past), ...change }],
      })
    expect((await ask({ capacity: 12 })).errors).toEqual([])
    expect((await ask(period(50))).errors[0]?.code).toBe('scheduling_date_in_past')
  })

  test('a booked date is not removed; once every booking was given up it is, and the bookings stay', async () => {
    const { scheduling, date, booking } = await aBookedEvent(app.db, home)
    const remove = () => client.ask(updateEvent, { id: scheduling.id, ...event, delete: [date.id] })
    expect((await remove()).errors).toMatchObject([
      { code: 'scheduling_date_not_deletable', fields: [{ path: 'deleteSchedulingDates.0' }] },
    ])
    await app.db.updateTable('booking').set({ status: 'CANCELLED' }).where('id', '=', booking.id).execute()
    await app.db.updateTable('schedulingDate').set({ booked: 0 }).where('id', '=', date.id).execute()
    expect((await remove()).errors).toEqual([])
    const left = await app.db.selectFrom('booking').selectAll().where('id', '=', booking.id).executeTakeFirst()
    expect(left).toMatchObject({ status: 'CANCELLED', schedulingDateId: null })
  })

  test('twice at once: the same new time is added once', async () => {
    const { scheduling } = await anEvent(app.db, home)
    const variables = { id: scheduling.id, ...event, create: [{ ...period(70), capacity: 5 }] }
    const answers = await Promise.all([client.ask(updateEvent, variables), client.ask(updateEvent, variables)])
    expect(answers.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(['duplicate_time_slot'])
  })

  test('an event is not found as an interview', async () => {
    const { scheduling } = await anEvent(app.db, home)
    const { errors } = await client.ask(updateInterview, { id: scheduling.id, ...event })
    expect(errors[0]?.code).toBe('not_found')
  })

  test("another company's scheduling, dates and users are not found", async () => {
    const { scheduling, date } = await anEvent(app.db, home)
    const theirs = await aScheduling(app.db, { companyId: other.company.id })
    const theirDate = await aSchedulingDate(app.db, {
      companyId: other.company.id,
      schedulingId: theirs.id,
    })
    const attempts = [
      { id: theirs.id },
      { id: 'nothing' },
      { id: scheduling.id, update: [unchangedDate(theirDate)] },
      { id: scheduling.id, delete: [theirDate.id] },
      { id: scheduling.id, update: [{ ...unchangedDate(date), notifiedCompanyUserIds: [other.user.id] }] },
      {
        id: scheduling.id,
        create: [{ ...period(60), capacity: 1, notifiedCompanyUserIds: [other.user.id] }],
      },
    ]
    for (const attempt of attempts) {
      const { errors } = await client.ask(updateEvent, { ...event, ...attempt })
      expect(errors[0]?.code).toBe('not_found')
    }
  })
})

describe('§7 updateSchedulingInterview', () => {
  test('new time is cut into interviews, a date that exists moves whole', async () => {
    const scheduling = await aScheduling(app.db, { companyId: home.company.id, type: 'INTERVIEW' })
    const date = await aSchedulingDate(app.db, { companyId: home.company.id, schedulingId: scheduling.id, capacity: 1 })
    const { capacity: _, ...same } = unchangedDate(date)
    const form = { id: scheduling.id, title: '面談' }
    const { data, errors } = await client.ask(updateInterview, {
      ...form,
      create: [{ ...period(30), timebox: 20 }],
      update: [{ ...same, ...period(50), timebox: 60 }],
    })
    expect(errors).toEqual([])
    expect(data.updateSchedulingInterview.schedulingDates).toMatchObject([
      { timebox: 20 },
      { timebox: 20 },
      { timebox: 20 },
      { id: date.id, timebox: 60, ...period(50) },
    ])
    const cut = await client.ask(updateInterview, { ...form, update: [{ ...same, ...period(50), timebox: 30 }] })
    expect(cut.errors[0]).toMatchObject({ fields: [{ path: 'updateSchedulingDates.0.timebox' }] })
  })
})
