import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { bookingId, schedulingDateId, type OfRow } from '#ground/id.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { aBookedEvent, anEvent } from '#test/factories/booked-event.ts'
import { aSchedulingDate, inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender } from '#test/factories/scout-invitation.ts'
import { cancelledDays } from '../rules.ts'
import { staffEntryOf, studentEntryOf } from './rules.ts'
import { findStaffDate, findStudentDate, listStaffDates, listStudentDates } from './queries.ts'

const app = ownApp()
const choose = `mutation ($id: ID!, $date: ID!) { chooseSchedulingDate(scoutInvitationId: $id, schedulingDateId: $date) { id } }`
const cancel = `mutation ($id: ID!) { cancelBooking(scoutInvitationId: $id) { id } }`
const datesOf = (id: OfRow<'candidate'>) => listStudentDates(app.db, id)
const oneOf = async (id: OfRow<'candidate'>) => {
  const dates = await datesOf(id)
  expect(dates).toHaveLength(1)
  return dates[0] as NonNullable<(typeof dates)[number]>
}
/** The seconds that number a version. */
const second = ({ changedAt }: { changedAt: Date }) => Math.floor(changedAt.getTime() / 1000)

const requireDate = async (viewer: CompanyViewer, id: string) => {
  const date = await findStaffDate(app.db, viewer, schedulingDateId(id))
  if (!date) throw new Error('a date of the company is missing')
  return date
}

/** A student who has booked by the act itself. */
async function aStudentWithDate() {
  const sender = await aSchedulingSender(app.db)
  const date = await sender.date()
  const invited = await anInvited(app.db, sender, acceptedForScheduling())
  const student = app.as(invited.viewer)
  const act = async (query: string, variables: object = {}) =>
    expect((await student.ask(query, { id: invited.invitation.id, ...variables })).errors).toEqual([])
  await act(choose, { date: date.id })
  return { ...invited, sender, date, act }
}

describe('a student’s calendar', () => {
  test('a later version has a higher number after every change, also within one second', async () => {
    const home = await aCompanyWithUser(app.db)
    const { candidate, scheduling, date } = await aBookedEvent(app.db, home)
    const changes = [
      () => app.db.updateTable('scheduling').set({ title: '別の名前' }).where('id', '=', scheduling.id),
      () => app.db.updateTable('scheduling').set({ location: '大阪' }).where('id', '=', scheduling.id),
      () =>
        app.db
          .updateTable('schedulingDate')
          .set({ endAt: sql<Date>`end_at + interval '1 hour'` })
          .where('id', '=', date.id),
      () => app.db.updateTable('scheduling').set({ url: 'https://meet.example.jp' }).where('id', '=', scheduling.id),
    ]
    let before = second(await oneOf(candidate.id))
    for (const change of changes) {
      await change().execute()
      const after = second(await oneOf(candidate.id))
      expect(after).toBeGreaterThan(before)
      before = after
    }
    // A reminder stands in no calendar.
    await app.db.updateTable('scheduling').set({ remindOneDayBefore: false }).where('id', '=', scheduling.id).execute()
    expect(second(await oneOf(candidate.id))).toBe(before)
  })

  test('a moved booking keeps its name in calendars, and a cancelled one is said to be cancelled', async () => {
    const { candidate, viewer, sender, act } = await aStudentWithDate()
    const first = await oneOf(candidate.id)
    const other = await sender.date({ startAt: inHours(24 * 9), endAt: inHours(24 * 9 + 1) })
    await act(choose, { date: other.id })
    const moved = await oneOf(candidate.id)
    expect(moved).toMatchObject({ calendarId: first.calendarId, status: 'BOOKED', startAt: other.startAt })
    expect(second(moved)).toBeGreaterThan(second(first))
    await act(cancel)
    const cancelled = await oneOf(candidate.id)
    expect(cancelled).toMatchObject({ calendarId: first.calendarId, status: 'CANCELLED', title: moved.title })
    expect(second(cancelled)).toBeGreaterThan(second(moved))
    const answer = await app.as(viewer).ask('{ cancelledDates { bookingId startAt } }')
    expect(answer.data.cancelledDates).toMatchObject([{ startAt: other.startAt.toISOString() }])
    // A booking after a cancellation is another entry, beside the cancelled one.
    await act(choose, { date: other.id })
    expect((await datesOf(candidate.id)).map(({ status }) => status).toSorted()).toEqual(['BOOKED', 'CANCELLED'])
  })

  test('a date that the student does not come to takes no time, until the student comes after all', async () => {
    const { candidate, sender } = await aStudentWithDate()
    const before = await oneOf(candidate.id)
    const say = async (kind: 'ABSENT' | 'COMING', status: 'NO_SHOW' | 'BOOKED', toldAt: Date) => {
      const booking = { companyId: sender.company.id, candidateId: candidate.id, bookingId: before.bookingId }
      await app.db
        .insertInto('dayNotice')
        .values({ ...booking, kind, toldAt })
        .execute()
      await app.db.updateTable('booking').set({ status }).where('id', '=', before.bookingId).execute()
      return oneOf(candidate.id)
    }
    const absent = await say('ABSENT', 'NO_SHOW', inHours(1))
    expect(studentEntryOf(absent, ['詳しく']).state).toBe('CANCELLED')
    expect(second(absent)).toBeGreaterThan(second(before))
    const coming = await say('COMING', 'BOOKED', inHours(2))
    expect(studentEntryOf(coming, ['詳しく']).state).toBe('CONFIRMED')
    expect(second(coming)).toBeGreaterThan(second(absent))
    // A company’s record of the attendance stands in no calendar.
    await app.db.updateTable('booking').set({ status: 'NO_SHOW' }).where('id', '=', before.bookingId).execute()
    expect(studentEntryOf(await oneOf(candidate.id), []).state).toBe('CONFIRMED')
  })

  test('a cancelled date stays for its days, also when the company has deleted it', async () => {
    const { candidate, date, act } = await aStudentWithDate()
    await act(cancel)
    const cancelled = await oneOf(candidate.id)
    await app.db.deleteFrom('schedulingDate').where('id', '=', date.id).execute()
    expect(await oneOf(candidate.id)).toMatchObject({ startAt: date.startAt, endAt: date.endAt, location: null })
    expect(second(await oneOf(candidate.id))).toBe(second(cancelled))
    const age = (days: number) =>
      app.db
        .updateTable('booking')
        .set({ cancelledAt: sql<Date>`now() - make_interval(days => ${days}::int)` })
        .where('candidateId', '=', candidate.id)
        .execute()
    await age(cancelledDays - 1)
    expect(await datesOf(candidate.id)).toHaveLength(1)
    await age(cancelledDays + 1)
    expect(await datesOf(candidate.id)).toEqual([])
  })

  test('one date is found for its own student, by its id and by that of the one it replaced', async () => {
    const { candidate, viewer, sender, act } = await aStudentWithDate()
    const { id } = await app.db
      .selectFrom('booking')
      .select('id')
      .where('candidateId', '=', candidate.id)
      .executeTakeFirstOrThrow()
    const other = await sender.date({ startAt: inHours(24 * 9), endAt: inHours(24 * 9 + 1) })
    await act(choose, { date: other.id })
    const found = await findStudentDate(app.db, viewer.candidateId, bookingId(id))
    expect(found).toMatchObject({ status: 'BOOKED', startAt: other.startAt })
    const stranger = await aCandidate(app.db)
    expect(await findStudentDate(app.db, stranger.viewer.candidateId, bookingId(id))).toBeUndefined()
  })
})

describe('a company user’s calendar', () => {
  test('holds the dates whose bookings the user is told of, with their number and without a name', async () => {
    const home = await aCompanyWithUser(app.db)
    const { candidate, date, scheduling } = await aBookedEvent(app.db, home)
    const owner = { companyId: home.company.id, companyUserId: home.user.id }
    expect(await listStaffDates(app.db, owner)).toEqual([])
    await app.db
      .insertInto('schedulingDateNotifiedCompanyUser')
      .values({ ...owner, schedulingDateId: date.id })
      .execute()
    const [staffDate, ...rest] = await listStaffDates(app.db, owner)
    expect(staffDate).toMatchObject({ id: date.id, title: scheduling.title, bookedInSight: 1 })
    expect(rest).toEqual([])
    const { familyName } = await app.db
      .selectFrom('candidateAccount')
      .select('familyName')
      .where('candidateId', '=', candidate.id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(staffDate)).not.toContain(familyName)
  })

  test.each(['WITHDRAWN', 'PURGED'] as const)(
    '§3 the number and the list of a date hold no student who is %s',
    async (status) => {
      const home = await aCompanyWithUser(app.db)
      const { candidate, date } = await aBookedEvent(app.db, home)
      await app.db
        .insertInto('schedulingDateNotifiedCompanyUser')
        .values({ companyId: home.company.id, companyUserId: home.user.id, schedulingDateId: date.id })
        .execute()
      const count = `totalCountAcceptedSearchCandidates ... on EventDate { acceptedSearchCandidates { id } }`
      const read = async () =>
        (await app.as(home.viewer).ask(`query ($id: ID!) { schedulingDate(id: $id) { ${count} } }`, { id: date.id }))
          .data.schedulingDate
      expect(await read()).toMatchObject({
        totalCountAcceptedSearchCandidates: 1,
        acceptedSearchCandidates: [expect.anything()],
      })
      await app.db.updateTable('candidate').set({ status }).where('id', '=', candidate.id).execute()
      expect(await read()).toEqual({ totalCountAcceptedSearchCandidates: 0, acceptedSearchCandidates: [] })
      const owner = { companyId: home.company.id, companyUserId: home.user.id }
      expect(await listStaffDates(app.db, owner)).toMatchObject([{ id: date.id, bookedInSight: 0 }])
    },
  )

  test('gives a date a higher number when a booking comes or goes, also within one second', async () => {
    const { viewer, sender, date, act } = await aStudentWithDate()
    const other = await anInvited(app.db, sender, acceptedForScheduling())
    const versions = [second(await requireDate(sender.viewer, date.id))]
    const secondly = async (made: Promise<unknown>) => {
      await made
      versions.push(second(await requireDate(sender.viewer, date.id)))
    }
    await secondly(app.as(other.viewer).ask(choose, { id: other.invitation.id, date: date.id }))
    await secondly(act(cancel))
    await secondly(act(choose, { date: date.id }))
    expect(versions).toEqual([...new Set(versions)].toSorted((one, next) => one - next))
    // The bookings of others change nothing for a student.
    const before = await datesOf(viewer.candidateId)
    await app.as(other.viewer).ask(cancel, { id: other.invitation.id })
    expect(await datesOf(viewer.candidateId)).toEqual(before)
  })

  test('says of a date that was called off that it is cancelled, with or without students', async () => {
    const { sender, date } = await aStudentWithDate()
    const empty = await sender.date({ startAt: inHours(24 * 9), endAt: inHours(24 * 9 + 1) })
    for (const { id } of [date, empty]) {
      const before = await requireDate(sender.viewer, id)
      expect(staffEntryOf(before, ['詳しくは']).state).not.toBe('CANCELLED')
      const answer = await app
        .as(sender.viewer)
        .ask(
          'mutation ($id: ID!) { callOffSchedulingDate(id: $id, message: "講師の急病のため、中止します。申し訳ありません。") }',
          {
            id,
          },
        )
      expect(answer.errors).toEqual([])
      const after = await requireDate(sender.viewer, id)
      expect(staffEntryOf(after, ['詳しくは'])).toMatchObject({ state: 'CANCELLED', title: after.title, notes: [] })
      expect(after.changedAt.getTime()).toBeGreaterThan(before.changedAt.getTime())
    }
  })

  test('holds a date of several days as it is, and none of another company', async () => {
    const home = await aCompanyWithUser(app.db)
    const stranger = await aCompanyWithUser(app.db)
    const { scheduling } = await anEvent(app.db, home)
    const days = { startAt: inHours(200), endAt: inHours(200 + 24 * 4) }
    const date = await aSchedulingDate(app.db, { companyId: home.company.id, schedulingId: scheduling.id, ...days })
    await app.db
      .insertInto('schedulingDateNotifiedCompanyUser')
      .values({ companyId: home.company.id, companyUserId: home.user.id, schedulingDateId: date.id })
      .execute()
    const owner = { companyId: home.company.id, companyUserId: home.user.id }
    expect(await listStaffDates(app.db, owner)).toMatchObject([{ id: date.id, ...days }])
    const other = { companyId: stranger.company.id, companyUserId: home.user.id }
    expect(await listStaffDates(app.db, other)).toEqual([])
  })
})
