import { afterEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { ownApp } from '#test/client.ts'
import { itIs, itIsNow } from '#test/clock.ts'
import { aCandidate } from '#test/factories.ts'
import { inHours } from '#test/factories/scheduling.ts'
import {
  acceptedForScheduling,
  anInvited,
  askingForDates,
  aScoutInvitation,
  aSchedulingSender,
  aSeatFor,
  homeOf,
} from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'
import { jobs } from '../jobs.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'

const app = ownApp()
const work = ownWorker(app)
afterEach(itIsNow)

type Home = Awaited<ReturnType<typeof aSchedulingSender>>
type Student = Awaited<ReturnType<typeof anInvited>>
const selection =
  '{ offeredScheduling { slots { id availability remaining canWait place { position offeredUntil isForWish } } } }'
const act = (name: string, viewer: Viewer | null, id: string, date: string) =>
  app
    .as(viewer)
    .ask(`mutation ($id: ID!, $date: ID!) { ${name}(scoutInvitationId: $id, schedulingDateId: $date) ${selection} }`, {
      id,
      date,
    })
const join = ({ viewer, invitation }: Student, date: string) => act('joinWaitingList', viewer, invitation.id, date)
const leave = ({ viewer, invitation }: Student, date: string) => act('leaveWaitingList', viewer, invitation.id, date)
const choose = ({ viewer, invitation }: Student, date: string) =>
  act('chooseSchedulingDate', viewer, invitation.id, date)
const cancel = ({ viewer, invitation }: Student) =>
  app.as(viewer).ask('mutation ($id: ID!) { cancelBooking(scoutInvitationId: $id) { id } }', { id: invitation.id })
const codeOf = async (answer: Promise<{ errors: { code?: string }[] }>) => (await answer).errors[0]?.code ?? 'done'
const invited = (home: Home) => anInvited(app.db, home, acceptedForScheduling())
const slotOf = async ({ viewer, invitation }: Student, date: string) => {
  const { data } = await app
    .as(viewer)
    .ask(`query ($id: ID!) { scoutInvitation(id: $id) ${selection} }`, { id: invitation.id })
  const { slots } = data.scoutInvitation.offeredScheduling as { slots: { id: string }[] }
  return slots.find(({ id }) => id === date)
}
const seatsOf = (id: string) =>
  app.db
    .selectFrom('schedulingDate')
    .select(['booked', 'offered', 'capacity'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const settle = () => jobs.settle_waiting_lines({}, work.context)
const endOffers = (date: string) =>
  app.db
    .updateTable('waitingPlace')
    .set({ offeredUntil: sql<Date>`now() - interval '1 minute'` })
    .where('schedulingDateId', '=', date)
    .where('status', '=', 'OFFERED')
    .execute()

/** A full date with one seat, its student, and others who wait in this order. */
async function aLine(count: number) {
  const home = await aSchedulingSender(app.db)
  const date = await home.date({ capacity: 1 })
  const holder = await invited(home)
  await aSeatFor(app.db, holder.invitation, date)
  const line: Student[] = []
  for (let at = 0; at < count; at += 1) {
    const student = await invited(home)
    expect(await codeOf(join(student, date.id))).toBe('done')
    line.push(student)
  }
  const [first, second, third] = line as [Student, Student, Student]
  return { home, date, holder, first, second, third }
}

/** The student books a date of another company at the same time. */
async function bookElsewhere({ candidate }: Student, { startAt, endAt }: { startAt: Date; endAt: Date }) {
  const other = await aSchedulingSender(app.db)
  const scout = { ...homeOf(other), ...acceptedForScheduling(), candidateId: candidate.id }
  const there = await aScoutInvitation(app.db, scout)
  await aSeatFor(app.db, there, await other.date({ startAt, endAt }))
  return there
}

describe('§4 the line for a full date', () => {
  test('shows the place; the first has the freed seat alone, hears of it by mail, and books it', async () => {
    const { home, date, holder, first, second } = await aLine(2)
    expect(await slotOf(first, date.id)).toMatchObject({ availability: 'FULL', canWait: false, place: { position: 1 } })
    expect(await slotOf(second, date.id)).toMatchObject({ place: { position: 2 } })
    itIs('10:00')
    await cancel(holder)
    itIsNow()
    expect(await seatsOf(date.id)).toEqual({ booked: 0, offered: 1, capacity: 1 })
    expect(await slotOf(first, date.id)).toMatchObject({
      availability: 'OPEN',
      remaining: 1,
      place: { position: null, offeredUntil: expect.any(String) },
    })
    expect(await slotOf(second, date.id)).toMatchObject({ availability: 'FULL', place: { position: 1 } })
    const outsider = await invited(home)
    expect(await codeOf(choose(second, date.id))).toBe('capacity_reached')
    expect(await codeOf(choose(outsider, date.id))).toBe('capacity_reached')
    await work.run()
    const titles = await app.db
      .selectFrom('candidateNotification')
      .select('title')
      .where('candidateId', '=', first.candidate.id)
      .execute()
    expect(titles).toContainEqual({ title: expect.stringMatching(/^キャンセル待ちの席が空きました：/) })
    expect(await codeOf(choose(first, date.id))).toBe('done')
    expect(await seatsOf(date.id)).toEqual({ booked: 1, offered: 0, capacity: 1 })
    const seen = await app
      .as(home.viewer)
      .ask('query ($id: ID!) { schedulingDate(id: $id) { waitingCount offeredCount } }', { id: date.id })
    expect(seen.data.schedulingDate).toEqual({ waitingCount: 1, offeredCount: 0 })
  })

  test('an offer that is over, or given back, goes to the next, and never twice', async () => {
    const { home, date, holder, first, second, third } = await aLine(3)
    await cancel(holder)
    await endOffers(date.id)
    expect(await codeOf(choose(first, date.id))).toBe('capacity_reached')
    await Promise.all([settle(), settle()])
    expect(await slotOf(first, date.id)).toMatchObject({ availability: 'FULL', canWait: true, place: null })
    expect(await slotOf(second, date.id)).toMatchObject({ availability: 'OPEN', place: { position: null } })
    expect(await Promise.all([codeOf(leave(second, date.id)), codeOf(leave(second, date.id))])).toEqual([
      'done',
      'done',
    ])
    expect(await slotOf(third, date.id)).toMatchObject({ availability: 'OPEN' })
    await leave(third, date.id)
    expect(await seatsOf(date.id)).toEqual({ booked: 0, offered: 0, capacity: 1 })
    expect(await codeOf(choose(await invited(home), date.id))).toBe('done')
  })

  test('who booked elsewhere, withdrew or is blocked leaves by itself; a capacity raised is for the line first', async () => {
    const { home, date, first, second, third } = await aLine(3)
    await bookElsewhere(first, date)
    await app
      .as(second.viewer)
      .ask('mutation ($id: ID!) { declineScoutInvitation(id: $id) { id } }', { id: second.invitation.id })
    const answer = await app.as(home.viewer).ask(
      `mutation ($id: ID!, $dates: [UpdateInterviewDateInput!]!) {
        updateSchedulingInterview(id: $id, updateSchedulingDates: $dates) { id } }`,
      { id: home.scheduling.id, dates: [{ id: date.id, startAt: date.startAt, endAt: date.endAt }] },
    )
    expect(answer.errors).toEqual([])
    await app.db.updateTable('schedulingDate').set({ capacity: 2 }).where('id', '=', date.id).execute()
    await work.run()
    expect(await slotOf(third, date.id)).toMatchObject({ availability: 'OPEN' })
    const places = await app.db
      .selectFrom('waitingPlace')
      .select('status')
      .where('schedulingDateId', '=', date.id)
      .orderBy('joinedAt')
      .execute()
    expect(places).toEqual([{ status: 'LEFT' }, { status: 'LEFT' }, { status: 'OFFERED' }])
    await app.db
      .insertInto('blockedCompany')
      .values({ companyId: home.company.id, candidateId: third.candidate.id })
      .execute()
    await settle()
    expect(await seatsOf(date.id)).toMatchObject({ offered: 0 })
  })

  test('a kept seat stays until its time while another appointment is in its way, and is booked once that is gone', async () => {
    const { date, holder, first } = await aLine(1)
    await cancel(holder)
    const there = await bookElsewhere(first, date)
    await settle()
    expect(await slotOf(first, date.id)).toMatchObject({ place: { offeredUntil: expect.any(String) } })
    expect(await codeOf(choose(first, date.id))).toBe('booking_overlaps')
    await cancel({ ...first, invitation: there })
    await settle()
    expect(await codeOf(choose(first, date.id))).toBe('done')
  })

  test('is for full dates, and for students who have none', async () => {
    const { home, date, holder, first } = await aLine(1)
    const open = await home.date({ startAt: inHours(300) })
    const closed = await home.date({ startAt: inHours(3), capacity: 1, booked: 1 })
    expect(await codeOf(join(first, open.id))).toBe('seat_is_free')
    expect(await codeOf(join(first, closed.id))).toBe('scheduling_date_closed')
    expect(await codeOf(join(holder, (await home.date({ startAt: inHours(310), capacity: 1, booked: 1 })).id))).toBe(
      'waiting_while_booked',
    )
    expect(await codeOf(join(first, date.id))).toBe('done')
    expect(await seatsOf(date.id)).toMatchObject({ offered: 0 })
    const elsewhere = await (await aSchedulingSender(app.db)).date({ capacity: 1, booked: 1 })
    expect(await codeOf(join(first, elsewhere.id))).toBe('not_found')
    expect(await codeOf(leave(first, elsewhere.id))).toBe('not_found')
    const stranger = await aCandidate(app.db)
    expect(await codeOf(act('joinWaitingList', stranger.viewer, first.invitation.id, date.id))).toBe('not_found')
    expect(await codeOf(act('joinWaitingList', null, first.invitation.id, date.id))).toBe('unauthenticated')
    const student = await invited(home)
    await app.db.updateTable('contract').set({ status: 'SUSPENDED' }).where('companyId', '=', home.company.id).execute()
    expect(await codeOf(join(student, date.id))).toBe('company_suspended')
  })
})

describe('§4 a date made for a wish', () => {
  const answer = (viewer: Viewer | null, id: string, startAt: Date) =>
    app
      .as(viewer)
      .ask(
        'mutation ($id: ID!, $dates: [WishedDateInput!]!) { answerSchedulingDateRequest(id: $id, createSchedulingDates: $dates) }',
        { id, dates: [{ startAt, endAt: new Date(startAt.getTime() + 3_600_000) }] },
      )
  const wished = async (home: Home) => {
    const student = await anInvited(app.db, home, askingForDates())
    const { companyId, id: scoutInvitationId, candidateId } = student.invitation
    const request = await app.db
      .insertInto('schedulingDateRequest')
      .values({ companyId, scoutInvitationId, candidateId, request: '夕方の日程があると参加できます。' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ...student, requestId: request.id }
  }

  test('is kept for the student for a day, named in the mail, and free for all afterwards; a second one is told too', async () => {
    const home = await aSchedulingSender(app.db)
    const student = await wished(home)
    const other = await invited(home)
    await home.date({ startAt: inHours(400) })
    const both = await Promise.all([
      codeOf(answer(home.viewer, student.requestId, inHours(200))),
      codeOf(answer(home.viewer, student.requestId, inHours(210))),
    ])
    expect(both.toSorted()).toEqual(['done', 'not_found'])
    await work.run()
    const { id: date, startAt } = await app.db
      .selectFrom('schedulingDate')
      .select(['id', 'startAt'])
      .where('schedulingId', '=', home.scheduling.id)
      .where('offered', '=', 1)
      .executeTakeFirstOrThrow()
    expect([inHours(200).getTime(), inHours(210).getTime()]).toContain(startAt.getTime())
    expect(await slotOf(student, date)).toMatchObject({ availability: 'OPEN', place: { isForWish: true } })
    expect(await slotOf(other, date)).toMatchObject({ availability: 'FULL', canWait: true })
    expect(await codeOf(choose(other, date))).toBe('capacity_reached')
    const titles = () =>
      app.db
        .selectFrom('candidateNotification')
        .select('title')
        .where('candidateId', '=', student.candidate.id)
        .where('title', 'like', '%用意されました')
        .execute()
    expect(await titles()).toEqual([{ title: expect.stringContaining('あなたのために用意されました') }])
    await endOffers(date)
    await settle()
    expect(await codeOf(choose(other, date))).toBe('done')
    await app.db
      .updateTable('schedulingDateRequest')
      .set({ status: 'REQUESTED', answeredAt: null })
      .where('id', '=', student.requestId)
      .execute()
    await app.db
      .updateTable('scoutInvitation')
      .set({ schedulingStatus: 'SCHEDULING_DATE_REQUESTED', scheduleBy: null })
      .where('id', '=', student.invitation.id)
      .execute()
    expect(await codeOf(answer(home.viewer, student.requestId, inHours(220)))).toBe('done')
    await work.run()
    expect(await titles()).toHaveLength(2)
  })

  test("another company's wish, a guest, a date of the past", async () => {
    const home = await aSchedulingSender(app.db)
    const { requestId } = await wished(home)
    expect(await codeOf(answer((await aSchedulingSender(app.db)).viewer, requestId, inHours(200)))).toBe('not_found')
    expect(await codeOf(answer(null, requestId, inHours(200)))).toBe('unauthenticated')
    expect(await codeOf(answer(home.viewer, requestId, inHours(-2)))).toBe('scheduling_date_in_past')
  })
})
