import { afterEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { ownApp } from '#test/client.ts'
import { itIs, itIsDay, itIsNow, today } from '#test/clock.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'
import { aFurtherStep, anAttended, someFurtherDates } from '#test/factories/step.ts'
import { ownWorker } from '#test/work.ts'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { tokyoDay, tokyoToday } from '#ground/tokyo-time.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { jobs } from '../jobs.ts'

const app = ownApp()
const work = ownWorker(app)
afterEach(itIsNow)

const codeOf = async (answer: Promise<{ errors: { code?: string }[] }>) => (await answer).errors[0]?.code ?? 'done'
const ask = (viewer: Viewer, mutation: string) => codeOf(app.as(viewer).ask(`mutation { ${mutation} }`))
const tell = (viewer: Viewer, id: string, outcome: string, rest = '') =>
  ask(
    viewer,
    `tellOutcome(scoutInvitationId: "${id}", outcome: ${outcome}, message: "先日はありがとうございました。"${rest})`,
  )
const dated = (name: string, viewer: Viewer, id: string, date: string) =>
  ask(viewer, `${name}(scoutInvitationId: "${id}", schedulingDateId: "${date}") { id }`)
const scoutOf = (id: string) =>
  app.db.selectFrom('scoutInvitation').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const placesOf = async (id: string) => {
  const rows = await app.db.selectFrom('waitingPlace').select('status').where('scoutInvitationId', '=', id).execute()
  return rows.map(({ status }) => status)
}
const settle = () => jobs.settle_waiting_lines({}, work.context)

/** A student at the second step, in line for its only date, which another student has. */
async function inLine() {
  const sender = await aSchedulingSender(app.db)
  const student = await anAttended(app.db, sender)
  const { scheduling, date } = await someFurtherDates(app.db, sender)
  const id = student.invitation.id
  await aFurtherStep(app.db, sender.viewer, id, scheduling.id)
  const holder = await anAttended(app.db, sender, 2)
  await aFurtherStep(app.db, sender.viewer, holder.invitation.id, scheduling.id)
  expect(await dated('chooseSchedulingDate', holder.viewer, holder.invitation.id, date.id)).toBe('done')
  expect(await dated('joinWaitingList', student.viewer, id, date.id)).toBe('done')
  const free = () => ask(holder.viewer, `cancelBooking(scoutInvitationId: "${holder.invitation.id}") { id }`)
  return { sender, scheduling, date, ...student, id, free }
}

describe('§4 a line for a date of a further step', () => {
  test('offers its seat, which the student books', async () => {
    const { viewer, id, date, free } = await inLine()
    await settle()
    expect(await placesOf(id)).toEqual(['WAITING'])
    expect(await free()).toBe('done')
    expect(await placesOf(id)).toEqual(['OFFERED'])
    expect(await dated('chooseSchedulingDate', viewer, id, date.id)).toBe('done')
    expect(await placesOf(id)).toEqual(['BOOKED'])
  })

  test.each(['turned down', 'past its end'])('is left when the choice is %s', async (end) => {
    itIsDay()
    const { sender, id, free } = await inLine()
    if (end === 'turned down') expect(await tell(sender.viewer, id, 'NOT_SELECTED')).toBe('done')
    else
      await app.db
        .updateTable('scoutInvitation')
        .set({ chooseBy: inHours(-1) })
        .where('id', '=', id)
        .execute()
    await free()
    expect(await placesOf(id)).not.toContain('OFFERED')
    await jobs.lapse_steps({}, work.context)
    await settle()
    expect(await placesOf(id)).toEqual(['LEFT'])
  })

  test('of an earlier step offers nothing once the relation has gone on', async () => {
    const { sender, id, date, free } = await inLine()
    await app.db
      .updateTable('scoutInvitation')
      .set({ chooseBy: inHours(-1) })
      .where('id', '=', id)
      .execute()
    await jobs.lapse_steps({}, work.context)
    const third = await someFurtherDates(app.db, sender)
    await aFurtherStep(app.db, sender.viewer, id, third.scheduling.id)
    await free()
    expect(await placesOf(id)).not.toContain('OFFERED')
    await settle()
    expect(await placesOf(id)).toEqual(['LEFT'])
    const seats = await app.db.selectFrom('schedulingDate').select('offered').where('id', '=', date.id).execute()
    expect(seats).toEqual([{ offered: 0 }])
  })

  test('keeps a student whom the company has marked as absent', async () => {
    const sender = await aSchedulingSender(app.db)
    const student = await anAttended(app.db, sender)
    await app.db.updateTable('booking').set({ status: 'NO_SHOW' }).where('id', '=', student.booking.id).execute()
    const full = await sender.date({ startAt: inHours(200), capacity: 1 })
    const holder = await anInvited(app.db, sender, acceptedForScheduling())
    await aSeatFor(app.db, holder.invitation, full)
    expect(await dated('joinWaitingList', student.viewer, student.invitation.id, full.id)).toBe('done')
    await settle()
    expect(await placesOf(student.invitation.id)).toEqual(['WAITING'])
  })
})

describe('§1B.3 what a student objects to was never told', () => {
  const record = (viewer: Viewer, id: string) =>
    ask(viewer, `recordHire(scoutInvitationId: "${id}", acceptedOn: "${tokyoToday()}")`)
  const object = async (viewer: Viewer) => {
    const { data } = await app.as(viewer).ask('{ ownOfferReports { id } }')
    return ask(viewer, `answerHire(id: "${data.ownOfferReports[0].id}", isRight: false) { id }`)
  }

  test('the company owes the outcome again', async () => {
    const sender = await aSchedulingSender(app.db)
    const { viewer, invitation } = await anAttended(app.db, sender)
    expect(await record(sender.viewer, invitation.id)).toBe('done')
    expect(await object(viewer)).toBe('done')
    expect(await scoutOf(invitation.id)).toMatchObject({ status: 'ACCEPTED', outcomeToldAt: null, outcomeStep: 1 })
  })

  test('a choice of dates that ended meanwhile has its days anew', async () => {
    const sender = await aSchedulingSender(app.db)
    const { viewer, invitation } = await anInvited(app.db, sender, acceptedForScheduling())
    expect(await record(sender.viewer, invitation.id)).toBe('done')
    await app.db
      .updateTable('scoutInvitation')
      .set({ scheduleBy: inHours(-1) })
      .where('id', '=', invitation.id)
      .execute()
    expect(await object(viewer)).toBe('done')
    await jobs.expire_scout_invitations({}, work.context)
    const { status, scheduleBy } = await scoutOf(invitation.id)
    expect(status).toBe('ACCEPTED')
    expect(tokyoDay(scheduleBy ?? new Date(0))).toBe(addDays(tokyoToday(), 14))
  })

  test('no hire that the student has to answer is an answer that the company owes', async () => {
    const sender = await aSchedulingSender(app.db)
    const { viewer, invitation } = await anAttended(app.db, sender)
    await record(sender.viewer, invitation.id)
    const own = await app.as(viewer).ask('{ progress { turn { side word } } }')
    expect(own.data.progress).toEqual([{ turn: null }])
  })
})

describe('§4 a word that waits for the morning', () => {
  const heldUntil = (day: number) => tokyoMoment(addDays(today(), day), '08:00')

  test('turns nobody down who has chosen a date by night', async () => {
    const sender = await aSchedulingSender(app.db)
    const { viewer, invitation } = await anInvited(app.db, sender, acceptedForScheduling())
    const date = await sender.date({ startAt: inHours(200) })
    itIs('22:00')
    expect(await tell(sender.viewer, invitation.id, 'NOT_SELECTED')).toBe('done')
    expect(await dated('chooseSchedulingDate', viewer, invitation.id, date.id)).toBe('done')
    await app.db
      .updateTable('scoutOutcome')
      .set({ tellsAt: sql<Date>`now()` })
      .where('scoutInvitationId', '=', invitation.id)
      .execute()
    itIs('08:01', 1)
    expect(heldUntil(1).getTime()).toBeLessThan(Date.now())
    await jobs.tell_held_outcomes({}, work.context)
    expect(await scoutOf(invitation.id)).toMatchObject({ outcome: null, schedulingStatus: 'ACCEPTED' })
  })

  test('opens no dates that are closed by then', async () => {
    const sender = await aSchedulingSender(app.db)
    const { invitation } = await anAttended(app.db, sender)
    const { scheduling, date } = await someFurtherDates(app.db, sender)
    itIs('22:00')
    expect(await tell(sender.viewer, invitation.id, 'NEXT_STEP', `, schedulingId: "${scheduling.id}"`)).toBe('done')
    await app.db.updateTable('schedulingDate').set({ booked: 1 }).where('id', '=', date.id).execute()
    await app.db
      .updateTable('scoutOutcome')
      .set({ tellsAt: sql<Date>`now()` })
      .where('scoutInvitationId', '=', invitation.id)
      .execute()
    itIs('08:01', 1)
    await jobs.tell_held_outcomes({}, work.context)
    // The student may still wait in line or wish for another date.
    expect(await scoutOf(invitation.id)).toMatchObject({ outcome: 'NEXT_STEP', step: 2 })
  })
})

describe('§4 at once', () => {
  test('a scout that is accepted and taken back is one of both', async () => {
    for (let count = 0; count < 8; count += 1) {
      const sender = await aSchedulingSender(app.db)
      const { viewer, invitation } = await anInvited(app.db, sender)
      const codes = await Promise.all([
        ask(viewer, `acceptScoutInvitation(id: "${invitation.id}") { id }`),
        ask(sender.viewer, `withdrawScoutInvitations(ids: ["${invitation.id}"])`),
      ])
      const { status, withdrawnBy } = await scoutOf(invitation.id)
      expect([codes[0] === 'done', status, withdrawnBy === null]).toEqual(
        codes[1] === 'done' ? [false, 'EXPIRED', false] : [true, 'ACCEPTED', true],
      )
    }
  })

  test('a student who tells of an absence while the company marks the attendance chooses nothing twice', async () => {
    for (let count = 0; count < 8; count += 1) {
      itIsNow()
      const sender = await aSchedulingSender(app.db)
      const { viewer, invitation } = await anInvited(app.db, sender, acceptedForScheduling())
      const date = await sender.date({
        startAt: tokyoMoment(addDays(today(), 1), '15:00'),
        endAt: tokyoMoment(addDays(today(), 1), '16:00'),
      })
      const booking = await aSeatFor(app.db, invitation, date)
      itIs('15:30', 1)
      await Promise.all([
        ask(viewer, `tellAbsence(scoutInvitationId: "${invitation.id}") { id }`),
        ask(sender.viewer, `updateBookingAttendance(id: "${booking.id}", attendance: ATTENDED) { id }`),
      ])
      const { status } = await app.db
        .selectFrom('booking')
        .select('status')
        .where('id', '=', booking.id)
        .executeTakeFirstOrThrow()
      const { schedulingStatus } = await scoutOf(invitation.id)
      expect(`${status} ${schedulingStatus}`).toMatch(/^(?:ATTENDED ACCEPTED|NO_SHOW PENDING)$/)
    }
  })

  test('two colleagues who tell the same students leave one word for each', async () => {
    const sender = await aSchedulingSender(app.db)
    const students = [await anAttended(app.db, sender), await anAttended(app.db, sender, 2)]
    const words = (ids: string[]) =>
      `tellOutcomes(outcomes: [${ids
        .map((id) => `{ scoutInvitationId: "${id}", outcome: NEXT_STEP, message: "先日はありがとうございました。" }`)
        .join(', ')}]) { scoutInvitationId }`
    const ids = students.map(({ invitation }) => invitation.id)
    itIs('10:00', 1)
    const codes = await Promise.all([ask(sender.viewer, words(ids)), ask(sender.viewer, words(ids.toReversed()))])
    expect(codes).toEqual(['done', 'done'])
    const outcomes = await app.db
      .selectFrom('scoutOutcome')
      .select('scoutInvitationId')
      .where('scoutInvitationId', 'in', ids)
      .execute()
    expect(outcomes).toHaveLength(2)
  })
})
