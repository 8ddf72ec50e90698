import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { mondayOf } from '#ground/time/month.ts'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { ownApp } from '#test/client.ts'
import { itIsNow, itIsOn } from '#test/clock.ts'
import { aCandidate } from '#test/factories.ts'
import { aSender, type Sender } from '#test/factories/scout-invitation.ts'
import { ordinaryWednesday, sendingOf } from '#test/factories/sending.ts'
import { deliverScoutInvitations } from './delivery/commands.ts'

const app = ownApp({ scoutHours: 'daytime' })
let student: Awaited<ReturnType<typeof aCandidate>>

const wednesday = ordinaryWednesday
const thursday = addDays(wednesday, 1)
const nextMonday = addDays(wednesday, 5)

beforeEach(async () => {
  student = await aCandidate(app.db)
  itIsOn(wednesday, '12:00')
})
afterEach(itIsNow)

const intake = (viewer: Viewer | null, scoutsPerWeek: number, pausedUntil: string | null = null) =>
  app
    .as(viewer)
    .ask(
      `mutation ($n: Int!, $until: Date) { updateScoutIntake(scoutsPerWeek: $n, pausedUntil: $until) { scoutsPerWeek pausedUntil } }`,
      { n: scoutsPerWeek, until: pausedUntil },
    )
const own = async (viewer: Viewer) =>
  (await app.as(viewer).ask('{ scoutIntake { scoutsPerWeek pausedUntil } }')).data.scoutIntake
const senders = (count: number) => Promise.all(Array.from({ length: count }, () => aSender(app.db)))
const send = async (sender: Sender, id = student.id) => {
  const { data, errors } = await sendingOf(app).send(sender, [id])
  expect(errors).toEqual([])
  return data.sendScoutInvitations as { sentIds: string[]; scheduled: object[]; failures: { code: string }[] }
}
const deliver = () => app.db.transaction().execute((tx) => deliverScoutInvitations(tx, 'daytime'))
const arrived = async () => {
  const rows = await app.db
    .selectFrom('scoutInvitation')
    .select('status')
    .where('candidateId', '=', student.id)
    .execute()
  return rows.map(({ status }) => status).toSorted()
}

describe('§2 /candidate/settings: what a student lets in', () => {
  test('ten a week and no pause until something is chosen; each student chooses their own', async () => {
    const other = await aCandidate(app.db)
    expect(await own(student.viewer)).toEqual({ scoutsPerWeek: 10, pausedUntil: null })
    const until = addDays(wednesday, 20)
    expect((await intake(student.viewer, 3, until)).data.updateScoutIntake).toEqual({
      scoutsPerWeek: 3,
      pausedUntil: until,
    })
    expect(await own(other.viewer)).toEqual({ scoutsPerWeek: 10, pausedUntil: null })
  })

  test('§5 refuses numbers and days that are none', async () => {
    for (const number of [0, 11, -3]) {
      const { errors } = await intake(student.viewer, number)
      expect(errors).toMatchObject([{ code: 'invalid_input', fields: [{ path: 'scoutsPerWeek' }] }])
    }
    for (const day of [addDays(wednesday, -1), addDays(wednesday, 200)]) {
      const { errors } = await intake(student.viewer, 10, day)
      expect(errors).toMatchObject([{ code: 'invalid_input', fields: [{ path: 'pausedUntil' }] }])
    }
    expect(await own(student.viewer)).toEqual({ scoutsPerWeek: 10, pausedUntil: null })
  })

  test('§6 a guest and a company are refused', async () => {
    const [sender] = await senders(1)
    expect((await intake(null, 3)).errors[0]?.code).toBe('unauthenticated')
    expect((await intake(sender?.viewer ?? null, 3)).errors[0]?.code).toBe('forbidden')
  })
})

describe('§9 fewer scouts a week', () => {
  test('of five companies at once three reach the student; the others wait for Monday and are told the day', async () => {
    await intake(student.viewer, 3)
    const answers = await Promise.all((await senders(5)).map((sender) => send(sender)))
    expect(answers.flatMap(({ failures }) => failures)).toEqual([])
    const waiting = answers.flatMap(({ scheduled }) => scheduled)
    const deliverAt = tokyoMoment(nextMonday, '08:00').toISOString()
    expect(waiting).toEqual([1, 2].map(() => ({ candidateId: student.id, deliverAt, isWeekFull: true })))
    expect(await arrived()).toEqual(['PENDING', 'PENDING', 'PENDING', 'SCHEDULED', 'SCHEDULED'])
    const [next] = await senders(1)
    if (!next) throw new Error('no sender')
    const seen = JSON.stringify(await sendingOf(app).preview(next.viewer, [student.id]))
    expect(JSON.parse(seen).data.scoutDeliveries).toEqual([{ candidateId: student.id, deliverAt, isWeekFull: true }])
  })

  test('lowered in the night: of four that wait for the morning one leaves, the others wait for their weeks', async () => {
    itIsOn(wednesday, '21:30')
    for (const sender of await senders(4)) await send(sender)
    await intake(student.viewer, 1)
    itIsOn(thursday, '08:00')
    await Promise.all([deliver(), deliver()])
    await deliver()
    expect(await arrived()).toEqual(['PENDING', 'SCHEDULED', 'SCHEDULED', 'SCHEDULED'])
    const weeks = await app.db
      .selectFrom('scoutReceivedInWeek')
      .select(['week', 'received'])
      .where('candidateId', '=', student.id)
      .where('received', '>', 0)
      .orderBy('week')
      .execute()
    const monday = mondayOf(wednesday)
    expect(weeks).toEqual([0, 7, 14, 21].map((days) => ({ week: addDays(monday, days), received: 1 })))
  })
})

describe('§9 a pause', () => {
  const codes = async (sender: Sender) => (await send(sender)).failures.map(({ code }) => code)
  const paused = async ({ viewer }: Sender) =>
    (
      await app.as(viewer).ask(
        `query ($id: ID!, $ids: [ID!]!) { searchCandidate(id: $id) { isIntakePaused }
          scoutDeliveries(candidateIds: $ids) { candidateId } }`,
        { id: student.id, ids: [student.id] },
      )
    ).data

  test('refuses every company with one sentence, shows no day and no number, and ends by itself', async () => {
    const [sender, later] = await senders(2)
    if (!sender || !later) throw new Error('no sender')
    await intake(student.viewer, 7, thursday)
    expect(await paused(sender)).toEqual({ searchCandidate: { isIntakePaused: true }, scoutDeliveries: [] })
    expect(await codes(sender)).toEqual(['candidate_paused'])
    itIsOn(thursday, '12:00')
    expect(await codes(sender)).toEqual(['candidate_paused'])
    itIsOn(addDays(thursday, 1), '12:00')
    expect(await own(student.viewer)).toEqual({ scoutsPerWeek: 7, pausedUntil: null })
    expect((await paused(later)).searchCandidate).toEqual({ isIntakePaused: false })
    expect(await codes(later)).toEqual([])
  })

  test('a scout that waits is given back when it would leave', async () => {
    itIsOn(wednesday, '21:30')
    const [sender] = await senders(1)
    if (!sender) throw new Error('no sender')
    await send(sender)
    await intake(student.viewer, 10, addDays(wednesday, 30))
    itIsOn(thursday, '08:00')
    await deliver()
    expect(await arrived()).toEqual([])
  })

  test('pausing while companies send: what arrived was sent before, nothing comes after', async () => {
    const companies = await senders(4)
    const [pause, ...answers] = await Promise.all([
      intake(student.viewer, 10, thursday),
      ...companies.map((sender) => send(sender)),
    ])
    expect(pause.errors).toEqual([])
    const sent = answers.flatMap(({ sentIds }) => sentIds).length
    const refused = answers.flatMap(({ failures }) => failures.map(({ code }) => code))
    expect(refused).toEqual(Array(4 - sent).fill('candidate_paused'))
    expect(await arrived()).toHaveLength(sent)
  })
})
