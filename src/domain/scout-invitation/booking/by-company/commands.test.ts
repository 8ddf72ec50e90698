import { describe, expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { aCompanyUser } from '#test/factories.ts'
import { inHours } from '#test/factories/scheduling.ts'
import {
  acceptedForScheduling,
  anInvited,
  aScoutInvitation,
  aSchedulingSender,
  aSeatFor,
  homeOf,
} from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'

const app = ownApp()
const work = ownWorker(app)

type Home = Awaited<ReturnType<typeof aSchedulingSender>>
const callOff = (viewer: Viewer | null, id: string, message = '講師の急病のため、中止します。申し訳ありません。') =>
  app
    .as(viewer)
    .ask('mutation ($id: ID!, $m: String!) { callOffSchedulingDate(id: $id, message: $m) }', { id, m: message })
const book = (viewer: Viewer | null, id: string, date: string, message = '') =>
  app
    .as(viewer)
    .ask(
      'mutation ($id: ID!, $date: ID!, $m: String) { bookForCandidate(scoutInvitationId: $id, schedulingDateId: $date, message: $m) }',
      { id, date, m: message },
    )
const codeOf = async (answer: ReturnType<typeof book>) => (await answer).errors[0]?.code ?? 'done'
const invited = (home: Home) => anInvited(app.db, home, acceptedForScheduling())
const booked = async (home: Home, date: Awaited<ReturnType<Home['date']>>) => {
  const student = await invited(home)
  await aSeatFor(app.db, student.invitation, date)
  return student
}
const seatsOf = (id: string) =>
  app.db.selectFrom('schedulingDate').select(['booked', 'offered']).where('id', '=', id).executeTakeFirstOrThrow()
const scoutOf = async (viewer: Viewer, id: string) =>
  (
    await app.as(viewer).ask(
      `query ($id: ID!) { scoutInvitation(id: $id) { schedulingStatus scheduleBy chosenDate { startAt isChangeable }
          offeredScheduling { slots { id } } } threadEvents(scoutInvitationId: $id) { kind side text } }`,
      { id },
    )
  ).data
const titlesOf = (candidateId: OfRow<'candidate'>) =>
  app.db
    .selectFrom('candidateNotification')
    .select('title')
    .where('candidateId', '=', candidateId)
    .orderBy('insertedAt')
    .execute()
    .then((rows) => rows.map(({ title }) => title))

describe('§4 a date that its company calls off', () => {
  test('each student hears the word in list, mail and thread, and chooses another date', async () => {
    const home = await aSchedulingSender(app.db)
    const [date, other] = [await home.date(), await home.date({ startAt: inHours(300) })]
    const students = [await booked(home, date), await booked(home, date)]
    const both = await Promise.all([codeOf(callOff(home.viewer, date.id)), codeOf(callOff(home.viewer, date.id))])
    expect(both).toEqual(['done', 'done'])
    await work.run()
    for (const { viewer, candidate, invitation } of students) {
      expect(await titlesOf(candidate.id)).toEqual([expect.stringMatching(/^日程が中止になりました：/)])
      const { scoutInvitation, threadEvents } = await scoutOf(viewer, invitation.id)
      expect(scoutInvitation).toMatchObject({
        schedulingStatus: 'PENDING',
        scheduleBy: expect.any(String),
        chosenDate: null,
      })
      expect(scoutInvitation.offeredScheduling.slots).toEqual([{ id: other.id }])
      expect(threadEvents).toContainEqual({
        kind: 'DATE_CALLED_OFF',
        side: 'COMPANY',
        text: '講師の急病のため、中止します。申し訳ありません。',
      })
    }
    const mails = work.mails.filter(({ text }) => text.includes('講師の急病のため'))
    expect(mails).toHaveLength(2)
    for (const { attachments } of mails)
      expect(attachments).toMatchObject([{ type: expect.stringContaining('CANCEL') }])
    expect(await seatsOf(date.id)).toEqual({ booked: 0, offered: 0 })
    const reopen = await app
      .as(home.viewer)
      .ask(
        'mutation ($id: ID!) { toggleSchedulingDateCapacityFull(schedulingDateId: $id, isCapacityFull: false) { id } }',
        { id: date.id },
      )
    expect(reopen.errors[0]?.code).toBe('scheduling_date_toggle_closed')
  })

  test("needs a word; another company's, one that has begun, who only reads, a guest", async () => {
    const home = await aSchedulingSender(app.db)
    const [date, begun] = [await home.date(), await home.date({ startAt: inHours(-1), endAt: inHours(1) })]
    expect(await codeOf(callOff(home.viewer, date.id, '　'))).toBe('invalid_input')
    expect(await codeOf(callOff(home.viewer, begun.id))).toBe('date_has_begun')
    expect(await codeOf(callOff((await aSchedulingSender(app.db)).viewer, date.id))).toBe('not_found')
    const reader = await aCompanyUser(app.db, home.company.id, { role: 'VIEWER' })
    expect(await codeOf(callOff(reader.viewer, date.id))).toBe('forbidden')
    expect(await codeOf(callOff(null, date.id))).toBe('unauthenticated')
  })
})

describe('§4 a booking that the company makes or moves for a student', () => {
  test('is told before and after in the subject, stands in the thread, and may be changed by the student', async () => {
    const home = await aSchedulingSender(app.db)
    const [first, second] = [await home.date(), await home.date({ startAt: inHours(300), capacity: 1 })]
    const { viewer, candidate, invitation } = await invited(home)
    expect(await codeOf(book(home.viewer, invitation.id, first.id, 'お電話でうかがった日程です。'))).toBe('done')
    expect(
      await Promise.all([
        codeOf(book(home.viewer, invitation.id, second.id)),
        codeOf(book(home.viewer, invitation.id, second.id)),
      ]),
    ).toEqual(['done', 'done'])
    await work.run()
    expect([await seatsOf(first.id), await seatsOf(second.id)]).toMatchObject([{ booked: 0 }, { booked: 1 }])
    const titles = await titlesOf(candidate.id)
    expect(titles.filter((title) => / → /.test(title))).toEqual([expect.stringMatching(/^日程が変更されました：.+ → /)])
    expect(
      work.mails.filter(({ subject }) => / → /.test(subject) && subject.includes(home.company.displayName)),
    ).toHaveLength(1)
    const { scoutInvitation, threadEvents } = await scoutOf(viewer, invitation.id)
    expect(scoutInvitation).toMatchObject({ schedulingStatus: 'ACCEPTED', chosenDate: { isChangeable: true } })
    expect(threadEvents.map(({ kind, side, text }: Record<string, string>) => [kind, side, text])).toEqual([
      ['ACCEPTED', 'CANDIDATE', ''],
      ['DATE_BOOKED_BY_COMPANY', 'COMPANY', 'お電話でうかがった日程です。'],
      ['DATE_MOVED_BY_COMPANY', 'COMPANY', ''],
    ])
    const late = await invited(home)
    expect(await codeOf(book(home.viewer, late.invitation.id, second.id))).toBe('capacity_reached')
  })

  test('also after the booking has closed, until the date begins', async () => {
    const home = await aSchedulingSender(app.db)
    const { invitation } = await invited(home)
    expect(await codeOf(book(home.viewer, invitation.id, (await home.date({ startAt: inHours(-1) })).id))).toBe(
      'date_has_begun',
    )
    expect(await codeOf(book(home.viewer, invitation.id, (await home.date({ startAt: inHours(2) })).id))).toBe('done')
  })

  test('names what clashes of its own dates, and nothing of another company', async () => {
    const [home, other] = [await aSchedulingSender(app.db), await aSchedulingSender(app.db)]
    const date = await home.date()
    const { candidate, invitation } = await invited(home)
    const elsewhere = await aScoutInvitation(app.db, {
      ...homeOf(other),
      ...acceptedForScheduling(),
      candidateId: candidate.id,
    })
    const theirs = await other.date({ startAt: date.startAt, endAt: date.endAt })
    await aSeatFor(app.db, elsewhere, theirs)
    const { errors } = await book(home.viewer, invitation.id, date.id)
    expect(errors[0]?.code).toBe('booking_overlaps')
    expect(errors[0]?.message).not.toContain(other.company.displayName)
    expect(errors[0]?.message).toMatch(/^この学生に、同じ時間帯の別の予定があります/)
  })

  test("another company's student, another scheduling, one who has not accepted, a guest", async () => {
    const home = await aSchedulingSender(app.db)
    const date = await home.date()
    const { invitation } = await invited(home)
    const { invitation: open } = await anInvited(app.db, home)
    const other = await aSchedulingSender(app.db)
    expect(await codeOf(book(other.viewer, invitation.id, (await other.date()).id))).toBe('not_found')
    expect(await codeOf(book(home.viewer, invitation.id, (await other.date({ startAt: inHours(210) })).id))).toBe(
      'not_found',
    )
    expect(await codeOf(book(home.viewer, open.id, date.id))).toBe('not_found')
    expect(await codeOf(book(null, invitation.id, date.id))).toBe('unauthenticated')
  })
})
