import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PushMessage } from '#platform/outgoing/push-message.ts'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { spanText } from '#ground/time/span.ts'
import { ownApp } from '#test/client.ts'
import { itIs, itIsNow, today } from '#test/clock.ts'
import {
  acceptedForScheduling,
  askingForDates,
  anInvited,
  aSchedulingSender,
  aSeatFor,
  aSender,
} from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'
import { jobs } from './jobs.ts'
import { kinds } from './kinds.ts'

const app = ownApp()
const pushes: PushMessage[] = []
const work = ownWorker(app, async (_, message) => {
  pushes.push(message)
  return 'sent'
})
beforeEach(() => itIs('12:00'))
afterEach(() => {
  itIsNow()
  pushes.length = 0
})

async function morningComes() {
  itIs('08:05', 1)
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(app.db)
  await work.run()
}
const aDeviceOf = (candidateId: OfRow<'candidate'>) =>
  app.db
    .insertInto('pushDevice')
    .values({ candidateId, token: `device of ${candidateId}` })
    .execute()

/** A student with a device who accepted a scout and has a booking at 14:00, `days` from today. */
async function booked(days = 5) {
  const sender = await aSchedulingSender(app.db)
  const startAt = tokyoMoment(addDays(today(), days), '14:00')
  const date = await sender.date({ startAt, endAt: new Date(startAt.getTime() + 1_800_000) })
  const { invitation, candidate } = await anInvited(app.db, sender, acceptedForScheduling())
  await aDeviceOf(candidate.id)
  const booking = await aSeatFor(app.db, invitation, date)
  const { displayName } = sender.company
  const ofCompany = { companyId: sender.company.id }
  const cancel = () =>
    app.db
      .updateTable('booking')
      .set({ status: 'CANCELLED', cancelledAt: new Date() })
      .where('id', '=', booking.id)
      .execute()
  const moveTo = async (time: string) => {
    const from = tokyoMoment(addDays(today(), days), time)
    const during = { startAt: from, endAt: new Date(from.getTime() + 1_800_000) }
    await app.db.updateTable('schedulingDate').set(during).where('id', '=', date.id).execute()
    const moved = { ...ofCompany, schedulingDateId: date.id, scoutInvitationIds: [invitation.id] }
    await jobs.notify_date_changed(moved, work.context)
  }
  const remind = (kind: 'dateInThreeDays' | 'dateTomorrow', daysBefore: number) =>
    jobs.notify_date_reminder(
      { ...ofCompany, bookingId: booking.id, kind: kinds[kind].code, day: addDays(today(), daysBefore) },
      work.context,
    )
  return { displayName, ofCompany, booking, cancel, moveTo, remind }
}

/** A student with a device who requested other dates and has none yet. */
async function waitingForDates() {
  const sender = await aSchedulingSender(app.db)
  const waiting = askingForDates()
  const { invitation, candidate } = await anInvited(app.db, sender, waiting)
  await aDeviceOf(candidate.id)
  const { company, scheduling } = sender
  const ids = { companyId: company.id, candidateId: candidate.id, scoutInvitationId: invitation.id }
  const request = { ...ids, request: '夕方の日程があると参加できます。' }
  await app.db.insertInto('schedulingDateRequest').values(request).execute()
  const tell = (schedulingDateIds?: string[]) =>
    jobs.notify_dates_added(
      { companyId: company.id, schedulingId: scheduling.id, ...(schedulingDateIds && { schedulingDateIds }) },
      work.context,
    )
  return { sender, invitation, tell }
}

describe('§2 event dates approach', () => {
  test('dateChanged: a date that changed', async () => {
    const { displayName, moveTo } = await booked()
    await moveTo('15:00')
    await work.run()
    expect(pushes).toMatchObject([
      {
        title: '日程が変更されました',
        body: expect.stringMatching(new RegExp(`15:00〜 ${displayName}$`)),
        url: expect.stringMatching(/^\/candidate\/invitations\/[0-9a-f-]{36}\/events\/details$/),
      },
    ])
  })

  test('dateChanged: of the changes of a night only the last is pushed; of a booking that is gone none', async () => {
    const [lasting, cancelled] = [await booked(), await booked()]
    itIs('22:00')
    for (const { moveTo } of [lasting, cancelled]) {
      await moveTo('15:00')
      await moveTo('16:00')
    }
    await cancelled.cancel()
    await morningComes()
    expect(pushes.map(({ body }) => body)).toEqual([expect.stringMatching(`16:00〜 ${lasting.displayName}$`)])
  })

  test('datesAdded: dates that were added', async () => {
    const { sender, invitation, tell } = await waitingForDates()
    await sender.date()
    await tell()
    await work.run()
    const { displayName } = sender.company
    const url = `/candidate/invitations/${invitation.id}/schedule`
    const body = `${displayName}：日程を選んでください`
    expect(pushes).toMatchObject([{ title: '新しい日程が追加されました', body, url }])
  })

  test('datesAdded: again when a student who could choose nothing gets something, and it is named', async () => {
    const { sender, tell } = await waitingForDates()
    const [first, second] = [3, 4].map((days) => tokyoMoment(addDays(today(), days), '13:00'))
    const half = (startAt = new Date()) => ({ startAt, endAt: new Date(startAt.getTime() + 1_800_000) })
    const date = await sender.date(half(first))
    await tell([date.id])
    const other = await sender.date(half(second))
    await tell([other.id])
    await work.run()
    expect(pushes).toHaveLength(1)
    const titleOf = ({ startAt, endAt }: { startAt: Date; endAt: Date }) =>
      `${spanText(startAt, endAt)}の日程が追加されました`
    expect(pushes[0]?.title).toBe(titleOf(date))
    const close = { isForceCapacityFull: true }
    await app.db.updateTable('schedulingDate').set(close).where('schedulingId', '=', sender.scheduling.id).execute()
    const third = await sender.date(half(tokyoMoment(addDays(today(), 6), '10:00')))
    await tell([third.id])
    await tell([third.id])
    await work.run()
    expect(pushes.map(({ title }) => title)).toEqual([titleOf(date), titleOf(third)])
  })

  test('nobody is reminded of a date of a suspended company, which was told to be asked before', async () => {
    const { ofCompany, remind, moveTo } = await booked(1)
    await app.db
      .updateTable('contract')
      .set({ status: 'SUSPENDED' })
      .where('companyId', '=', ofCompany.companyId)
      .execute()
    itIs('09:00')
    await remind('dateTomorrow', 1)
    await moveTo('15:00')
    await work.run()
    expect(pushes).toEqual([])
  })

  test('datesAdded: not when the seats are taken by the morning, or the student has chosen', async () => {
    const [full, chosen, open] = [await waitingForDates(), await waitingForDates(), await waitingForDates()]
    itIs('22:00')
    const [, date] = [await full.sender.date(), await chosen.sender.date(), await open.sender.date()]
    const startAt = tokyoMoment(addDays(today(), 20), '10:00')
    await chosen.sender.date({ startAt, endAt: new Date(startAt.getTime() + 1_800_000) })
    for (const { tell } of [full, chosen, open]) await tell()
    await app.db
      .updateTable('schedulingDate')
      .set({ isForceCapacityFull: true })
      .where('schedulingId', '=', full.sender.scheduling.id)
      .execute()
    await aSeatFor(app.db, chosen.invitation, date)
    await morningComes()
    expect(pushes.map(({ url }) => url)).toEqual([`/candidate/invitations/${open.invitation.id}/schedule`])
  })

  test('dateInThreeDays and dateTomorrow: the reminders of a date', async () => {
    const [tomorrow, inThree] = [await booked(1), await booked(3)]
    itIs('09:00')
    await tomorrow.remind('dateTomorrow', 1)
    await inThree.remind('dateInThreeDays', 3)
    await work.run()
    expect(pushes.map(({ title }) => title).sort()).toEqual(
      [`3日後に${inThree.displayName}の予定があります`, `明日 14:00〜 ${tomorrow.displayName}`].sort(),
    )
  })

  test('dateInThreeDays: not when the booking is gone, or the date has moved to another day', async () => {
    const [cancelled, moved] = [await booked(3), await booked(4)]
    for (const { remind } of [cancelled, moved]) await remind('dateInThreeDays', 3)
    await cancelled.cancel()
    await work.run()
    expect(pushes).toEqual([])
  })

  test('scoutUnanswered: a scout that is about to expire; dateConfirmed and scoutExpired only stand in the list', async () => {
    const sender = await aSender(app.db)
    const put = await anInvited(app.db, sender)
    const over = await anInvited(app.db, sender, { status: 'EXPIRED', endedAt: new Date() })
    for (const { candidate } of [put, over]) await aDeviceOf(candidate.id)
    const about = ({ invitation }: typeof put) => ({ companyId: sender.company.id, scoutInvitationId: invitation.id })
    await jobs.notify_scout_unanswered(about(put), work.context)
    await jobs.notify_scout_expired(about(over), work.context)
    const { ofCompany, booking } = await booked()
    await jobs.notify_booking_made({ ...ofCompany, bookingId: booking.id }, work.context)
    await work.run()
    expect(pushes.map(({ url }) => url)).toEqual([`/candidate/invitations/${put.invitation.id}`])
  })
})

describe('§2 a mail that waited for the mail server', () => {
  const subjects = () => work.mails.map(({ subject }) => subject)
  async function outage(acts: () => Promise<unknown>) {
    work.mails.length = 0
    work.breakMail(true)
    await work.run()
    await acts()
    work.breakMail(false)
    await work.run()
  }

  test('dateConfirmed and dateChosen: of a booking that is kept, not of one that is gone', async () => {
    const [lasting, gone] = [await booked(), await booked()]
    for (const { ofCompany, booking } of [lasting, gone])
      await jobs.notify_booking_made({ ...ofCompany, bookingId: booking.id }, work.context)
    await outage(gone.cancel)
    expect(subjects().filter((subject) => subject.startsWith('日程が確定しました'))).toEqual([
      expect.stringContaining(lasting.displayName),
    ])
    expect(subjects().filter((subject) => subject.includes('の日程を予約しました'))).toHaveLength(1)
  })

  test('scoutAccepted: not of a student who has declined since', async () => {
    const sender = await aSender(app.db)
    const [accepting, gone] = [await anInvited(app.db, sender), await anInvited(app.db, sender)]
    const act = (name: string, { viewer, invitation }: typeof accepting) =>
      app.as(viewer).ask(`mutation ($id: ID!) { ${name}(id: $id) { id } }`, { id: invitation.id })
    for (const student of [accepting, gone]) await act('acceptScoutInvitation', student)
    await outage(() => {
      itIs('12:05')
      return act('declineScoutInvitation', gone)
    })
    expect(subjects().filter((subject) => subject.includes('がスカウトを承認しました'))).toHaveLength(1)
    expect(subjects().filter((subject) => subject.includes('辞退の連絡がありました'))).toHaveLength(1)
  })
})
