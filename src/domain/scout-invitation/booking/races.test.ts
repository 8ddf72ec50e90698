import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { ownApp, type TestApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { inHours } from '#test/factories/scheduling.ts'
import {
  acceptedForScheduling,
  anInvited,
  aScoutInvitation,
  aSchedulingSender,
  aSeatFor,
  homeOf,
} from '#test/factories/scout-invitation.ts'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { spanText } from '#ground/time/span.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'

const app = ownApp()

type Who = Parameters<TestApp['as']>[0]
const selection = `id status schedulingStatus scheduleBy chosenDate { id startAt isChangeable location url emergencyContact }
  offeredScheduling { minutes isOnline slots { id availability remaining overlap { companyName } } busyDays { companyName date } }`
const choose = (viewer: Who, scoutInvitationId: string, schedulingDateId: string) =>
  app
    .as(viewer)
    .ask(
      `mutation C($a: ID!, $b: ID!) { chooseSchedulingDate(scoutInvitationId: $a, schedulingDateId: $b) { ${selection} } }`,
      { a: scoutInvitationId, b: schedulingDateId },
    )
const cancel = (viewer: Who, id: string) =>
  app.as(viewer).ask(`mutation X($id: ID!) { cancelBooking(scoutInvitationId: $id) { ${selection} } }`, { id })
const bookedOn = async (id: string) =>
  (await app.db.selectFrom('schedulingDate').select('booked').where('id', '=', id).executeTakeFirstOrThrow()).booked
const codesOf = (answers: Awaited<ReturnType<typeof choose>>[]) =>
  answers.flatMap(({ errors }) => errors.map(({ code }) => code))
const invited = async (home: Awaited<ReturnType<typeof aSchedulingSender>>) =>
  anInvited(app.db, home, acceptedForScheduling())

const deadlocks = async () =>
  (
    await sql<{ deadlocks: number }>`select deadlocks from pg_stat_database where datname = current_database()`.execute(
      app.db,
    )
  ).rows[0]?.deadlocks

describe('§4 at once', () => {
  test('fifty students at once for the last seat: one has it', async () => {
    const home = await aSchedulingSender(app.db)
    const date = await home.date({ capacity: 3, booked: 2 })
    const students = await Promise.all(Array.from({ length: 50 }, () => invited(home)))
    const answers = await Promise.all(students.map(({ viewer, invitation }) => choose(viewer, invitation.id, date.id)))
    const codes = codesOf(answers)
    expect(codes).toHaveLength(49)
    expect(new Set(codes)).toEqual(new Set(['capacity_reached']))
    expect(await bookedOn(date.id)).toBe(3)
  })

  test('two overlapping dates of two companies at once: one is booked, the other names it', async () => {
    const [one, two] = [await aSchedulingSender(app.db), await aSchedulingSender(app.db)]
    const at = (clock: string) => ({ startAt: tokyoMoment(addDays(tokyoToday(), 7), clock) })
    const [first, second] = [await one.date(at('12:00')), await two.date(at('12:30'))]
    const student = await aCandidate(app.db)
    const ofOne = await aScoutInvitation(app.db, {
      ...homeOf(one),
      candidateId: student.id,
      ...acceptedForScheduling(),
    })
    const ofTwo = await aScoutInvitation(app.db, {
      ...homeOf(two),
      candidateId: student.id,
      ...acceptedForScheduling(),
    })
    const answers = await Promise.all([
      choose(student.viewer, ofOne.id, first.id),
      choose(student.viewer, ofTwo.id, second.id),
    ])
    expect(codesOf(answers)).toEqual(['booking_overlaps'])
    const isFirst = answers[0]?.errors.length === 0
    const winner = isFirst ? one.company.displayName : two.company.displayName
    expect(answers.flatMap(({ errors }) => errors)[0]?.message).toContain(
      `${winner} ${spanText((isFirst ? first : second).startAt, (isFirst ? first : second).endAt)}`,
    )
    expect((await bookedOn(first.id)) + (await bookedOn(second.id))).toBe(1)
    const [loser, own] = isFirst ? [ofTwo, second] : [ofOne, first]
    const seen = await app
      .as(student.viewer)
      .ask(`query O($id: ID!) { scoutInvitation(id: $id) { ${selection} } }`, { id: loser.id })
    expect(seen.data.scoutInvitation.offeredScheduling).toMatchObject({
      slots: [{ id: own.id, availability: 'OVERLAPPING', overlap: { companyName: winner } }],
      busyDays: [{ companyName: winner }],
    })
  })

  test('many students swapping A and B at once: no seat is lost and nobody waits for ever', async () => {
    const home = await aSchedulingSender(app.db)
    const [a, b] = [await home.date({ capacity: 30 }), await home.date({ startAt: inHours(300), capacity: 30 })]
    const students = await Promise.all(Array.from({ length: 20 }, () => invited(home)))
    for (const [at, { invitation }] of students.entries()) await aSeatFor(app.db, invitation, at % 2 ? a : b)
    const answers = await Promise.all(
      students.map(({ viewer, invitation }, at) => choose(viewer, invitation.id, (at % 2 ? b : a).id)),
    )
    expect(codesOf(answers)).toEqual([])
    expect([await bookedOn(a.id), await bookedOn(b.id)]).toEqual([10, 10])
  })

  test('many students moving to the last seat of another date at once: one moves, all others keep theirs', async () => {
    const home = await aSchedulingSender(app.db)
    const [a, b] = [await home.date({ capacity: 30 }), await home.date({ startAt: inHours(300), capacity: 1 })]
    const students = await Promise.all(Array.from({ length: 20 }, () => invited(home)))
    for (const { invitation } of students) await aSeatFor(app.db, invitation, a)
    const codes = codesOf(
      await Promise.all(students.map(({ viewer, invitation }) => choose(viewer, invitation.id, b.id))),
    )
    expect(codes).toEqual(Array(19).fill('capacity_reached'))
    expect([await bookedOn(a.id), await bookedOn(b.id)]).toEqual([19, 1])
    const held = await app.db
      .selectFrom('booking')
      .select(['schedulingDateId'])
      .where('status', '=', 'BOOKED')
      .where('schedulingDateId', 'in', [a.id, b.id])
      .execute()
    expect(held.filter(({ schedulingDateId }) => schedulingDateId === a.id)).toHaveLength(19)
    expect(held).toHaveLength(20)
  })

  test('one student swapping two appointments into each other at once is not left hanging', async () => {
    const [one, two] = [await aSchedulingSender(app.db), await aSchedulingSender(app.db)]
    const at = [inHours(200), inHours(300)]
    const [oneEarly, oneLate, twoEarly, twoLate] = [
      await one.date({ startAt: at[0] }),
      await one.date({ startAt: at[1] }),
      await two.date({ startAt: at[0] }),
      await two.date({ startAt: at[1] }),
    ]
    const student = await aCandidate(app.db)
    const ofOne = await aScoutInvitation(app.db, {
      ...homeOf(one),
      candidateId: student.id,
      ...acceptedForScheduling(),
    })
    const ofTwo = await aScoutInvitation(app.db, {
      ...homeOf(two),
      candidateId: student.id,
      ...acceptedForScheduling(),
    })
    await aSeatFor(app.db, ofOne, oneEarly)
    await aSeatFor(app.db, ofTwo, twoLate)
    const answers = await Promise.all([
      choose(student.viewer, ofOne.id, oneLate.id),
      choose(student.viewer, ofTwo.id, twoEarly.id),
    ])
    expect(codesOf(answers)).toEqual(['booking_overlaps', 'booking_overlaps'])
    expect(await Promise.all([oneEarly, oneLate, twoEarly, twoLate].map(({ id }) => bookedOn(id)))).toEqual([
      1, 0, 0, 1,
    ])
  })

  test('twice at once frees one seat', async () => {
    const home = await aSchedulingSender(app.db)
    const date = await home.date({ booked: 4 })
    const { viewer, invitation } = await invited(home)
    await aSeatFor(app.db, invitation, date)
    expect(codesOf(await Promise.all([cancel(viewer, invitation.id), cancel(viewer, invitation.id)]))).toEqual([
      'not_found',
    ])
    expect(await bookedOn(date.id)).toBe(4)
  })

  // The door runs a transaction that lost a deadlock again; these races must cause no deadlock at all.
  test('none of it was a deadlock', () => expect.poll(deadlocks).toBe(0))
})
