import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { addDays } from '#ground/day.ts'
import { monthDay, tokyoDay, tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { itIs, itIsDay, itIsNow, today } from '#test/clock.ts'
import { aJob } from '#test/factories/job.ts'
import { ears } from '#test/factories/notification.ts'
import { aScheduling } from '#test/factories/scheduling.ts'
import { aSchedulingSender } from '#test/factories/scout-invitation.ts'
import { anAttended, someFurtherDates } from '#test/factories/step.ts'
import { ownWorker } from '#test/work.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { listOpenRequests as listOverdue } from '#domain/notification/news/booking/queries.ts'
import { jobs } from '../../jobs.ts'

const app = ownApp()
const work = ownWorker(app)
const hear = ears(app, work)
let sender: Awaited<ReturnType<typeof aSchedulingSender>>
let student: Awaited<ReturnType<typeof anAttended>>
let next: { id: string }
beforeEach(async () => {
  itIsDay()
  sender = await aSchedulingSender(app.db)
  student = await anAttended(app.db, sender)
  next = await aJob(app.db, { companyId: sender.company.id, title: '本選考', status: 'PUBLISHED' })
})
afterEach(itIsNow)

const codeOf = (answer: { errors: { code?: string }[] }) => answer.errors[0]?.code ?? 'done'
const lead = async (jobId = next.id, viewer: Viewer | null = sender.viewer) =>
  codeOf(
    await app.as(viewer).ask(
      `mutation ($id: ID!, $jobId: ID!) { tellOutcome(scoutInvitationId: $id, outcome: NEXT_STEP, jobId: $jobId,
        message: "次の選考にお進みください。日程は改めてご案内します。") }`,
      { id: student.invitation.id, jobId },
    ),
  )
const offer = async (schedulingId: string, viewer: Viewer | null = sender.viewer) =>
  codeOf(
    await app
      .as(viewer)
      .ask('mutation ($id: ID!, $dates: ID!) { offerDates(scoutInvitationId: $id, schedulingId: $dates) }', {
        id: student.invitation.id,
        dates: schedulingId,
      }),
  )
const standing = async () => {
  const { data } = await app.as(student.viewer).ask(
    `query ($id: ID!) { scoutInvitation(id: $id) { status step schedulingStatus canChooseSchedulingDate
      wait { word dueOn } offeredScheduling { title } } }`,
    { id: student.invitation.id },
  )
  return data.scoutInvitation
}
const owed = async (viewer: Viewer = sender.viewer) =>
  (await app.as(viewer).ask('{ owedDates { scoutInvitationId dueOn schedulingId job { title } } owedAnswerCount }'))
    .data

describe('§4 次のご案内 before its dates', () => {
  test('the student reads until when they are owed, the company offers them in one press, the student chooses', async () => {
    expect(await lead()).toBe('done')
    const dueOn = addDays(tokyoToday(), 14)
    expect(await standing()).toMatchObject({
      status: 'ACCEPTED',
      step: 2,
      schedulingStatus: null,
      wait: { word: 'NEXT_DATES', dueOn },
      offeredScheduling: null,
    })
    expect(await owed()).toEqual({
      owedDates: [{ scoutInvitationId: student.invitation.id, dueOn, schedulingId: null, job: { title: '本選考' } }],
      owedAnswerCount: 1,
    })
    expect((await owed((await aSchedulingSender(app.db)).viewer)).owedDates).toEqual([])

    const { scheduling, date } = await someFurtherDates(app.db, sender)
    await app.db
      .updateTable('job')
      .set({ kind: 'SCHEDULING', schedulingId: scheduling.id })
      .where('id', '=', next.id)
      .execute()
    expect((await owed()).owedDates).toMatchObject([{ schedulingId: scheduling.id }])
    expect(await offer(scheduling.id)).toBe('done')
    expect(await standing()).toMatchObject({
      step: 2,
      schedulingStatus: 'PENDING',
      canChooseSchedulingDate: true,
      wait: null,
      offeredScheduling: { title: '二次面接' },
    })
    expect(await owed()).toEqual({ owedDates: [], owedAnswerCount: 0 })
    await work.run()
    expect(await hear.kinds(student.viewer)).toContain('nextDates')
    expect((await hear.mailsTo(student.viewer)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('次の日程のご案内が届きました'),
    )
    const chosen = await app
      .as(student.viewer)
      .ask(
        'mutation ($id: ID!, $d: ID!) { chooseSchedulingDate(scoutInvitationId: $id, schedulingDateId: $d) { id } }',
        { id: student.invitation.id, d: date.id },
      )
    expect(codeOf(chosen)).toBe('done')
  })

  test('dates are offered once, also by two colleagues at once', async () => {
    await lead()
    const { scheduling } = await someFurtherDates(app.db, sender)
    const codes = await Promise.all([offer(scheduling.id), offer(scheduling.id)])
    expect(codes.toSorted()).toEqual(['dates_not_awaited', 'done'])
    expect(await offer(scheduling.id)).toBe('dates_not_awaited')
  })

  test('not by another company, of another company’s dates or job, of a draft, or without a date to choose', async () => {
    const other = await aSchedulingSender(app.db)
    const theirs = await aJob(app.db, { companyId: other.company.id, status: 'PUBLISHED' })
    const draft = await aJob(app.db, { companyId: sender.company.id, status: 'DRAFT' })
    expect(await lead(theirs.id)).toBe('not_found')
    expect(await lead(draft.id)).toBe('job_not_sendable')
    expect(await lead(next.id, other.viewer)).toBe('not_found')
    expect(await lead()).toBe('done')
    const { scheduling } = await someFurtherDates(app.db, sender)
    const elsewhere = await someFurtherDates(app.db, other)
    const empty = await aScheduling(app.db, { companyId: sender.company.id, type: 'INTERVIEW' })
    expect(await offer(scheduling.id, other.viewer)).toBe('not_found')
    expect(await offer(scheduling.id, null)).toBe('unauthenticated')
    expect(await offer(elsewhere.scheduling.id)).toBe('not_found')
    expect(await offer(empty.id)).toBe('step_without_dates')
    expect(await standing()).toMatchObject({ wait: { word: 'NEXT_DATES' } })
  })

  test('nobody waits for dates once the student is turned down, or led to others', async () => {
    const { scheduling } = await someFurtherDates(app.db, sender)
    expect(await offer(scheduling.id)).toBe('dates_not_awaited')
    await lead()
    const answer = await app.as(sender.viewer).ask(
      `mutation ($id: ID!) { tellOutcome(scoutInvitationId: $id, outcome: NOT_SELECTED,
        message: "検討の結果、今回は見送らせていただきます。") }`,
      { id: student.invitation.id },
    )
    expect(codeOf(answer)).toBe('done')
    expect(await standing()).toMatchObject({ wait: null })
    expect(await offer(scheduling.id)).toBe('dates_not_awaited')
    expect(await owed()).toEqual({ owedDates: [], owedAnswerCount: 0 })
  })

  test('a job that is deleted meanwhile leaves the promise', async () => {
    await lead()
    const deleted = await app.as(sender.viewer).ask('mutation ($id: ID!) { deleteJobDescription(id: $id) }', next)
    expect(codeOf(deleted)).toBe('done')
    expect(await standing()).toMatchObject({ step: 2, wait: { word: 'NEXT_DATES' } })
    expect((await owed()).owedDates).toMatchObject([{ scoutInvitationId: student.invitation.id }])
  })

  test('led to a job by night, the student hears of it in the morning, from when the days count', async () => {
    itIs('22:00')
    expect(await lead()).toBe('done')
    expect(await standing()).toMatchObject({ step: 1 })
    await app.db
      .updateTable('scoutOutcome')
      .set({ tellsAt: sql<Date>`now()` })
      .where('scoutInvitationId', '=', student.invitation.id)
      .execute()
    itIs('08:01', 1)
    await jobs.tell_held_outcomes({}, work.context)
    expect(await standing()).toMatchObject({ step: 2, wait: { word: 'NEXT_DATES', dueOn: addDays(today(), 15) } })
  })
})

describe('§4 a wish before the dates', () => {
  const wish = { date: addDays(tokyoToday(), 20), timeOfDay: 'MORNING' }
  const text = '平日の午前中であれば、いつでも参加できます。'
  const wishFor = async (viewer: Viewer = student.viewer) =>
    codeOf(
      await app.as(viewer).ask(
        `mutation ($id: ID!, $text: String!, $wishes: [PreferredDateInput!]!) {
          requestSchedulingDate(scoutInvitationId: $id, request: $text, preferred: $wishes) { id } }`,
        { id: student.invitation.id, text, wishes: [wish] },
      ),
    )
  const own = async () => {
    const { data } = await app.as(student.viewer).ask(
      `query ($id: ID!) { scoutInvitation(id: $id) { schedulingStatus canRequestSchedulingDate canChooseSchedulingDate
        wait { word dueOn } schedulingDateRequest { status isBeforeDates dueAt } } }`,
      { id: student.invitation.id },
    )
    return data.scoutInvitation
  }
  const seen = async (viewer: Viewer = sender.viewer) =>
    (
      await app.as(viewer).ask(`{ owedDates { scoutInvitationId wish { request preferred { date timeOfDay } } }
        schedulingDateRequests { id isBeforeDates isOverdue scheduling { id } } companyTodo { dateRequests } }`)
    ).data
  const events = async (viewer: Viewer) =>
    (
      await app
        .as(viewer)
        .ask('query ($id: ID!) { threadEvents(scoutInvitationId: $id) { kind text wishes { date timeOfDay } } }', {
          id: student.invitation.id,
        })
    ).data.threadEvents as { kind: string }[]

  test('stands beside the owed dates, in the thread and in a mail, and the company’s days stay as they are', async () => {
    await lead()
    const dueOn = addDays(tokyoToday(), 14)
    expect(await own()).toMatchObject({ canRequestSchedulingDate: true, schedulingDateRequest: null })
    expect(await wishFor()).toBe('done')
    expect(await own()).toEqual({
      schedulingStatus: null,
      canRequestSchedulingDate: false,
      canChooseSchedulingDate: false,
      wait: { word: 'NEXT_DATES', dueOn },
      schedulingDateRequest: { status: 'REQUESTED', isBeforeDates: true, dueAt: expect.any(String) },
    })
    expect(tokyoDay((await own()).schedulingDateRequest.dueAt)).toBe(dueOn)
    expect(await seen()).toEqual({
      owedDates: [{ scoutInvitationId: student.invitation.id, wish: { request: text, preferred: [wish] } }],
      schedulingDateRequests: [{ id: expect.any(String), isBeforeDates: true, isOverdue: false, scheduling: null }],
      companyTodo: { dateRequests: 1 },
    })
    expect(await events(sender.viewer)).toContainEqual({ kind: 'DATES_WISHED', text, wishes: [wish] })
    await work.run()
    expect((await hear.mailsTo(sender.viewer)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining(`${monthDay(dueOn)}までに日程を案内してください`),
    )
  })

  test('is answered by the dates, once', async () => {
    await lead()
    await wishFor()
    const { scheduling } = await someFurtherDates(app.db, sender)
    expect(await offer(scheduling.id)).toBe('done')
    expect(await own()).toMatchObject({
      schedulingStatus: 'PENDING',
      canRequestSchedulingDate: true,
      canChooseSchedulingDate: true,
      wait: null,
      schedulingDateRequest: { status: 'ANSWERED' },
    })
    expect(await seen()).toMatchObject({ owedDates: [], schedulingDateRequests: [], companyTodo: { dateRequests: 0 } })
    expect((await events(student.viewer)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['JOB_OFFERED', 'DATES_WISHED', 'DATES_ADDED', 'DATES_OFFERED']),
    )
  })

  test('twice at once: one stands; a stranger’s, and one where nothing is owed, are none', async () => {
    expect(await wishFor()).toBe('scout_already_answered')
    await lead()
    expect((await Promise.all([wishFor(), wishFor()])).toSorted()).toEqual([
      'done',
      'scheduling_date_already_requested',
    ])
    const stranger = await anAttended(app.db, await aSchedulingSender(app.db))
    expect(await wishFor(stranger.viewer)).toBe('not_found')
    expect(await seen((await aSchedulingSender(app.db)).viewer)).toMatchObject({
      owedDates: [],
      schedulingDateRequests: [],
    })
  })

  test('a company answers it by dates alone, and is not called late after three days', async () => {
    await lead()
    await wishFor()
    const [{ id }] = (await seen()).schedulingDateRequests
    const refused = await app
      .as(sender.viewer)
      .ask('mutation ($id: ID!) { refuseSchedulingDateRequest(id: $id) }', { id })
    expect(codeOf(refused)).toBe('not_found')
    itIs('12:00', 7)
    expect((await seen()).schedulingDateRequests).toMatchObject([{ isOverdue: false }])
    expect(await listOverdue(app.db, tokyoToday())).not.toContainEqual(
      expect.objectContaining({ schedulingDateRequestId: id }),
    )
  })

  test.each([
    ['a word that turns the student down', 'outcome: NOT_SELECTED', 'REFUSED'],
    ['a word alone', 'outcome: NEXT_STEP', 'CLOSED'],
  ])('ends with %s', async (_, outcome, status) => {
    await lead()
    await wishFor()
    const answer = await app
      .as(sender.viewer)
      .ask(
        `mutation ($id: ID!) { tellOutcome(scoutInvitationId: $id, ${outcome}, message: "検討の結果をお伝えします。ありがとうございました。") }`,
        { id: student.invitation.id },
      )
    expect(codeOf(answer)).toBe('done')
    expect(await own()).toMatchObject({ wait: null, schedulingDateRequest: { status } })
    expect((await seen()).schedulingDateRequests).toEqual([])
  })
})
