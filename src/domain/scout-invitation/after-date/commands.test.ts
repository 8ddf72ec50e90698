import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyUser } from '#test/factories.ts'
import { anEvaluation } from '#test/factories/evaluation.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'

const app = ownApp()
type Sender = Awaited<ReturnType<typeof aSchedulingSender>>
let home: Sender
let date: Awaited<ReturnType<Sender['date']>>
let students: { booking: { id: string }; invitation: Awaited<ReturnType<typeof anInvited>>['invitation'] }[]
beforeEach(async () => {
  home = await aSchedulingSender(app.db)
  date = await home.date({ startAt: inHours(-3), endAt: inHours(-2), capacity: 5 })
  students = []
  for (let count = 0; count < 3; count += 1) {
    const { invitation } = await anInvited(app.db, home, acceptedForScheduling())
    students.push({ invitation, booking: await aSeatFor(app.db, invitation, date) })
  }
})

const all = (viewer: Viewer = home.viewer) =>
  app.as(viewer).ask('mutation ($id: ID!) { markAllAttended(schedulingDateId: $id) }', { id: date.id })
const undo = (press: string, viewer: Viewer | null = home.viewer) =>
  app.as(viewer).ask('mutation ($id: ID!, $press: ID!) { undoAllAttended(schedulingDateId: $id, press: $press) }', {
    id: date.id,
    press,
  })
const mark = (at: number, attendance: string) =>
  app
    .as(home.viewer)
    .ask('mutation ($id: ID!, $a: BookingAttendance!) { updateBookingAttendance(id: $id, attendance: $a) { id } }', {
      id: students[at]?.booking.id,
      a: attendance,
    })
const presses = async () => {
  const { data } = await app.as(home.viewer).ask('{ meetings { attendancePress } }')
  const meetings = data.meetings as { attendancePress: string | null }[]
  return [...new Set(meetings.map(({ attendancePress }) => attendancePress).filter((press) => press !== null))]
}
const press = async () => {
  await all()
  const [id = ''] = await presses()
  return id
}
const statuses = async () => {
  const rows = await app.db
    .selectFrom('booking')
    .select(['id', 'status'])
    .where('schedulingDateId', '=', date.id)
    .execute()
  return students.map(({ booking }) => rows.find(({ id }) => id === booking.id)?.status)
}

describe('全員出席 and back', () => {
  test('puts back what the press has set, and nothing that stood before; the page follows', async () => {
    await mark(0, 'NO_SHOW')
    await mark(1, 'ATTENDED')
    const id = await press()
    expect(await statuses()).toEqual(['NO_SHOW', 'ATTENDED', 'ATTENDED'])
    expect((await undo(id)).data.undoAllAttended).toBe(1)
    expect(await statuses()).toEqual(['NO_SHOW', 'ATTENDED', 'BOOKED'])
    expect(await presses()).toEqual([])
    const { data } = await app.as(home.viewer).ask('{ meetings { awaitsEvaluation awaitsOutcome booking { status } } }')
    expect(data.meetings).toContainEqual({
      awaitsEvaluation: false,
      awaitsOutcome: false,
      booking: { status: 'BOOKED' },
    })
  })

  test('keeps what a colleague changed since, also changed and changed back, evaluated, or told', async () => {
    const { invitation: withOutcome } = await anInvited(app.db, home, acceptedForScheduling())
    const { id: bookingWithOutcome } = await aSeatFor(app.db, withOutcome, date)
    const id = await press()
    const { errors } = await app
      .as(home.viewer)
      .ask(
        'mutation ($id: ID!, $m: String!) { tellOutcome(scoutInvitationId: $id, outcome: NEXT_STEP, message: $m) }',
        {
          id: withOutcome.id,
          m: 'お話を聞けて、うれしかったです。',
        },
      )
    expect(errors).toEqual([])
    await mark(0, 'NO_SHOW')
    await mark(0, 'ATTENDED')
    const evaluated = students[1]
    if (!evaluated) throw new Error('no second student')
    await anEvaluation(app.db, {
      companyId: home.company.id,
      candidateId: evaluated.invitation.candidateId,
      companyUserId: home.user.id,
      bookingId: evaluated.booking.id,
    })
    expect((await undo(id)).data.undoAllAttended).toBe(1)
    expect(await statuses()).toEqual(['ATTENDED', 'ATTENDED', 'BOOKED'])
    const booking = await app.db
      .selectFrom('booking')
      .select('status')
      .where('id', '=', bookingWithOutcome)
      .executeTakeFirstOrThrow()
    expect(booking.status).toBe('ATTENDED')
  })

  test('keeps what a colleague evaluates at the same moment', async () => {
    const id = await press()
    const [evaluated] = students
    if (!evaluated) throw new Error('no student')
    const { answer } = await app.db.transaction().execute(async (tx) => {
      await anEvaluation(tx, {
        companyId: home.company.id,
        candidateId: evaluated.invitation.candidateId,
        companyUserId: home.user.id,
        bookingId: evaluated.booking.id,
      })
      const undoing = { answer: undo(id) }
      await vi.waitFor(async () => expect(await countWaiting()).toBe(1))
      return undoing
    })
    expect((await answer).data.undoAllAttended).toBe(2)
    expect(await statuses()).toEqual(['ATTENDED', 'BOOKED', 'BOOKED'])
  })

  test('twice at once and a second press take back once; a later press is one of its own', async () => {
    const id = await press()
    const both = await Promise.all([undo(id), undo(id)])
    expect(both.map(({ data }) => data.undoAllAttended).toSorted()).toEqual([0, 3])
    expect((await undo(id)).data.undoAllAttended).toBe(0)
    const later = await press()
    expect(later).not.toBe(id)
    expect((await undo(id)).data.undoAllAttended).toBe(0)
    expect(await statuses()).toEqual(['ATTENDED', 'ATTENDED', 'ATTENDED'])
  })

  test('systems of the company hear of the stage again', async () => {
    const id = await press()
    const before = await countJobs()
    await undo(id)
    expect(await countJobs()).toBe(before + 3)
  })

  test('not of another company, not by who reads, not with a press that is none', async () => {
    const id = await press()
    const other = await aSchedulingSender(app.db)
    const { viewer: reader } = await aCompanyUser(app.db, home.company.id, { role: 'VIEWER' })
    const codes = await Promise.all([undo(id, other.viewer), undo(id, reader), undo(id, null), undo('none')])
    expect(codes.map(({ errors }) => errors[0]?.code)).toEqual([
      'not_found',
      'forbidden',
      'unauthenticated',
      'not_found',
    ])
    expect((await undo(crypto.randomUUID())).data.undoAllAttended).toBe(0)
    expect(await statuses()).toEqual(['ATTENDED', 'ATTENDED', 'ATTENDED'])
  })
})

/** The statements of this database that wait for a row. */
const countWaiting = async () => {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db)
  return rows.length
}

const countJobs = async () => {
  const { count } = await app.db
    .withTables<{ 'graphile_worker._private_jobs': { id: string } }>()
    .selectFrom('graphile_worker._private_jobs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
