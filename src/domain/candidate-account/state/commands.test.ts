import { describe, expect, it } from 'vitest'
import { openSession } from '#domain/session/commands.ts'
import type { OfRow } from '#ground/id.ts'
import { jobs } from '../jobs.ts'
import type { CandidateViewer, Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import {
  aSeatFor,
  acceptedForScheduling,
  anInvited,
  aScoutInvitation,
  aSchedulingSender,
  aSender,
  homeOf,
} from '#test/factories/scout-invitation.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { worker } from '#test/work.ts'
import { withdrawalWord } from './withdrawal/rules.ts'

const password = 'a-long-password-2026'
const app = ownApp()

const setPublic = (viewer: Viewer | null, isPublic: boolean) =>
  app
    .as(viewer)
    .ask('mutation ($isPublic: Boolean!) { done: updateCandidateVisibility(isPublic: $isPublic) }', { isPublic })
const withdraw = (viewer: Viewer | null, changes: Record<string, unknown> = {}, address = '203.0.113.1') =>
  app.as(viewer).ask(
    `mutation ($password: String!, $confirmation: String!, $reason: String!, $reasonKind: WithdrawalReason) {
      done: withdrawCandidate(password: $password, confirmation: $confirmation, reason: $reason, reasonKind: $reasonKind) }`,
    { password, confirmation: withdrawalWord, reason: '就職先が決まったため', ...changes },
    { address },
  )
const code = async (answer: ReturnType<typeof setPublic>) => (await answer).errors[0]?.code ?? 'done'
const statusOf = async (id: OfRow<'candidate'>) =>
  (await app.db.selectFrom('candidate').where('id', '=', id).select('status').executeTakeFirstOrThrow()).status
/** A student as one company sees them, in the search and in the preview. */
const seenBy = async (viewer: Viewer, id: string) => {
  const search = await app
    .as(viewer)
    .ask(
      `query ($ids: [ID!]!) { searchCandidates(condition: { candidateIds: $ids }) { totalCount edges { node { id } } } }`,
      { ids: [id] },
    )
  const preview = await app
    .as(viewer)
    .ask('query ($id: ID!) { searchCandidate(id: $id) { id ... on DisclosedSearchCandidate { email } } }', { id })
  return {
    count: search.data.searchCandidates.totalCount,
    edges: search.data.searchCandidates.edges.length,
    preview: preview.errors[0]?.code ?? 'seen',
    email: preview.data?.searchCandidate?.email ?? null,
  }
}
const nowhere = { count: 0, edges: 0, preview: 'not_found', email: null }

describe('§4 a student who hides', () => {
  it('leaves search, count and preview at once, and comes back', async () => {
    const { viewer: company } = await aCompanyWithUser(app.db)
    const student = await aCandidate(app.db)
    expect(await seenBy(company, student.id)).toMatchObject({ count: 1, edges: 1, preview: 'seen' })
    expect((await setPublic(student.viewer, false)).data.done).toBe(false)
    expect(await seenBy(company, student.id)).toEqual(nowhere)
    expect(await code(setPublic(student.viewer, false))).toBe('done')
    await setPublic(student.viewer, true)
    expect(await seenBy(company, student.id)).toMatchObject({ count: 1, preview: 'seen' })
    const audit = await app.db
      .selectFrom('audit')
      .where('candidateId', '=', student.id)
      .where('area', '=', 'candidate')
      .select(['action', 'fromStatus', 'toStatus'])
      .orderBy('insertedAt')
      .execute()
    expect(audit).toEqual([
      { action: 'hideCandidate', fromStatus: 'ACTIVE', toStatus: 'HIDDEN' },
      { action: 'showCandidate', fromStatus: 'HIDDEN', toStatus: 'ACTIVE' },
    ])
  })

  it('receives no new scouts, and answers what was received', async () => {
    const sender = await aSender(app.db)
    const { candidate, viewer, invitation } = await anInvited(app.db, sender)
    await setPublic(viewer, false)
    expect(
      await code(
        app.as(viewer).ask('mutation ($id: ID!) { acceptScoutInvitation(id: $id) { id } }', { id: invitation.id }),
      ),
    ).toBe('done')
    // A company the student accepted keeps its access.
    expect(await seenBy(sender.viewer, candidate.id)).toMatchObject({
      count: 0,
      preview: 'seen',
      email: expect.any(String),
    })
  })

  it('twice at once is once; an account that is not complete has nothing to hide', async () => {
    const student = await aCandidate(app.db)
    const both = await Promise.all([code(setPublic(student.viewer, false)), code(setPublic(student.viewer, false))])
    expect(both).toEqual(['done', 'done'])
    const audit = await app.db.selectFrom('audit').where('candidateId', '=', student.id).select('action').execute()
    expect(audit).toHaveLength(1)
    const late = await aCandidate(app.db, { status: 'ACTION_REQUIRED' })
    expect(await code(setPublic(late.viewer, false))).toBe('account_not_changeable')
  })
})

describe('§4 a student who leaves', () => {
  const sessionsOf = (candidateId: OfRow<'candidate'>) =>
    app.db
      .selectFrom('session')
      .where('candidateId', '=', candidateId)
      .where('revokedAt', 'is', null)
      .select('tokenSha256')
      .execute()

  it('says so, knows the password, and is gone everywhere at once', async () => {
    const sender = await aSender(app.db)
    const student = await aCandidate(app.db, { password })
    await aScoutInvitation(app.db, {
      ...homeOf(sender),
      candidateId: student.id,
      status: 'ACCEPTED',
      answeredAt: new Date(),
    })
    expect((await seenBy(sender.viewer, student.id)).email).not.toBeNull()
    await app.db.transaction().execute((tx) => openSession(tx, 'candidate', { candidateId: student.id }))

    expect((await withdraw(student.viewer, { confirmation: 'はい' })).errors[0]?.fields).toMatchObject([
      { path: 'confirmation' },
    ])
    expect(await code(withdraw(student.viewer, { password: 'wrong-password' }))).toBe('wrong_password')
    expect(await code(withdraw(student.viewer, { reason: 'あ'.repeat(501) }))).toBe('invalid_input')
    expect(await statusOf(student.id)).toBe('ACTIVE')

    expect((await withdraw(student.viewer)).data.done).toBe(true)
    expect(await statusOf(student.id)).toBe('WITHDRAWN')
    expect(await sessionsOf(student.id)).toEqual([])
    expect(await seenBy(sender.viewer, student.id)).toEqual(nowhere)
    const answer = await app.as(sender.viewer).ask('{ companyTodo { __typename } }')
    expect(answer.errors).toEqual([])
  })

  it('ends open scouts, future bookings and requests; what is over stays', async () => {
    const student = await aCandidate(app.db, { password })
    const pending = await aSender(app.db)
    await aScoutInvitation(app.db, { ...homeOf(pending), candidateId: student.id })
    const sender = await aSchedulingSender(app.db)
    const date = await sender.date({ startAt: inHours(200), endAt: inHours(201) })
    const invitation = await aScoutInvitation(app.db, {
      ...homeOf(sender),
      ...acceptedForScheduling(),
      candidateId: student.id,
    })
    await aSeatFor(app.db, invitation, date)
    const otherSender = await aSender(app.db)
    await aScoutInvitation(app.db, {
      ...homeOf(otherSender),
      candidateId: student.id,
      status: 'ACCEPTED',
      answeredAt: new Date(),
    })

    const work = worker(app)
    await Promise.all([withdraw(student.viewer), withdraw(student.viewer)])
    await work.run()
    await work.run()
    const rows = await app.db
      .selectFrom('scoutInvitation')
      .where('candidateId', '=', student.id)
      .select(['companyId', 'status'])
      .execute()
    expect(new Map(rows.map(({ companyId, status }) => [companyId, status]))).toEqual(
      new Map([
        [pending.company.id, 'DECLINED'],
        [sender.company.id, 'DECLINED'],
        [otherSender.company.id, 'ACCEPTED'],
      ]),
    )
    const booking = await app.db.selectFrom('booking').where('candidateId', '=', student.id).select('status').execute()
    expect(booking).toEqual([{ status: 'CANCELLED' }])
    const seats = await app.db.selectFrom('schedulingDate').where('id', '=', date.id).select('booked').execute()
    expect(seats).toEqual([{ booked: 0 }])
    const audit = await app.db
      .selectFrom('audit')
      .where('candidateId', '=', student.id)
      .where('action', '=', 'withdrawCandidate')
      .select('toStatus')
      .execute()
    expect(audit).toEqual([{ toStatus: 'WITHDRAWN' }])
  })

  it('§6 is for students, and a guesser of passwords is stopped', async () => {
    const { viewer } = await aCompanyWithUser(app.db)
    expect(await code(withdraw(viewer))).toBe('forbidden')
    expect(await code(withdraw(null))).toBe('unauthenticated')
    expect(await code(setPublic(viewer, false))).toBe('forbidden')
    expect(await code(setPublic(null, false))).toBe('unauthenticated')
    const student = await aCandidate(app.db, { password })
    const guess = () => code(withdraw(student.viewer, { password: 'a-guess-at-this' }, '198.51.100.9'))
    const codes: string[] = []
    for (let at = 0; at < 11; at += 1) codes.push(await guess())
    expect(codes.at(9)).toBe('wrong_password')
    expect(codes.at(10)).toBe('too_many_requests')
  })

  it('is erased 30 days later: nothing of the person is left in any table', async () => {
    const sender = await aSender(app.db)
    const mark = '消えるべき言葉'
    const student = await aCandidate(app.db, {
      password,
      selfIntroduction: `${mark}を書いた自己紹介です。`,
      highSchoolName: mark,
      email: 'erased@student.example',
      account: { familyName: '消去', phoneNumber: '+819012340000' },
    })
    await aScoutInvitation(app.db, {
      ...homeOf(sender),
      candidateId: student.id,
      reason: `${mark}という一文に引かれました。記録から原因を探し、手順に直す姿勢が当社の仕事に合うと考えています。`,
    })
    await withdraw(student.viewer, { reason: mark })
    const days = (count: number) => new Date(Date.now() - count * 86_400_000)
    const leftAt = (withdrawnAt: Date) =>
      app.db.updateTable('candidateWithdrawal').set({ withdrawnAt }).where('candidateId', '=', student.id).execute()
    const purge = () => jobs.purge_withdrawn({}, worker(app).context)

    await leftAt(days(29))
    await purge()
    expect(await statusOf(student.id)).toBe('WITHDRAWN')
    await leftAt(days(31))
    await Promise.all([purge(), purge()])
    expect(await statusOf(student.id)).toBe('PURGED')
    const rows = await Promise.all([
      app.db.selectFrom('candidate').selectAll().where('id', '=', student.id).execute(),
      app.db.selectFrom('candidateAccount').selectAll().where('candidateId', '=', student.id).execute(),
      app.db.selectFrom('scoutInvitation').selectAll().where('candidateId', '=', student.id).execute(),
      app.db.selectFrom('candidateWithdrawal').selectAll().where('candidateId', '=', student.id).execute(),
      app.db.selectFrom('candidateNotification').selectAll().where('candidateId', '=', student.id).execute(),
    ])
    expect(JSON.stringify(rows)).not.toMatch(/消えるべき|erased@|消去"|9012340000/)
    const gone: CandidateViewer = student.viewer
    expect(await code(setPublic(gone, true))).toBe('account_not_changeable')
  })
})
