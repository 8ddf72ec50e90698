import { beforeEach, describe, expect, test } from 'vitest'
import { ownApp, type TestClient } from '#test/client.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { period } from '#test/factories/booked-event.ts'

const app = ownApp()
let home: Awaited<ReturnType<typeof aCompanyWithUser>>
let client: TestClient

beforeEach(async () => {
  home = await aCompanyWithUser(app.db)
  client = app.as(home.viewer)
})

const selection = `__typename id type title location url belongings remindOneDayBefore remindThreeDaysBefore
  schedulingDates { __typename id startAt endAt totalCountAcceptedSearchCandidates notifiedCompanyUsers { id }`
const variableTypes =
  '$title: String!, $location: String, $url: String, $belongings: [String!], $emergencyContact: String, $remindOneDayBefore: Boolean'
const named =
  'title: $title, location: $location, url: $url, belongings: $belongings, emergencyContact: $emergencyContact, remindOneDayBefore: $remindOneDayBefore'
const createEvent = `mutation Create(${variableTypes}, $dates: [EventDateInput!]!) {
  createSchedulingEvent(${named}, schedulingDates: $dates) { ${selection} capacity } } }`
const createInterview = `mutation Create(${variableTypes}, $dates: [InterviewDateInput!]!) {
  createSchedulingInterview(${named}, schedulingDates: $dates) { ${selection} timebox } } }`
const event = { title: '会社説明会', location: '東京本社 3階' }
const auditOf = (id: string) =>
  app.db.selectFrom('audit').select(['action', 'subject', 'toStatus']).where('subjectId', '=', id).execute()

const year = 365 * 24

describe('§5 what nobody plans', () => {
  test.each([
    ['a date of four years', period(48, 4 * year), 'endAt', '1つの日程は14日以内にしてください'],
    [
      'the year 3000',
      { startAt: '3000-01-10T01:00:00Z', endAt: '3000-01-10T02:00:00Z' },
      'startAt',
      '日程は2年以内の日時にしてください',
    ],
  ])('%s is refused for events and for interviews', async (_, date, field, message) => {
    const both = [
      [createEvent, { ...date, capacity: 5 }],
      [createInterview, date],
    ] as const
    for (const [query, dateFields] of both) {
      const { errors } = await client.ask(query, { ...event, dates: [dateFields] })
      expect(errors[0]).toMatchObject({
        code: 'invalid_input',
        fields: [{ path: `schedulingDates.0.${field}`, message }],
      })
    }
  })

  test('an internship of two weeks, and a date next year, are planned', async () => {
    const dates = [period(48, 14 * 24), period(year)].map((date) => ({ ...date, capacity: 5 }))
    expect((await client.ask(createEvent, { ...event, dates })).errors).toEqual([])
  })

  test('an address with a user and a password is refused at its place', async () => {
    const url = 'https://user:pw@example.jp/meet'
    const { errors } = await client.ask(createEvent, { ...event, url, dates: [{ ...period(48), capacity: 5 }] })
    expect(errors[0]?.fields).toEqual([{ path: 'url', message: 'URLにユーザー名やパスワードを含めないでください' }])
  })
})

test('§7 an event without a date is refused: no student could ever meet it', async () => {
  for (const query of [createEvent, createInterview]) {
    const { errors } = await client.ask(query, { ...event, dates: [] })
    expect(errors[0]?.fields).toEqual([{ path: 'schedulingDates', message: '日程を1つ以上追加してください' }])
  }
})

describe('§7 createSchedulingEvent', () => {
  test('an event with its dates, their seats and who is told', async () => {
    const colleague = await aCompanyUser(app.db, home.company.id)
    const dates = [
      { ...period(48), capacity: 30, notifiedCompanyUserIds: [colleague.id, colleague.id] },
      { ...period(24), capacity: 10 },
      { ...period(72), capacity: 5, notifiedCompanyUserIds: [] },
    ]
    const { data, errors } = await client.ask(createEvent, {
      ...event,
      url: 'https://example.jp/meet',
      belongings: [' 筆記用具 '],
      remindOneDayBefore: false,
      dates,
    })
    expect(errors).toEqual([])
    expect(data.createSchedulingEvent).toMatchObject({
      __typename: 'SchedulingEvent',
      type: 'EVENT',
      belongings: ['筆記用具'],
      remindOneDayBefore: false,
      remindThreeDaysBefore: true,
      schedulingDates: [
        { __typename: 'EventDate', capacity: 10, notifiedCompanyUsers: [{ id: home.user.id }] },
        { capacity: 30, totalCountAcceptedSearchCandidates: 0, notifiedCompanyUsers: [{ id: colleague.id }] },
        { capacity: 5, notifiedCompanyUsers: [] },
      ],
    })
    const { id, schedulingDates } = data.createSchedulingEvent
    expect(await auditOf(id)).toEqual([{ action: 'createSchedulingEvent', subject: 'scheduling', toStatus: null }])
    expect(await auditOf(schedulingDates[0].id)).toEqual([
      { action: 'createSchedulingEvent', subject: 'scheduling_date', toStatus: 'OPEN' },
    ])
  })

  test('all mistakes of the form at once, beside their fields', async () => {
    const { startAt } = period(48)
    const { errors } = await client.ask(createEvent, {
      title: '',
      url: 'ftp://example.jp',
      belongings: ['名刺', '筆'.repeat(31)],
      emergencyContact: '0'.repeat(101),
      dates: [{ startAt, endAt: startAt, capacity: 0 }, { ...period(50), capacity: 501 }, { ...period(52) }],
    })
    expect(errors[0]?.code).toBe('invalid_input')
    expect(errors[0]?.fields).toEqual([
      { path: 'title', message: '予定名が入力されていません' },
      { path: 'url', message: 'URLの形式が正しくありません' },
      { path: 'belongings.1', message: '30文字以内で入力してください（現在31文字）' },
      { path: 'emergencyContact', message: '100文字以内で入力してください（現在101文字）' },
      { path: 'schedulingDates.0.endAt', message: '終了時刻は開始時刻より後にしてください' },
      { path: 'schedulingDates.0.capacity', message: '定員は1から500の整数で入力してください' },
      { path: 'schedulingDates.1.capacity', message: '定員は1から500の整数で入力してください' },
      { path: 'schedulingDates.2.capacity', message: '定員が入力されていません' },
    ])
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
    const { errors } = await client.ask(createEvent, { ...event, dates })
    expect(errors).toMatchObject([{ code, fields: [{ path }] }])
  })

  test('at most 200 dates', async () => {
    const dates = Array.from({ length: 201 }, (_, index) => ({ ...period(48 + index), capacity: 1 }))
    const { errors } = await client.ask(createEvent, { ...event, dates })
    expect(errors[0]?.fields).toEqual([{ path: 'schedulingDates', message: '日程は1つの予定につき200件までです' }])
    expect((await client.ask(createEvent, { ...event, dates: dates.slice(1) })).errors).toEqual([])
  })
})

describe('§3 an interview has a timebox instead of a capacity', () => {
  test('the time is cut into as many interviews, each for one student', async () => {
    const dates = [{ ...period(48, 2), timebox: 30 }, period(60, 3)]
    const { data, errors } = await client.ask(createInterview, { ...event, dates })
    expect(errors).toEqual([])
    const { schedulingDates, ...scheduling } = data.createSchedulingInterview
    expect(scheduling).toMatchObject({ __typename: 'SchedulingInterview', type: 'INTERVIEW' })
    expect(schedulingDates).toMatchObject([
      { __typename: 'InterviewDate', timebox: 30, ...period(48, 0.5), notifiedCompanyUsers: [{ id: home.user.id }] },
      { timebox: 30, ...period(48.5, 0.5) },
      { timebox: 30, ...period(49, 0.5) },
      { timebox: 30, ...period(49.5, 0.5) },
      { timebox: 180, ...period(60, 3) },
    ])
    const rows = await app.db
      .selectFrom('schedulingDate')
      .select('capacity')
      .where('companyId', '=', home.company.id)
      .execute()
    expect(rows.map(({ capacity }) => capacity)).toEqual([1, 1, 1, 1, 1])
  })

  test.each([
    [{ ...period(48), timebox: 4 }, 'timebox', '1枠の長さは5から480の整数で入力してください'],
    [{ ...period(48), timebox: 481 }, 'timebox', '1枠の長さは5から480の整数で入力してください'],
    [{ ...period(48), timebox: 25 }, 'timebox', '開始から終了までの時間を、1枠の長さで割り切れるようにしてください'],
    [{ ...period(48), timebox: 90 }, 'timebox', '開始から終了までの時間を、1枠の長さで割り切れるようにしてください'],
  ])('%j is refused', async (date, field, message) => {
    const { errors } = await client.ask(createInterview, { ...event, dates: [date] })
    expect(errors[0]).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: `schedulingDates.0.${field}`, message }],
    })
  })

  test('the interviews of two ranges do not coincide, and are 200 at most', async () => {
    const twice = await client.ask(createInterview, {
      ...event,
      dates: [{ ...period(48, 2), timebox: 60 }, period(49)],
    })
    expect(twice.errors).toMatchObject([
      { code: 'duplicate_time_slot', fields: [{ path: 'schedulingDates.1.startAt' }] },
    ])
    const days = await client.ask(createInterview, { ...event, dates: [{ ...period(48, 240), timebox: 5 }] })
    expect(days.errors[0]?.fields).toMatchObject([{ path: 'schedulingDates' }])
  })
})

describe('§6 who is told of the bookings', () => {
  const withNotified = (...ids: string[]) =>
    client.ask(createEvent, { ...event, dates: [{ ...period(48), capacity: 1, notifiedCompanyUserIds: ids }] })

  test.each(['DISABLED', 'INVITED'] as const)('a colleague who is %s cannot be', async (status) => {
    const colleague = await aCompanyUser(app.db, home.company.id, { status })
    expect((await withNotified(home.user.id, colleague.id)).errors).toMatchObject([
      { code: 'invalid_input', fields: [{ path: 'schedulingDates.0.notifiedCompanyUserIds' }] },
    ])
  })

  test('a colleague who is disabled later is no longer shown', async () => {
    const colleague = await aCompanyUser(app.db, home.company.id)
    const { data } = await withNotified(home.user.id, colleague.id)
    await app.db.updateTable('companyUser').set({ status: 'DISABLED' }).where('id', '=', colleague.id).execute()
    const { data: seen } = await client.ask(
      'query S($id: ID!) { scheduling(id: $id) { schedulingDates { notifiedCompanyUsers { id } } } }',
      { id: data.createSchedulingEvent.id },
    )
    expect(seen.scheduling.schedulingDates).toEqual([{ notifiedCompanyUsers: [{ id: home.user.id }] }])
  })

  test('thirty at most', async () => {
    const users = await Promise.all(Array.from({ length: 31 }, () => aCompanyUser(app.db, home.company.id)))
    expect((await withNotified(...users.map(({ id }) => id))).errors[0]?.fields).toEqual([
      { path: 'schedulingDates.0.notifiedCompanyUserIds', message: '選択できる担当者は30 つまでです' },
    ])
  })
})
