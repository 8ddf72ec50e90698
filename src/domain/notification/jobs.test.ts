import { describe, expect, it } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import { hoursText } from '#ground/time/span.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Mail } from '#platform/outgoing/mail.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import {
  aMessage,
  aReason,
  aSchedulingSender,
  aSender,
  acceptedForScheduling,
  anInvited,
} from '#test/factories/scout-invitation.ts'
import { ears } from '#test/factories/notification.ts'
import { ownWorker } from '#test/work.ts'
import { jobs } from './jobs.ts'

const app = ownApp()
const work = ownWorker(app)
const hear = ears(app, work)

const answer = async (viewer: Viewer, field: string, id: string) =>
  expect((await app.as(viewer).ask(`mutation ($id: ID!) { ${field}(id: $id) { id } }`, { id })).errors).toEqual([])

describe('§4 what a scout tells', () => {
  it('scoutReceived: the student hears of a scout in the list and by mail; nothing personal waits in the queue', async () => {
    const sender = await aSender(app.db)
    const student = await aCandidate(app.db, { account: { familyName: '小鳥遊' } })
    const send = `mutation ($jobId: ID!, $subject: String!, $message: String!, $invitations: [ScoutInvitationInput!]!) {
      sendScoutInvitations(jobId: $jobId, subject: $subject, message: $message, invitations: $invitations) { sentIds } }`
    const invitations = [{ candidateId: student.id, reason: aReason }]
    const { data, errors } = await app
      .as(sender.viewer)
      .ask(send, { jobId: sender.job.id, subject: '検査装置の開発', message: aMessage, invitations })
    expect(errors).toEqual([])
    expect((await hear.told(student.viewer)).unreadNotificationCount).toBe(0)

    work.breakMail(true)
    await work.run()
    const waiting = await work.waiting()
    expect(waiting).toHaveLength(1)
    expect(JSON.stringify(waiting)).not.toMatch(/小鳥遊|@|試験会社|研究室/)
    expect(await hear.told(student.viewer)).toEqual({
      unreadNotificationCount: 1,
      notifications: [
        {
          kind: 'scoutReceived',
          title: `${sender.company.displayName}からスカウトが届きました`,
          body: expect.stringMatching(/^エンジニア職 \d+｜\d+月\d+日\([日月火水木金土]\) 23:59まで$/),
          path: `/candidate/invitations/${data.sendScoutInvitations.sentIds[0]}`,
          isRead: false,
        },
      ],
    })
    work.breakMail(false)
    await work.run()
    const [mail, ...more] = await hear.mailsTo(student.viewer)
    expect(more).toEqual([])
    expect(mail?.subject).toMatch(/^試験会社\d+からスカウトが届きました（\d+月\d+日\(.\)まで）｜ヨアケ$/)
    expect(mail?.text).toContain('小鳥遊さん')
    expect(mail?.text).toContain(`https://yoake.test/candidate/invitations/${data.sendScoutInvitations.sentIds[0]}`)
    expect(mail?.text).toMatch(/■回答期限\n\d{4}年\d+月\d+日\(.\) 23:59\n/)
    expect(mail?.text).toContain('運営：株式会社試験')
  })

  it('1B.3 a renewal says so in its title, by list and by mail', async () => {
    const sender = await aSender(app.db)
    const { invitation, viewer } = await anInvited(app.db, sender, { round: 2 })
    await jobs.notify_scout_received({ companyId: sender.company.id, scoutInvitationId: invitation.id }, work.context)
    await work.run()
    const title = `【再度のご案内】${sender.company.displayName}からスカウトが届きました`
    expect(await hear.list(viewer)).toMatchObject([{ title }])
    expect((await hear.mailsTo(viewer))[0]?.subject).toContain(title)
  })

  it('the same job again, also twice at once, tells nothing twice', async () => {
    const sender = await aSender(app.db)
    const { invitation, viewer, candidate } = await anInvited(app.db, sender)
    const again = () =>
      jobs.notify_scout_received({ companyId: sender.company.id, scoutInvitationId: invitation.id }, work.context)
    await Promise.all([again(), again()])
    await again()
    await work.run()
    expect(await hear.kinds(viewer)).toEqual(['scoutReceived'])
    expect(await hear.mailsTo(candidate.viewer)).toHaveLength(1)
  })

  it('scoutUnanswered: what was put off comes back once', async () => {
    const sender = await aSender(app.db)
    const { invitation, viewer, candidate } = await anInvited(app.db, sender)
    const remind = () =>
      jobs.notify_scout_unanswered({ companyId: sender.company.id, scoutInvitationId: invitation.id }, work.context)
    await remind()
    await remind()
    await work.run()
    expect(await hear.kinds(viewer)).toEqual(['scoutUnanswered'])
    expect(await hear.mailsTo(candidate.viewer)).toHaveLength(1)
  })

  it('scoutAccepted: the sender hears of an acceptance by the student’s name, and of no address; colleagues and other companies do not', async () => {
    const sender = await aSender(app.db)
    const stranger = await aSender(app.db)
    const colleague = await aCompanyUser(app.db, sender.company.id)
    const { invitation, viewer } = await anInvited(app.db, sender)
    await answer(viewer, 'acceptScoutInvitation', invitation.id)
    await work.run()
    const { notifications } = await hear.told(sender.viewer)
    expect(notifications.map(({ kind }) => kind)).toEqual(['scoutAccepted'])
    expect(notifications[0]?.title).toMatch(/^山田 花\d*さん（.+）がスカウトを承認しました（エンジニア職 \d+）$/)
    expect([await hear.kinds(colleague.viewer), await hear.kinds(stranger.viewer)]).toEqual([[], []])
    const [mail] = await hear.mailsTo(sender.viewer)
    expect(mail?.text).toContain(`${sender.company.displayName} 佐伯様`)
    expect(mail?.text).toMatch(/\d{4}年\d+月\d+日\(.\)までに（2営業日以内）連絡してください。/)
    expect(mail?.subject).toMatch(/^山田さんがスカウトを承認しました/)
    const { email } = await app.db
      .selectFrom('candidateAccount')
      .select('email')
      .where('candidateId', '=', invitation.candidateId)
      .executeTakeFirstOrThrow()
    expect(`${mail?.subject}${mail?.text}`).not.toContain(email)
  })

  it('who was disabled hears nothing: the administrators do instead', async () => {
    const sender = await aSender(app.db)
    const admin = await aCompanyUser(app.db, sender.company.id, { role: 'ADMIN' })
    const recruiter = await aCompanyUser(app.db, sender.company.id, { role: 'RECRUITER' })
    const { invitation, viewer } = await anInvited(app.db, sender)
    await app.db.updateTable('companyUser').set({ status: 'DISABLED' }).where('id', '=', sender.user.id).execute()
    await answer(viewer, 'acceptScoutInvitation', invitation.id)
    await work.run()
    expect([await hear.kinds(admin.viewer), await hear.kinds(recruiter.viewer)]).toEqual([['scoutAccepted'], []])
    expect(await hear.mailsTo(sender.viewer)).toEqual([])
  })

  it('scoutExpired: an unanswered scout stands in the list only', async () => {
    const sender = await aSender(app.db)
    const late = await anInvited(app.db, sender, { status: 'EXPIRED', endedAt: new Date() })
    const about = { companyId: sender.company.id, scoutInvitationId: late.invitation.id }
    await Promise.all([jobs.notify_scout_expired(about, work.context), jobs.notify_scout_expired(about, work.context)])
    expect(await hear.kinds(late.viewer)).toEqual(['scoutExpired'])
    await work.run()
    expect(await hear.mailsTo(late.viewer)).toEqual([])
  })

  it('scoutExpired: an accepted scout without a date is mailed too', async () => {
    const sender = await aSchedulingSender(app.db)
    const over = { ...acceptedForScheduling(), status: 'EXPIRED', scheduleBy: null, endedAt: new Date() } as const
    const late = await anInvited(app.db, sender, over)
    await jobs.notify_scout_expired(
      { companyId: sender.company.id, scoutInvitationId: late.invitation.id },
      work.context,
    )
    await work.run()
    expect((await hear.mailsTo(late.viewer)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('日程を選ぶ期限が過ぎました'),
    ])
  })
})

describe('§4 what a date tells', () => {
  async function booked() {
    const sender = await aSchedulingSender(app.db)
    const notified = await aCompanyUser(app.db, sender.company.id)
    const date = await sender.date()
    const ids = { companyId: sender.company.id, schedulingDateId: date.id }
    await app.db
      .insertInto('schedulingDateNotifiedCompanyUser')
      .values({ ...ids, companyUserId: notified.id })
      .execute()
    const invited = await anInvited(app.db, sender, acceptedForScheduling())
    const choose = `mutation ($id: ID!, $date: ID!) { chooseSchedulingDate(scoutInvitationId: $id, schedulingDateId: $date) { id } }`
    const chosen = await app.as(invited.viewer).ask(choose, { id: invited.invitation.id, date: date.id })
    expect(chosen.errors).toEqual([])
    await work.run()
    return { ...invited, sender, notified, date, ids }
  }
  const begins = (at: Date) =>
    `DTSTART;TZID=Asia/Tokyo:${new Date(at.getTime() + 9 * 3_600_000).toISOString().replace(/[-:]|\.\d{3}Z/g, '')}`
  const calendarOf = (mail: Mail | undefined) => mail?.attachments?.[0]?.content.replaceAll('\r\n ', '')

  it('dateConfirmed and dateChosen: a booking is told to the student, the sender and whoever is notified for the date', async () => {
    const { viewer, candidate, sender, notified, date } = await booked()
    expect(await hear.kinds(viewer)).toEqual(['dateConfirmed'])
    expect([await hear.kinds(sender.viewer), await hear.kinds(notified.viewer)]).toEqual([
      ['dateChosen'],
      ['dateChosen'],
    ])
    const [mail] = await hear.mailsTo(candidate.viewer)
    expect(mail?.text).toContain(hoursText(date.startAt, date.endAt))
    expect(mail?.text).toContain('東京本社 3階')
    expect(mail?.text).toMatch(/変更・取り消しは、.+ 18:00までにお願いします。/)
    expect(mail?.text).toContain('添付のファイルを開くと、カレンダーに追加できます。')
    expect(mail?.attachments?.[0]).toMatchObject({
      fileName: 'yoake.ics',
      type: expect.stringMatching('^text/calendar;'),
    })
    expect(calendarOf(mail)).toContain(begins(date.startAt))
    expect(calendarOf(mail)).toContain(`SUMMARY:${sender.company.displayName} `)
    // Nothing of the student, whose calendar others may see.
    expect(calendarOf(mail)).not.toMatch(new RegExp(`山田|${mail?.to}`))
    expect((await hear.told(sender.viewer)).notifications[0]?.path).toBe(
      `/client/jobs/events?scheduling-date-id=${date.id}`,
    )
  })

  it('bookingCancelled: a cancelled booking is told to the company', async () => {
    const { viewer, invitation, sender, notified } = await booked()
    const cancel = await app
      .as(viewer)
      .ask('mutation ($id: ID!) { cancelBooking(scoutInvitationId: $id) { id } }', { id: invitation.id })
    expect(cancel.errors).toEqual([])
    await work.run()
    expect([await hear.kinds(sender.viewer), await hear.kinds(notified.viewer)]).toEqual([
      ['bookingCancelled', 'dateChosen'],
      ['bookingCancelled', 'dateChosen'],
    ])
  })

  it('dateChanged: every change of a date is told once, also the change back', async () => {
    const { viewer, ids, invitation, date } = await booked()
    const changed = () => jobs.notify_date_changed({ ...ids, scoutInvitationIds: [invitation.id] }, work.context)
    const move = (startAt: Date) =>
      app.db.updateTable('schedulingDate').set({ startAt }).where('id', '=', date.id).execute()
    await changed()
    await changed()
    expect(await hear.kinds(viewer)).toEqual(['dateChanged', 'dateConfirmed'])
    const later = new Date(date.startAt.getTime() + 600_000)
    await move(later)
    await changed()
    await work.run()
    const [mail] = work.mails.filter((message) => calendarOf(message)?.includes(begins(later)))
    expect(mail?.subject).toContain('日程が変更されました')
    await move(date.startAt)
    await changed()
    await changed()
    expect(await hear.kinds(viewer)).toEqual(['dateChanged', 'dateChanged', 'dateChanged', 'dateConfirmed'])
  })

  it('datesRequested and datesAdded: a request for dates goes to the sender, the new dates to whoever waits for them', async () => {
    const sender = await aSchedulingSender(app.db)
    const waiting = await anInvited(app.db, sender, acceptedForScheduling())
    const content = await anInvited(app.db, sender, acceptedForScheduling())
    const ask = `mutation ($id: ID!, $request: String!, $preferred: [PreferredDateInput!]!) { requestSchedulingDate(scoutInvitationId: $id, request: $request, preferred: $preferred) { id } }`
    const preferred = [{ date: addDays(tokyoToday(), 10), timeOfDay: 'EVENING' }]
    const response = await app
      .as(waiting.viewer)
      .ask(ask, { id: waiting.invitation.id, request: '平日の夕方以降だと参加しやすいです。', preferred })
    expect(response.errors).toEqual([])
    await work.run()
    expect(await hear.kinds(sender.viewer)).toEqual(['datesRequested'])
    expect((await hear.mailsTo(sender.viewer)).at(-1)?.subject).toBe(
      '山田さんから、日程の希望が届きました（3営業日以内に回答してください）｜ヨアケ',
    )
    expect((await hear.mailsTo(sender.viewer)).at(-1)?.text.replaceAll('\n', '')).toMatch(
      /\d{4}年\d+月\d+日\(.\)までに（3営業日以内）/,
    )
    await sender.date()
    const added = { companyId: sender.company.id, schedulingId: sender.scheduling.id }
    await jobs.notify_dates_added(added, work.context)
    await jobs.notify_dates_added(added, work.context)
    expect([await hear.kinds(waiting.viewer), await hear.kinds(content.viewer)]).toEqual([['datesAdded'], []])
  })
})

describe('§7 readNotifications', () => {
  it('marks all of the viewer’s as read and nobody else’s', async () => {
    const sender = await aSender(app.db)
    const [first, second] = [await anInvited(app.db, sender), await anInvited(app.db, sender)]
    for (const { invitation } of [first, second])
      await jobs.notify_scout_received({ companyId: sender.company.id, scoutInvitationId: invitation.id }, work.context)
    expect((await app.as(first.viewer).ask('mutation { readNotifications }')).data).toEqual({ readNotifications: true })
    expect(await hear.told(first.viewer)).toMatchObject({
      unreadNotificationCount: 0,
      notifications: [{ isRead: true }],
    })
    expect((await hear.told(second.viewer)).unreadNotificationCount).toBe(1)
    expect((await app.as(null).ask('mutation { readNotifications }')).errors[0]?.code).toBe('unauthenticated')
  })

  it('who left, or never proved the address, gets no mail; an invitation that is gone tells nothing', async () => {
    const sender = await aSender(app.db)
    const [unproven, leaver] = [await anInvited(app.db, sender), await anInvited(app.db, sender)]
    await app.db
      .updateTable('candidateAccount')
      .set({ emailVerifiedAt: null })
      .where('candidateId', '=', unproven.candidate.id)
      .execute()
    await app.db.updateTable('candidate').set({ status: 'WITHDRAWN' }).where('id', '=', leaver.candidate.id).execute()
    for (const { invitation } of [unproven, leaver, { invitation: { id: crypto.randomUUID() } }])
      await jobs.notify_scout_received({ companyId: sender.company.id, scoutInvitationId: invitation.id }, work.context)
    await work.run()
    expect(await hear.mailsTo(unproven.viewer)).toEqual([])
    expect(await hear.mailsTo(leaver.viewer)).toEqual([])
    expect(await hear.kinds(leaver.viewer)).toEqual([])
  })
})
