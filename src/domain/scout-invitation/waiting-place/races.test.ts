import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { isFullRun, walkLength } from '#test/full-run.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'
import { seeded } from '#test/seeded.ts'
import { ownWorker } from '#test/work.ts'
import { jobs } from '../jobs.ts'

const app = ownApp()
const work = ownWorker(app)

type Home = Awaited<ReturnType<typeof aSchedulingSender>>
type Student = Awaited<ReturnType<typeof anInvited>>
const act = (name: string, { viewer, invitation }: Student, date: string) =>
  app
    .as(viewer)
    .ask(`mutation ($id: ID!, $date: ID!) { ${name}(scoutInvitationId: $id, schedulingDateId: $date) { id } }`, {
      id: invitation.id,
      date,
    })
    .then(({ errors }) => errors[0]?.code ?? 'done')
const cancel = ({ viewer, invitation }: Student) =>
  app
    .as(viewer)
    .ask('mutation ($id: ID!) { cancelBooking(scoutInvitationId: $id) { id } }', { id: invitation.id })
    .then(({ errors }) => errors[0]?.code ?? 'done')
const invited = (home: Home) => anInvited(app.db, home, acceptedForScheduling())
const settle = (home: Home, schedulingDateId: string) =>
  jobs.move_waiting_line({ companyId: home.company.id, schedulingDateId }, work.context)
const endOffers = (date: string) =>
  app.db
    .updateTable('waitingPlace')
    .set({ offeredUntil: sql<Date>`now() - interval '1 minute'` })
    .where('schedulingDateId', '=', date)
    .where('status', '=', 'OFFERED')
    .execute()

/** The seats of a date beside the rows that they stand for. */
async function stateOf(id: string) {
  const date = await app.db.selectFrom('schedulingDate').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const places = await app.db
    .selectFrom('waitingPlace')
    .selectAll()
    .where('schedulingDateId', '=', id)
    .orderBy('joinedAt')
    .orderBy('id')
    .execute()
  const bookings = await app.db
    .selectFrom('booking')
    .selectAll()
    .where('schedulingDateId', '=', id)
    .where('status', '=', 'BOOKED')
    .execute()
  const offered = places.filter(({ status }) => status === 'OFFERED')
  const waiting = places.filter(({ status }) => status === 'WAITING')
  return { date, places, bookings, offered, waiting }
}

async function checkSeats(id: string) {
  const { date, bookings, offered, waiting } = await stateOf(id)
  expect(date.booked).toBe(bookings.length)
  expect(date.offered).toBe(offered.length)
  expect(date.booked + date.offered).toBeLessThanOrEqual(date.capacity)
  const seated = new Set(bookings.map(({ candidateId }) => candidateId))
  const lined = [...offered, ...waiting].map(({ candidateId }) => candidateId)
  expect(lined.filter((candidateId) => seated.has(candidateId))).toEqual([])
  expect(new Set(lined).size).toBe(lined.length)
  return { date, offered, waiting }
}

/** How many of the hundred try to take the freed seat. */
const choosing = isFullRun ? 100 : 12

describe('§4 the line at once', () => {
  test('a hundred students, a seat freed three times: each time the first in line has it, and nobody else', async () => {
    const home = await aSchedulingSender(app.db)
    const date = await home.date({ capacity: 1 })
    let holder = await invited(home)
    await aSeatFor(app.db, holder.invitation, date)
    const students = await Promise.all(Array.from({ length: 100 }, () => invited(home)))
    const joined = await Promise.all(students.map((student) => act('joinWaitingList', student, date.id)))
    expect(new Set(joined)).toEqual(new Set(['done']))
    for (let freed = 0; freed < 3; freed += 1) {
      const { waiting } = await stateOf(date.id)
      const [first] = waiting
      const outsiders = await Promise.all(Array.from({ length: 3 }, () => invited(home)))
      const [, ...answers] = await Promise.all([
        cancel(holder),
        settle(home, date.id),
        ...[...students.slice(0, choosing), ...outsiders].map((student) =>
          act('chooseSchedulingDate', student, date.id),
        ),
      ])
      expect(answers.filter((answer) => answer === 'done').length).toBeLessThanOrEqual(2)
      const next = students.find(({ candidate }) => candidate.id === first?.candidateId)
      if (!next) throw new Error('nobody was first')
      await act('chooseSchedulingDate', next, date.id)
      const { bookings } = await stateOf(date.id)
      expect(bookings.map(({ candidateId }) => candidateId)).toEqual([next.candidate.id])
      await checkSeats(date.id)
      holder = next
    }
  }, 60_000)

  const names = ['join', 'leave', 'choose', 'cancel', 'end', 'settle', 'resize'] as const
  const step = fc.record({ name: fc.constantFrom(...names), student: fc.nat(5), seats: fc.integer({ min: 1, max: 3 }) })
  const together = fc.oneof({ weight: 3, arbitrary: fc.tuple(step) }, { weight: 1, arbitrary: fc.tuple(step, step) })

  test('whatever students and the clock do, no seat is kept twice, sold twice, or free while somebody waits', async () => {
    const property = fc.asyncProperty(fc.array(together, { minLength: 25, maxLength: 25 }), async (steps) => {
      const home = await aSchedulingSender(app.db)
      const date = await home.date({ capacity: 1 })
      const students = await Promise.all(Array.from({ length: 6 }, () => invited(home)))
      const acts = {
        join: (student: Student) => act('joinWaitingList', student, date.id),
        leave: (student: Student) => act('leaveWaitingList', student, date.id),
        choose: (student: Student) => act('chooseSchedulingDate', student, date.id),
        cancel,
        end: () => endOffers(date.id),
        settle: () => settle(home, date.id),
        resize: (_: Student, seats: number) =>
          app.db
            .updateTable('schedulingDate')
            .set({ capacity: seats })
            .where('id', '=', date.id)
            .where(sql<boolean>`booked + offered <= ${seats}`)
            .execute(),
      }
      for (const some of steps) {
        const answers = await Promise.all(
          some.map(({ name, student, seats }) => acts[name](students[student] as Student, seats)),
        )
        expect(answers).not.toContain('internal_server_error')
        await checkSeats(date.id)
      }
      await settle(home, date.id)
      const { date: end, waiting } = await checkSeats(date.id)
      if (end.booked + end.offered < end.capacity) expect(waiting).toEqual([])
    })
    await fc.assert(property, { numRuns: walkLength(6), endOnFailure: true, ...seeded(0) })
  }, 120_000)
})
