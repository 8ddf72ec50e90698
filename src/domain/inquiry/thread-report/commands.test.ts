import { beforeEach, describe, expect, test } from 'vitest'
import { ownApp, type TestApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { anInquiry } from '#test/factories/inquiry.ts'
import { aScheduling, aSchedulingDate } from '#test/factories/scheduling.ts'
import { aMessage, anInvited, aReason, aSeatFor, aSender, type Sender } from '#test/factories/scout-invitation.ts'

const app = ownApp()
let sender: Sender
beforeEach(async () => {
  sender = await aSender(app.db)
})

type Viewer = Parameters<TestApp['as']>[0]
type Word = { kind: string }
const report = (viewer: Viewer, id: string, reason = '') =>
  app
    .as(viewer)
    .ask('mutation ($id: ID!, $reason: String!) { reportThread(scoutInvitationId: $id, reason: $reason) }', {
      id,
      reason,
    })
const write = (viewer: Viewer, name: string, id: string) =>
  app
    .as(viewer)
    .ask(`mutation ($id: ID!) { ${name}(scoutInvitationId: $id, text: "夜に会いましょう。") { lastPosition } }`, { id })
const codeOf = async (answer: ReturnType<typeof report>) => (await answer).errors[0]?.code ?? 'done'

async function aReported() {
  const invited = await anInvited(app.db, sender, { status: 'ACCEPTED', answeredAt: new Date(Date.now() - 60_000) })
  await write(sender.viewer, 'sendMessageToCandidate', invited.invitation.id)
  return { ...invited, id: invited.invitation.id }
}
const caseOf = (id: string) =>
  app.db.selectFrom('inquiry').selectAll().where('reportedScoutInvitationId', '=', id).executeTakeFirstOrThrow()

describe('通報して終了', () => {
  test('ends the thread for both, and the company reads no reason', async () => {
    const { id, viewer } = await aReported()
    expect(await codeOf(report(viewer, id, '夜の待ち合わせに誘われました。'))).toBe('done')
    const state = 'state ending canWrite'
    const own = await app
      .as(viewer)
      .ask(`query ($id: ID!) { threadWithCompany(scoutInvitationId: $id) { ${state} } }`, {
        id,
      })
    expect(own.data.threadWithCompany).toEqual({ state: 'CLOSED', ending: 'REPORTED', canWrite: false })
    const theirs = await app
      .as(sender.viewer)
      .ask(`query ($id: ID!) { threadWithCandidate(scoutInvitationId: $id) { ${state} } }`, { id })
    expect(theirs.data.threadWithCandidate).toEqual({ state: 'CLOSED', ending: 'ENDED_BY_STUDENT', canWrite: false })
    expect(await codeOf(write(sender.viewer, 'sendMessageToCandidate', id))).toBe('thread_closed')
    expect(await codeOf(write(viewer, 'sendMessageToCompany', id))).toBe('thread_closed')
  })

  test('makes one case, also twice at once', async () => {
    const { id, viewer, candidate } = await aReported()
    const codes = await Promise.all([codeOf(report(viewer, id)), codeOf(report(viewer, id))])
    expect(codes.toSorted()).toEqual(['done', 'thread_already_reported'])
    expect(await caseOf(id)).toMatchObject({
      category: 'SCOUT',
      status: 'OPEN',
      candidateId: candidate.id,
      reportedCompanyId: sender.company.id,
      reportedJobId: sender.job.id,
    })
  })

  test('§6 another student, the company and a guest are refused; a long reason too', async () => {
    const { id, viewer } = await aReported()
    expect(await codeOf(report((await aCandidate(app.db)).viewer, id))).toBe('not_found')
    expect(await codeOf(report(sender.viewer, id))).toBe('forbidden')
    expect(await codeOf(report(null, id))).toBe('unauthenticated')
    expect(await codeOf(report(viewer, id, 'あ'.repeat(501)))).toBe('invalid_input')
    expect(await codeOf(report(viewer, id, 'あ'.repeat(500)))).toBe('done')
  })
})

describe('the operator’s reading of a reported thread', () => {
  const open = (viewer: Viewer, id: string, reason = '通報の内容を確認するため') =>
    app
      .asAdmin(viewer)
      .ask(
        'query ($id: ID!, $reason: String!) { reportedThread(inquiryId: $id, reason: $reason) { messages { isOfCompany text } words { kind text } } }',
        { id, reason },
      )

  test('needs a reason, which is recorded before anything is shown', async () => {
    const { id, viewer } = await aReported()
    await report(viewer, id)
    const { id: inquiryId } = await caseOf(id)
    const { viewer: admin } = await anAdmin(app.db)
    expect(await codeOf(open(admin, inquiryId, ''))).toBe('invalid_input')
    const { data } = await open(admin, inquiryId)
    expect(data.reportedThread.messages).toEqual([{ isOfCompany: true, text: '夜に会いましょう。' }])
    const records = await app.db
      .selectFrom('audit')
      .select(['subjectId', 'details'])
      .where('action', '=', 'openReportedThread')
      .where('subjectId', '=', inquiryId)
      .execute()
    expect(records).toEqual([{ subjectId: inquiryId, details: { reason: '通報の内容を確認するため' } }])
  })

  test('shows the letter and every word that reached the student, and no other', async () => {
    const { id, viewer, candidate, invitation } = await aReported()
    const { companyId, companyUserId } = sender.viewer
    const ofScout = { companyId, candidateId: candidate.id, scoutInvitationId: id }
    const now = new Date()
    await app.db
      .insertInto('scoutFollowUp')
      .values({ ...ofScout, companyUserId, text: 'もう一度だけご案内します。', dueAt: now, deliveredAt: now })
      .execute()
    const outcome = { ...ofScout, companyUserId, step: 1, outcome: 'NOT_SELECTED' as const }
    await app.db
      .insertInto('scoutOutcome')
      .values([
        { ...outcome, message: '今回は見送ります。', toldAt: now },
        { ...outcome, message: '取り消した言葉です。', takenBackAt: now },
      ])
      .execute()
    const date = await aSchedulingDate(app.db, {
      companyId,
      schedulingId: (await aScheduling(app.db, { companyId })).id,
    })
    const booking = await aSeatFor(app.db, invitation, date)
    const calledOff = { companyWord: '雨のため中止します。', calledOffBy: companyUserId, cancelledAt: now }
    await app.db
      .updateTable('booking')
      .set({ ...calledOff, status: 'CANCELLED' })
      .where('id', '=', booking.id)
      .execute()
    await app.db
      .insertInto('schedulingDateRequest')
      .values({
        ...ofScout,
        step: 1,
        status: 'REFUSED',
        request: '金曜の午後を希望します。よろしくお願いいたします。',
        answeredAt: now,
        refusalMessage: 'ほかの日はありません。',
      })
      .execute()
    await report(viewer, id)
    const { viewer: admin } = await anAdmin(app.db)
    const { words } = (await open(admin, (await caseOf(id)).id)).data.reportedThread
    expect(words.toSorted((one: Word, other: Word) => one.kind.localeCompare(other.kind))).toEqual([
      { kind: 'DATE_CALLED_OFF', text: '雨のため中止します。' },
      { kind: 'DATES_REFUSED', text: 'ほかの日はありません。' },
      { kind: 'FOLLOW_UP', text: 'もう一度だけご案内します。' },
      { kind: 'LETTER', text: `検査装置の開発について\n\n${aMessage}` },
      { kind: 'OUTCOME', text: '今回は見送ります。' },
      { kind: 'REASON', text: aReason },
    ])
  })

  test('opens the letter of a scout that a complaint names, and of no other student’s', async () => {
    const { viewer, invitation } = await anInvited(app.db, sender)
    const complain = (by: Viewer) =>
      app.as(by).ask('mutation ($inquiry: InquiryInput!) { createInquiry(inquiry: $inquiry) }', {
        inquiry: { ...anInquiry(), category: 'CONTENT', scoutInvitationId: invitation.id },
      })
    expect(await codeOf(complain((await aCandidate(app.db)).viewer))).toBe('not_found')
    expect(await codeOf(complain(viewer))).toBe('done')
    const one = await caseOf(invitation.id)
    expect(one).toMatchObject({ category: 'CONTENT', reportedJobId: sender.job.id })
    const { viewer: admin } = await anAdmin(app.db)
    const { words } = (await open(admin, one.id)).data.reportedThread
    expect(words).toContainEqual({ kind: 'REASON', text: aReason })
  })

  test('a reported thread counts among the reports of its company and job', async () => {
    const { id, viewer } = await aReported()
    await report(viewer, id)
    const { viewer: admin } = await anAdmin(app.db)
    const counts = 'reportedCompany { complaintCount } reportedJob { complaintCount }'
    const { data } = await app
      .asAdmin(admin)
      .ask(`query ($id: ID!) { inquiry(id: $id) { ${counts} } }`, { id: (await caseOf(id)).id })
    expect(data.inquiry).toEqual({ reportedCompany: { complaintCount: 1 }, reportedJob: { complaintCount: 1 } })
  })

  test('reaches the files once the thread was opened with a reason, each reading recorded', async () => {
    const { id, viewer, candidate } = await aReported()
    const { companyId } = sender.viewer
    const file = { companyId, scoutInvitationId: id, candidateId: candidate.id, position: 1, number: 1 }
    const content = Buffer.from('%PDF-1.7 %%EOF')
    await app.db
      .insertInto('threadFile')
      .values({ ...file, fileName: '案内.pdf', contentType: 'application/pdf', content })
      .execute()
    await report(viewer, id)
    const { id: inquiryId } = await caseOf(id)
    const { viewer: admin } = await anAdmin(app.db)
    const read = () =>
      app
        .asAdmin(admin)
        .ask('query ($id: ID!) { reportedFile(inquiryId: $id, position: 1, number: 1) { fileName encoded } }', {
          id: inquiryId,
        })
    expect(await codeOf(read())).toBe('not_found')
    await open(admin, inquiryId)
    expect((await read()).data.reportedFile).toEqual({ fileName: '案内.pdf', encoded: content.toString('base64') })
    const records = await app.db
      .selectFrom('audit')
      .select('details')
      .where('action', '=', 'openReportedFile')
      .where('subjectId', '=', inquiryId)
      .execute()
    expect(records).toEqual([{ details: { position: 1, number: 1 } }])
  })

  test('is closed to a reading role, and finds nothing in another case', async () => {
    const { id, viewer } = await aReported()
    await report(viewer, id)
    const { id: inquiryId } = await caseOf(id)
    const { viewer: reader } = await anAdmin(app.db, { role: 'READ_ONLY' })
    expect(await codeOf(open(reader, inquiryId))).toBe('forbidden')
    const { viewer: admin } = await anAdmin(app.db)
    await app.db.updateTable('inquiry').set({ reportedScoutInvitationId: null }).where('id', '=', inquiryId).execute()
    expect(await codeOf(open(admin, inquiryId))).toBe('not_found')
  })
})
