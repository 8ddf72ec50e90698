import { beforeEach, describe, expect, test } from 'vitest'
import { ownApp, type TestApp } from '#test/client.ts'
import { aCompanyUser } from '#test/factories.ts'
import { fingerprint, schedulingTables } from '#test/factories/fingerprint.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'

const app = ownApp()
let home: Awaited<ReturnType<typeof aSchedulingSender>>
let student: Awaited<ReturnType<typeof anInvited>>
let over: Awaited<ReturnType<typeof home.date>>
let booking: { id: string }

beforeEach(async () => {
  home = await aSchedulingSender(app.db)
  student = await anInvited(app.db, home, acceptedForScheduling())
  over = await home.date({ startAt: inHours(-3) })
  booking = await aSeatFor(app.db, student.invitation, over)
})

type Who = Parameters<TestApp['as']>[0]
const mark = (attendance: string, id = booking.id, viewer: Who = home.viewer, idempotencyKey?: string) =>
  app.as(viewer).ask(
    `mutation A($id: ID!, $attendance: BookingAttendance!) {
      updateBookingAttendance(id: $id, attendance: $attendance) { id status canMarkAttendance } }`,
    { id, attendance },
    idempotencyKey ? { idempotencyKey } : {},
  )
const codeOf = async (answer: ReturnType<typeof mark>) => (await answer).errors[0]?.code
const state = () => fingerprint(app.db, schedulingTables)
const auditOf = (id: string) =>
  app.db
    .selectFrom('audit')
    .select(['action', 'fromStatus', 'toStatus'])
    .where('subjectId', '=', id)
    .orderBy('insertedAt')
    .execute()

describe('§4 who came', () => {
  test('is noted when the date has begun, and mended', async () => {
    const { data, errors } = await mark('NO_SHOW')
    expect(errors).toEqual([])
    expect(data.updateBookingAttendance).toEqual({ id: booking.id, status: 'NO_SHOW', canMarkAttendance: true })
    expect((await mark('ATTENDED')).data.updateBookingAttendance.status).toBe('ATTENDED')
    expect((await mark('ATTENDED')).errors).toEqual([])
    const action = 'updateBookingAttendance'
    expect(await auditOf(booking.id)).toEqual([
      { action, fromStatus: 'BOOKED', toStatus: 'NO_SHOW' },
      { action, fromStatus: 'NO_SHOW', toStatus: 'ATTENDED' },
    ])
  })

  test('is not noted before the beginning, nor of a booking that was cancelled', async () => {
    const coming = await anInvited(app.db, home, acceptedForScheduling())
    const seat = await aSeatFor(app.db, coming.invitation, await home.date({ startAt: inHours(0.5) }))
    const gone = await anInvited(app.db, home, acceptedForScheduling())
    const cancelled = await aSeatFor(app.db, gone.invitation, over)
    await app.db.updateTable('booking').set({ status: 'CANCELLED' }).where('id', '=', cancelled.id).execute()
    const before = await state()
    expect((await mark('ATTENDED', seat.id)).errors).toMatchObject([
      {
        code: 'booking_not_begun',
        message: '出欠と評価は、日程が始まってから記録できます。開始時刻のあとに、もう一度お試しください。',
      },
    ])
    expect(await codeOf(mark('ATTENDED', cancelled.id))).toBe('not_found')
    expect(await state()).toEqual(before)
  })

  test('guest, student, VIEWER and another company change nothing; a malformed id is not found', async () => {
    const { viewer: reader } = await aCompanyUser(app.db, home.company.id, { role: 'VIEWER' })
    const other = await aSchedulingSender(app.db)
    const before = await state()
    expect(await codeOf(mark('ATTENDED', booking.id, null))).toBe('unauthenticated')
    expect(await codeOf(mark('ATTENDED', booking.id, student.viewer))).toBe('forbidden')
    expect(await codeOf(mark('ATTENDED', booking.id, reader))).toBe('forbidden')
    expect(await codeOf(mark('ATTENDED', booking.id, other.viewer))).toBe('not_found')
    expect(await codeOf(mark('ATTENDED', "' or 1=1 --"))).toBe('not_found')
    expect(await state()).toEqual(before)
  })

  test('twice at once, and twice with one key, is noted once', async () => {
    const answers = await Promise.all([mark('ATTENDED'), mark('ATTENDED')])
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    const key = crypto.randomUUID()
    const [one, two] = await Promise.all([1, 2].map(() => mark('NO_SHOW', booking.id, home.viewer, key)))
    expect(one).toEqual(two)
    expect(await auditOf(booking.id)).toHaveLength(2)
  })

  test('a student who has left the company’s sight is not found', async () => {
    await app.db
      .insertInto('blockedCompany')
      .values({ candidateId: student.candidate.id, companyId: home.company.id })
      .execute()
    expect(await codeOf(mark('ATTENDED'))).toBe('not_found')
  })
})

test.each(['BOOKED', 'ATTENDED'])('§4 what is over and %s is neither moved nor cancelled', async (status) => {
  if (status !== 'BOOKED') await mark(status)
  const ahead = await home.date()
  const ask = (mutation: string) =>
    app.as(student.viewer).ask(`mutation M($id: ID!, $date: ID!) { ${mutation} { id } }`, {
      id: student.invitation.id,
      date: ahead.id,
    })
  const before = await state()
  const choose = await ask('chooseSchedulingDate(scoutInvitationId: $id, schedulingDateId: $date)')
  const cancel = await app
    .as(student.viewer)
    .ask('mutation X($id: ID!) { cancelBooking(scoutInvitationId: $id) { id } }', { id: student.invitation.id })
  expect([...choose.errors, ...cancel.errors].map(({ code }) => code)).toEqual([
    'booking_not_changeable',
    'booking_not_changeable',
  ])
  expect(await state()).toEqual(before)
})
