import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp, type TestApp, type TestClient } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { aBooking, aScheduling, aSchedulingDate, inHours } from '#test/factories/scheduling.ts'

let app: TestApp
let home: Awaited<ReturnType<typeof aCompanyWithUser>>
let other: Awaited<ReturnType<typeof aCompanyWithUser>>
let client: TestClient

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  home = await aCompanyWithUser(app.db)
  other = await aCompanyWithUser(app.db)
  client = app.as(home.viewer)
})

const fields = `id type title url belongings schedulingDates { id startAt endAt capacity booked notifiedCompanyUsers { id } }`
const updateEvent = `mutation Update($id: ID!, $scheduling: SchedulingInput!, $create: [SchedulingDateInput!]! = [],
    $update: [UpdateSchedulingDateInput!]! = [], $delete: [ID!]! = [], $notify: [ID!]! = []) {
  updateSchedulingEvent(id: $id, scheduling: $scheduling, createSchedulingDates: $create, updateSchedulingDates: $update,
    deleteSchedulingDates: $delete, notifyScoutInvitationIds: $notify) { ${fields} } }`
const updateInterview = updateEvent.replace('updateSchedulingEvent', 'updateSchedulingInterview')

const period = (hours: number) => ({
  startAt: inHours(hours).toISOString(),
  endAt: inHours(hours + 1).toISOString(),
})
const event = { title: '会社説明会', location: '東京本社 3階' }

async function anEvent() {
  const scheduling = await aScheduling(app.db, { companyId: home.company.id })
  const date = await aSchedulingDate(app.db, {
    companyId: home.company.id,
    schedulingId: scheduling.id,
  })
  const job = await aJob(app.db, { companyId: home.company.id, schedulingId: scheduling.id })
  return { scheduling, date, job }
}

async function aBookedEvent() {
  const made = await anEvent()
  const candidate = await aCandidate(app.db)
  const booked = {
    companyId: home.company.id,
    companyUserId: home.user.id,
    jobId: made.job.id,
    candidateId: candidate.id,
  }
  const booking = await aBooking(app.db, { ...booked, schedulingDateId: made.date.id })
  return { ...made, candidate, booking, booked }
}

const kept = (date: { id: string; startAt: Date; endAt: Date; capacity: number }) => ({
  id: date.id,
  startAt: date.startAt.toISOString(),
  endAt: date.endAt.toISOString(),
  capacity: date.capacity,
})

async function queued(identifier: string) {
  const { rows } = await sql<{ payload: Record<string, unknown> }>`
    select job.payload from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier = ${identifier} and job.payload->>'companyId' = ${home.company.id}`.execute(app.db)
  return rows.map(({ payload }) => payload)
}

describe('§7 updateSchedulingEvent', () => {
  test('dates are added, changed and removed at once; requests are answered and students told', async () => {
    const { scheduling, date } = await anEvent()
    const gone = await aSchedulingDate(app.db, {
      companyId: home.company.id,
      schedulingId: scheduling.id,
      startAt: inHours(30),
    })
    const { data, errors } = await client.ask(updateEvent, {
      id: scheduling.id,
      scheduling: event,
      create: [{ ...period(30), capacity: 5 }],
      update: [{ ...kept(date), ...period(50), capacity: 20, notifiedCompanyUserIds: [home.user.id] }],
      delete: [gone.id],
    })
    expect(errors).toEqual([])
    expect(data.updateSchedulingEvent.schedulingDates).toMatchObject([
      { capacity: 5 },
      { id: date.id, ...period(50), capacity: 20, notifiedCompanyUsers: [{ id: home.user.id }] },
    ])
    const told = { companyId: home.company.id, schedulingId: scheduling.id }
    expect(await queued('notify_dates_added')).toEqual([told])
    expect(await queued('answer_scheduling_date_requests')).toEqual([told])
    expect(await queued('notify_date_changed')).toEqual([])
  })

  test('two dates may change places', async () => {
    const { scheduling, date } = await anEvent()
    const second = await aSchedulingDate(app.db, {
      companyId: home.company.id,
      schedulingId: scheduling.id,
      startAt: inHours(30),
    })
    const update = [
      { ...kept(date), startAt: second.startAt.toISOString(), endAt: second.endAt.toISOString() },
      { ...kept(second), startAt: date.startAt.toISOString(), endAt: date.endAt.toISOString() },
    ]
    const { data, errors } = await client.ask(updateEvent, {
      id: scheduling.id,
      scheduling: event,
      update,
    })
    expect(errors).toEqual([])
    expect(data.updateSchedulingEvent.schedulingDates.map(({ id }: { id: string }) => id)).toEqual([date.id, second.id])
  })

  test('a moved date takes its bookings along and tells only its own students', async () => {
    const { scheduling, date, booking } = await aBookedEvent()
    const foreign = await aBookedEvent()
    const { errors } = await client.ask(updateEvent, {
      id: scheduling.id,
      scheduling: event,
      update: [{ ...kept(date), ...period(50) }],
      notify: [booking.scoutInvitationId, foreign.booking.scoutInvitationId, crypto.randomUUID()],
    })
    expect(errors).toEqual([])
    const moved = await sql<{ same: boolean }>`
      select booking.during = tstzrange(date.start_at, date.end_at) as same from booking
      join scheduling_date date on date.id = booking.scheduling_date_id where booking.id = ${booking.id}`.execute(
      app.db,
    )
    expect(moved.rows).toEqual([{ same: true }])
    expect(await queued('notify_date_changed')).toEqual([
      {
        companyId: home.company.id,
        schedulingDateId: date.id,
        scoutInvitationIds: [booking.scoutInvitationId],
      },
    ])
  })

  test('a new place is told for dates that did not move', async () => {
    const { scheduling, booking } = await aBookedEvent()
    const moved = { ...event, location: '名古屋支社' }
    await client.ask(updateEvent, {
      id: scheduling.id,
      scheduling: moved,
      notify: [booking.scoutInvitationId],
    })
    expect(await queued('notify_date_changed')).toHaveLength(1)
  })

  test('a date does not move onto another appointment of its student, whose company stays unnamed', async () => {
    const { scheduling, date, booked, job } = await aBookedEvent()
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
    const update = [{ ...kept(date), ...period(50) }]
    const { errors } = await client.ask(updateEvent, {
      id: scheduling.id,
      scheduling: event,
      update,
    })
    expect(errors).toMatchObject([{ code: 'booking_overlaps', fields: [{ path: 'updateSchedulingDates.0.startAt' }] }])
    expect(JSON.stringify(errors)).not.toContain(other.company.displayName)
    expect(JSON.stringify(errors)).not.toContain('undefined')
  })

  test('the capacity never falls below the students who booked', async () => {
    const { scheduling, date, booked } = await aBookedEvent()
    const second = await aCandidate(app.db)
    await aBooking(app.db, { ...booked, candidateId: second.id, schedulingDateId: date.id })
    const update = [{ ...kept(date), capacity: 1 }]
    const { errors } = await client.ask(updateEvent, {
      id: scheduling.id,
      scheduling: event,
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
      scheduling: event,
      update: [{ ...kept(date), capacity: 2 }],
    })
    expect(lowest.errors).toEqual([])
  })

  test('what is over keeps its time', async () => {
    const { scheduling } = await anEvent()
    const past = await aSchedulingDate(app.db, {
      companyId: home.company.id,
      schedulingId: scheduling.id,
      startAt: inHours(-5),
    })
    const ask = (change: object) =>
      client.ask(updateEvent, {
        id: scheduling.id,
        scheduling: event,
        update: [{ ...kept(past), ...change }],
      })
    expect((await ask({ capacity: 12 })).errors).toEqual([])
    expect((await ask(period(50))).errors[0]?.code).toBe('scheduling_date_in_past')
  })

  test('a booked date is not removed, also after the booking was cancelled', async () => {
    const { scheduling, date, booking } = await aBookedEvent()
    await app.db.updateTable('booking').set({ status: 'CANCELLED' }).where('id', '=', booking.id).execute()
    const { errors } = await client.ask(updateEvent, {
      id: scheduling.id,
      scheduling: event,
      delete: [date.id],
    })
    expect(errors).toMatchObject([
      { code: 'scheduling_date_not_deletable', fields: [{ path: 'deleteSchedulingDates.0' }] },
    ])
  })

  test('twice at once: the same new time is added once', async () => {
    const { scheduling } = await anEvent()
    const asked = { id: scheduling.id, scheduling: event, create: [{ ...period(70), capacity: 5 }] }
    const answers = await Promise.all([client.ask(updateEvent, asked), client.ask(updateEvent, asked)])
    expect(answers.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(['duplicate_time_slot'])
  })

  test('an event is not found as an interview', async () => {
    const { scheduling } = await anEvent()
    const { errors } = await client.ask(updateInterview, { id: scheduling.id, scheduling: event })
    expect(errors[0]?.code).toBe('not_found')
  })

  test("another company's scheduling, dates and users are not found", async () => {
    const { scheduling, date } = await anEvent()
    const theirs = await aScheduling(app.db, { companyId: other.company.id })
    const theirDate = await aSchedulingDate(app.db, {
      companyId: other.company.id,
      schedulingId: theirs.id,
    })
    const attempts = [
      { id: theirs.id },
      { id: 'nothing' },
      { id: scheduling.id, update: [kept(theirDate)] },
      { id: scheduling.id, delete: [theirDate.id] },
      { id: scheduling.id, update: [{ ...kept(date), notifiedCompanyUserIds: [other.user.id] }] },
      {
        id: scheduling.id,
        create: [{ ...period(60), capacity: 1, notifiedCompanyUserIds: [other.user.id] }],
      },
    ]
    for (const attempt of attempts) {
      const { errors } = await client.ask(updateEvent, { scheduling: event, ...attempt })
      expect(errors[0]?.code).toBe('not_found')
    }
  })
})
