import { describe, expect, test } from 'vitest'
import { ownApp, type TestApp } from '#test/client.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'
import type { OfRow } from '#ground/id.ts'

const app = ownApp()

type Who = Parameters<TestApp['as']>[0]
const selection = `id status schedulingStatus scheduleBy chosenDate { id startAt isChangeable location url emergencyContact }
  offeredScheduling { minutes isOnline slots { id availability remaining overlap { companyName } } busyDays { companyName date } }`
const choose = (viewer: Who, scoutInvitationId: string, schedulingDateId: string) =>
  app
    .as(viewer)
    .ask(
      `mutation C($a: ID!, $b: ID!) { chooseSchedulingDate(scoutInvitationId: $a, schedulingDateId: $b) { ${selection} } }`,
      { a: scoutInvitationId, b: schedulingDateId },
    )
const cancel = (viewer: Who, id: string) =>
  app.as(viewer).ask(`mutation X($id: ID!) { cancelBooking(scoutInvitationId: $id) { ${selection} } }`, { id })
const cancelNamed = (viewer: Who, id: string, bookingId: string) =>
  app
    .as(viewer)
    .ask(
      `mutation X($id: ID!, $bookingId: ID!) { cancelBooking(scoutInvitationId: $id, bookingId: $bookingId) { id } }`,
      { id, bookingId },
    )
const bookedOn = async (id: string) =>
  (await app.db.selectFrom('schedulingDate').select('booked').where('id', '=', id).executeTakeFirstOrThrow()).booked
const bookingsOf = (candidateId: OfRow<'candidate'>) =>
  app.db
    .selectFrom('booking')
    .select(['schedulingDateId', 'status'])
    .where('candidateId', '=', candidateId)
    .orderBy('insertedAt')
    .execute()
const codesOf = (answers: Awaited<ReturnType<typeof choose>>[]) =>
  answers.flatMap(({ errors }) => errors.map(({ code }) => code))
const invited = async (home: Awaited<ReturnType<typeof aSchedulingSender>>) =>
  anInvited(app.db, home, acceptedForScheduling())

describe('§4 choosing a date', () => {
  test('books it, shows what to bring where, and the company sees who comes', async () => {
    const home = await aSchedulingSender(app.db)
    const [date, other] = [await home.date(), await home.date({ startAt: inHours(200) })]
    const { viewer, invitation, candidate } = await invited(home)
    const { data, errors } = await choose(viewer, invitation.id, date.id)
    expect(errors).toEqual([])
    expect(data.chooseSchedulingDate).toMatchObject({
      schedulingStatus: 'ACCEPTED',
      scheduleBy: null,
      chosenDate: { isChangeable: true, location: '東京本社 3階' },
      offeredScheduling: {
        minutes: 60,
        isOnline: false,
        slots: [
          { id: date.id, availability: 'CHOSEN', remaining: 9 },
          { id: other.id, availability: 'OPEN' },
        ],
      },
    })
    const seen = await app
      .as(home.viewer)
      .ask(
        'query D($id: ID!) { schedulingDate(id: $id) { totalCountAcceptedSearchCandidates ... on InterviewDate { acceptedSearchCandidate { status canMarkAttendance scoutInvitationId candidate { id ... on AcceptedSearchCandidate { email } } schedulingDate { id } } } } }',
        { id: date.id },
      )
    expect(seen.data.schedulingDate).toMatchObject({
      totalCountAcceptedSearchCandidates: 1,
      acceptedSearchCandidate: {
        status: 'BOOKED',
        canMarkAttendance: false,
        scoutInvitationId: invitation.id,
        candidate: { id: candidate.id, email: expect.any(String) },
        schedulingDate: { id: date.id },
      },
    })
  })

  test('the same date again changes nothing', async () => {
    const home = await aSchedulingSender(app.db)
    const date = await home.date({ capacity: 1 })
    const { viewer, invitation } = await invited(home)
    expect(
      codesOf([await choose(viewer, invitation.id, date.id), await choose(viewer, invitation.id, date.id)]),
    ).toEqual([])
    expect(await bookedOn(date.id)).toBe(1)
  })

  test('moving to another date gives the first seat back', async () => {
    const home = await aSchedulingSender(app.db)
    const [date, other] = [await home.date(), await home.date({ startAt: inHours(24 * 7 + 0.5) })]
    const { viewer, invitation, candidate } = await invited(home)
    await choose(viewer, invitation.id, date.id)
    expect(codesOf([await choose(viewer, invitation.id, other.id)])).toEqual([])
    expect([await bookedOn(date.id), await bookedOn(other.id)]).toEqual([0, 1])
    expect(await bookingsOf(candidate.id)).toEqual([
      { schedulingDateId: date.id, status: 'CANCELLED' },
      { schedulingDateId: other.id, status: 'BOOKED' },
    ])
  })

  test('a move to a full date keeps the seat that was held', async () => {
    const home = await aSchedulingSender(app.db)
    const [date, full] = [await home.date(), await home.date({ startAt: inHours(300), capacity: 1, booked: 1 })]
    const { viewer, invitation, candidate } = await invited(home)
    await choose(viewer, invitation.id, date.id)
    expect(codesOf([await choose(viewer, invitation.id, full.id)])).toEqual(['capacity_reached'])
    expect(await bookedOn(date.id)).toBe(1)
    expect(await bookingsOf(candidate.id)).toEqual([{ schedulingDateId: date.id, status: 'BOOKED' }])
  })

  test.each([
    [
      'of another scheduling',
      'not_found',
      async (home: Awaited<ReturnType<typeof aSchedulingSender>>) =>
        (await aSchedulingSender(app.db, {})).date().then((date) => ({ ...date, home })),
    ],
    [
      'that is closed',
      'scheduling_date_closed',
      async (home: Awaited<ReturnType<typeof aSchedulingSender>>) => home.date({ startAt: inHours(11) }),
    ],
    [
      'that the company closed',
      'capacity_reached',
      async (home: Awaited<ReturnType<typeof aSchedulingSender>>) => home.date({ isForceCapacityFull: true }),
    ],
  ])('a date %s is refused', async (_, code, make) => {
    const home = await aSchedulingSender(app.db)
    const date = await make(home)
    const { viewer, invitation } = await invited(home)
    expect(codesOf([await choose(viewer, invitation.id, date.id)])).toEqual([code])
    expect(await bookedOn(date.id)).toBe(0)
  })

  test("another student's invitation, one not accepted yet, one past its time, a suspended company", async () => {
    const home = await aSchedulingSender(app.db)
    const date = await home.date()
    const { invitation } = await invited(home)
    const stranger = await aCandidate(app.db)
    const open = await anInvited(app.db, home)
    const late = await anInvited(app.db, home, { ...acceptedForScheduling(), scheduleBy: inHours(-1) })
    const suspended = await aSchedulingSender(app.db, { contract: { status: 'SUSPENDED' } })
    const there = await invited(suspended)
    const answers = [
      await choose(stranger.viewer, invitation.id, date.id),
      await choose(open.viewer, open.invitation.id, date.id),
      await choose(late.viewer, late.invitation.id, date.id),
      await choose(there.viewer, there.invitation.id, (await suspended.date()).id),
    ]
    expect(codesOf(answers)).toEqual(['not_found', 'not_found', 'scout_expired', 'company_suspended'])
  })
})

describe('§4 cancelling', () => {
  test('gives the seat back and 14 days to choose again', async () => {
    const home = await aSchedulingSender(app.db)
    const date = await home.date({ capacity: 1 })
    const { viewer, invitation } = await invited(home)
    await aSeatFor(app.db, invitation, date)
    const { data } = await cancel(viewer, invitation.id)
    expect(data.cancelBooking).toMatchObject({
      schedulingStatus: 'PENDING',
      scheduleBy: expect.any(String),
      chosenDate: null,
    })
    expect(await bookedOn(date.id)).toBe(0)
    expect(codesOf([await choose(viewer, invitation.id, date.id)])).toEqual([])
  })

  test('from 18:00 on the day before neither cancelled nor changed', async () => {
    const home = await aSchedulingSender(app.db)
    const [near, far] = [await home.date({ startAt: inHours(2) }), await home.date()]
    const { viewer, invitation } = await invited(home)
    await aSeatFor(app.db, invitation, near)
    expect(codesOf([await cancel(viewer, invitation.id), await choose(viewer, invitation.id, far.id)])).toEqual([
      'booking_not_changeable',
      'booking_not_changeable',
    ])
    const { data } = await app.as(viewer).ask('{ chosenDates { isChangeable company { displayName } } }')
    expect(data.chosenDates).toEqual([{ isChangeable: false, company: { displayName: home.company.displayName } }])
  })

  test('a date the company itself changed is left until it begins', async () => {
    const home = await aSchedulingSender(app.db)
    const [near, begun] = [await home.date({ startAt: inHours(2) }), await home.date({ startAt: inHours(-0.5) })]
    const [one, two] = [await invited(home), await invited(home)]
    await aSeatFor(app.db, one.invitation, near)
    await aSeatFor(app.db, two.invitation, begun)
    expect(codesOf([await cancel(one.viewer, one.invitation.id)])).toEqual(['booking_not_changeable'])
    const moved = await app
      .as(home.viewer)
      .ask('mutation U($id: ID!) { updateSchedulingInterview(id: $id, title: "面談", location: "別館") { id } }', {
        id: home.scheduling.id,
      })
    expect(moved.errors).toEqual([])
    const { data } = await app.as(one.viewer).ask('{ chosenDates { isChangeable changeableUntil startAt } }')
    expect(data.chosenDates).toEqual([
      { isChangeable: true, changeableUntil: near.startAt.toISOString(), startAt: near.startAt.toISOString() },
    ])
    expect(codesOf([await cancel(one.viewer, one.invitation.id), await cancel(two.viewer, two.invitation.id)])).toEqual(
      ['booking_not_changeable'],
    )
    expect(await bookedOn(near.id)).toBe(0)
  })

  test('a hired student asks the company alone for another date, also before the deadline', async () => {
    const home = await aSchedulingSender(app.db)
    const [date, other] = [await home.date(), await home.date({ startAt: inHours(200) })]
    const { viewer, invitation } = await invited(home)
    await aSeatFor(app.db, invitation, date)
    const chosen = async () => (await app.as(viewer).ask('{ chosenDates { isChangeable isSettled } }')).data.chosenDates
    expect(await chosen()).toEqual([{ isChangeable: true, isSettled: false }])
    await app.db.updateTable('scoutInvitation').set({ status: 'HIRED' }).where('id', '=', invitation.id).execute()
    expect(await chosen()).toEqual([{ isChangeable: false, isSettled: true }])
    expect(codesOf([await cancel(viewer, invitation.id), await choose(viewer, invitation.id, other.id)])).toEqual([
      'booking_settled',
      'booking_settled',
    ])
    expect([await bookedOn(date.id), await bookedOn(other.id)]).toEqual([1, 0])
  })

  test('a page that names another booking than the one by now cancels nothing', async () => {
    const home = await aSchedulingSender(app.db)
    const [first, second] = [await home.date(), await home.date({ startAt: inHours(200) })]
    const { viewer, invitation } = await invited(home)
    const chosenId = async (date: { id: string }) =>
      (await choose(viewer, invitation.id, date.id)).data.chooseSchedulingDate.chosenDate.id as string
    const [before, now] = [await chosenId(first), await chosenId(second)]
    expect(codesOf([await cancelNamed(viewer, invitation.id, before)])).toEqual(['booking_changed_meanwhile'])
    expect(await bookedOn(second.id)).toBe(1)
    expect((await cancelNamed(viewer, invitation.id, now)).errors).toEqual([])
    expect(codesOf([await cancelNamed(viewer, invitation.id, now)])).toEqual(['booking_changed_meanwhile'])
    expect(await bookedOn(second.id)).toBe(0)
  })

  test("another student's booking is not found", async () => {
    const home = await aSchedulingSender(app.db)
    const { invitation } = await invited(home)
    await aSeatFor(app.db, invitation, await home.date())
    const stranger = await aCandidate(app.db)
    expect(codesOf([await cancel(stranger.viewer, invitation.id)])).toEqual(['not_found'])
  })
})

describe('§3 who comes', () => {
  test('the active people notified of the booked date, for its student alone and while it is booked', async () => {
    const home = await aSchedulingSender(app.db)
    const date = await home.date()
    const { viewer, invitation } = await invited(home)
    const gone = await aCompanyUser(app.db, home.company.id, { status: 'DISABLED' })
    await app.db
      .insertInto('schedulingDateNotifiedCompanyUser')
      .values(
        [home.viewer.companyUserId, gone.viewer.companyUserId].map((companyUserId) => ({
          companyId: home.company.id,
          schedulingDateId: date.id,
          companyUserId,
        })),
      )
      .execute()
    const comers = async (who: Who) => {
      const { data, errors } = await app
        .as(who)
        .ask('query W($id: ID!) { scoutInvitation(id: $id) { chosenDate { companyUsers { id } } } }', {
          id: invitation.id,
        })
      return errors[0]?.code ?? data.scoutInvitation.chosenDate?.companyUsers
    }
    expect(await comers(viewer)).toBeUndefined()
    await choose(viewer, invitation.id, date.id)
    expect(await comers(viewer)).toEqual([{ id: home.viewer.companyUserId }])
    expect(await comers((await aCandidate(app.db)).viewer)).toBe('not_found')
  })
})
