import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { itIsNow, itIsOn } from '#test/clock.ts'
import { aCandidate } from '#test/factories.ts'
import { aSender, type Sender } from '#test/factories/scout-invitation.ts'
import { ordinaryWednesday, sendingOf } from '#test/factories/sending.ts'
import { deliverScoutInvitations } from './commands.ts'
import { sendingWeek } from './moment.ts'

const app = ownApp({ scoutHours: 'daytime' })
let sender: Sender
let student: Awaited<ReturnType<typeof aCandidate>>

// Scouts are written on Wednesday morning, for Thursday at ten.
const wednesday = ordinaryWednesday
const thursday = addDays(wednesday, 1)
const chosen = tokyoMoment(thursday, '10:00')
const nextMonday = tokyoMoment(addDays(wednesday, 5), '08:00')

beforeEach(async () => {
  sender = await aSender(app.db)
  student = await aCandidate(app.db)
  itIsOn(wednesday, '09:00')
})
afterEach(itIsNow)

const send = (sendAt: Date) => sendingOf(app).send(sender, [student.id], sendAt)
const preview = async (sendAt: Date) =>
  (await sendingOf(app).preview(sender.viewer, [student.id], sendAt)).data.scoutDeliveries
const deliver = () => app.db.transaction().execute((tx) => deliverScoutInvitations(tx, 'daytime'))
const scouts = () =>
  app.db
    .selectFrom('scoutInvitation')
    .select(['status', 'sentAt', 'expiresAt'])
    .where('companyId', '=', sender.company.id)
    .execute()

describe('states 1B.3 a scout for a chosen time', () => {
  test('waits for it, told before and after, and leaves then', async () => {
    const expected = [{ candidateId: student.id, deliverAt: chosen.toISOString(), isWeekFull: false }]
    expect(await preview(chosen)).toEqual(expected)
    const { data, errors } = await send(chosen)
    expect(errors).toEqual([])
    expect(data.sendScoutInvitations).toMatchObject({ scheduled: expected, failures: [] })
    const [waiting] = await scouts()
    expect(waiting).toMatchObject({ status: 'SCHEDULED', sentAt: chosen })
    expect(longDateTime(waiting!.expiresAt)).toBe(longDateTime(tokyoMoment(addDays(thursday, 14), '23:59')))
    itIsOn(thursday, '09:59')
    await deliver()
    expect(await scouts()).toMatchObject([{ status: 'SCHEDULED' }])
    itIsOn(thursday, '10:00')
    await deliver()
    expect(await scouts()).toMatchObject([{ status: 'PENDING', sentAt: chosen }])
  })

  test('goes to the next week when the student’s is full then', async () => {
    await app.db
      .insertInto('scoutReceivedInWeek')
      .values({ candidateId: student.id, week: sendingWeek(chosen), received: 10 })
      .execute()
    const expected = [{ candidateId: student.id, deliverAt: nextMonday.toISOString(), isWeekFull: true }]
    expect(await preview(chosen)).toEqual(expected)
    expect((await send(chosen)).data.sendScoutInvitations.scheduled).toEqual(expected)
  })

  test('takes no place in the week of its writing', async () => {
    await send(nextMonday)
    const weeks = await app.db
      .selectFrom('scoutReceivedInWeek')
      .select(['week', 'received'])
      .where('candidateId', '=', student.id)
      .execute()
    expect(weeks).toEqual([{ week: sendingWeek(nextMonday), received: 1 }])
  })

  test.each([addDays(wednesday, 31), '9999-12-31'])('no delivery is promised for %s', async (day) =>
    expect(await preview(tokyoMoment(day, '23:00'))).toEqual([]),
  )

  test.each([
    ['a time that is over', addDays(wednesday, -1), '10:00'],
    ['the evening', thursday, '20:00'],
    ['a Sunday', addDays(wednesday, 4), '10:00'],
    ['more than thirty days on', addDays(wednesday, 31), '10:00'],
  ])('%s is refused beside its field, and nothing is written', async (_, day, clock) => {
    const { errors } = await send(tokyoMoment(day, clock))
    expect(errors[0]).toMatchObject({ code: 'invalid_input', fields: [{ path: 'sendAt' }] })
    expect(await scouts()).toEqual([])
  })
})
