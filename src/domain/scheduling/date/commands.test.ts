import { beforeEach, describe, expect, test } from 'vitest'
import { giveSeatBack, takeSeat } from '#domain/scheduling/seat/commands.ts'
import { mayAct } from '#domain/scheduling/seat/rules.ts'
import { listOpenDates } from '#domain/scheduling/queries.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { aBooking, aScheduling, aSchedulingDate, inHours } from '#test/factories/scheduling.ts'
import type { OfRow } from '#ground/id.ts'

const app = ownApp()
let home: Awaited<ReturnType<typeof aCompanyWithUser>>
let companyId: OfRow<'company'>
let schedulingId: string

beforeEach(async () => {
  home = await aCompanyWithUser(app.db)
  companyId = home.company.id
  schedulingId = (await aScheduling(app.db, { companyId })).id
})

const aDate = (fields: { startAt?: Date; capacity?: number; isForceCapacityFull?: boolean } = {}) =>
  aSchedulingDate(app.db, { companyId, schedulingId, ...fields })
const bookedOn = async (id: string) =>
  (await app.db.selectFrom('schedulingDate').select('booked').where('id', '=', id).executeTakeFirstOrThrow()).booked

describe('§4 a seat', () => {
  const take = (dateId: string, scheduling = schedulingId, company = companyId) =>
    app.db.transaction().execute((tx) => takeSeat(tx, company, scheduling, dateId))

  test('the last one goes to one of two who ask at once', async () => {
    const date = await aDate({ capacity: 3 })
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => take(date.id)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(outcomes.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))).toEqual(
      Array(5).fill('capacity_reached'),
    )
    expect(await bookedOn(date.id)).toBe(3)
  })

  test('says when it is and whether it was the last, and comes back', async () => {
    const date = await aDate({ capacity: 1 })
    expect(await take(date.id)).toEqual({
      id: date.id,
      startAt: date.startAt,
      endAt: date.endAt,
      isFull: true,
    })
    await app.db.transaction().execute((tx) => giveSeatBack(tx, companyId, date.id))
    expect(await bookedOn(date.id)).toBe(0)
  })

  test('is refused on a full, closed or unknown date', async () => {
    const full = await aDate({ isForceCapacityFull: true })
    const closed = await aDate({ startAt: inHours(11) })
    const open = await aDate({ startAt: inHours(13) })
    const other = await aCompanyWithUser(app.db)
    const otherScheduling = await aScheduling(app.db, { companyId })
    await expect(take(full.id)).rejects.toThrow('capacity_reached')
    await expect(take(closed.id)).rejects.toThrow('scheduling_date_closed')
    await expect(take(open.id, schedulingId, other.company.id)).rejects.toThrow('not_found')
    await expect(take(open.id, otherScheduling.id)).rejects.toThrow('not_found')
    expect((await take(open.id)).isFull).toBe(false)
  })

  test('is sold by the statement where the rule says so, and nowhere else', async () => {
    const dates = [1, 3].flatMap((capacity) =>
      [0, 1].flatMap((booked) =>
        [true, false].flatMap((isForceCapacityFull) =>
          [-1, 11.9, 12.1, 200].map((hours) => ({ capacity, booked, isForceCapacityFull, startAt: inHours(hours) })),
        ),
      ),
    )
    for (const [at, fields] of dates.entries()) {
      // Two dates with equal times would be the same slot.
      const startAt = new Date(fields.startAt.getTime() + at)
      const { id } = await aSchedulingDate(app.db, { companyId, schedulingId, ...fields, startAt })
      const isSold = await take(id).then(
        () => true,
        () => false,
      )
      expect({ ...fields, isSold }).toEqual({
        ...fields,
        isSold: mayAct('takeSeat', { ...fields, closingHours: 12, offered: 0 }, new Date()),
      })
    }
  })

  test('a student sees every date that has not begun, earliest first', async () => {
    const later = await aDate({ startAt: inHours(40), isForceCapacityFull: true })
    await aDate({ startAt: inHours(-1) })
    const soon = await aDate({ startAt: inHours(2) })
    const dates = await listOpenDates(app.db, companyId, schedulingId)
    expect(dates.map(({ id }) => id)).toEqual([soon.id, later.id])
  })
})

describe('§7 toggleSchedulingDateCapacityFull', () => {
  const toggle = `mutation Toggle($id: ID!, $full: Boolean!) {
    toggleSchedulingDateCapacityFull(schedulingDateId: $id, isCapacityFull: $full) { id isForceCapacityFull hasCapacity } }`

  test('closes and opens again, and is recorded once each', async () => {
    const date = await aDate()
    const client = app.as(home.viewer)
    const full = await client.ask(toggle, { id: date.id, full: true })
    expect(full.data.toggleSchedulingDateCapacityFull).toMatchObject({
      isForceCapacityFull: true,
      hasCapacity: false,
    })
    expect((await client.ask(toggle, { id: date.id, full: true })).errors).toEqual([])
    const open = await client.ask(toggle, { id: date.id, full: false })
    expect(open.data.toggleSchedulingDateCapacityFull).toMatchObject({
      isForceCapacityFull: false,
      hasCapacity: true,
    })
    const audit = await app.db.selectFrom('audit').select('toStatus').where('subjectId', '=', date.id).execute()
    expect(audit.map(({ toStatus }) => toStatus).toSorted()).toEqual(['FORCED_FULL', 'OPEN'])
  })

  test('a full date that opens again is full', async () => {
    const { id } = await aSchedulingDate(app.db, {
      companyId,
      schedulingId,
      capacity: 1,
      booked: 1,
      isForceCapacityFull: true,
    })
    await app.as(home.viewer).ask(toggle, { id, full: false })
    const audit = await app.db
      .selectFrom('audit')
      .select(['fromStatus', 'toStatus'])
      .where('subjectId', '=', id)
      .execute()
    expect(audit).toEqual([{ fromStatus: 'FORCED_FULL', toStatus: 'FULL' }])
  })

  test('once the date is closed there is nothing to toggle; twice at once is done once', async () => {
    const closed = await aDate({ startAt: inHours(11) })
    const open = await aDate()
    const client = app.as(home.viewer)
    expect((await client.ask(toggle, { id: closed.id, full: true })).errors[0]?.code).toBe(
      'scheduling_date_toggle_closed',
    )
    expect((await client.ask(toggle, { id: closed.id, full: false })).errors).toEqual([])
    const answers = await Promise.all([1, 2].map(() => client.ask(toggle, { id: open.id, full: true })))
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    const audit = await app.db.selectFrom('audit').select('id').where('subjectId', '=', open.id).execute()
    expect(audit).toHaveLength(1)
  })

  test("another company's date is not found, and a VIEWER may not", async () => {
    const date = await aDate()
    const other = await aCompanyWithUser(app.db)
    const viewer = await aCompanyUser(app.db, home.company.id, { role: 'VIEWER' })
    expect((await app.as(other.viewer).ask(toggle, { id: date.id, full: true })).errors[0]?.code).toBe('not_found')
    expect((await app.as(viewer.viewer).ask(toggle, { id: date.id, full: true })).errors[0]?.code).toBe('forbidden')
  })
})

describe('§7 deleteSchedulingDate', () => {
  const remove = `mutation Delete($id: ID!, $type: SchedulingType!) { deleteSchedulingDate(id: $id, schedulingType: $type) }`

  test('removes a date without bookings, once', async () => {
    const date = await aDate()
    const client = app.as(home.viewer)
    const answers = await Promise.all([1, 2].map(() => client.ask(remove, { id: date.id, type: 'EVENT' })))
    expect(answers.flatMap(({ data }) => data?.deleteSchedulingDate ?? [])).toEqual([date.id])
    expect(answers.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(['not_found'])
  })

  test('refuses a booked date, the wrong type and another company', async () => {
    const date = await aDate()
    const job = await aJob(app.db, { companyId, schedulingId })
    const candidate = await aCandidate(app.db)
    const other = await aCompanyWithUser(app.db)
    const ask = (viewer = home.viewer, type = 'EVENT') => app.as(viewer).ask(remove, { id: date.id, type })
    expect((await ask(other.viewer)).errors[0]?.code).toBe('not_found')
    expect((await ask(home.viewer, 'INTERVIEW')).errors[0]?.code).toBe('not_found')
    const booked = {
      companyId,
      companyUserId: home.user.id,
      jobId: job.id,
      candidateId: candidate.id,
    }
    const hold = (offered: number) =>
      app.db.updateTable('schedulingDate').set({ offered }).where('id', '=', date.id).execute()
    await hold(1)
    expect((await ask()).errors[0]?.fields).toEqual([
      { path: 'id', message: '席を確保している学生がいるため削除できません' },
    ])
    await hold(0)
    await aBooking(app.db, { ...booked, schedulingDateId: date.id })
    const { errors } = await ask()
    expect(errors).toMatchObject([{ code: 'scheduling_date_not_deletable', message: '予約があるため削除できません' }])
  })
})
