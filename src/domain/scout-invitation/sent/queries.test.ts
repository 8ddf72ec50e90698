import { beforeEach, describe, expect, test } from 'vitest'
import { ownApp, type TestApp } from '#test/client.ts'
import { aCompanyUser } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { mondayOf } from '#ground/time/month.ts'
import { addDays } from '#ground/day.ts'
import { countStatements } from '#platform/database/db.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { inHours } from '#test/factories/scheduling.ts'
import {
  anInvited,
  aSchedulingSender,
  aScoutInvitation,
  aSender,
  homeOf,
  type Sender,
} from '#test/factories/scout-invitation.ts'
import { aFurtherStep, anAttended, someFurtherDates } from '#test/factories/step.ts'
import { findContacts } from './queries.ts'

const app = ownApp()
let sender: Sender
beforeEach(async () => {
  sender = await aSender(app.db)
})

type Who = Parameters<TestApp['as']>[0]
const see = async (viewer: Who, id: string) =>
  (
    await app.as(viewer).ask(
      `query C($id: ID!) { searchCandidate(id: $id) { __typename hasSentScoutInvitation totalCountSentScoutInvitation
        ... on DisclosedSearchCandidate { familyName givenNameKana email phoneNumber }
        scoutInvitations { id status subject contactedAt job { id totalPending totalAccepted totalHired } companyUser { id } } } }`,
      { id },
    )
  ).data.searchCandidate
const accepted = { status: 'ACCEPTED' as const, answeredAt: new Date() }

describe('§6 who a student is', () => {
  test('is shown to the company whose scout was accepted, and to no other', async () => {
    const { candidate } = await anInvited(app.db, sender, accepted)
    const other = await aSender(app.db)
    await aScoutInvitation(app.db, { ...homeOf(other), candidateId: candidate.id })
    expect(await see(sender.viewer, candidate.id)).toMatchObject({
      hasSentScoutInvitation: true,
      totalCountSentScoutInvitation: 2,
      __typename: 'AcceptedSearchCandidate',
      familyName: '山田',
      givenNameKana: 'ハナ',
      email: expect.stringContaining('@'),
      scoutInvitations: [{ status: 'ACCEPTED', job: { id: sender.job.id, totalAccepted: 1, totalPending: 0 } }],
    })
    expect(await see(other.viewer, candidate.id)).toMatchObject({
      __typename: 'AnonymousSearchCandidate',
      totalCountSentScoutInvitation: 2,
      scoutInvitations: [{ status: 'PENDING' }],
    })
    const stranger = await aSender(app.db)
    expect(await see(stranger.viewer, candidate.id)).toMatchObject({
      __typename: 'AnonymousSearchCandidate',
      hasSentScoutInvitation: false,
      scoutInvitations: [],
    })
  })

  test.each(['PENDING', 'DECLINED', 'EXPIRED'] as const)(
    'is not shown for an invitation that is %s',
    async (status) => {
      const { candidate } = await anInvited(app.db, sender, { status })
      expect((await findContacts(app.db, sender.company.id, [candidate.id])).size).toBe(0)
    },
  )

  test('is hidden again from a company the student blocks', async () => {
    const { candidate } = await anInvited(app.db, sender, accepted)
    await app.db
      .insertInto('blockedCompany')
      .values({ candidateId: candidate.id, companyId: sender.company.id })
      .execute()
    expect((await findContacts(app.db, sender.company.id, [candidate.id])).size).toBe(0)
  })
})

describe('contacting', () => {
  const mark = (id: string, viewer: Who = sender.viewer) =>
    app.as(viewer).ask('mutation M($id: ID!) { markScoutInvitationContacted(id: $id) }', { id })

  test('the first time counts; only what was accepted, only by the own company', async () => {
    const { candidate, invitation } = await anInvited(app.db, sender, accepted)
    const waiting = await anInvited(app.db, sender)
    const other = await aSender(app.db)
    const reader = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
    expect((await mark(invitation.id, other.viewer)).errors[0]?.code).toBe('not_found')
    expect((await mark(invitation.id, reader.viewer)).errors[0]?.code).toBe('forbidden')
    expect((await mark(waiting.invitation.id)).errors[0]?.code).toBe('not_found')
    expect((await mark(invitation.id)).errors).toEqual([])
    const [first] = (await see(sender.viewer, candidate.id)).scoutInvitations
    await mark(invitation.id)
    expect((await see(sender.viewer, candidate.id)).scoutInvitations[0].contactedAt).toBe(first.contactedAt)
  })
})

describe('the home of a company', () => {
  test('counts what waits, and what is late', async () => {
    await anInvited(app.db, sender, accepted)
    await anInvited(app.db, sender, { ...accepted, answeredAt: inHours(-24 * 20) })
    await anInvited(app.db, sender, { ...accepted, answeredAt: inHours(-24 * 20), contactedAt: new Date() })
    await anInvited(app.db, sender, { expiresAt: inHours(50) })
    await anInvited(app.db, sender, { expiresAt: inHours(100) })
    await anInvited(app.db, sender, { expiresAt: inHours(-1) })
    await anInvited(app.db, await aSender(app.db), accepted)
    const { data } = await app
      .as(sender.viewer)
      .ask('{ companyTodo { uncontacted uncontactedOverdue dateRequests dateRequestDueAt expiringSoon waiting } }')
    expect(data.companyTodo).toEqual({
      uncontacted: 2,
      uncontactedOverdue: 1,
      dateRequests: 0,
      dateRequestDueAt: null,
      expiringSoon: 1,
      waiting: 2,
    })
  })

  test('the funnel of 90 days, of all jobs or of one', async () => {
    await anInvited(app.db, sender, { readAt: new Date() })
    await anInvited(app.db, sender, { ...accepted, readAt: new Date(), schedulingStatus: 'ACCEPTED' })
    await anInvited(app.db, sender, { status: 'HIRED', readAt: new Date() })
    await anInvited(app.db, sender, { sentAt: inHours(-24 * 100) })
    const funnel = (jobId?: string, viewer: Who = sender.viewer) =>
      app
        .as(viewer)
        .ask('query F($jobId: ID) { scoutFunnel(jobId: $jobId) { sent accepted scheduled hired } }', { jobId })
    const expected = { sent: 3, accepted: 2, scheduled: 1, hired: 1 }
    expect((await funnel()).data.scoutFunnel).toEqual(expected)
    expect((await funnel(sender.job.id)).data.scoutFunnel).toEqual(expected)
    expect((await funnel(sender.job.id, (await aSender(app.db)).viewer)).errors[0]?.code).toBe('not_found')
  })

  test('the funnel keeps a student who came and chooses a date of the next step', async () => {
    const home = await aSchedulingSender(app.db)
    const { invitation } = await anAttended(app.db, home)
    const { scheduling } = await someFurtherDates(app.db, home)
    const funnel = async () =>
      (await app.as(home.viewer).ask('{ scoutFunnel { accepted scheduled } }')).data.scoutFunnel
    expect(await funnel()).toEqual({ accepted: 1, scheduled: 1 })
    await aFurtherStep(app.db, home.viewer, invitation.id, scheduling.id)
    expect(await funnel()).toEqual({ accepted: 1, scheduled: 1 })
  })

  test('4.12 the funnel in rows: by job, by the words that were sent, by weekday', async () => {
    const second = { ...sender, job: await aJob(app.db, { companyId: sender.company.id, title: '春の工場見学' }) }
    const monday = new Date(`${mondayOf(addDays(tokyoToday(), -14))}T00:30:00+09:00`)
    const sunday = new Date(monday.getTime() - 3_600_000)
    await anInvited(app.db, sender, { ...accepted, sentAt: monday })
    await anInvited(app.db, sender, { sentAt: sunday })
    await anInvited(app.db, sender, { sentAt: inHours(-24 * 100) })
    await anInvited(app.db, sender, { status: 'SCHEDULED', sentAt: inHours(12) })
    const { invitation } = await anInvited(app.db, second, { status: 'HIRED', sentAt: monday })
    await app.db
      .updateTable('templateMessageHistory')
      .set({ subject: '春の見学' })
      .where('id', '=', invitation.templateMessageHistoryId)
      .execute()
    const other = await aSender(app.db)
    await anInvited(app.db, other, { sentAt: monday })

    const rows = (by: string, jobId?: string, viewer: Who = sender.viewer) =>
      app.as(viewer).ask(
        `query F($by: ScoutFunnelBreakdown!, $jobId: ID) { scoutFunnel(jobId: $jobId) {
          rows(by: $by) { label firstSentAt sent accepted hired } } }`,
        { by, jobId },
      )
    const linesOf = async (...parameters: Parameters<typeof rows>) =>
      ((await rows(...parameters)).data.scoutFunnel.rows as Record<string, string>[]).map(
        ({ label, sent, accepted: yes, hired }) => `${label} ${sent} ${yes} ${hired}`,
      )
    expect(await linesOf('JOB')).toEqual([`${sender.job.title} 2 1 0`, '春の工場見学 1 1 1'])
    expect(await linesOf('TEXT')).toEqual(['検査装置の開発について 2 1 0', '春の見学 1 1 1'])
    expect(await linesOf('WEEKDAY')).toEqual(['日曜日 1 0 0', '月曜日 2 2 1'])
    expect(await linesOf('WEEKDAY', second.job.id)).toEqual(['月曜日 1 1 1'])
    expect(await linesOf('TEXT', undefined, other.viewer)).toEqual(['検査装置の開発について 1 0 0'])
    expect((await rows('TEXT', sender.job.id, other.viewer)).errors[0]?.code).toBe('not_found')
    const { result, statements } = await countStatements(() => rows('TEXT'))
    expect(result.data.scoutFunnel.rows[1].firstSentAt).toBe(monday.toISOString())
    expect(statements).toBe(2)
  })

  test('says how many are read of all scouts, in steps of ten, and never of a job or of fewer than five', async () => {
    const rate = async (jobId?: string) =>
      (await app.as(sender.viewer).ask('query F($jobId: ID) { scoutFunnel(jobId: $jobId) { readRate } }', { jobId }))
        .data.scoutFunnel.readRate
    const send = (count: number, fields: object) =>
      Promise.all(Array.from({ length: count }, () => anInvited(app.db, sender, fields)))
    await send(7, {})
    await send(4, { readAt: new Date() })
    await send(3, { ...accepted, readAt: new Date() })
    expect(await rate()).toBeNull()
    await send(1, { readAt: new Date() })
    expect(await rate()).toBe(50)
    expect(await rate(sender.job.id)).toBeNull()
  })
})
