import { afterEach, describe, expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { itIs, itIsNow, today } from '#test/clock.ts'
import { aSchedulingDate, inHours } from '#test/factories/scheduling.ts'
import { aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'
import { aFurtherStep, anAttended, someFurtherDates } from '#test/factories/step.ts'
import { ownWorker } from '#test/work.ts'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { jobs } from '../jobs.ts'

const app = ownApp()
const work = ownWorker(app)
afterEach(itIsNow)

const tomorrowAt = (clock: string) => tokyoMoment(addDays(today(), 1), clock)
const codeOf = async (answer: Promise<{ errors: { code?: string }[] }>) => (await answer).errors[0]?.code ?? 'done'
const act = (viewer: Viewer, name: string, id: string) =>
  codeOf(app.as(viewer).ask(`mutation ($id: ID!) { ${name}(scoutInvitationId: $id) { id } }`, { id }))
const book = (viewer: Viewer, id: string, date: string) =>
  codeOf(
    app
      .as(viewer)
      .ask('mutation ($id: ID!, $date: ID!) { bookForCandidate(scoutInvitationId: $id, schedulingDateId: $date) }', {
        id,
        date,
      }),
  )
const mark = (viewer: Viewer, id: string, attendance: string) =>
  codeOf(
    app
      .as(viewer)
      .ask('mutation ($id: ID!, $a: BookingAttendance!) { updateBookingAttendance(id: $id, attendance: $a) { id } }', {
        id,
        a: attendance,
      }),
  )
const scoutOf = (id: string) =>
  app.db
    .selectFrom('scoutInvitation')
    .select(['status', 'schedulingStatus', 'step', 'scheduleBy', 'chooseBy'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** A student whose second step offers a date at 15:00 tomorrow, booked or not. */
async function advanced({ isBooked }: { isBooked: boolean }) {
  const sender = await aSchedulingSender(app.db)
  const student = await anAttended(app.db, sender)
  const { scheduling } = await someFurtherDates(app.db, sender)
  const id = student.invitation.id
  await aFurtherStep(app.db, sender.viewer, id, scheduling.id)
  const date = await aSchedulingDate(app.db, {
    companyId: sender.company.id,
    schedulingId: scheduling.id,
    startAt: tomorrowAt('15:00'),
    endAt: tomorrowAt('16:00'),
  })
  const seat = async () => {
    const booking = await aSeatFor(app.db, { ...student.invitation, step: 2 }, date)
    await app.db.updateTable('scoutInvitation').set({ chooseBy: null }).where('id', '=', id).execute()
    return booking
  }
  return { sender, scheduling, date, ...student, id, booking: isBooked ? await seat() : student.booking }
}

describe('§4 what happens to the date of a further step', () => {
  const chooses = {
    status: 'ACCEPTED',
    schedulingStatus: 'PENDING',
    step: 2,
    scheduleBy: null,
    chooseBy: expect.any(Date),
  }
  const isBooked = { status: 'ACCEPTED', schedulingStatus: 'ACCEPTED', step: 2, scheduleBy: null, chooseBy: null }

  test('a student who is ill on the day chooses again, or comes after all', async () => {
    const { viewer, id } = await advanced({ isBooked: true })
    itIs('09:00', 1)
    expect(await act(viewer, 'tellAbsence', id)).toBe('done')
    expect(await scoutOf(id)).toEqual(chooses)
    expect(await act(viewer, 'takeDayNoticeBack', id)).toBe('done')
    expect(await scoutOf(id)).toEqual(isBooked)
  })

  test('a date that its company calls off is chosen again', async () => {
    const { sender, date, id } = await advanced({ isBooked: true })
    const called = app
      .as(sender.viewer)
      .ask('mutation ($id: ID!, $m: String!) { callOffSchedulingDate(id: $id, message: $m) }', {
        id: date.id,
        m: '面接官の急病のため、中止します。申し訳ありません。',
      })
    expect(await codeOf(called)).toBe('done')
    await work.run()
    expect(await scoutOf(id)).toEqual(chooses)
  })

  test('a company books a date of the step, which then never lapses', async () => {
    const { sender, scheduling, date, id } = await advanced({ isBooked: false })
    const page = 'query ($id: ID!) { threadWithCandidate(scoutInvitationId: $id) { datesWithSeat { id } } }'
    const { data } = await app.as(sender.viewer).ask(page, { id })
    const open = await app.db
      .selectFrom('schedulingDate')
      .select('id')
      .where('schedulingId', '=', scheduling.id)
      .execute()
    expect(new Set(data.threadWithCandidate.datesWithSeat)).toEqual(new Set(open))
    expect(await book(sender.viewer, id, (await sender.date({ startAt: inHours(300) })).id)).not.toBe('done')
    expect(await book(sender.viewer, id, date.id)).toBe('done')
    expect(await scoutOf(id)).toEqual(isBooked)
    await jobs.lapse_steps({}, work.context)
    expect(await scoutOf(id)).toEqual(isBooked)
  })

  test('a wish is answered with dates of the step, kept for the student', async () => {
    const { sender, scheduling, viewer, id, invitation, candidate } = await advanced({ isBooked: false })
    const ids = { companyId: sender.company.id, scoutInvitationId: invitation.id, candidateId: candidate.id }
    const request = await app.db
      .insertInto('schedulingDateRequest')
      .values({ ...ids, step: 2, request: '夕方の日程があると参加できます。' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await app.db
      .updateTable('scoutInvitation')
      .set({ schedulingStatus: 'SCHEDULING_DATE_REQUESTED', chooseBy: null })
      .where('id', '=', id)
      .execute()
    const answer = app
      .as(sender.viewer)
      .ask(
        'mutation ($id: ID!, $dates: [WishedDateInput!]!) { answerSchedulingDateRequest(id: $id, createSchedulingDates: $dates) }',
        { id: request.id, dates: [{ startAt: inHours(200), endAt: inHours(201) }] },
      )
    expect(await codeOf(answer)).toBe('done')
    const date = await app.db
      .selectFrom('schedulingDate')
      .select(['schedulingId', 'id'])
      .where('companyId', '=', sender.company.id)
      .where('offered', '=', 1)
      .executeTakeFirstOrThrow()
    expect(date.schedulingId).toBe(scheduling.id)
    await jobs.settle_waiting_lines({}, work.context)
    const chosen = app
      .as(viewer)
      .ask(
        'mutation ($id: ID!, $d: ID!) { chooseSchedulingDate(scoutInvitationId: $id, schedulingDateId: $d) { id } }',
        {
          id,
          d: date.id,
        },
      )
    expect(await codeOf(chosen)).toBe('done')
  })

  test('a student who comes after all, by the word of the company, chooses no other date', async () => {
    const { sender, viewer, id, booking } = await advanced({ isBooked: true })
    itIs('09:00', 1)
    await act(viewer, 'tellAbsence', id)
    itIs('15:30', 1)
    expect(await mark(sender.viewer, booking.id, 'ATTENDED')).toBe('done')
    expect(await scoutOf(id)).toEqual(isBooked)
    expect(await mark(sender.viewer, booking.id, 'NO_SHOW')).toBe('done')
    expect(await scoutOf(id)).toEqual(isBooked)
  })

  test('who missed a date and booked anew gives the seat back when blocking the company', async () => {
    const { sender, candidate, viewer, id, date } = await advanced({ isBooked: true })
    const later = await aSchedulingDate(app.db, {
      companyId: sender.company.id,
      schedulingId: date.schedulingId,
      startAt: inHours(200),
    })
    itIs('09:00', 1)
    await act(viewer, 'tellAbsence', id)
    const chosen = app
      .as(viewer)
      .ask(
        'mutation ($id: ID!, $d: ID!) { chooseSchedulingDate(scoutInvitationId: $id, schedulingDateId: $d) { id } }',
        {
          id,
          d: later.id,
        },
      )
    expect(await codeOf(chosen)).toBe('done')
    itIs('18:00', 1)
    const block = { candidateId: candidate.id, companyId: sender.company.id }
    await app.db.insertInto('blockedCompany').values(block).execute()
    await jobs.end_scouts_of_blocked(block, work.context)
    expect(await scoutOf(id)).toMatchObject({ status: 'DECLINED' })
    const seats = await app.db.selectFrom('schedulingDate').select('booked').where('id', '=', later.id).execute()
    expect(seats).toEqual([{ booked: 0 }])
  })
})
