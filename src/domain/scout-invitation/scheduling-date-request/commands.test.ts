import { beforeEach, describe, expect, test } from 'vitest'
import { ownApp, type TestApp } from '#test/client.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender } from '#test/factories/scout-invitation.ts'
import { addBusinessDays } from '#domain/lookup/holiday/rules.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { answerSchedulingDateRequests } from './commands.ts'

const app = ownApp()
let home: Awaited<ReturnType<typeof aSchedulingSender>>
let student: Awaited<ReturnType<typeof anInvited>>
beforeEach(async () => {
  home = await aSchedulingSender(app.db)
  student = await anInvited(app.db, home, acceptedForScheduling())
})

type Who = Parameters<TestApp['as']>[0]
const tomorrow = addDays(tokyoToday(), 1)
const wish = { date: tomorrow, timeOfDay: 'MORNING' }
const ask = (viewer: Who = student.viewer, variables: object = {}) =>
  app.as(viewer).ask(
    `mutation R($id: ID!, $request: String!, $preferred: [PreferredDateInput!]!) {
      requestSchedulingDate(scoutInvitationId: $id, request: $request, preferred: $preferred) {
        schedulingStatus canRequestSchedulingDate canChooseSchedulingDate
        schedulingDateRequest { status request preferred { date timeOfDay } dueAt } } }`,
    {
      id: student.invitation.id,
      request: '平日の午前中に参加できる日程をお願いします。',
      preferred: [wish],
      ...variables,
    },
  )
const open = async (viewer: Who = home.viewer) =>
  (
    await app
      .as(viewer)
      .ask('{ schedulingDateRequests { id status isOverdue dueAt candidate { id } job { id } preferred { date } } }')
  ).data.schedulingDateRequests
const refuse = (id: string, viewer: Who = home.viewer, message: string | null = null) =>
  app
    .as(viewer)
    .ask('mutation X($id: ID!, $m: String) { refuseSchedulingDateRequest(id: $id, message: $m) }', { id, m: message })
const seen = async () =>
  (
    await app
      .as(student.viewer)
      .ask('query O($id: ID!) { scoutInvitation(id: $id) { schedulingStatus schedulingDateRequest { status } } }', {
        id: student.invitation.id,
      })
  ).data.scoutInvitation
const answer = () =>
  app.db
    .transaction()
    .execute((tx) => answerSchedulingDateRequests(tx, { companyId: home.company.id, schedulingId: home.scheduling.id }))

describe('§4 asking for other dates', () => {
  test('the company has three business days', async () => {
    const { data, errors } = await ask()
    expect(errors).toEqual([])
    expect(data.requestSchedulingDate).toMatchObject({
      schedulingStatus: 'SCHEDULING_DATE_REQUESTED',
      canRequestSchedulingDate: false,
      canChooseSchedulingDate: true,
      schedulingDateRequest: { status: 'REQUESTED', preferred: [wish] },
    })
    const [request] = await open()
    expect(request).toMatchObject({
      isOverdue: false,
      candidate: { id: student.candidate.id },
      job: { id: home.job.id },
    })
    expect(tokyoToday(new Date(request.dueAt))).toBe(addBusinessDays(tokyoToday(), 3))
    const todo = await app.as(home.viewer).ask('{ companyTodo { dateRequests dateRequestDueAt } }')
    expect(todo.data.companyTodo).toEqual({ dateRequests: 1, dateRequestDueAt: request.dueAt })
  })

  test.each([
    ['three equal ones', [wish, wish, wish], ['preferred.1.date', 'preferred.2.date'], '同じ希望日が選ばれています'],
    ['a day that nobody plans for', [{ ...wish, date: '9999-12-31' }], ['preferred.0.date'], '半年以内'],
    ['today', [{ ...wish, date: tokyoToday() }], ['preferred.0.date'], '明日以降'],
  ])('§5 wishes that are none are refused at their place: %s', async (_, preferred, paths, sentence) => {
    const { errors } = await ask(student.viewer, { preferred })
    expect(errors).toMatchObject([
      { code: 'invalid_input', fields: paths.map((path) => ({ path, message: expect.stringContaining(sentence) })) },
    ])
    expect(await open()).toEqual([])
  })

  test('§5 one day at two times, and the last day of half a year, are wishes', async () => {
    const preferred = [wish, { ...wish, timeOfDay: 'EVENING' }, { ...wish, date: addDays(tokyoToday(), 180) }]
    expect((await ask(student.viewer, { preferred })).errors).toEqual([])
  })

  test('twice at once: one request stands', async () => {
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual([
      'scheduling_date_already_requested',
      'scheduling_date_already_requested',
    ])
    expect(await open()).toHaveLength(1)
  })

  test.each([
    ['request', { request: '短い' }],
    ['request', { request: 'あ'.repeat(301) }],
    ['preferred', { preferred: [] }],
    ['preferred', { preferred: [wish, wish, wish, wish] }],
    ['preferred.0.date', { preferred: [{ date: tokyoToday(), timeOfDay: 'EVENING' }] }],
  ])('%s is checked', async (path, variables) => {
    expect((await ask(student.viewer, variables)).errors[0]).toMatchObject({
      code: 'invalid_input',
      fields: [{ path }],
    })
  })

  test("another student's invitation, and one that was not accepted", async () => {
    const stranger = await aCandidate(app.db)
    const waiting = await anInvited(app.db, home)
    expect((await ask(stranger.viewer)).errors[0]?.code).toBe('not_found')
    expect((await ask(waiting.viewer, { id: waiting.invitation.id })).errors[0]?.code).toBe('not_found')
  })
})

describe('1B.4 a refusal may say a word', () => {
  const wordOf = async () => {
    const own = 'query O($id: ID!) { scoutInvitation(id: $id) { schedulingDateRequest { status refusalMessage } } }'
    return (await app.as(student.viewer).ask(own, { id: student.invitation.id })).data.scoutInvitation
      .schedulingDateRequest
  }

  test('of 300 letters at most, which the student reads', async () => {
    await ask()
    const [{ id }] = await open()
    const long = await refuse(id, home.viewer, 'あ'.repeat(301))
    expect(long.errors).toMatchObject([{ code: 'invalid_input', fields: [{ path: 'message' }] }])
    expect(await wordOf()).toEqual({ status: 'REQUESTED', refusalMessage: null })
    const stranger = await aSchedulingSender(app.db)
    expect((await refuse(id, stranger.viewer, '日程はありません。')).errors[0]?.code).toBe('not_found')
    expect((await refuse(id, home.viewer, ` ${'あ'.repeat(300)}\n`)).errors).toEqual([])
    expect(await wordOf()).toEqual({ status: 'REFUSED', refusalMessage: 'あ'.repeat(300) })
  })

  test('or none: blank words are none', async () => {
    await ask()
    const [{ id }] = await open()
    expect((await refuse(id, home.viewer, ' \n')).errors).toEqual([])
    expect(await wordOf()).toEqual({ status: 'REFUSED', refusalMessage: null })
  })
})

describe('§4 answering', () => {
  test('new dates answer it; without a date to choose it stays open', async () => {
    await ask()
    await home.date({ startAt: inHours(2) })
    await answer()
    expect(await seen()).toEqual({
      schedulingStatus: 'SCHEDULING_DATE_REQUESTED',
      schedulingDateRequest: { status: 'REQUESTED' },
    })
    await home.date()
    await answer()
    expect(await seen()).toEqual({ schedulingStatus: 'PENDING', schedulingDateRequest: { status: 'ANSWERED' } })
    expect((await ask()).errors).toEqual([])
  })

  test('the company may have no other dates; refused twice it is not found', async () => {
    await ask()
    const [request] = await open()
    const answers = await Promise.all([refuse(request.id), refuse(request.id)])
    expect(answers.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(['not_found'])
    expect(await seen()).toEqual({ schedulingStatus: 'PENDING', schedulingDateRequest: { status: 'REFUSED' } })
  })

  test("another company's request is not found, a viewer may not answer", async () => {
    await ask()
    const [request] = await open()
    const other = await aSchedulingSender(app.db)
    const reader = await aCompanyUser(app.db, home.company.id, { role: 'VIEWER' })
    expect((await refuse(request.id, other.viewer)).errors[0]?.code).toBe('not_found')
    expect((await refuse(request.id, reader.viewer)).errors[0]?.code).toBe('forbidden')
    expect(await open(other.viewer)).toEqual([])
  })

  test('choosing a listed date meanwhile closes it', async () => {
    const date = await home.date()
    await ask()
    await app
      .as(student.viewer)
      .ask(
        'mutation C($a: ID!, $b: ID!) { chooseSchedulingDate(scoutInvitationId: $a, schedulingDateId: $b) { id } }',
        { a: student.invitation.id, b: date.id },
      )
    expect(await seen()).toEqual({ schedulingStatus: 'ACCEPTED', schedulingDateRequest: { status: 'CLOSED' } })
  })
})
