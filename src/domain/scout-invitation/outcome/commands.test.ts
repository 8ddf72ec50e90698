import { beforeEach, describe, expect, test } from 'vitest'
import { ownApp, type TestApp } from '#test/client.ts'
import { itIs, itIsDay } from '#test/clock.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { aSender, anInvited, type Sender } from '#test/factories/scout-invitation.ts'
import { worker } from '#test/work.ts'
import { leastOutcomes } from './rules.ts'

const app = ownApp()
let sender: Sender
beforeEach(async () => {
  itIsDay()
  sender = await aSender(app.db)
})

const days = (count: number) => new Date(Date.now() + count * 86_400_000)
const accepted = (daysAgo: number, fields: object = {}) =>
  anInvited(app.db, sender, { status: 'ACCEPTED', sentAt: days(-daysAgo - 1), answeredAt: days(-daysAgo), ...fields })

type Viewer = Parameters<TestApp['as']>[0]
const message = '面談にお越しいただき、ありがとうございました。'
const tell = (id: string, outcome = 'NEXT_STEP', options: { viewer?: Viewer; message?: string } = {}) =>
  app
    .as(options.viewer ?? sender.viewer)
    .ask(
      'mutation ($id: ID!, $outcome: Outcome!, $message: String!) { tellOutcome(scoutInvitationId: $id, outcome: $outcome, message: $message) }',
      { id, outcome, message: options.message ?? message },
    )
const codeOf = async (answer: ReturnType<typeof tell>) => (await answer).errors[0]?.code ?? 'done'
const owed = async (viewer: Viewer = sender.viewer) =>
  (await app.as(viewer).ask('{ owedAnswers { totalCount nodes { scoutInvitationId dueOn } } owedAnswerCount }')).data

describe('a company’s record: whom it owes an answer', () => {
  test('accepted students wait, the longest first, until they are told; others never', async () => {
    const [first, second] = [await accepted(20), await accepted(3)]
    await anInvited(app.db, sender, { status: 'PENDING' })
    expect((await owed()).owedAnswers).toMatchObject({
      totalCount: 2,
      nodes: [{ scoutInvitationId: first.invitation.id }, { scoutInvitationId: second.invitation.id }],
    })
    expect(await codeOf(tell(first.invitation.id))).toBe('done')
    expect(await owed()).toMatchObject({ owedAnswers: { totalCount: 1 }, owedAnswerCount: 1 })
    const other = await aSender(app.db)
    expect((await owed(other.viewer)).owedAnswers).toEqual({ totalCount: 0, nodes: [] })
  })

  test('the student reads it on the page of the scout and hears by mail that there is word', async () => {
    itIs('12:00')
    const work = worker(app)
    await work.run()
    work.mails.splice(0)
    const { invitation, viewer } = await accepted(2)
    expect(await codeOf(tell(invitation.id, 'NOT_SELECTED'))).toBe('done')
    await work.run()
    const query = 'query ($id: ID!) { scoutInvitation(id: $id) { outcome outcomeMessage outcomeToldAt } }'
    const { data } = await app.as(viewer).ask(query, { id: invitation.id })
    expect(data.scoutInvitation).toEqual({
      outcome: 'NOT_SELECTED',
      outcomeMessage: message,
      outcomeToldAt: expect.any(String),
    })
    const mails = work.mails.filter(({ subject }) => subject.includes('その後のご連絡'))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).not.toContain(message)
  })

  test('is told once, also by two colleagues at once; who goes on may be turned down later', async () => {
    const { invitation } = await accepted(2)
    const both = await Promise.all([codeOf(tell(invitation.id)), codeOf(tell(invitation.id))])
    expect(both.toSorted()).toEqual(['done', 'outcome_already_told'])
    expect(await codeOf(tell(invitation.id, 'NOT_SELECTED'))).toBe('done')
    expect(await codeOf(tell(invitation.id, 'NEXT_STEP'))).toBe('outcome_already_told')
  })

  test('§5 §6 a text that is too short, a reader, another company and an open scout are refused', async () => {
    const { invitation } = await accepted(2)
    const { viewer: reader } = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
    const other = await aSender(app.db)
    const open = await anInvited(app.db, sender, { status: 'PENDING' })
    expect(await codeOf(tell(invitation.id, 'NEXT_STEP', { message: '短い' }))).toBe('invalid_input')
    expect(await codeOf(tell(invitation.id, 'NEXT_STEP', { viewer: reader }))).toBe('forbidden')
    expect(await codeOf(tell(invitation.id, 'NEXT_STEP', { viewer: other.viewer }))).toBe('not_found')
    expect(await codeOf(tell(open.invitation.id))).toBe('not_found')
    expect((await owed()).owedAnswerCount).toBe(1)
  })

  test('students read the share from 20 on, and the operator a ranking', async () => {
    const record = async () => {
      const { viewer } = await aCandidate(app.db)
      const query = 'query ($id: ID!) { metCompany(companyId: $id) { outcomeRecord { total inTime } } }'
      return (await app.as(viewer).ask(query, { id: sender.company.id })).data.metCompany.outcomeRecord
    }
    for (let at = 1; at < leastOutcomes; at += 1) await accepted(20, { outcomeToldAt: days(at > 5 ? -7 : -5) })
    expect(await record()).toBeNull()
    await accepted(20)
    await accepted(3)
    expect(await record()).toEqual({ total: 20, inTime: 14 })
    const { candidateId } = (await accepted(20)).invitation
    await app.db
      .insertInto('candidateWithdrawal')
      .values({ candidateId, withdrawnAt: days(-8) })
      .execute()
    expect(await record()).toEqual({ total: 20, inTime: 14 })
    await anInvited(app.db, sender, { status: 'DECLINED', answeredAt: days(-40), endedAt: days(-1) })
    expect(await record()).toEqual({ total: 20, inTime: 14 })
    const unanswered = {
      status: 'DECLINED',
      answeredAt: days(-40),
      endedAt: days(-1),
      endedWithout: 'OUTCOME',
    } as const
    const silent = await anInvited(app.db, sender, unanswered)
    expect(await record()).toEqual({ total: 21, inTime: 14 })
    await app.db.deleteFrom('scoutInvitation').where('id', '=', silent.invitation.id).execute()
    const { invitation } = await accepted(13)
    await tell(invitation.id)
    expect(await record()).toEqual({ total: 21, inTime: 15 })
    const own = await app.as(sender.viewer).ask('{ owedAnswers { outcomeRecord { total inTime } } }')
    expect(own.data.owedAnswers.outcomeRecord).toEqual({ total: 21, inTime: 15 })
    const { viewer } = await anAdmin(app.db)
    const { data } = await app.asAdmin(viewer).ask('{ outcomeRecords { companyId total inTime } }')
    expect(data.outcomeRecords).toContainEqual({ companyId: sender.company.id, total: 21, inTime: 15 })
  })
})
