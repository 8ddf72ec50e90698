import { afterEach, describe, expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { itIs, itIsNow, today } from '#test/clock.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import {
  acceptedForScheduling,
  anInvited,
  aScoutInvitation,
  aSchedulingSender,
  homeOf,
} from '#test/factories/scout-invitation.ts'
import { aSeatFor } from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'

const app = ownApp()
const work = ownWorker(app)
afterEach(itIsNow)

type Who = Viewer | null
const selection = `{ schedulingStatus scheduleBy chosenDate { isMissed dayNotice { kind minutes } }
  offeredScheduling { slots { id availability } } }`
const act = (name: string, viewer: Who, id: string, rest = '') =>
  app.as(viewer).ask(`mutation ($id: ID!) { ${name}(scoutInvitationId: $id${rest}) ${selection} }`, { id })
const late = (viewer: Who, id: string, minutes: number) => act('tellDelay', viewer, id, `, minutes: ${minutes}`)
const absent = (viewer: Who, id: string) => act('tellAbsence', viewer, id)
const coming = (viewer: Who, id: string) => act('takeDayNoticeBack', viewer, id)
const choose = (viewer: Who, id: string, date: string) =>
  act('chooseSchedulingDate', viewer, id, `, schedulingDateId: "${date}"`)
const codeOf = async (answer: ReturnType<typeof act>) => (await answer).errors[0]?.code ?? 'done'
const at = (clock: string, plusDays = 0) => tokyoMoment(addDays(today(), plusDays), clock)

/** A student with a date at 15:00 tomorrow, read on that morning. */
async function booked() {
  const home = await aSchedulingSender(app.db)
  const date = await home.date({ startAt: at('15:00', 1), endAt: at('16:00', 1) })
  const student = await anInvited(app.db, home, acceptedForScheduling())
  await aSeatFor(app.db, student.invitation, date)
  itIs('09:00', 1)
  return { home, date, ...student, id: student.invitation.id }
}
const noticesOf = async (viewer: Who, id: string) => {
  const { data } = await app
    .as(viewer)
    .ask('query ($id: ID!) { threadEvents(scoutInvitationId: $id) { kind text } }', { id })
  return (data.threadEvents as { kind: string; text: string }[])
    .filter(({ kind }) => kind === 'DAY_NOTICE')
    .map(({ text }) => text)
}
const titlesOf = (companyUserId: string) =>
  app.db
    .selectFrom('companyNotification')
    .select('title')
    .where('companyUserId', '=', companyUserId)
    .where('title', 'like', '%の予定に%')
    .orderBy('insertedAt')
    .execute()
    .then((rows) => rows.map(({ title }) => title))

/** The own dates of a student, and the events of the one scout. */
const datesOf = async (viewer: Viewer) => {
  const { data } = await app.as(viewer).ask('{ chosenDates { id isMissed isPresent } progress { points { kind } } }')
  type Chosen = { isMissed: boolean; isPresent: boolean }
  const chosen = (data.chosenDates as Chosen[]).map(({ isMissed, isPresent }) => [
    isMissed ? 'missed' : 'firm',
    isPresent ? 'present' : 'earlier',
  ])
  return { chosen, kinds: data.progress[0].points.map(({ kind }: { kind: string }) => kind) }
}

describe('§4 late on the day', () => {
  test('reaches sender, people of the date and the colleague in charge at once, in list, mail and thread', async () => {
    const { home, date, viewer, id, invitation } = await booked()
    const [inCharge, ofDate] = [
      await aCompanyUser(app.db, home.company.id),
      await aCompanyUser(app.db, home.company.id),
    ]
    await app.db
      .insertInto('thread')
      .values({
        companyId: home.company.id,
        scoutInvitationId: id,
        candidateId: invitation.candidateId,
        inCharge: inCharge.id,
      })
      .execute()
    await app.db
      .insertInto('schedulingDateNotifiedCompanyUser')
      .values({ companyId: home.company.id, schedulingDateId: date.id, companyUserId: ofDate.id })
      .execute()
    expect(await codeOf(late(viewer, id, 20))).toBe('done')
    await work.run()
    for (const { id: user } of [home.user, inCharge, ofDate])
      expect(await titlesOf(user)).toEqual([expect.stringMatching(/は本日の予定に20分ほど遅れます$/)])
    expect(work.mails.filter(({ subject }) => subject.includes('20分ほど遅れます'))).toHaveLength(3)
    expect(await noticesOf(viewer, id)).toEqual(['20分ほど遅れます。'])
    expect(await noticesOf(home.viewer, id)).toEqual(['20分ほど遅れます。'])
    const seen = await app
      .as(home.viewer)
      .ask(
        'query ($id: ID!) { schedulingDate(id: $id) { ... on InterviewDate { acceptedSearchCandidate { dayNotice { kind minutes } } } } }',
        { id: date.id },
      )
    expect(seen.data.schedulingDate.acceptedSearchCandidate.dayNotice).toEqual({ kind: 'LATE', minutes: 20 })
  })

  test('said twice, also at once, is said once; changed it names the delay of before; taken back it is told', async () => {
    const { home, viewer, id } = await booked()
    const both = await Promise.all([codeOf(late(viewer, id, 20)), codeOf(late(viewer, id, 20))])
    expect(both).toEqual(['done', 'done'])
    await work.run()
    await late(viewer, id, 30)
    await work.run()
    await coming(viewer, id)
    expect(await codeOf(coming(viewer, id))).toBe('done')
    await work.run()
    expect(await titlesOf(home.user.id)).toEqual([
      expect.stringContaining('20分ほど遅れます'),
      expect.stringContaining('30分ほど遅れます（前の連絡は20分）'),
      expect.stringContaining('予定どおり参加します（遅刻の連絡を取り消しました）'),
    ])
    expect(await noticesOf(viewer, id)).toEqual(['20分ほど遅れます。', '30分ほど遅れます。', '予定どおり参加します。'])
  })

  test('only between the deadline for changes and the end, for one of three delays', async () => {
    const { viewer, id } = await booked()
    itIs('17:59')
    expect(await codeOf(late(viewer, id, 10))).toBe('day_notice_too_early')
    itIs('18:00')
    expect(await codeOf(late(viewer, id, 15))).toBe('invalid_input')
    expect(await codeOf(late(viewer, id, 10))).toBe('done')
    itIs('16:00', 1)
    expect(await codeOf(late(viewer, id, 20))).toBe('day_notice_too_late')
    expect(await codeOf(coming(viewer, id))).toBe('day_notice_too_late')
  })
})

describe('§4 absent on the day', () => {
  test('shows the free dates again, and one is booked beside the missed one', async () => {
    const { home, date, viewer, id } = await booked()
    const next = await home.date({ startAt: at('10:00', 8) })
    const { data } = await absent(viewer, id)
    expect(data.tellAbsence).toMatchObject({
      schedulingStatus: 'PENDING',
      scheduleBy: expect.any(String),
      chosenDate: { isMissed: true, dayNotice: { kind: 'ABSENT' } },
    })
    expect(data.tellAbsence.offeredScheduling.slots).toContainEqual({ id: next.id, availability: 'OPEN' })
    expect(await codeOf(absent(viewer, id))).toBe('done')
    expect(await codeOf(late(viewer, id, 10))).toBe('day_notice_of_absence')
    const answer = await choose(viewer, id, next.id)
    expect(answer.data.chooseSchedulingDate).toMatchObject({
      schedulingStatus: 'ACCEPTED',
      chosenDate: { isMissed: false, dayNotice: null },
    })
    const bookings = await app.db
      .selectFrom('booking')
      .select(['schedulingDateId', 'status', 'replaces'])
      .where('scoutInvitationId', '=', id)
      .orderBy('insertedAt')
      .execute()
    expect(bookings).toEqual([
      { schedulingDateId: date.id, status: 'NO_SHOW', replaces: null },
      { schedulingDateId: next.id, status: 'BOOKED', replaces: null },
    ])
    expect(await codeOf(coming(viewer, id))).toBe('day_notice_replaced')
  })

  test('makes the date no appointment: only the one chosen anew is ahead, and each date is its own', async () => {
    const { home, viewer, id } = await booked()
    const next = await home.date({ startAt: at('10:00', 8) })
    expect(await datesOf(viewer)).toEqual({ chosen: [['firm', 'present']], kinds: ['ACCEPTED', 'DATE'] })
    await absent(viewer, id)
    expect(await datesOf(viewer)).toEqual({ chosen: [['missed', 'present']], kinds: ['ACCEPTED', 'ABSENCE'] })
    await choose(viewer, id, next.id)
    expect(await datesOf(viewer)).toEqual({
      chosen: [
        ['missed', 'earlier'],
        ['firm', 'present'],
      ],
      kinds: ['ACCEPTED', 'ABSENCE', 'DATE'],
    })
  })

  test('is taken back until the end, unless an appointment was made elsewhere', async () => {
    const { viewer, candidate, id } = await booked()
    await absent(viewer, id)
    expect((await coming(viewer, id)).data.takeDayNoticeBack).toMatchObject({
      schedulingStatus: 'ACCEPTED',
      scheduleBy: null,
      chosenDate: { isMissed: false, dayNotice: { kind: 'COMING' } },
    })
    await absent(viewer, id)
    const other = await aSchedulingSender(app.db)
    const there = await aScoutInvitation(app.db, {
      ...homeOf(other),
      ...acceptedForScheduling(),
      candidateId: candidate.id,
    })
    await aSeatFor(app.db, there, await other.date({ startAt: at('15:30', 1), endAt: at('16:30', 1) }))
    const { errors } = await coming(viewer, id)
    expect(errors).toMatchObject([
      { code: 'booking_overlaps', message: expect.stringContaining(other.company.displayName) },
    ])
  })

  test('the student may decline afterwards', async () => {
    const { viewer, id } = await booked()
    await absent(viewer, id)
    const { data } = await app
      .as(viewer)
      .ask('mutation ($id: ID!) { declineScoutInvitation(id: $id) { status } }', { id })
    expect(data.declineScoutInvitation.status).toBe('DECLINED')
  })
})

test('§4 after a date that the company recorded as missed, another one can be booked', async () => {
  const { home, date, viewer, id } = await booked()
  const next = await home.date({ startAt: at('10:00', 9) })
  await app.db.updateTable('booking').set({ status: 'NO_SHOW' }).where('schedulingDateId', '=', date.id).execute()
  itIs('18:00', 1)
  expect(await codeOf(choose(viewer, id, next.id))).toBe('done')
})

test("another student's date, one without a date, a guest, a suspended company", async () => {
  const { home, id, viewer } = await booked()
  const stranger = await aCandidate(app.db)
  const without = await anInvited(app.db, home, acceptedForScheduling())
  for (const answer of [late(stranger.viewer, id, 10), absent(stranger.viewer, id), coming(stranger.viewer, id)])
    expect(await codeOf(answer)).toBe('not_found')
  expect(await codeOf(late(without.viewer, without.invitation.id, 10))).toBe('not_found')
  expect(await codeOf(absent(null, id))).toBe('unauthenticated')
  await app.db.updateTable('contract').set({ status: 'SUSPENDED' }).where('companyId', '=', home.company.id).execute()
  expect(await codeOf(absent(viewer, id))).toBe('company_suspended')
})
