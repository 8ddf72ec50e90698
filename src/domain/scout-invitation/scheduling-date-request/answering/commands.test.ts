import { beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import type { OfRow } from '#ground/id.ts'
import { aCandidate } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { aBooking, aScheduling, aSchedulingDate, inHours } from '#test/factories/scheduling.ts'
import { anInvited, askingForDates, aSchedulingSender } from '#test/factories/scout-invitation.ts'
import { aFurtherStep, anAttended, someFurtherDates } from '#test/factories/step.ts'

const app = ownApp()
let home: Awaited<ReturnType<typeof aSchedulingSender>>
beforeEach(async () => {
  home = await aSchedulingSender(app.db)
})

const wish = async (student: Awaited<ReturnType<typeof anInvited>>, step = 1) => {
  const { companyId, id: scoutInvitationId, candidateId } = student.invitation
  const { id } = await app.db
    .insertInto('schedulingDateRequest')
    .values({ companyId, scoutInvitationId, candidateId, step, request: '夕方の日程があると参加できます。' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...student, requestId: id }
}
const wishing = async () => wish(await anInvited(app.db, home, askingForDates()))
const aBookedAt = async (date: Awaited<ReturnType<typeof home.date>>, of?: OfRow<'candidate'>) => {
  const candidate = of === undefined ? await aCandidate(app.db) : { id: of }
  const { companyId, companyUserId } = home.viewer
  const { id: jobId } = of === undefined ? home.job : await aJob(app.db, { companyId })
  const booked = { companyId, companyUserId, jobId, candidateId: candidate.id, round: of === undefined ? 1 : 2 }
  await aBooking(app.db, { ...booked, schedulingDateId: date.id })
  return { candidate }
}
const day = (hours: number) => ({ startAt: inHours(hours), endAt: inHours(hours + 1) })
const save = async (id: string, form: object, viewer: Viewer | null = home.viewer) => {
  const { errors } = await app.as(viewer).ask(
    `mutation ($id: ID!, $title: String, $revision: Int, $added: [WishedDateInput!]!, $changed: [ChangedBesideInput!]! = [],
        $removed: [ID!]! = []) {
      answerSchedulingDateRequest(id: $id, title: $title, revision: $revision, createSchedulingDates: $added,
        updateSchedulingDates: $changed, deleteSchedulingDates: $removed) }`,
    { id, ...form },
  )
  return errors[0]?.code ?? 'done'
}
const datesOf = (schedulingId: string) =>
  app.db
    .selectFrom('schedulingDate')
    .select(['id', 'startAt', 'offered'])
    .where('schedulingId', '=', schedulingId)
    .orderBy('startAt')
    .execute()

describe('§4 dates added for a wish in the whole form of the scheduling', () => {
  test('keep a seat of each new date for a day, and save the rest of the form', async () => {
    const { requestId, candidate } = await wishing()
    const [moved, removed] = [await home.date({ startAt: inHours(100) }), await home.date({ startAt: inHours(150) })]
    const form = {
      title: '個別面談',
      revision: home.scheduling.revision,
      added: [day(200), day(210)],
      changed: [{ id: moved.id, ...day(110) }],
      removed: [removed.id],
    }
    expect(await save(requestId, form)).toBe('done')
    const dates = await datesOf(home.scheduling.id)
    expect(dates.map(({ startAt, offered }) => [startAt, offered])).toEqual([
      [day(110).startAt, 0],
      [day(200).startAt, 1],
      [day(210).startAt, 1],
    ])
    const places = await app.db
      .selectFrom('waitingPlace')
      .select(['reason', 'status', 'candidateId'])
      .where('companyId', '=', home.company.id)
      .execute()
    const place = { reason: 'WISH', status: 'OFFERED', candidateId: candidate.id }
    expect(places).toEqual([place, place])
    const { title } = await app.db
      .selectFrom('scheduling')
      .select('title')
      .where('id', '=', home.scheduling.id)
      .executeTakeFirstOrThrow()
    expect(title).toBe('個別面談')
  })

  test('a wish of a further step is answered by the dates of that step, which the company reads', async () => {
    const student = await anAttended(app.db, home)
    const { scheduling } = await someFurtherDates(app.db, home)
    await aFurtherStep(app.db, home.viewer, student.invitation.id, scheduling.id)
    await app.db
      .updateTable('scoutInvitation')
      .set({ schedulingStatus: 'SCHEDULING_DATE_REQUESTED', chooseBy: null, scheduleBy: null })
      .where('id', '=', student.invitation.id)
      .execute()
    const { requestId } = await wish(student, 2)
    const { data } = await app.as(home.viewer).ask('{ schedulingDateRequests { id scheduling { id title } } }')
    expect(data.schedulingDateRequests).toEqual([
      { id: requestId, scheduling: { id: scheduling.id, title: '二次面接' } },
    ])
    expect(await save(requestId, { added: [day(200)] })).toBe('done')
    expect((await datesOf(scheduling.id)).at(-1)).toMatchObject({ startAt: day(200).startAt, offered: 1 })
  })

  test('answer it once, also twice at once, and never with a form without a new date', async () => {
    const { requestId } = await wishing()
    expect(await save(requestId, { title: '個別面談', added: [] })).toBe('invalid_input')
    const codes = await Promise.all([save(requestId, { added: [day(200)] }), save(requestId, { added: [day(220)] })])
    expect(codes.toSorted()).toEqual(['done', 'not_found'])
    expect(await datesOf(home.scheduling.id)).toHaveLength(1)
  })

  test('a student named in the refusal of a moved date has the trace of the disclosure', async () => {
    const { requestId } = await wishing()
    const moved = await home.date({ startAt: inHours(100) })
    const { id: schedulingId } = await aScheduling(app.db, { companyId: home.company.id })
    const fixed = await aSchedulingDate(app.db, { companyId: home.company.id, schedulingId, startAt: inHours(120) })
    const { candidate } = await aBookedAt(moved)
    await aBookedAt(fixed, candidate.id)
    const form = { added: [day(200)], changed: [{ id: moved.id, ...day(120), capacity: moved.capacity }] }
    expect(await save(requestId, form)).toBe('booking_overlaps')
    const traces = app.db.selectFrom('audit').select(['actorId', 'action']).where('candidateId', '=', candidate.id)
    expect(await traces.where('action', '=', 'readContact').execute()).toEqual([
      { actorId: home.viewer.companyUserId, action: 'readContact' },
    ])
  })

  test('not of another company; a colleague who saved first, or a wrong date, leaves the wish open', async () => {
    const { requestId } = await wishing()
    const other = await aSchedulingSender(app.db)
    const theirs = await other.date()
    expect(await save(requestId, { added: [day(200)] }, other.viewer)).toBe('not_found')
    expect(await save(requestId, { added: [day(200)] }, null)).toBe('unauthenticated')
    expect(await save(requestId, { added: [day(200)], removed: [theirs.id] })).toBe('not_found')
    expect(await save(requestId, { added: [day(-2)] })).toBe('scheduling_date_in_past')
    const { status } = await app.db
      .selectFrom('schedulingDateRequest')
      .select('status')
      .where('id', '=', requestId)
      .executeTakeFirstOrThrow()
    expect(status).toBe('REQUESTED')
    expect(await datesOf(home.scheduling.id)).toEqual([])
  })
})
