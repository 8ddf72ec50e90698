import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#test/database.ts'
import { aCandidate } from '#test/factories.ts'
import { aSchedulingSender, acceptedForScheduling, aScoutInvitation, homeOf } from '#test/factories/scout-invitation.ts'
import { isFullRun } from '#test/full-run.ts'
import { callAs, type Answer } from './calls.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'

let database: TestDatabase
let servers: ServerProcess[] = []
beforeAll(async () => {
  database = await testDatabase()
  servers = await Promise.all([startServerProcess(database.url), startServerProcess(database.url)])
})
afterAll(async () => {
  await Promise.all(servers.map(({ stop }) => stop()))
  await database.close()
})

const choose = /* GraphQL */ `
  mutation Choose($scoutInvitationId: ID!, $schedulingDateId: ID!) {
    chooseSchedulingDate(scoutInvitationId: $scoutInvitationId, schedulingDateId: $schedulingDateId) {
      schedulingStatus
    }
  }
`

type Sender = Awaited<ReturnType<typeof aSchedulingSender>>
/** A student who may choose a date, signed in, whose browser speaks to one of the servers. */
async function aStudent(sender: Sender, { url }: ServerProcess) {
  const { id: candidateId, viewer } = await aCandidate(database.db)
  const { id: scoutInvitationId } = await aScoutInvitation(database.db, {
    ...homeOf(sender),
    candidateId,
    ...acceptedForScheduling(),
  })
  return { candidateId, scoutInvitationId, call: await callAs(url, database.db, viewer) }
}

/** Presses again after each busy answer, as a student would. */
async function untilTaken(press: () => Promise<Answer>): Promise<Answer> {
  const answer = await press()
  return answer.errors?.[0]?.extensions.code === 'server_busy' ? untilTaken(press) : answer
}

test.runIf(isFullRun).each([
  { students: 50, seats: 1 },
  { students: 400, seats: 30 },
])(
  '§8 $students students reach at once through two servers for the last of $seats seats: who has none is told',
  // One seat sold twice is once too often: nothing is tried again.
  { retry: 0 },
  async ({ students: count, seats }) => {
    const { db } = database
    const sender = await aSchedulingSender(db)
    const date = await sender.date({ capacity: seats })
    const everySecond = Array.from({ length: count / 2 }, () => servers)
    const students = await Promise.all(everySecond.flat().map((server) => aStudent(sender, server)))

    const answers = await Promise.all(
      students.map(async ({ call, candidateId, scoutInvitationId }) => {
        const { data, errors } = await untilTaken(() => call(choose, { scoutInvitationId, schedulingDateId: date.id }))
        return { candidateId, data, errors: errors?.map(({ message, extensions }) => [extensions.code, message]) }
      }),
    )

    const booked = answers.filter(({ errors }) => !errors)
    const told = answers.filter(({ errors }) => errors)
    expect([booked.length, told.length]).toEqual([seats, count - seats])
    for (const { data } of booked) expect(data).toEqual({ chooseSchedulingDate: { schedulingStatus: 'ACCEPTED' } })
    for (const { errors } of told)
      expect(errors).toEqual([['capacity_reached', '定員に達しました。別の日程を選んでください。']])

    const bookings = await db
      .selectFrom('booking')
      .where('schedulingDateId', '=', date.id)
      .select(['candidateId', 'status'])
      .execute()
    expect(bookings.every(({ status }) => status === 'BOOKED')).toBe(true)
    const withSeats = booked.map(({ candidateId }) => candidateId)
    expect(bookings.map(({ candidateId }) => candidateId).toSorted()).toEqual(withSeats.toSorted())
    const after = await db
      .selectFrom('schedulingDate')
      .where('id', '=', date.id)
      .select(['booked', 'capacity'])
      .executeTakeFirstOrThrow()
    expect(after).toEqual({ booked: seats, capacity: seats })
    const invitations = await db
      .selectFrom('scoutInvitation')
      .where('jobId', '=', sender.job.id)
      .where('schedulingStatus', '=', 'ACCEPTED')
      .select('candidateId')
      .execute()
    expect(invitations.map(({ candidateId }) => candidateId).toSorted()).toEqual(withSeats.toSorted())
  },
)
