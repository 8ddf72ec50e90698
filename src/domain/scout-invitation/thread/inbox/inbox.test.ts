import { beforeEach, describe, expect, test } from 'vitest'
import { countStatements } from '#platform/database/db.ts'
import { ownApp, type TestApp } from '#test/client.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import {
  anInvited,
  aSchedulingSender,
  aScoutInvitation,
  aSender,
  homeOf,
  type Sender,
} from '#test/factories/scout-invitation.ts'

const app = ownApp()
let sender: Sender
beforeEach(async () => {
  sender = await aSender(app.db)
})

type Viewer = Parameters<TestApp['as']>[0]
const accepted = () => anInvited(app.db, sender, { status: 'ACCEPTED', answeredAt: new Date(Date.now() - 3_600_000) })

const send = (name: string, text: string) => (viewer: Viewer, id: string) =>
  app
    .as(viewer)
    .ask(`mutation ($id: ID!, $text: String!) { ${name}(scoutInvitationId: $id, text: $text) { lastPosition } }`, {
      id,
      text,
    })
const toCompany = send('sendMessageToCompany', 'はじめまして。')
const toCandidate = send('sendMessageToCandidate', 'お返事をありがとうございます。')
const ofCompany = (id: string, viewer: Viewer = sender.viewer) =>
  app
    .as(viewer)
    .ask('query ($id: ID!) { threadWithCandidate(scoutInvitationId: $id) { unreadCount isUnanswered } }', { id })

describe('the inbox', () => {
  const inbox = async (filter = 'ALL', viewer: Viewer = sender.viewer, jobId: string | null = null) =>
    (
      await app
        .as(viewer)
        .ask(
          'query ($filter: InboxFilter!, $jobId: ID) { inbox(filter: $filter, jobId: $jobId) { totalCount nodes { scoutInvitationId } jobs { title threadCount } } viewer { ... on CompanyViewer { unansweredThreadCount } } }',
          { filter, jobId },
        )
    ).data
  const act =
    (name: string, more = '') =>
    (viewer: Viewer, id: string, variables: object = {}) =>
      app.as(viewer).ask(`mutation ($id: ID!${more ? ', $of: ID!' : ''}) { ${name}(scoutInvitationId: $id${more}) }`, {
        id,
        ...variables,
      })
  const settle = act('settleThread')
  const assign = act('updateThreadInCharge', ', companyUserId: $of')
  const markRead = (viewer: Viewer, id: string, position: number) =>
    app
      .as(viewer)
      .ask(
        'mutation ($id: ID!, $position: Int!) { readThreadWithCandidate(scoutInvitationId: $id, position: $position) }',
        { id, position },
      )

  test('未返信 holds who waits, until somebody answers or says that no answer is needed', async () => {
    const [one, other] = [await accepted(), await accepted()]
    await toCompany(one.viewer, one.invitation.id)
    await toCompany(other.viewer, other.invitation.id)
    expect(await inbox('UNANSWERED')).toMatchObject({
      inbox: {
        totalCount: 2,
        nodes: [{ scoutInvitationId: other.invitation.id }, { scoutInvitationId: one.invitation.id }],
      },
      viewer: { unansweredThreadCount: 2 },
    })
    await toCandidate(sender.viewer, one.invitation.id)
    await settle(sender.viewer, other.invitation.id)
    expect(await inbox('UNANSWERED')).toMatchObject({ inbox: { totalCount: 0 }, viewer: { unansweredThreadCount: 0 } })
    expect((await inbox()).inbox.totalCount).toBe(2)
    await toCompany(other.viewer, other.invitation.id)
    expect((await inbox('UNANSWERED')).inbox.nodes).toEqual([{ scoutInvitationId: other.invitation.id }])
  })

  test('未返信 counts nobody whom the company cannot write to: of another reported thread, or suspended', async () => {
    const [one, other] = [await accepted(), await accepted()]
    for (const { viewer, invitation } of [one, other]) await toCompany(viewer, invitation.id)
    const earlier = await aScoutInvitation(app.db, {
      ...homeOf(sender),
      candidateId: one.candidate.id,
      round: 2,
      status: 'DECLINED',
      answeredAt: new Date(),
      endedAt: new Date(),
    })
    const report = 'mutation ($id: ID!) { reportThread(scoutInvitationId: $id, reason: "") }'
    expect((await app.as(one.viewer).ask(report, { id: earlier.id })).errors).toEqual([])
    await app.db.updateTable('candidate').set({ status: 'SUSPENDED' }).where('id', '=', other.candidate.id).execute()
    expect(await inbox('UNANSWERED')).toMatchObject({ inbox: { totalCount: 0 }, viewer: { unansweredThreadCount: 0 } })
    await app.db.updateTable('candidate').set({ status: 'ACTIVE' }).where('id', '=', other.candidate.id).execute()
    expect((await inbox('UNANSWERED')).inbox.nodes).toEqual([{ scoutInvitationId: other.invitation.id }])
  })

  test('by job, and nothing of another company', async () => {
    const { invitation, viewer } = await accepted()
    await toCompany(viewer, invitation.id)
    expect(await inbox('ALL', sender.viewer, sender.job.id)).toMatchObject({
      inbox: { totalCount: 1, jobs: [{ title: sender.job.title, threadCount: 1 }] },
    })
    const other = await aSender(app.db)
    expect(await inbox('ALL', other.viewer, sender.job.id)).toMatchObject({ inbox: { totalCount: 0, jobs: [] } })
  })

  test('the sender is in charge, until a colleague who may write is', async () => {
    const { invitation, viewer } = await accepted()
    await toCompany(viewer, invitation.id)
    const colleague = await aCompanyUser(app.db, sender.company.id)
    const reader = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
    const stranger = await aSender(app.db)
    expect((await inbox('MINE')).inbox.totalCount).toBe(1)
    for (const named of [reader.id, stranger.user.id, 'x'])
      expect((await assign(sender.viewer, invitation.id, { of: named })).errors[0]?.code).toBe('not_found')
    expect((await assign(stranger.viewer, invitation.id, { of: stranger.user.id })).errors[0]?.code).toBe('not_found')
    const twice = await Promise.all([1, 2].map(() => assign(sender.viewer, invitation.id, { of: colleague.id })))
    expect(twice.flatMap(({ errors }) => errors)).toEqual([])
    expect((await inbox('MINE')).inbox.totalCount).toBe(0)
    expect((await inbox('MINE', colleague.viewer)).inbox.totalCount).toBe(1)
  })

  test('what one of the company has read is read for all; another company marks nothing', async () => {
    const { invitation, viewer } = await accepted()
    await toCompany(viewer, invitation.id)
    await toCompany(viewer, invitation.id)
    expect((await markRead((await aSender(app.db)).viewer, invitation.id, 2)).errors[0]?.code).toBe('not_found')
    await markRead(sender.viewer, invitation.id, 1)
    const colleague = await aCompanyUser(app.db, sender.company.id)
    expect((await ofCompany(invitation.id, colleague.viewer)).data.threadWithCandidate.unreadCount).toBe(1)
    await markRead(colleague.viewer, invitation.id, 900)
    await markRead(colleague.viewer, invitation.id, 0)
    expect((await ofCompany(invitation.id)).data.threadWithCandidate).toMatchObject({
      unreadCount: 0,
      isUnanswered: true,
    })
  })

  test('a page takes at most twelve statements, however many threads it holds', async () => {
    for (const { viewer, invitation } of [await accepted(), await accepted(), await accepted()])
      await toCompany(viewer, invitation.id)
    const document = `{ viewer { ... on CompanyViewer { unansweredThreadCount } }
    inbox(first: 20) { totalCount nodes { scoutInvitationId state isUnanswered unreadCount lastAt
      lastMessage { side text } job { title } inCharge { familyName }
      candidate { schoolName departmentName ... on DisclosedSearchCandidate { familyName givenName } } } jobs { id title threadCount } } }`
    const { result, statements } = await countStatements(() => app.as(sender.viewer).ask(document))
    expect(result.errors).toEqual([])
    expect(result.data.inbox).toMatchObject({ totalCount: 3, nodes: { length: 3 } })
    expect(statements).toBeLessThanOrEqual(12)
  })
})

describe('search in one’s own threads', () => {
  const foundBy = async (viewer: Viewer, field: 'inbox' | 'threads', text: string) =>
    (
      await app
        .as(viewer)
        .ask(`query ($text: String!) { ${field}(text: $text) { nodes { scoutInvitationId } } }`, { text })
    ).data[field].nodes.map(({ scoutInvitationId: id }: { scoutInvitationId: string }) => id) as string[]

  test('a company finds words, and the name of a student who accepted; never another company’s', async () => {
    const [one, other] = [await accepted(), await accepted()]
    await toCompany(one.viewer, one.invitation.id)
    await toCandidate(sender.viewer, other.invitation.id)
    await app.db
      .updateTable('candidateAccount')
      .set({ familyName: '五十嵐', givenName: '律' })
      .where('candidateId', '=', other.candidate.id)
      .execute()
    expect(await foundBy(sender.viewer, 'inbox', 'はじめ')).toEqual([one.invitation.id])
    expect(await foundBy(sender.viewer, 'inbox', '五十嵐 律')).toEqual([other.invitation.id])
    expect(await foundBy(sender.viewer, 'inbox', '%')).toEqual([])
    expect(await foundBy((await aSender(app.db)).viewer, 'inbox', 'はじめ')).toEqual([])
  })

  test('a name is found by no company before the student accepts', async () => {
    const { invitation, viewer, candidate } = await anInvited(app.db, sender)
    await toCompany(viewer, invitation.id)
    await app.db
      .updateTable('candidateAccount')
      .set({ familyName: '五十嵐' })
      .where('candidateId', '=', candidate.id)
      .execute()
    expect(await foundBy(sender.viewer, 'inbox', '五十嵐')).toEqual([])
    expect(await foundBy(sender.viewer, 'inbox', 'はじめ')).toEqual([invitation.id])
  })

  test('a student finds words and companies among the own threads alone', async () => {
    const { invitation, viewer } = await accepted()
    await toCompany(viewer, invitation.id)
    expect(await foundBy(viewer, 'threads', 'まして')).toEqual([invitation.id])
    expect(await foundBy(viewer, 'threads', sender.company.displayName)).toEqual([invitation.id])
    expect(await foundBy((await aCandidate(app.db)).viewer, 'threads', 'まして')).toEqual([])
  })
})

describe('the student’s own list', () => {
  test('the thread written to last comes first, and unread ones are counted', async () => {
    const student = await aCandidate(app.db)
    const [one, other] = await Promise.all(
      [await aSender(app.db), await aSchedulingSender(app.db)].map(async (company) => {
        const { invitation } = await anInvited(app.db, company, {
          candidateId: student.id,
          status: 'ACCEPTED',
          answeredAt: new Date(),
        })
        return { company, id: invitation.id }
      }),
    )
    if (!one || !other) throw new Error('two companies')
    await toCandidate(other.company.viewer, other.id)
    await toCandidate(one.company.viewer, one.id)
    const document =
      '{ threads { totalCount nodes { scoutInvitationId unreadCount lastMessage { side } } } viewer { ... on CandidateViewer { unreadThreadCount } } }'
    const own = async () => (await app.as(student.viewer).ask(document)).data
    expect(await own()).toEqual({
      threads: {
        totalCount: 2,
        nodes: [one, other].map(({ id }) => ({
          scoutInvitationId: id,
          unreadCount: 1,
          lastMessage: { side: 'COMPANY' },
        })),
      },
      viewer: { unreadThreadCount: 2 },
    })
    const marking = 'mutation ($id: ID!) { readThreadWithCompany(scoutInvitationId: $id, position: 1) }'
    expect((await app.as((await aCandidate(app.db)).viewer).ask(marking, { id: one.id })).errors[0]?.code).toBe(
      'not_found',
    )
    await app.as(student.viewer).ask(marking, { id: one.id })
    expect((await own()).viewer).toEqual({ unreadThreadCount: 1 })
  })
})
