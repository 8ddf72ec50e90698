import { beforeEach, describe, expect, test } from 'vitest'
import { ownApp, type TestApp } from '#test/client.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import { anInvited, aSender, type Sender } from '#test/factories/scout-invitation.ts'

const app = ownApp()
let sender: Sender
beforeEach(async () => {
  sender = await aSender(app.db)
})

type Viewer = Parameters<TestApp['as']>[0]
const accepted = () => anInvited(app.db, sender, { status: 'ACCEPTED', answeredAt: new Date(Date.now() - 3_600_000) })

const fields = 'scoutInvitationId state ending canWrite lastPosition readPosition unreadCount'
const written = 'messages: threadMessages(scoutInvitationId: $id) { position side text companyUser { familyName } }'
const toCompany = (viewer: Viewer, id: string, text = 'はじめまして。', idempotencyKey?: string) =>
  app
    .as(viewer)
    .ask(
      `mutation ($id: ID!, $text: String!) { sendMessageToCompany(scoutInvitationId: $id, text: $text) { ${fields} } }`,
      { id, text },
      idempotencyKey === undefined ? {} : { idempotencyKey },
    )
const toCandidate = (viewer: Viewer, id: string, text = 'お返事をありがとうございます。') =>
  app
    .as(viewer)
    .ask(
      `mutation ($id: ID!, $text: String!) { sendMessageToCandidate(scoutInvitationId: $id, text: $text) { ${fields} } }`,
      { id, text },
    )
const read = (viewer: Viewer, name: string, id: string, more = '') =>
  app.as(viewer).ask(`query ($id: ID!) { ${name}(scoutInvitationId: $id) { ${fields} ${more} } ${written} }`, { id })
async function ofStudent(viewer: Viewer, id: string) {
  const { data } = await read(viewer, 'threadWithCompany', id)
  return data && { ...data.threadWithCompany, messages: data.messages }
}
async function ofCompany(id: string, viewer: Viewer = sender.viewer) {
  const { data, errors } = await read(viewer, 'threadWithCandidate', id, 'isUnanswered inCharge { id }')
  return { errors, data: data && { threadWithCandidate: { ...data.threadWithCandidate, messages: data.messages } } }
}
const codes = async (...answers: ReturnType<typeof toCompany>[]) =>
  (await Promise.all(answers)).map(({ errors }) => errors[0]?.code ?? 'done').toSorted()

describe('messages of an accepted scout', () => {
  test('both sides write and read the same, each as its own side', async () => {
    const { invitation, viewer } = await accepted()
    expect((await toCompany(viewer, invitation.id, ' 一行目\r\n二行目 ')).errors).toEqual([])
    expect((await toCandidate(sender.viewer, invitation.id)).errors).toEqual([])
    const messages = [
      { position: 1, side: 'CANDIDATE', text: '一行目\n二行目', companyUser: null },
      { position: 2, side: 'COMPANY', companyUser: { familyName: expect.any(String) } },
    ]
    expect(await ofStudent(viewer, invitation.id)).toMatchObject({ state: 'OPEN', unreadCount: 1, messages })
    expect((await ofCompany(invitation.id)).data.threadWithCandidate).toMatchObject({
      unreadCount: 0,
      isUnanswered: false,
      messages,
    })
  })

  test('a family is one letter: 2,000 of them are taken, 2,001 letters and an empty text are not', async () => {
    const { invitation, viewer } = await accepted()
    const family = '👨‍👩‍👧‍👦'
    expect(await codes(toCompany(viewer, invitation.id, family.repeat(2000)))).toEqual(['done'])
    const long = await toCompany(viewer, invitation.id, 'あ'.repeat(2001))
    expect(long.errors).toMatchObject([{ code: 'invalid_input', fields: [{ path: 'text' }] }])
    expect(await codes(toCandidate(sender.viewer, invitation.id, ' \n '))).toEqual(['invalid_input'])
  })

  test('§6 another student, another company, a guest and a reader write and read nothing', async () => {
    const { invitation, viewer } = await accepted()
    const [student, company] = [await aCandidate(app.db), await aSender(app.db)]
    const reader = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
    expect(await codes(toCompany(student.viewer, invitation.id))).toEqual(['not_found'])
    expect(await codes(toCandidate(company.viewer, invitation.id))).toEqual(['not_found'])
    expect(await codes(toCandidate(reader.viewer, invitation.id))).toEqual(['forbidden'])
    expect(await codes(toCandidate(viewer, invitation.id), toCompany(sender.viewer, invitation.id))).toEqual([
      'forbidden',
      'forbidden',
    ])
    expect(await codes(toCompany(null, invitation.id))).toEqual(['unauthenticated'])
    expect(await ofStudent(student.viewer, invitation.id)).toBeFalsy()
    expect((await ofCompany(invitation.id, company.viewer)).errors[0]?.code).toBe('not_found')
    expect((await ofCompany(invitation.id, reader.viewer)).errors).toEqual([])
    expect(await ofStudent(viewer, invitation.id)).toMatchObject({ lastPosition: 0, messages: [] })
  })

  test('many at once keep one order; the same key is one message', async () => {
    const { invitation, viewer } = await accepted()
    const texts = Array.from({ length: 6 }, (_, at) => `${at}`)
    const all = texts.map((text, at) =>
      at % 2 ? toCandidate(sender.viewer, invitation.id, text) : toCompany(viewer, invitation.id, text),
    )
    expect(new Set(await codes(...all))).toEqual(new Set(['done']))
    const key = 'one-message-sent-twice'
    expect(
      await codes(toCompany(viewer, invitation.id, '同じ', key), toCompany(viewer, invitation.id, '同じ', key)),
    ).toEqual(['done', 'done'])
    const { messages } = await ofStudent(viewer, invitation.id)
    expect(messages.map(({ position }: { position: number }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(messages.map(({ text }: { text: string }) => text).toSorted()).toEqual([...texts, '同じ'].toSorted())
  })

  test('whoever has written thirty times in a row waits for an answer', async () => {
    const { invitation, viewer } = await accepted()
    for (let count = 0; count < 30; count += 1) await toCompany(viewer, invitation.id)
    expect(await codes(toCompany(viewer, invitation.id))).toEqual(['thread_waits_for_answer'])
    await toCandidate(sender.viewer, invitation.id)
    expect(await codes(toCompany(viewer, invitation.id))).toEqual(['done'])
  })

  test('the first message to an accepted student is the word that the company owes', async () => {
    const { invitation } = await accepted()
    await toCandidate(sender.viewer, invitation.id)
    const row = await app.db
      .selectFrom('scoutInvitation')
      .select(['contactedAt', 'contactedBy'])
      .where('id', '=', invitation.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ contactedAt: expect.any(Date), contactedBy: sender.user.id })
  })

  test('accepting opens the thread, at the top of the inbox', async () => {
    const [pending] = [await anInvited(app.db, sender), await accepted()]
    await app
      .as(pending.viewer)
      .ask('mutation ($id: ID!) { acceptScoutInvitation(id: $id) { id } }', { id: pending.invitation.id })
    const { data } = await app.as(sender.viewer).ask('{ inbox { totalCount nodes { scoutInvitationId lastAt } } }')
    expect(data.inbox.nodes).toEqual([{ scoutInvitationId: pending.invitation.id, lastAt: expect.any(String) }])
  })
})

describe('a question before the answer', () => {
  test('one question and one answer, without a name', async () => {
    const { invitation, viewer } = await anInvited(app.db, sender)
    expect((await ofCompany(invitation.id)).errors[0]?.code).toBe('not_found')
    expect(await codes(toCandidate(sender.viewer, invitation.id))).toEqual(['not_found'])
    expect(await codes(toCompany(viewer, invitation.id), toCompany(viewer, invitation.id))).toEqual([
      'done',
      'question_already_asked',
    ])
    const document =
      'query ($id: ID!) { threadWithCandidate(scoutInvitationId: $id) { state candidate { __typename } } }'
    const { data } = await app.as(sender.viewer).ask(document, { id: invitation.id })
    expect(data.threadWithCandidate).toEqual({
      state: 'QUESTION',
      candidate: { __typename: expect.not.stringContaining('Accepted') },
    })
    expect(await codes(toCandidate(sender.viewer, invitation.id), toCandidate(sender.viewer, invitation.id))).toEqual([
      'done',
      'question_already_answered',
    ])
    expect(await ofStudent(viewer, invitation.id)).toMatchObject({ state: 'QUESTION', canWrite: false, unreadCount: 1 })
    const row = await app.db
      .selectFrom('scoutInvitation')
      .select('contactedAt')
      .where('id', '=', invitation.id)
      .executeTakeFirstOrThrow()
    expect(row.contactedAt).toBeNull()
  })

  test('a scout that waits for its hour has no thread', async () => {
    const { invitation, viewer } = await anInvited(app.db, sender, { status: 'SCHEDULED' })
    expect(await codes(toCompany(viewer, invitation.id))).toEqual(['not_found'])
  })
})

describe('a thread that has ended', () => {
  const decline = (viewer: Viewer, id: string) =>
    app.as(viewer).ask('mutation ($id: ID!) { declineScoutInvitation(id: $id) { id } }', { id })

  test('a withdrawal closes it for both, and both go on reading', async () => {
    const { invitation, viewer } = await accepted()
    await toCompany(viewer, invitation.id)
    await decline(viewer, invitation.id)
    expect(await codes(toCompany(viewer, invitation.id), toCandidate(sender.viewer, invitation.id))).toEqual([
      'thread_closed',
      'thread_closed',
    ])
    const closed = { state: 'CLOSED', ending: 'WITHDRAWN', canWrite: false, messages: [{ position: 1 }] }
    expect(await ofStudent(viewer, invitation.id)).toMatchObject(closed)
    expect((await ofCompany(invitation.id)).data.threadWithCandidate).toMatchObject({ ...closed, isUnanswered: false })
  })

  test('written while the other side ends it: taken before or refused after, never lost without a word', async () => {
    const { invitation, viewer } = await accepted()
    const [answer] = await Promise.all([toCandidate(sender.viewer, invitation.id), decline(viewer, invitation.id)])
    const { lastPosition } = await ofStudent(viewer, invitation.id)
    expect([answer.errors[0]?.code ?? 'done', lastPosition]).toSatisfy(
      ([code, position]) => (code === 'done' && position === 1) || (code === 'thread_closed' && position === 0),
    )
  })

  test('a block takes it from the company, and the student reads why it ended', async () => {
    const { invitation, viewer, candidate } = await accepted()
    await toCompany(viewer, invitation.id)
    await app.db
      .insertInto('blockedCompany')
      .values({ candidateId: candidate.id, companyId: sender.company.id, candidateOrdinal: 0 })
      .execute()
    expect((await ofCompany(invitation.id)).errors[0]?.code).toBe('student_gone')
    expect(await codes(toCandidate(sender.viewer, invitation.id))).toEqual(['not_found'])
    expect(await codes(toCompany(viewer, invitation.id))).toEqual(['thread_closed'])
    expect(await ofStudent(viewer, invitation.id)).toMatchObject({ state: 'CLOSED', ending: 'BLOCKED' })
    const { data } = await app.as(sender.viewer).ask('{ inbox { totalCount } }')
    expect(data.inbox.totalCount).toBe(0)
  })

  test.each([
    ['SUSPENDED', 'COMPANY_SUSPENDED'],
    ['EXPIRED', 'CONTRACT_ENDED'],
  ] as const)('a contract that is %s closes it', async (status, ending) => {
    const { invitation, viewer } = await accepted()
    await app.db.updateTable('contract').set({ status }).where('companyId', '=', sender.company.id).execute()
    expect(await ofStudent(viewer, invitation.id)).toMatchObject({ state: 'CLOSED', ending })
    expect(await codes(toCompany(viewer, invitation.id))).toEqual(['thread_closed'])
  })

  test('a student who has left is gone for the company', async () => {
    const { invitation, viewer, candidate } = await accepted()
    await toCompany(viewer, invitation.id)
    await app.db.updateTable('candidate').set({ status: 'WITHDRAWN' }).where('id', '=', candidate.id).execute()
    expect((await ofCompany(invitation.id)).errors[0]?.code).toBe('student_gone')
  })
})
