import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSession } from '#domain/session/commands.ts'
import type { PushMessage } from '#platform/outgoing/push-message.ts'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { scheduleDays } from '#domain/scout-invitation/rules.ts'
import { endOfTokyoDay, tokyoMoment } from '#ground/time/moment.ts'
import { ownApp } from '#test/client.ts'
import { itIs, itIsNow, today } from '#test/clock.ts'
import { aCandidate, aCompany, aCompanyWithUser } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { ears } from '#test/factories/notification.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'
import { jobs } from './jobs.ts'
import { kinds } from './kinds.ts'

const app = ownApp()
const pushes: PushMessage[] = []
const work = ownWorker(app, async (_, message) => {
  pushes.push(message)
  return 'sent'
})
const hear = ears(app, work)
beforeEach(() => itIs('09:00'))
afterEach(itIsNow)

describe('§1.16 dateNotChosen', () => {
  const remind = async () => {
    await jobs.remind_of_unchosen_dates({}, work.context)
    await work.run()
  }
  async function accepted(daysAgo: number, time: string, changes: object = {}) {
    const sender = await aSchedulingSender(app.db)
    const dates = [await sender.date(), await sender.date({ startAt: tokyoMoment(addDays(today(), 9), '10:00') })]
    const answeredAt = tokyoMoment(addDays(today(), -daysAgo), time)
    const began = { answeredAt, scheduleBy: endOfTokyoDay(answeredAt, scheduleDays) }
    const invited = await anInvited(app.db, sender, { ...acceptedForScheduling(), ...began, ...changes })
    return { sender, dates, ...invited }
  }

  test('two and five Tokyo days after the acceptance, with what is left to choose, once', async () => {
    const [two, three, five] = [
      await accepted(2, '00:00'),
      await accepted(3, '23:59:59'),
      await accepted(5, '23:59:59'),
    ]
    await app.db.insertInto('pushDevice').values({ candidateId: two.candidate.id, token: 'a device' }).execute()
    await remind()
    await remind()
    const { displayName } = two.sender.company
    expect(await hear.list(two.viewer)).toEqual([
      {
        kind: 'dateNotChosen',
        title: '日程を選んでください',
        body: `${displayName}の候補日は残り2件です`,
        path: `/candidate/invitations/${two.invitation.id}/schedule`,
        isRead: false,
      },
    ])
    expect([await hear.kinds(three.viewer), await hear.kinds(five.viewer)]).toEqual([[], ['dateNotChosen']])
    expect(await hear.mailsTo(two.viewer)).toHaveLength(1)
    expect(pushes).toMatchObject([{ title: '日程を選んでください' }])
    itIs('09:00', 3)
    await remind()
    expect([await hear.kinds(two.viewer), await hear.kinds(three.viewer)]).toEqual([
      ['dateNotChosen', 'dateNotChosen'],
      [],
    ])
  })

  test('not when the student has chosen, asked for others, declined, or nothing is left to choose', async () => {
    const chosen = await accepted(2, '12:00')
    await aSeatFor(app.db, chosen.invitation, chosen.dates[0]!)
    const withRequest = await accepted(2, '12:00', { schedulingStatus: 'SCHEDULING_DATE_REQUESTED', scheduleBy: null })
    const declined = await accepted(2, '12:00', { status: 'DECLINED' })
    const full = await accepted(2, '12:00')
    await app.db
      .updateTable('schedulingDate')
      .set({ isForceCapacityFull: true })
      .where('schedulingId', '=', full.sender.scheduling.id)
      .execute()
    await remind()
    for (const { viewer } of [chosen, withRequest, declined, full]) expect(await hear.kinds(viewer)).toEqual([])
  })

  test('§4 not while the contract of the company is over: no date of it can be booked', async () => {
    const { viewer, sender } = await accepted(2, '12:00')
    await app.db
      .updateTable('contract')
      .set({ endsOn: addDays(today(), -1) })
      .where('companyId', '=', sender.company.id)
      .execute()
    await remind()
    expect(await hear.kinds(viewer)).toEqual([])
  })

  test('a student who cancels days after the acceptance is reminded from then on', async () => {
    const scheduleBy = endOfTokyoDay(tokyoMoment(addDays(today(), -2), '12:00'), scheduleDays)
    const { viewer } = await accepted(8, '12:00', { scheduleBy })
    await remind()
    expect(await hear.kinds(viewer)).toEqual(['dateNotChosen'])
  })

  test('a mail that had to wait is not sent once a date is chosen', async () => {
    const { viewer, invitation, dates } = await accepted(2, '12:00')
    work.breakMail(true)
    await remind()
    work.breakMail(false)
    await aSeatFor(app.db, invitation, dates[0]!)
    await work.run()
    expect(await hear.mailsTo(viewer)).toEqual([])
  })
})

describe('§1.16 news, in the list only', () => {
  const like = (companyId: OfRow<'company'>, candidateId: OfRow<'candidate'>) =>
    app.db.insertInto('favoriteCompany').values({ companyId, candidateId }).execute()

  test('jobPublished: who keeps the company hears that it published a job, once', async () => {
    const { company, viewer } = await aCompanyWithUser(app.db)
    const [fan, hidden, blocking, other] = [
      await aCandidate(app.db),
      await aCandidate(app.db, { status: 'HIDDEN' }),
      await aCandidate(app.db),
      await aCandidate(app.db),
    ]
    for (const { id } of [fan, hidden, blocking]) await like(company.id, id)
    await app.db.insertInto('blockedCompany').values({ companyId: company.id, candidateId: blocking.id }).execute()
    const job = await aJob(app.db, { companyId: company.id, status: 'DRAFT' })
    const set = (status: string) =>
      app.as(viewer).ask(`mutation ($id: ID!) { updateJobDescriptionStatus(id: $id, status: ${status}) { id } }`, {
        id: job.id,
      })
    for (const status of ['PUBLISHED', 'DRAFT', 'PUBLISHED']) {
      expect((await set(status)).errors).toEqual([])
      await work.run()
    }
    expect(await hear.list(fan.viewer)).toMatchObject([
      {
        kind: 'jobPublished',
        title: `お気に入りの${company.displayName}が募集を公開しました`,
        body: job.title,
        path: `/candidate/jobs/${job.id}`,
      },
    ])
    for (const student of [hidden, blocking, other]) expect(await hear.kinds(student.viewer)).toEqual([])
    expect(await hear.mailsTo(fan.viewer)).toEqual([])
  })

  test('jobPublished: not when the job went back before the message was written', async () => {
    const company = await aCompany(app.db)
    const fan = await aCandidate(app.db)
    await like(company.id, fan.id)
    const job = await aJob(app.db, { companyId: company.id, isArchived: true })
    await jobs.notify_job_published({ companyId: company.id, jobId: job.id }, work.context)
    expect(await hear.kinds(fan.viewer)).toEqual([])
  })

  test('profileViewed: how many companies looked on the Tokyo day before, never which', async () => {
    const [student, other, gone] = [
      await aCandidate(app.db),
      await aCandidate(app.db),
      await aCandidate(app.db, { status: 'WITHDRAWN' }),
    ]
    const view = async (candidateId: OfRow<'candidate'>, days: number, time: string, times = 1) => {
      const { company, user } = await aCompanyWithUser(app.db)
      const row = { companyId: company.id, companyUserId: user.id, candidateId }
      const insertedAt = tokyoMoment(addDays(today(), days), time)
      await app.db
        .insertInto('profileView')
        .values(Array.from({ length: times }, () => ({ ...row, insertedAt })))
        .execute()
    }
    await view(student.id, -1, '00:00', 3)
    await view(student.id, -1, '23:59:59')
    await view(student.id, -2, '23:59:59')
    await view(student.id, 0, '00:00')
    await view(other.id, 0, '08:00')
    await view(gone.id, -1, '12:00')
    await jobs.notify_profile_views({}, work.context)
    await jobs.notify_profile_views({}, work.context)
    expect(await hear.list(student.viewer)).toMatchObject([
      { kind: 'profileViewed', title: '昨日、2社があなたのプロフィールを見ました' },
    ])
    expect(JSON.stringify(await hear.list(student.viewer))).not.toContain('試験会社')
    expect(await hear.kinds(other.viewer)).toEqual([])
  })

  test('profileViewed: the views of a day are read once, and its students taken from them in batches', async () => {
    const candidateIds = Array.from({ length: 1001 }, () => crypto.randomUUID() as OfRow<'candidate'>)
    const reading = await kinds.profileViewed.read(app.db, { day: today(), companies: 1, candidateIds })
    expect(await reading?.recipients(null)).toEqual(candidateIds.slice(0, 1000))
    expect(await reading?.recipients(candidateIds[999] ?? null)).toEqual(candidateIds.slice(1000))
  })

  test('eventOpened: an event opens to every active student once, and never before its hour', async () => {
    const [student, hidden] = [await aCandidate(app.db), await aCandidate(app.db, { status: 'HIDDEN' })]
    const anEvent = (title: string, startAt: Date) =>
      app.db
        .insertInto('encourageEvent')
        .values({
          title,
          eventCategoryId: 1,
          applicationStartAt: startAt,
          applicationEndAt: tokyoMoment(addDays(today(), 20), '23:59'),
          companyName: '学びラボ',
          eventUrl: 'https://example.jp/',
          position: 100 + Math.floor(Math.random() * 10_000),
        })
        .execute()
    await anEvent('ES講座', tokyoMoment(today(), '10:00'))
    await anEvent('先月からの講座', tokyoMoment(addDays(today(), -30), '10:00'))
    const announce = async () => {
      await Promise.all([jobs.announce_opened_events({}, work.context), jobs.announce_opened_events({}, work.context)])
      await work.run()
    }
    itIs('09:59')
    await announce()
    expect(await hear.kinds(student.viewer)).toEqual([])
    itIs('10:00')
    await announce()
    await announce()
    expect(await hear.list(student.viewer)).toMatchObject([
      { kind: 'eventOpened', title: 'ES講座の申込が始まりました' },
    ])
    expect(await hear.kinds(hidden.viewer)).toEqual([])
  })
})

describe('§1.16 signInFromNewDevice and actionRequired, the account', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36'
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1'
  const signIn = (candidateId: OfRow<'candidate'>, userAgent: string) =>
    app.db.transaction().execute((tx) => openSession(tx, 'candidate', { candidateId }, userAgent))

  test('signInFromNewDevice: the first device is learnt, a new kind is told, a known one is not; mails off or not', async () => {
    const { id, viewer } = await aCandidate(app.db)
    await app.db
      .insertInto('candidateNotificationSetting')
      .values(
        (['SCOUT', 'SCOUT_DEADLINE', 'SCHEDULE', 'REMINDER'] as const).map((topic) => ({
          candidateId: id,
          topic,
          hasMail: false,
          hasPush: false,
        })),
      )
      .execute()
    await signIn(id, windows)
    await signIn(id, windows.replace('140', '141'))
    await work.run()
    expect(await hear.kinds(viewer)).toEqual([])
    await Promise.all([signIn(id, iphone), signIn(id, iphone)])
    await signIn(id, windows)
    await work.run()
    expect(await hear.list(viewer)).toMatchObject([
      {
        kind: 'signInFromNewDevice',
        title: '新しい端末からログインがありました',
        body: expect.stringMatching(/^iPhone・Safari｜/),
      },
    ])
    const mails = await hear.mailsTo(viewer)
    expect(mails.map(({ subject }) => subject)).toEqual(['新しい端末からログインがありました｜ヨアケ'])
    expect(mails[0]?.text).toContain('■端末\niPhone・Safari')
    const devices = await app.db.selectFrom('knownDevice').select('family').where('candidateId', '=', id).execute()
    expect(devices.map(({ family }) => family).sort()).toEqual(['Windows・Chrome', 'iPhone・Safari'])
  })

  test('actionRequired: while something is to be done, at most once a day', async () => {
    const waiting = await aCandidate(app.db, { status: 'ACTION_REQUIRED' })
    const done = await aCandidate(app.db)
    for (const { id } of [waiting, waiting, done]) await jobs.notify_action_required({ candidateId: id }, work.context)
    await work.run()
    expect(await hear.list(waiting.viewer)).toMatchObject([
      { kind: 'actionRequired', title: 'プロフィールの確認をお願いします', path: '/candidate/profile/action-required' },
    ])
    expect(await hear.mailsTo(waiting.viewer)).toHaveLength(1)
    expect(await hear.kinds(done.viewer)).toEqual([])
  })
})
