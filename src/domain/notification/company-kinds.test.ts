import type { ContractStatus } from '#domain/company/rules.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { itIs, itIsNow, itIsOn, today } from '#test/clock.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aPreRegistration } from '#test/factories/inquiry.ts'
import { aJob } from '#test/factories/job.ts'
import { anAdmin, ears } from '#test/factories/notification.ts'
import {
  acceptedForScheduling,
  aMessage,
  anInvited,
  aReason,
  aSchedulingSender,
  aSeatFor,
  aSender,
} from '#test/factories/scout-invitation.ts'
import { aCandidate } from '#test/factories.ts'
import { ownWorker } from '#test/work.ts'
import { jobs } from './jobs.ts'
import { kinds } from './kinds.ts'

const app = ownApp()
const work = ownWorker(app)
const hear = ears(app, work)
beforeEach(() => itIs('12:00'))
afterEach(itIsNow)

describe('§1.16 bookingCancelled and capacityReached, the seats of a date', () => {
  const choose = async (viewer: Awaited<ReturnType<typeof anInvited>>['viewer'], id: string, date: string) => {
    const document =
      'mutation ($id: ID!, $date: ID!) { chooseSchedulingDate(scoutInvitationId: $id, schedulingDateId: $date) { id } }'
    expect((await app.as(viewer).ask(document, { id, date })).errors).toEqual([])
    await work.run()
  }

  test('capacityReached: once for each filling, and again when it was filled again', async () => {
    const sender = await aSchedulingSender(app.db)
    const of = { companyId: sender.company.id, companyUserId: sender.user.id, jobId: sender.job.id }
    await app.db
      .insertInto('scoutNotificationSetting')
      .values([
        { ...of, kind: kinds.dateChosen.code, timing: 'OFF' },
        { ...of, kind: kinds.bookingCancelled.code, timing: 'OFF' },
        { ...of, kind: kinds.capacityReached.code, timing: 'IMMEDIATELY' },
      ])
      .execute()
    const date = await sender.date({ capacity: 2 })
    const [first, second, third] = [
      await anInvited(app.db, sender, acceptedForScheduling()),
      await anInvited(app.db, sender, acceptedForScheduling()),
      await anInvited(app.db, sender, acceptedForScheduling()),
    ]
    await choose(first.viewer, first.invitation.id, date.id)
    expect(await hear.list(sender.viewer)).toEqual([])
    await choose(second.viewer, second.invitation.id, date.id)
    expect(await hear.list(sender.viewer)).toMatchObject([
      { kind: 'capacityReached', title: `${sender.scheduling.title}が満席になりました` },
    ])
    const cancel = 'mutation ($id: ID!) { cancelBooking(scoutInvitationId: $id) { id } }'
    expect((await app.as(first.viewer).ask(cancel, { id: first.invitation.id })).errors).toEqual([])
    await choose(third.viewer, third.invitation.id, date.id)
    expect(await hear.kinds(sender.viewer)).toEqual(['capacityReached', 'capacityReached'])
    expect(await hear.mailsTo(sender.viewer)).toEqual([])
  })
})

describe('§1.16 tomorrowsDates, at 17:00', () => {
  const remind = async () => {
    await jobs.remind_of_tomorrow({}, work.context)
    await work.run()
  }
  async function booked(day: string, times: string[]) {
    const sender = await aSchedulingSender(app.db)
    for (const time of times) {
      const startAt = tokyoMoment(day, time)
      const date = await sender.date({ startAt, endAt: new Date(startAt.getTime() + 1_800_000) })
      const { invitation } = await anInvited(app.db, sender, acceptedForScheduling())
      await aSeatFor(app.db, invitation, date)
    }
    return sender
  }

  test('the whole Tokyo day, also the first of a month, in one mail and no row', async () => {
    itIsOn('2027-01-31', '17:00')
    const sender = await booked('2027-02-01', ['00:00', '14:00', '23:59'])
    const before = await booked('2027-01-31', ['23:59'])
    const after = await booked('2027-02-02', ['00:00'])
    await remind()
    await remind()
    const mails = await hear.mailsTo(sender.viewer)
    expect(mails.map(({ subject }) => subject)).toEqual(['明日の予定 3件（2月1日(月)）｜ヨアケ'])
    expect(mails[0]?.text).toContain('■14:00〜14:30\n会社説明会（予約 1名）')
    expect(mails[0]?.text).not.toContain('山田')
    expect(await hear.list(sender.viewer)).toEqual([])
    for (const { viewer } of [before, after]) expect(await hear.mailsTo(viewer)).toEqual([])
  })

  test('a mail that waited over midnight does not call today’s dates tomorrow’s', async () => {
    itIsOn('2027-03-01', '17:00')
    const sender = await booked('2027-03-02', ['14:00'])
    work.breakMail(true)
    await remind()
    work.breakMail(false)
    itIsOn('2027-03-02', '08:00')
    await work.run()
    expect(await hear.mailsTo(sender.viewer)).toEqual([])
  })

  test('whoever is notified for a date has it too; a cancelled booking is nobody’s plan', async () => {
    itIs('17:00')
    const sender = await booked(addDays(today(), 1), ['10:00', '11:00'])
    const [notified, stranger] = [
      await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' }),
      await aCompanyUser(app.db, sender.company.id),
    ]
    const dates = await app.db
      .selectFrom('schedulingDate')
      .select('id')
      .where('companyId', '=', sender.company.id)
      .orderBy('startAt')
      .execute()
    await app.db
      .insertInto('schedulingDateNotifiedCompanyUser')
      .values({ companyId: sender.company.id, schedulingDateId: dates[0]!.id, companyUserId: notified.id })
      .execute()
    const none = await booked(addDays(today(), 1), ['10:00'])
    await app.db.updateTable('booking').set({ status: 'CANCELLED' }).where('companyId', '=', none.company.id).execute()
    await remind()
    const subjects = async (viewer: CompanyViewer) => (await hear.mailsTo(viewer)).map(({ subject }) => subject)
    expect(await subjects(sender.viewer)).toEqual([expect.stringMatching(/^明日の予定 2件/)])
    expect(await subjects(notified.viewer)).toEqual([expect.stringMatching(/^明日の予定 1件/)])
    expect([await subjects(stranger.viewer), await subjects(none.viewer)]).toEqual([[], []])
  })
})

describe('§1.16 contractEnding, scoutQuotaUsed, jobNeedsRecheck: what the company has to see to', () => {
  const remind = async (job: 'remind_of_contract_ends' | 'remind_of_trial_ends' | 'remind_of_stale_jobs') => {
    await jobs[job]({}, work.context)
    await work.run()
  }

  test('contractEnding: 60, 30 and 7 days before the end, to the administrators, once', async () => {
    const ending = async (days: number, status: ContractStatus = 'ACTIVE') =>
      aCompanyWithUser(app.db, { contract: { endsOn: addDays(today(), days), status } })
    const [sixty, thirty, seven] = [await ending(60), await ending(30), await ending(7, 'RENEWAL_PENDING')]
    const [other, over, trial] = [await ending(59), await ending(30, 'EXPIRED'), await ending(7, 'TRIAL')]
    const recruiter = await aCompanyUser(app.db, sixty.company.id, { role: 'RECRUITER' })
    await remind('remind_of_contract_ends')
    await remind('remind_of_contract_ends')
    for (const { viewer } of [sixty, thirty, seven]) {
      expect(await hear.list(viewer)).toMatchObject([
        { kind: 'contractEnding', title: 'ご契約の終了日が近づいています' },
      ])
      expect(await hear.mailsTo(viewer)).toHaveLength(1)
    }
    expect(await hear.kinds(recruiter.viewer)).toEqual([])
    expect(await hear.kinds(other.viewer)).toEqual([])
    expect(await hear.mailsTo(over.viewer)).toEqual([])
    expect(await hear.mailsTo(trial.viewer)).toEqual([])
    expect((await hear.mailsTo(seven.viewer))[0]?.subject).toMatch(/^【まもなく終了】/)
  })

  test('contractEnding: a mail that had to wait is not sent once the contract is renewed', async () => {
    const { company, viewer } = await aCompanyWithUser(app.db, { contract: { endsOn: addDays(today(), 30) } })
    work.breakMail(true)
    await remind('remind_of_contract_ends')
    work.breakMail(false)
    await app.db
      .updateTable('contract')
      .set({ endsOn: addDays(today(), 395) })
      .where('companyId', '=', company.id)
      .execute()
    await work.run()
    expect(await hear.mailsTo(viewer)).toEqual([])
  })

  test.each([
    ['remind_of_contract_ends', 'ACTIVE', 7, 'あと7日', 'あと5日'],
    ['remind_of_trial_ends', 'TRIAL', 1, '明日まで', null],
    ['remind_of_trial_ends', 'TRIAL', 7, 'あと7日', 'あと5日'],
  ] as const)('%s, %s: a mail that waited says the days that are left', async (job, status, days, first, later) => {
    const { viewer } = await aCompanyWithUser(app.db, { contract: { endsOn: addDays(today(), days), status } })
    work.breakMail(true)
    await remind(job)
    work.breakMail(false)
    itIs('12:00', 2)
    await work.run()
    const [mail] = await hear.mailsTo(viewer)
    if (later === null) return expect(mail).toBeUndefined()
    const words = `${mail?.subject}${mail?.text}`
    expect([words.includes(first), words.includes(later)]).toEqual([false, true])
  })

  test('scoutQuotaUsed: at four fifths and at the end of the scouts of 30 days, once each', async () => {
    const sender = await aSender(app.db, { planKey: 'STANDARD' })
    const looker = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
    const day = tokyoToday()
    await app.db.insertInto('scoutSentOnDay').values({ companyId: sender.company.id, day, sent: 318 }).execute()
    const send = async () => {
      const student = await aCandidate(app.db)
      const document =
        'mutation ($jobId: ID!, $message: String!, $invitations: [ScoutInvitationInput!]!) { sendScoutInvitations(jobId: $jobId, subject: "件名", message: $message, invitations: $invitations) { sentIds } }'
      const invitations = [{ candidateId: student.id, reason: aReason }]
      const answer = await app.as(sender.viewer).ask(document, { jobId: sender.job.id, message: aMessage, invitations })
      expect(answer.errors).toEqual([])
      await work.run()
    }
    await send()
    expect(await hear.list(sender.viewer)).toEqual([])
    await send()
    await send()
    expect(await hear.list(sender.viewer)).toMatchObject([{ kind: 'scoutQuotaUsed', title: 'スカウト残数は80通です' }])
    await app.db.updateTable('scoutSentOnDay').set({ sent: 399 }).where('companyId', '=', sender.company.id).execute()
    await send()
    expect(await hear.list(sender.viewer)).toMatchObject([
      { kind: 'scoutQuotaUsed', title: 'スカウト残数は0通です' },
      { kind: 'scoutQuotaUsed' },
    ])
    expect(await hear.kinds(looker.viewer)).toEqual([])
  })

  test('jobNeedsRecheck: a job that nobody has edited for 90 days, once, and never a draft or an archived one', async () => {
    const { company, viewer } = await aCompanyWithUser(app.db)
    const edited = (days: number, time: string) => ({
      companyId: company.id,
      checkedAt: tokyoMoment(addDays(today(), -days), time),
    })
    const stale = await aJob(app.db, edited(90, '23:59:59'))
    await aJob(app.db, edited(89, '00:00'))
    await aJob(app.db, { ...edited(95, '12:00'), isArchived: true })
    await aJob(app.db, { ...edited(95, '12:00'), status: 'DRAFT' })
    await remind('remind_of_stale_jobs')
    itIs('09:00', 1)
    await app.db
      .updateTable('job')
      .set({ checkedAt: tokyoMoment(today(), '09:00') })
      .where('companyId', '=', company.id)
      .where('id', '!=', stale.id)
      .execute()
    await remind('remind_of_stale_jobs')
    expect(await hear.list(viewer)).toMatchObject([
      { kind: 'jobNeedsRecheck', title: '掲載内容の確認をお願いします', body: stale.title },
    ])
    expect(await hear.mailsTo(viewer)).toHaveLength(1)
  })
})

describe('§1.16 memberJoining and companyApplication: who comes', () => {
  test('memberJoining: the administrators hear of those who have joined', async () => {
    const { company, user, viewer } = await aCompanyWithUser(app.db)
    const invited = await aCompanyUser(app.db, company.id, {
      status: 'INVITED',
      role: 'RECRUITER',
      account: { emailVerifiedAt: null },
    })
    const of = { companyId: company.id, companyUserId: invited.id, invitedById: user.id }
    await jobs.notify_member_joined(of, work.context)
    expect(await hear.list(viewer)).toEqual([])
    await app.db.updateTable('companyUser').set({ status: 'ACTIVE' }).where('id', '=', invited.id).execute()
    await jobs.notify_member_joined(of, work.context)
    await jobs.notify_member_joined(of, work.context)
    expect(await hear.list(viewer)).toMatchObject([
      { kind: 'memberJoining', title: expect.stringMatching(/さんが参加しました$/) },
    ])
    expect(await hear.list(invited.viewer)).toEqual([])
    expect(await hear.mailsTo(viewer)).toEqual([])
  })

  test('companyApplication: every administrator hears of an application, without the person who wrote it', async () => {
    const [first, second] = [await anAdmin(app.db, 'one@yoake.test'), await anAdmin(app.db, 'two@yoake.test')]
    const apply = 'mutation ($form: PreRegistrationInput!) { createPreRegistration(preRegistration: $form) }'
    expect((await app.as(null).ask(apply, { form: aPreRegistration() })).errors).toEqual([])
    await work.run()
    for (const { id, email } of [first, second]) {
      const viewer = { kind: 'admin', adminAccountId: id, role: 'OPERATOR' } as const
      expect(await hear.list(viewer)).toMatchObject([
        { kind: 'companyApplication', title: '企業の事前登録がありました', body: '株式会社例示', isRead: false },
      ])
      expect((await app.as(viewer).ask('mutation { readNotifications }')).errors).toEqual([])
      expect(await hear.told(viewer)).toMatchObject({ unreadNotificationCount: 0, notifications: [{ isRead: true }] })
      const mails = work.mails.filter(({ to }) => to === email)
      expect(mails).toHaveLength(1)
      expect(mails[0]?.text).not.toMatch(/小鳥遊|hanako|03-1234/)
    }
  })
})
