import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mondayOf } from '#ground/time/month.ts'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { itIsNow, itIsOn } from '#test/clock.ts'
import { aCandidate } from '#test/factories.ts'
import { aSender, type Sender } from '#test/factories/scout-invitation.ts'
import { ordinaryWednesday, sendingOf } from '#test/factories/sending.ts'
import { deliverScoutInvitations } from './commands.ts'

const app = ownApp({ scoutHours: 'daytime' })
let sender: Sender
let student: Awaited<ReturnType<typeof aCandidate>>

const wednesday = ordinaryWednesday
const nextMonday = addDays(wednesday, 5)

beforeEach(async () => {
  sender = await aSender(app.db)
  student = await aCandidate(app.db)
  itIsOn(wednesday, '21:30')
})
afterEach(itIsNow)

const send = (who = sender, ids = [student.id]) => sendingOf(app).send(who, ids)
const sendOne = async (who = sender) => {
  const { data, errors } = await send(who)
  expect(errors).toEqual([])
  return data.sendScoutInvitations.sentIds[0] as string
}
const deliver = () => app.db.transaction().execute((tx) => deliverScoutInvitations(tx, 'daytime'))
const rowOf = (id: string) => app.db.selectFrom('scoutInvitation').selectAll().where('id', '=', id).executeTakeFirst()
const preview = (ids: string[], who = sender) => sendingOf(app).preview(who.viewer, ids)

describe('§9 a student whose week is full', () => {
  const fill = (week: string, received: number) =>
    app.db.insertInto('scoutReceivedInWeek').values({ candidateId: student.id, week, received }).execute()

  test('receives it in the next week; the sender learns the day, and only of whom it may scout', async () => {
    itIsOn(wednesday, '12:00')
    await fill(mondayOf(wednesday), 10)
    const deliverAt = tokyoMoment(nextMonday, '08:00').toISOString()
    const expected = [{ candidateId: student.id, deliverAt, isWeekFull: true }]
    expect((await preview([student.id])).data.scoutDeliveries).toEqual(expected)
    expect((await send()).data.sendScoutInvitations.scheduled).toEqual(expected)

    const blocking = await aCandidate(app.db)
    await app.db
      .insertInto('blockedCompany')
      .values({ candidateId: blocking.id, companyId: sender.company.id })
      .execute()
    await app.db
      .insertInto('scoutReceivedInWeek')
      .values({ candidateId: blocking.id, week: mondayOf(wednesday), received: 10 })
      .execute()
    expect((await preview([blocking.id, student.id])).data.scoutDeliveries).toEqual([])
  })

  test('of two companies for the tenth place that come late, one is delivered and the other moves on', async () => {
    const other = await aSender(app.db)
    const ids = [await sendOne(), await sendOne(other)]
    await fill(nextMonday, 9)
    itIsOn(nextMonday, '10:00')
    await Promise.all([deliver(), deliver()])
    const rows = (await Promise.all(ids.map(rowOf))).map((row) => row?.status)
    expect(rows.toSorted()).toEqual(['PENDING', 'SCHEDULED'])
    const weeks = await app.db
      .selectFrom('scoutReceivedInWeek')
      .select(['week', 'received'])
      .where('candidateId', '=', student.id)
      .where('received', '>', 0)
      .orderBy('week')
      .execute()
    expect(weeks).toEqual([
      { week: nextMonday, received: 10 },
      { week: addDays(nextMonday, 7), received: 1 },
    ])
    expect(tokyoToday(new Date())).toBe(nextMonday)
  })

  test('one that comes late and finds no week any more is given back, and its sender is told', async () => {
    const id = await sendOne()
    for (const days of [0, 7, 14, 21, 28, 35]) await fill(addDays(nextMonday, days), 10)
    itIsOn(nextMonday, '10:00')
    await deliver()
    expect(await rowOf(id)).toBeUndefined()
    const month = await app.db
      .selectFrom('scoutSentOnDay')
      .select('sent')
      .where('companyId', '=', sender.company.id)
      .execute()
    expect(month).toEqual([{ sent: 0 }])
    const full = await app.db
      .selectFrom('scoutReceivedInWeek')
      .select('received')
      .where('candidateId', '=', student.id)
      .where('received', '>', 0)
      .execute()
    expect(full.map(({ received }) => received)).toEqual(Array(6).fill(10))
  })
})
