import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { ownApp, type TestApp } from '#test/client.ts'
import { aCandidate, aCompanyUser, aSelfIntroduction } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { aMessage, aReason, aScoutInvitation, aSender, homeOf, type Sender } from '#test/factories/scout-invitation.ts'
import { mondayOf } from '#ground/time/month.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { candidateId, type OfRow } from '#ground/id.ts'
import { classify } from './queries.ts'

const app = ownApp()
let sender: Sender

beforeEach(async () => {
  sender = await aSender(app.db)
})

type Invitation = { candidateId: string; reason?: string; quotations?: { field: string; text: string }[] }

const send = (
  invitations: Invitation[],
  fields: { jobId?: string; subject?: string; message?: string } = {},
  viewer: Parameters<TestApp['as']>[0] = sender.viewer,
) =>
  app.as(viewer).ask(
    `mutation Send($jobId: ID!, $subject: String!, $message: String!, $invitations: [ScoutInvitationInput!]!) {
      sendScoutInvitations(jobId: $jobId, subject: $subject, message: $message, invitations: $invitations) {
        sentIds failures { candidateId code message } } }`,
    {
      jobId: sender.job.id,
      subject: '検査装置の開発について',
      message: aMessage,
      ...fields,
      invitations: invitations.map((invitation) => ({ reason: aReason, ...invitation })),
    },
  )
const sentBy = (companyId: OfRow<'company'>) =>
  app.db.selectFrom('scoutInvitation').selectAll().where('companyId', '=', companyId).execute()
const codesOf = (answer: Awaited<ReturnType<typeof send>>) =>
  answer.data.sendScoutInvitations.failures.map(({ code }: { code: string }) => code)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

describe('§4 sending scouts', () => {
  test('sends to each student, counts what was sent and tells the students', async () => {
    const students = [await aCandidate(app.db), await aCandidate(app.db)]
    const answer = await send([...students, ...students].map(({ id }) => ({ candidateId: id })))
    expect(answer.errors).toEqual([])
    const { sentIds, failures } = answer.data.sendScoutInvitations
    expect([sentIds.length, failures]).toEqual([2, []])
    const rows = await sentBy(sender.company.id)
    expect(rows.map(({ id }) => id).sort()).toEqual([...sentIds].sort())
    expect(rows[0]?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 14 * 86_400_000 - 1000)
    const job = await app.db
      .selectFrom('job')
      .select('totalSent')
      .where('id', '=', sender.job.id)
      .executeTakeFirstOrThrow()
    expect(job.totalSent).toBe(2)
    const quota = await app.as(sender.viewer).ask('{ scoutQuota { limit sent remaining sentThisWeek } }')
    expect(quota.data.scoutQuota).toEqual({ limit: 400, sent: 2, remaining: 398, sentThisWeek: 2 })
  })

  test('keeps the quoted sentence with what stands around it', async () => {
    const student = await aCandidate(app.db)
    const text = aSelfIntroduction.split('。')[0] + '。'
    const answer = await send([
      { candidateId: student.id, reason: `「${text}」${aReason}`, quotations: [{ field: 'SELF_INTRODUCTION', text }] },
    ])
    expect(answer.errors).toEqual([])
    const scout = await app
      .as(student.viewer)
      .ask(
        'query One($id: ID!) { scoutInvitation(id: $id) { reason quotations { field text passage } companyUser { familyName } } }',
        { id: answer.data.sendScoutInvitations.sentIds[0] },
      )
    expect(scout.data.scoutInvitation.quotations).toEqual([
      { field: 'SELF_INTRODUCTION', text, passage: aSelfIntroduction },
    ])
  })

  test('refuses words the student never wrote, and says nothing about students who cannot be reached', async () => {
    const student = await aCandidate(app.db)
    const blocking = await aCandidate(app.db)
    await app.db
      .insertInto('blockedCompany')
      .values({ candidateId: blocking.id, companyId: sender.company.id })
      .execute()
    const quotations = [{ field: 'TAGLINE', text: '書いていない言葉' }]
    const reason = `「書いていない言葉」${aReason}`
    const answer = await send([
      { candidateId: blocking.id, reason, quotations },
      { candidateId: student.id, reason, quotations },
    ])
    expect(answer.errors[0]).toMatchObject({ code: 'invalid_input', fields: [{ path: 'invitations.1.quotations' }] })
    expect(await sentBy(sender.company.id)).toEqual([])
  })

  test('shows every wrong field at once', async () => {
    const student = await aCandidate(app.db)
    const answer = await send([{ candidateId: student.id, reason: '短い' }], { subject: '', message: '内定確約です' })
    expect(answer.errors[0]?.fields?.map(({ path }) => path)).toEqual(['subject', 'message', 'invitations.0.reason'])
  })

  test('blocked, hidden and unknown students get one answer, and the others are still reached', async () => {
    const blocking = await aCandidate(app.db)
    await app.db
      .insertInto('blockedCompany')
      .values({ candidateId: blocking.id, companyId: sender.company.id })
      .execute()
    const hidden = await aCandidate(app.db, { status: 'HIDDEN' })
    const open = await aCandidate(app.db)
    const unreachable = [blocking.id, hidden.id, randomUUID(), 'no-id', '']
    const answer = await send([...unreachable, open.id].map((id) => ({ candidateId: id })))
    expect(codesOf(answer)).toEqual(unreachable.map(() => 'candidate_unavailable'))
    expect(answer.data.sendScoutInvitations.sentIds).toHaveLength(1)
    expect(answer.data.sendScoutInvitations.failures[0].message).toContain('いまスカウトを受け付けていません')
  })

  test('a student is scouted once, and once more 45 days after the end', async () => {
    const ended = { status: 'DECLINED' as const, endedAt: daysAgo(46) }
    const [fresh, early, ripe, twice] = [
      await aCandidate(app.db),
      await aCandidate(app.db),
      await aCandidate(app.db),
      await aCandidate(app.db),
    ]
    await aScoutInvitation(app.db, {
      ...homeOf(sender),
      candidateId: early.id,
      status: 'EXPIRED',
      endedAt: daysAgo(44),
    })
    await aScoutInvitation(app.db, { ...homeOf(sender), candidateId: ripe.id, ...ended })
    await aScoutInvitation(app.db, { ...homeOf(sender), candidateId: twice.id, ...ended })
    await aScoutInvitation(app.db, { ...homeOf(sender), candidateId: twice.id, ...ended, round: 2 })
    const ids = [fresh, early, ripe, twice].map(({ id }) => candidateId(id))
    expect(await classify(app.db, sender.company.id, ids)).toEqual({
      new: [fresh.id],
      renew: [ripe.id],
      alreadySent: [early.id, twice.id],
    })
    const answer = await send(ids.map((id) => ({ candidateId: id, reason: `もう一度お送りします。${aReason}` })))
    expect(codesOf(answer)).toEqual(['candidate_already_scouted', 'candidate_already_scouted'])
    const { familyName } = sender.user
    for (const { message } of answer.data.sendScoutInvitations.failures)
      expect(message).toMatch(new RegExp(`^${familyName}さんが.*に送っています。$`, 'u'))
    const rows = await sentBy(sender.company.id)
    expect(rows.find((row) => row.candidateId === ripe.id && row.round === 2)?.status).toBe('PENDING')
  })

  test('§4 a renewal for the same job says something new; another job, text or reason is new', async () => {
    const earlier = async () => {
      const student = await aCandidate(app.db)
      const ended = { status: 'DECLINED' as const, endedAt: daysAgo(46) }
      await aScoutInvitation(app.db, { ...homeOf(sender), candidateId: student.id, ...ended })
      return student
    }
    const [same, spaced, another] = [await earlier(), await earlier(), await earlier()]
    const refused = await send([{ candidateId: another.id, reason: `${aReason}ぜひ。` }, { candidateId: same.id }])
    expect(refused.errors[0]).toMatchObject({
      code: 'scout_unchanged',
      message: expect.stringContaining('前回と同じ内容は再送できません'),
      fields: [{ path: 'invitations.1.reason' }],
    })
    const wide = { candidateId: spaced.id, reason: `${aReason.slice(0, 8)}　 \n${aReason.slice(8)}` }
    const inWide = await send([wide], {
      subject: '検査装置 の開発について ',
      message: aMessage.replaceAll('、', '、 '),
    })
    expect(inWide.errors[0]?.code).toBe('scout_unchanged')
    expect((await send([{ candidateId: another.id, reason: `${aReason}ぜひ。` }])).errors).toEqual([])
    expect((await send([wide], { subject: 'もう一度ご連絡します' })).errors).toEqual([])
    const job = await aJob(app.db, { companyId: sender.company.id })
    expect((await send([{ candidateId: same.id }], { jobId: job.id })).errors).toEqual([])
  })

  test('§4 forty letters of its own: a quotation with what the page sets around it is no reason', async () => {
    const student = await aCandidate(app.db)
    const text = aSelfIntroduction.split('。')[0] ?? ''
    const quotations = [{ field: 'SELF_INTRODUCTION', text }]
    for (const passages of [quotations, []])
      expect(
        (await send([{ candidateId: student.id, reason: `「${text}」という一文を読み、です。`, quotations: passages }]))
          .errors[0],
      ).toMatchObject({
        code: 'invalid_input',
        fields: [{ path: 'invitations.0.reason', message: expect.stringContaining('引用を除いて、あと37文字') }],
      })
  })

  test('twice at once: the same student is scouted once', async () => {
    const student = await aCandidate(app.db)
    const answers = await Promise.all([1, 2, 3].map(() => send([{ candidateId: student.id }])))
    expect(answers.flatMap(codesOf)).toEqual(['candidate_already_scouted', 'candidate_already_scouted'])
    expect(await sentBy(sender.company.id)).toHaveLength(1)
    const days = await app.db
      .selectFrom('scoutSentOnDay')
      .select('sent')
      .where('companyId', '=', sender.company.id)
      .execute()
    expect(days).toEqual([{ sent: 1 }])
  })

  test('§9 a student receives ten scouts a week; of two for the tenth place one waits for the next week', async () => {
    const student = await aCandidate(app.db)
    const week = mondayOf(tokyoToday())
    await app.db.insertInto('scoutReceivedInWeek').values({ candidateId: student.id, week, received: 9 }).execute()
    const others = await Promise.all([aSender(app.db), aSender(app.db)])
    const answers = await Promise.all(
      others.map(({ viewer, job }) => send([{ candidateId: student.id }], { jobId: job.id }, viewer)),
    )
    expect(answers.flatMap(codesOf)).toEqual([])
    const rows = (await Promise.all(others.map(({ company }) => sentBy(company.id)))).flat()
    expect(rows.map(({ status }) => status).sort()).toEqual(['PENDING', 'SCHEDULED'])
    const counted = await app.db
      .selectFrom('scoutReceivedInWeek')
      .select(['week', 'received'])
      .where('candidateId', '=', student.id)
      .orderBy('week')
      .execute()
    expect(counted).toEqual([
      { week, received: 10 },
      { week: addDays(week, 7), received: 1 },
    ])
  })

  test('§9 a student whose next weeks are all full is refused, and nothing is counted', async () => {
    const student = await aCandidate(app.db)
    const week = mondayOf(tokyoToday())
    const full = [0, 7, 14, 21, 28, 35].map((days) => ({
      candidateId: student.id,
      week: addDays(week, days),
      received: 10,
    }))
    await app.db.insertInto('scoutReceivedInWeek').values(full).execute()
    expect(codesOf(await send([{ candidateId: student.id }]))).toEqual(['candidate_weekly_limit'])
    const deleted = await app
      .as(sender.viewer)
      .ask('mutation D($id: ID!) { deleteJobDescription(id: $id) }', { id: sender.job.id })
    expect(deleted.errors).toEqual([])
    expect(await sentBy(sender.company.id)).toEqual([])
    expect(
      await app.db.selectFrom('scoutSentOnDay').selectAll().where('companyId', '=', sender.company.id).execute(),
    ).toEqual([])
  })
})

describe('§6 who may send what', () => {
  test('neither a viewer, nor a student, nor a guest', async () => {
    const student = await aCandidate(app.db)
    const reader = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
    const codes = []
    for (const viewer of [reader.viewer, student.viewer, null])
      codes.push((await send([{ candidateId: student.id }], {}, viewer)).errors[0]?.code)
    expect(codes).toEqual(['forbidden', 'forbidden', 'unauthenticated'])
  })

  test("another company's job, an archived job and a draft", async () => {
    const student = await aCandidate(app.db)
    const other = await aSender(app.db)
    expect((await send([{ candidateId: student.id }], { jobId: other.job.id })).errors[0]?.code).toBe('not_found')
    await app.db.updateTable('job').set({ isArchived: true }).where('id', '=', sender.job.id).execute()
    expect((await send([{ candidateId: student.id }])).errors[0]?.code).toBe('job_not_sendable')
    const draft = await aSender(app.db, {}, { status: 'DRAFT' })
    expect((await send([{ candidateId: student.id }], { jobId: draft.job.id }, draft.viewer)).errors[0]?.code).toBe(
      'job_not_sendable',
    )
  })

  test('more students than the plan sends at once, and a company without a contract in force', async () => {
    const light = await aSender(app.db, { planKey: 'LIGHT' })
    const many = Array.from({ length: 21 }, () => ({ candidateId: randomUUID() }))
    const answer = await send(many, { jobId: light.job.id }, light.viewer)
    expect(answer.errors[0]).toMatchObject({ code: 'bulk_limit_exceeded', message: expect.stringContaining('20名') })
    const reviewed = await aSender(app.db, { contract: { status: 'UNDER_REVIEW' } })
    const student = await aCandidate(app.db)
    expect(
      (await send([{ candidateId: student.id }], { jobId: reviewed.job.id }, reviewed.viewer)).errors[0]?.code,
    ).toBe('plan_restricted')
  })
})
