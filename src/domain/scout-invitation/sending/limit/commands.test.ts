import { beforeEach, describe, expect, test } from 'vitest'
import { ownApp, type TestApp } from '#test/client.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import { aMessage, aReason, aSender, anInvited, type Sender } from '#test/factories/scout-invitation.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { mondayOf } from '#ground/time/month.ts'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { worker } from '#test/work.ts'
import { judgeAnswers } from '../slowdown/commands.ts'

const app = ownApp()
let sender: Sender
beforeEach(async () => {
  sender = await aSender(app.db)
})

const send = (
  invitations: { candidateId: OfRow<'candidate'> }[],
  viewer: Parameters<TestApp['as']>[0] = sender.viewer,
) =>
  app.as(viewer).ask(
    `mutation Send($jobId: ID!, $message: String!, $invitations: [ScoutInvitationInput!]!) {
      sendScoutInvitations(jobId: $jobId, subject: "検査装置の開発について", message: $message, invitations: $invitations) {
        sentIds failures { code } } }`,
    {
      jobId: sender.job.id,
      message: aMessage,
      invitations: invitations.map((invitation) => ({ reason: aReason, ...invitation })),
    },
  )
const sentBy = (companyId: OfRow<'company'>) =>
  app.db.selectFrom('scoutInvitation').select('id').where('companyId', '=', companyId).execute()

describe('the limit of a plan, over 30 days', () => {
  test('1.17 scouts count for 30 days: those of 29 days ago still do, those of 30 days ago can be sent anew', async () => {
    const { id: companyId } = sender.company
    const sent = (days: number, count: number) =>
      app.db
        .insertInto('scoutSentOnDay')
        .values({ companyId, day: addDays(tokyoToday(), -days), sent: count })
        .execute()
    await sent(30, 400)
    await sent(29, 399)
    const quota = '{ scoutQuota { limit sent remaining nextReturn { day count } } }'
    expect((await app.as(sender.viewer).ask(quota)).data.scoutQuota).toEqual({
      limit: 400,
      sent: 399,
      remaining: 1,
      nextReturn: { day: addDays(tokyoToday(), 1), count: 399 },
    })
    const [one, two] = [await aCandidate(app.db), await aCandidate(app.db)]
    expect((await send([{ candidateId: one.id }])).errors).toEqual([])
    expect((await send([{ candidateId: two.id }])).errors[0]?.code).toBe('scout_quota_exceeded')
  })

  test('two recruiters share what is left', async () => {
    const day = tokyoToday()
    await app.db.insertInto('scoutSentOnDay').values({ companyId: sender.company.id, day, sent: 399 }).execute()
    const colleague = await aCompanyUser(app.db, sender.company.id, { role: 'RECRUITER' })
    const [one, two] = [await aCandidate(app.db), await aCandidate(app.db)]
    const answers = await Promise.all([
      send([{ candidateId: one.id }]),
      send([{ candidateId: two.id }], colleague.viewer),
    ])
    expect(answers.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(['scout_quota_exceeded'])
    expect(answers.flatMap(({ errors }) => errors)[0]?.message).toContain('残り0通')
    expect(await sentBy(sender.company.id)).toHaveLength(1)
  })
})

describe('sendings that few students answer', () => {
  /** Scouts that ended within the last 90 days, of which so many were answered. */
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  async function ended(answered: number, silent: number, sentAt = daysAgo(20), change: { withdrawnBy?: string } = {}) {
    for (let at = 0; at < answered + silent; at += 1)
      await anInvited(
        app.db,
        sender,
        at < answered
          ? { status: 'DECLINED', sentAt, answeredAt: sentAt, endedAt: sentAt }
          : { status: 'EXPIRED', sentAt, endedAt: sentAt, ...change },
      )
  }
  const judge = () => app.db.transaction().execute(judgeAnswers)
  const slowdown = async () =>
    (await app.as(sender.viewer).ask('{ scoutQuota { slowdown { answered ended perDay } } }')).data.scoutQuota.slowdown
  const slowed = async () => {
    const { viewer } = await anAdmin(app.db, { role: 'READ_ONLY' })
    return (await app.asAdmin(viewer).ask('{ slowCompanies { id answered ended } }')).data.slowCompanies
  }
  const titles = async () =>
    (
      await app.as(sender.viewer).ask('{ viewer { ... on CompanyViewer { notifications { kind title } } } }')
    ).data.viewer.notifications.flatMap((one: { title: string }) => (one.title.includes('送信') ? [one.title] : []))

  test('below 5 % of 100 ended scouts a company sends a sixtieth a day, is told, and is freed by answers', async () => {
    const work = worker(app)
    await ended(4, 95)
    await judge()
    expect(await slowdown()).toBeNull()
    await ended(0, 1)
    await Promise.all([judge(), judge()])
    await judge()
    expect(await slowdown()).toEqual({ answered: 4, ended: 100, perDay: 6 })
    await work.run()
    expect(await titles()).toEqual(['1日に送信できるスカウトが6通になりました'])
    expect(await slowed()).toContainEqual({ id: sender.company.id, answered: 4, ended: 100 })
    const students = await Promise.all(Array.from({ length: 7 }, () => aCandidate(app.db)))
    const ids = students.map(({ id }) => ({ candidateId: id }))
    expect((await send(ids)).errors[0]).toMatchObject({
      code: 'scout_slowed_down',
      message: expect.stringContaining('6通までです（今日の残り6通）'),
    })
    expect((await send(ids.slice(0, 6))).errors).toEqual([])
    expect((await send(ids.slice(6))).errors[0]?.code).toBe('scout_slowed_down')
    await ended(2, 0)
    await judge()
    expect(await slowdown()).toBeNull()
    expect(await slowed()).toEqual([])
    await work.run()
    expect(await titles()).toEqual(['スカウトの送信数が元に戻りました', '1日に送信できるスカウトが6通になりました'])
    expect((await send(ids.slice(6))).errors).toEqual([])
  })

  test('scouts that the company took back, and those that ended earlier, slow nothing down', async () => {
    await ended(4, 95)
    await ended(0, 1, daysAgo(20), { withdrawnBy: sender.user.id })
    await ended(0, 1, daysAgo(92))
    await judge()
    expect(await slowdown()).toBeNull()
    await anInvited(app.db, sender, { status: 'EXPIRED', sentAt: daysAgo(100), endedAt: daysAgo(86) })
    await judge()
    expect(await slowdown()).toMatchObject({ answered: 4, ended: 100 })
  })

  test('the operator reads the students above eight scouts in this week, by their id alone, the most first', async () => {
    const received = async (count: number, week = mondayOf(tokyoToday())) => {
      const { id: candidateId } = await aCandidate(app.db)
      await app.db.insertInto('scoutReceivedInWeek').values({ candidateId, week, received: count }).execute()
      return candidateId
    }
    await received(8)
    await received(10, addDays(mondayOf(tokyoToday()), -7))
    const [nine, ten] = [await received(9), await received(10)]
    const { viewer } = await anAdmin(app.db, { role: 'READ_ONLY' })
    const { data } = await app.asAdmin(viewer).ask('{ pressedStudents { candidateId received } }')
    expect(data.pressedStudents).toEqual([
      { candidateId: ten, received: 10 },
      { candidateId: nine, received: 9 },
    ])
  })
})
