import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp, type TestApp, type TestClient } from '#test/client.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { inHours } from '#test/factories/scheduling.ts'

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
const createEvent = `mutation Create($scheduling: SchedulingInput!, $dates: [SchedulingDateInput!]!) {
  createSchedulingEvent(scheduling: $scheduling, schedulingDates: $dates) { ${fields} } }`
const createInterview = createEvent.replace('createSchedulingEvent', 'createSchedulingInterview')
const period = (hours: number) => ({
  startAt: inHours(hours).toISOString(),
  endAt: inHours(hours + 1).toISOString(),
})
const event = { title: '会社説明会', location: '東京本社 3階' }

describe('§7 createSchedulingEvent and createSchedulingInterview', () => {
  test('an event with its dates, their seats and who is told', async () => {
    const dates = [
      { ...period(48), capacity: 30, notifiedCompanyUserIds: [home.user.id, home.user.id] },
      { ...period(24), capacity: 10 },
    ]
    const scheduling = { ...event, url: 'https://example.jp/meet', belongings: [' 筆記用具 '] }
    const { data, errors } = await client.ask(createEvent, { scheduling, dates })
    expect(errors).toEqual([])
    expect(data.createSchedulingEvent).toMatchObject({
      type: 'EVENT',
      belongings: ['筆記用具'],
      schedulingDates: [
        { capacity: 10, booked: 0, notifiedCompanyUsers: [] },
        { capacity: 30, booked: 0, notifiedCompanyUsers: [{ id: home.user.id }] },
      ],
    })
  })

  test('an interview has one seat a date', async () => {
    const { data } = await client.ask(createInterview, { scheduling: event, dates: [period(48)] })
    expect(data.createSchedulingInterview).toMatchObject({
      type: 'INTERVIEW',
      schedulingDates: [{ capacity: 1 }],
    })
    const { errors } = await client.ask(createInterview, {
      scheduling: event,
      dates: [{ ...period(48), capacity: 2 }],
    })
    expect(errors[0]?.fields).toEqual([{ path: 'schedulingDates.0.capacity', message: '面接の定員は1名です' }])
  })

  test('all mistakes of the form at once, beside their fields', async () => {
    const { startAt } = period(48)
    const { errors } = await client.ask(createEvent, {
      scheduling: { title: '', url: 'ftp://example.jp' },
      dates: [{ startAt, endAt: startAt, capacity: 0 }],
    })
    expect(errors[0]?.code).toBe('invalid_input')
    const paths = ['scheduling.title', 'scheduling.url', 'schedulingDates.0.endAt', 'schedulingDates.0.capacity']
    expect(errors[0]?.fields?.map(({ path }) => path)).toEqual(paths)
  })

  test.each([
    ['scheduling_date_in_past', [{ ...period(-1), capacity: 1 }], 'schedulingDates.0.startAt'],
    [
      'duplicate_time_slot',
      [
        { ...period(48), capacity: 1 },
        { ...period(48), capacity: 2 },
      ],
      'schedulingDates.1.startAt',
    ],
  ])('%s', async (code, dates, path) => {
    const { errors } = await client.ask(createEvent, { scheduling: event, dates })
    expect(errors).toMatchObject([{ code, fields: [{ path }] }])
  })

  test('at most 200 dates', async () => {
    const dates = Array.from({ length: 201 }, (_, index) => ({
      ...period(48 + index),
      capacity: 1,
    }))
    const { errors } = await client.ask(createEvent, { scheduling: event, dates })
    expect(errors[0]?.fields).toEqual([{ path: 'schedulingDates', message: '日程は1つの予定につき200件までです' }])
    expect((await client.ask(createEvent, { scheduling: event, dates: dates.slice(1) })).errors).toEqual([])
  })

  test("another company's user cannot be told", async () => {
    const dates = [{ ...period(48), capacity: 1, notifiedCompanyUserIds: [other.user.id] }]
    const { errors } = await client.ask(createEvent, { scheduling: event, dates })
    expect(errors[0]?.code).toBe('not_found')
  })

  test('§6 neither a guest, a VIEWER nor a plan without events creates one', async () => {
    const asked = { scheduling: event, dates: [] }
    const viewer = await aCompanyUser(app.db, home.company.id, { role: 'VIEWER' })
    const free = await aCompanyWithUser(app.db, { planKey: 'FREE' })
    expect((await app.as(null).ask(createEvent, asked)).errors[0]?.code).toBe('unauthenticated')
    expect((await app.as(viewer.viewer).ask(createEvent, asked)).errors[0]?.code).toBe('forbidden')
    expect((await app.as(free.viewer).ask(createEvent, asked)).errors[0]?.code).toBe('plan_restricted')
  })

  test('the same Idempotency-Key creates once', async () => {
    const asked = {
      scheduling: { ...event, title: '一度だけの説明会' },
      dates: [{ ...period(48), capacity: 1 }],
    }
    const idempotencyKey = crypto.randomUUID()
    const first = await client.ask(createEvent, asked, { idempotencyKey })
    const second = await client.ask(createEvent, asked, { idempotencyKey })
    expect(second.data).toEqual(first.data)
  })
})
