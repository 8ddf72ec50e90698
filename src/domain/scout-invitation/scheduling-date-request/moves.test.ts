import { beforeEach, describe, expect, test } from 'vitest'
import { ownApp, type TestApp } from '#test/client.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import { fingerprint, schedulingTables } from '#test/factories/fingerprint.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender } from '#test/factories/scout-invitation.ts'
import { addDays } from '#ground/day.ts'
import { endOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { jobs } from '../jobs.ts'

const app = ownApp()
let home: Awaited<ReturnType<typeof aSchedulingSender>>
let student: Awaited<ReturnType<typeof anInvited>>
beforeEach(async () => {
  home = await aSchedulingSender(app.db)
  student = await anInvited(app.db, home, acceptedForScheduling())
})

type Who = Parameters<TestApp['as']>[0]
const context = () => ({
  db: app.db,
  inTransaction: <Result>(act: Parameters<ReturnType<typeof app.db.transaction>['execute']>[0]) =>
    app.db.transaction().execute(act) as Promise<Result>,
})
const ask = (viewer: Who = student.viewer, id = student.invitation.id, idempotencyKey?: string) =>
  app.as(viewer).ask(
    `mutation R($id: ID!, $preferred: [PreferredDateInput!]!) {
      requestSchedulingDate(scoutInvitationId: $id, request: "平日の午前中の日程をお願いします。", preferred: $preferred) { schedulingStatus } }`,
    { id, preferred: [{ date: addDays(tokyoToday(), 1), timeOfDay: 'MORNING' }] },
    idempotencyKey ? { idempotencyKey } : {},
  )
const refuse = (id: string, viewer: Who = home.viewer) =>
  app.as(viewer).ask('mutation X($id: ID!) { refuseSchedulingDateRequest(id: $id) }', { id })
const addDate = async () => {
  const { errors } = await app.as(home.viewer).ask(
    `mutation U($id: ID!, $dates: [InterviewDateInput!]!) {
      updateSchedulingInterview(id: $id, title: "面談", createSchedulingDates: $dates) { id } }`,
    { id: home.scheduling.id, dates: [{ startAt: inHours(150).toISOString(), endAt: inHours(151).toISOString() }] },
  )
  expect(errors).toEqual([])
  await jobs.answer_scheduling_date_requests(
    { companyId: home.company.id, schedulingId: home.scheduling.id },
    context(),
  )
}
const reopen = () => jobs.reopen_scheduling_date_requests({}, context())
const requests = () =>
  app.db
    .selectFrom('schedulingDateRequest')
    .select(['id', 'status', 'answeredAt', 'requestedAt'])
    .where('scoutInvitationId', '=', student.invitation.id)
    .orderBy('insertedAt')
    .execute()
const statuses = async () => (await requests()).map(({ status }) => status)
const invitationStatus = async () => {
  const row = app.db.selectFrom('scoutInvitation').select(['status', 'schedulingStatus', 'scheduleBy'])
  return row.where('id', '=', student.invitation.id).executeTakeFirstOrThrow()
}
const answeredDaysAgo = (days: number) =>
  app.db
    .updateTable('schedulingDateRequest')
    .set({ answeredAt: inHours(-24 * days) })
    .where('scoutInvitationId', '=', student.invitation.id)
    .execute()
const fillDates = () =>
  app.db
    .updateTable('schedulingDate')
    .set({ isForceCapacityFull: true })
    .where('schedulingId', '=', home.scheduling.id)
    .execute()
const auditOf = (id: string) =>
  app.db
    .selectFrom('audit')
    .select(['action', 'fromStatus', 'toStatus', 'area'])
    .where('subjectId', '=', id)
    .orderBy('insertedAt')
    .execute()
const state = () => fingerprint(app.db, schedulingTables)

describe('§4 dates that were added and not chosen', () => {
  test('after seven days without one to choose the request is open again, with three business days anew', async () => {
    await ask()
    await addDate()
    const answered = await invitationStatus()
    expect(await statuses()).toEqual(['ANSWERED'])
    await answeredDaysAgo(6.9)
    await reopen()
    expect(await statuses()).toEqual(['ANSWERED'])
    await answeredDaysAgo(7.1)
    await reopen()
    expect(await statuses()).toEqual(['ANSWERED'])
    await fillDates()
    const before = new Date()
    await Promise.all([reopen(), reopen()])
    await reopen()
    const [request] = await requests()
    expect(request).toMatchObject({ status: 'REQUESTED', answeredAt: null })
    expect(request?.requestedAt.getTime()).toBeGreaterThanOrEqual(before.getTime())
    expect(await invitationStatus()).toEqual({
      ...answered,
      schedulingStatus: 'SCHEDULING_DATE_REQUESTED',
      scheduleBy: null,
    })
    expect((await auditOf(request?.id ?? '')).at(-1)).toEqual({
      action: 'reopenSchedulingDateRequests',
      fromStatus: 'ANSWERED',
      toStatus: 'REQUESTED',
      area: 'system',
    })
    expect(await auditOf(request?.id ?? '')).toHaveLength(3)
    const { data } = await app.as(home.viewer).ask('{ schedulingDateRequests { id isOverdue } }')
    expect(data.schedulingDateRequests).toEqual([{ id: request?.id, isOverdue: false }])
  })

  test('a date that was chosen closes it, and nothing opens it again', async () => {
    await ask()
    await addDate()
    const { id } = await app.db
      .selectFrom('schedulingDate')
      .select('id')
      .where('schedulingId', '=', home.scheduling.id)
      .executeTakeFirstOrThrow()
    await app
      .as(student.viewer)
      .ask(
        'mutation C($a: ID!, $b: ID!) { chooseSchedulingDate(scoutInvitationId: $a, schedulingDateId: $b) { id } }',
        { a: student.invitation.id, b: id },
      )
    expect(await statuses()).toEqual(['CLOSED'])
    await answeredDaysAgo(8)
    await reopen()
    expect(await statuses()).toEqual(['CLOSED'])
  })

  test('another wish closes the one before', async () => {
    await ask()
    await addDate()
    expect((await ask()).errors).toEqual([])
    expect(await statuses()).toEqual(['CLOSED', 'REQUESTED'])
  })

  test('a student who declined, or ran out of time, is left alone', async () => {
    await ask()
    await addDate()
    await answeredDaysAgo(8)
    await fillDates()
    await app.db
      .updateTable('scoutInvitation')
      .set({ scheduleBy: inHours(-1) })
      .where('id', '=', student.invitation.id)
      .execute()
    await reopen()
    expect(await statuses()).toEqual(['ANSWERED'])
    await jobs.expire_scout_invitations({}, context())
    expect(await statuses()).toEqual(['CLOSED'])
    const [request] = await requests()
    expect((await auditOf(request?.id ?? '')).at(-1)).toMatchObject({ fromStatus: 'ANSWERED', toStatus: 'CLOSED' })
  })
})

test('§4 after three business days without an answer it is overdue, and still open', async () => {
  await ask()
  await app.db
    .updateTable('schedulingDateRequest')
    .set({ requestedAt: endOfTokyoDay(new Date(), -14) })
    .where('scoutInvitationId', '=', student.invitation.id)
    .execute()
  const { data } = await app.as(home.viewer).ask('{ schedulingDateRequests { status isOverdue } }')
  expect(data.schedulingDateRequests).toEqual([{ status: 'REQUESTED', isOverdue: true }])
  await addDate()
  expect(await statuses()).toEqual(['ANSWERED'])
})

test('§4 a company’s silence ends no scout: its answer begins fourteen fresh days of the student', async () => {
  await ask()
  expect(await invitationStatus()).toMatchObject({ schedulingStatus: 'SCHEDULING_DATE_REQUESTED', scheduleBy: null })
  await app.db
    .updateTable('schedulingDateRequest')
    .set({ requestedAt: endOfTokyoDay(new Date(), -60) })
    .where('scoutInvitationId', '=', student.invitation.id)
    .execute()
  await jobs.expire_scout_invitations({}, context())
  expect(await invitationStatus()).toMatchObject({ status: 'ACCEPTED' })
  await addDate()
  expect((await invitationStatus()).scheduleBy).toEqual(endOfTokyoDay(new Date(), 14))
})

test('§4 who declined with an open wish is not told to wait for an answer', async () => {
  await ask()
  await app
    .as(student.viewer)
    .ask('mutation D($id: ID!) { declineScoutInvitation(id: $id) { id } }', { id: student.invitation.id })
  expect((await ask()).errors[0]?.code).toBe('scout_already_answered')
  expect(await statuses()).toEqual(['CLOSED'])
})

describe('§6 who may not', () => {
  test('ask: guest, company, another student, a malformed id', async () => {
    const { viewer: stranger } = await aCandidate(app.db)
    const before = await state()
    const answers = [
      await ask(null),
      await ask(home.viewer),
      await ask(stranger),
      await ask(student.viewer, "' or 1=1 --"),
    ]
    expect(answers.map(({ errors }) => errors[0]?.code)).toEqual([
      'unauthenticated',
      'forbidden',
      'not_found',
      'not_found',
    ])
    expect(await state()).toEqual(before)
  })

  test('refuse: guest, student, VIEWER, another company, a malformed id', async () => {
    await ask()
    const id = (await requests())[0]?.id ?? ''
    const { viewer: reader } = await aCompanyUser(app.db, home.company.id, { role: 'VIEWER' })
    const other = await aSchedulingSender(app.db)
    const before = await state()
    const answers = [
      await refuse(id, null),
      await refuse(id, student.viewer),
      await refuse(id, reader),
      await refuse(id, other.viewer),
      await refuse("' or 1=1 --"),
    ]
    expect(answers.map(({ errors }) => errors[0]?.code)).toEqual([
      'unauthenticated',
      'forbidden',
      'forbidden',
      'not_found',
      'not_found',
    ])
    expect(await state()).toEqual(before)
  })

  test('with one key a wish is made once', async () => {
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2].map(() => ask(student.viewer, student.invitation.id, key)))
    expect(answers[0]?.errors).toEqual([])
    expect(answers[1]).toEqual(answers[0])
    expect(await statuses()).toEqual(['REQUESTED'])
  })
})
