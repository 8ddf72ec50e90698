import { describe, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { time, tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { itIsNow, itIsOn } from '#test/clock.ts'
import {
  acceptedForScheduling,
  askingForDates,
  anInvited,
  aSchedulingSender,
  aSeatFor,
  aSender,
} from '#test/factories/scout-invitation.ts'
import { nameOf } from '#test/factories/notification.ts'
import { ownWorker } from '#test/work.ts'
import { jobs } from './jobs.ts'
import { kinds } from './kinds.ts'

const app = ownApp()
const work = ownWorker(app)

/** A student with a booking at 14:00, `days` from today. */
async function aBooked(days: number, flags: { remindOneDayBefore?: boolean; remindThreeDaysBefore?: boolean } = {}) {
  const sender = await aSchedulingSender(app.db)
  await app.db
    .updateTable('scheduling')
    .set({ belongings: ['筆記用具'], ...flags })
    .where('id', '=', sender.scheduling.id)
    .execute()
  const startAt = tokyoMoment(addDays(tokyoToday(), days), '14:00')
  const date = await sender.date({ startAt, endAt: new Date(startAt.getTime() + 1_800_000) })
  const { invitation, candidate } = await anInvited(app.db, sender, acceptedForScheduling())
  const booking = await aSeatFor(app.db, invitation, date)
  return { sender, candidate, booking, startAt }
}
const notificationsOf = async (candidateId: OfRow<'candidate'>) => {
  const rows = await app.db
    .selectFrom('candidateNotification')
    .select(['kind', 'title', 'body'])
    .where('candidateId', '=', candidateId)
    .execute()
  return rows.map((row) => ({ ...row, kind: nameOf(row.kind) }))
}
const remind = async () => {
  await jobs.remind_of_dates({}, work.context)
  await work.run()
}

describe('§3 remindOneDayBefore, remindThreeDaysBefore', () => {
  test('dateInThreeDays and dateTomorrow come on their days, once, also when the clock runs twice', async () => {
    const tomorrow = await aBooked(1)
    const inThree = await aBooked(3)
    const inTwo = await aBooked(2)
    await remind()
    await remind()
    const { displayName } = tomorrow.sender.company
    expect(await notificationsOf(tomorrow.candidate.id)).toEqual([
      {
        kind: 'dateTomorrow',
        title: `明日 ${time(tomorrow.startAt)}〜 ${displayName}`,
        body: '持ち物：筆記用具',
      },
    ])
    expect(await notificationsOf(inThree.candidate.id)).toMatchObject([
      { kind: 'dateInThreeDays', title: `3日後に${inThree.sender.company.displayName}の予定があります` },
    ])
    expect(await notificationsOf(inTwo.candidate.id)).toEqual([])
    const mails = work.mails.filter(({ subject }) => subject.startsWith(`明日 14:00〜 ${displayName}`))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('■持ち物')
  })

  test('a company that wants no reminder sends none', async () => {
    const quiet = await aBooked(1, { remindOneDayBefore: false })
    const alsoQuiet = await aBooked(3, { remindThreeDaysBefore: false })
    await remind()
    expect([await notificationsOf(quiet.candidate.id), await notificationsOf(alsoQuiet.candidate.id)]).toEqual([[], []])
  })

  test('who cancelled meanwhile is not reminded', async () => {
    const { candidate, booking, sender } = await aBooked(1)
    const day = addDays(tokyoToday(), 1)
    await app.db.updateTable('booking').set({ status: 'CANCELLED' }).where('id', '=', booking.id).execute()
    await jobs.notify_date_reminder(
      { companyId: sender.company.id, bookingId: booking.id, kind: kinds.dateTomorrow.code, day },
      work.context,
    )
    expect(await notificationsOf(candidate.id)).toEqual([])
  })
})

describe('§4 a scout that is about to expire', () => {
  const remindOfExpiry = async () => {
    await jobs.remind_of_expiry({}, work.context)
    await work.run()
  }
  const endOf = (days: number) => tokyoMoment(addDays(tokyoToday(), days), '23:59')

  test('scoutUnanswered comes three days and one day before, once a day, and never on another day', async () => {
    const sender = await aSender(app.db)
    const [inOne, inTwo, inThree, inFour] = [
      await anInvited(app.db, sender, { expiresAt: endOf(1) }),
      await anInvited(app.db, sender, { expiresAt: endOf(2) }),
      await anInvited(app.db, sender, { expiresAt: endOf(3) }),
      await anInvited(app.db, sender, { expiresAt: endOf(4) }),
    ]
    await remindOfExpiry()
    await remindOfExpiry()
    const reminder = [{ kind: 'scoutUnanswered', title: 'スカウトの期限が近づいています' }]
    expect(await notificationsOf(inOne.candidate.id)).toMatchObject(reminder)
    expect(await notificationsOf(inThree.candidate.id)).toMatchObject(reminder)
    expect([await notificationsOf(inTwo.candidate.id), await notificationsOf(inFour.candidate.id)]).toEqual([[], []])
    const request = `${sender.company.displayName}のスカウトに回答してください`
    const subjects = work.mails.map(({ subject }) => subject).filter((subject) => subject.includes(request))
    expect(subjects.toSorted()).toEqual([
      `【明日まで】${request}｜ヨアケ`,
      expect.stringMatching(`^${request}（\\d+月\\d+日\\(.\\)まで）｜ヨアケ$`),
    ])
  })

  test('§4 no student is urged to answer a company whose contract is suspended or over', async () => {
    const ends = [{ status: 'SUSPENDED' }, { status: 'EXPIRED' }, { endsOn: addDays(tokyoToday(), -1) }] as const
    const scouts = await Promise.all(
      ends.map(async (contract) => anInvited(app.db, await aSender(app.db, { contract }), { expiresAt: endOf(3) })),
    )
    await remindOfExpiry()
    for (const { invitation } of scouts)
      await jobs.notify_scout_unanswered(
        { companyId: invitation.companyId, scoutInvitationId: invitation.id },
        work.context,
      )
    await work.run()
    for (const { candidate } of scouts) expect(await notificationsOf(candidate.id)).toEqual([])
  })

  test('who has answered is not reminded, nor who answers before the job runs', async () => {
    const sender = await aSender(app.db)
    const answered = await anInvited(app.db, sender, {
      expiresAt: endOf(1),
      status: 'DECLINED',
      answeredAt: new Date(),
    })
    const meanwhile = await anInvited(app.db, sender, { expiresAt: endOf(1) })
    await jobs.remind_of_expiry({}, work.context)
    await app.db
      .updateTable('scoutInvitation')
      .set({ status: 'DECLINED', answeredAt: new Date() })
      .where('id', '=', meanwhile.invitation.id)
      .execute()
    await work.run()
    expect([await notificationsOf(answered.candidate.id), await notificationsOf(meanwhile.candidate.id)]).toEqual([
      [],
      [],
    ])
  })
})

describe('§4 a request for dates that nobody answers', () => {
  test('datesRequested again once its business days are over, once', async () => {
    const sender = await aSchedulingSender(app.db)
    const aRequest = async (
      requestedAt: Date,
      status: 'REQUESTED' | 'CLOSED' | 'ANSWERED' | 'REFUSED' = 'REQUESTED',
    ) => {
      const { invitation, candidate } = await anInvited(app.db, sender, acceptedForScheduling())
      const ids = { companyId: sender.company.id, scoutInvitationId: invitation.id, candidateId: candidate.id }
      const request = { ...ids, requestedAt, status, request: '夕方の日程があると参加できます。' }
      await app.db.insertInto('schedulingDateRequest').values(request).execute()
    }
    // Three business days from Thursday 2026-12-17 end on Tuesday.
    await aRequest(tokyoMoment('2026-12-17', '10:00'))
    await aRequest(tokyoMoment('2026-12-17', '10:00'), 'ANSWERED')
    await aRequest(tokyoMoment('2026-12-18', '00:00'))
    const remindAt = async (day: string) => {
      itIsOn(day, '09:00')
      await jobs.remind_of_overdue_requests({}, work.context)
      await work.run()
      itIsNow()
    }
    const mails = () => work.mails.filter(({ text }) => text.includes(sender.company.displayName))
    await remindAt('2026-12-22')
    expect(mails()).toEqual([])
    await remindAt('2026-12-23')
    await remindAt('2026-12-23')
    expect(mails().map(({ subject }) => subject)).toEqual([
      '【再送】山田さんから、日程の希望が届きました（3営業日以内に回答してください）｜ヨアケ',
    ])
    await remindAt('2026-12-24')
    expect(mails()).toHaveLength(2)
  })
})

describe('§4 a refused request for dates', () => {
  test('datesRefused: the student is told, once, and what can be done', async () => {
    const sender = await aSchedulingSender(app.db)
    const { invitation, candidate } = await anInvited(app.db, sender, askingForDates())
    const { id } = await app.db
      .insertInto('schedulingDateRequest')
      .values({
        companyId: sender.company.id,
        scoutInvitationId: invitation.id,
        candidateId: candidate.id,
        request: '夕方の日程があると参加できます。',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const refuse = 'mutation ($id: ID!, $message: String) { refuseSchedulingDateRequest(id: $id, message: $message) }'
    const message = '夕方は担当者が不在です。\n4月に、あらためて日程を増やします。'
    expect((await app.as(sender.viewer).ask(refuse, { id, message })).errors).toEqual([])
    await work.run()
    const body = '追加できる日程がないとのことです。ほかの日程から選ぶか、辞退できます。｜メッセージがあります'
    expect(await notificationsOf(candidate.id)).toMatchObject([{ kind: 'datesRefused', body }])
    const mail = work.mails.find(({ subject }) => subject.startsWith('日程の希望に返信がありました'))
    expect(mail?.text).toContain(`■企業からのメッセージ\n${message}\n`)
  })
})
