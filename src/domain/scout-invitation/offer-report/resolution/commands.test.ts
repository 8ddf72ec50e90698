import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AdminViewer, Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { anOfferReport } from '#test/factories/offer-report.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'
import type { OfferReportStatus } from '../rules.ts'

const app = ownApp()
let operator: AdminViewer
const work = ownWorker(app)
beforeAll(async () => {
  operator = (await anAdmin(app.db)).viewer
})
beforeEach(async () => {
  await app.db.deleteFrom('offerReport').execute()
  work.mails.length = 0
})

async function aCase(status: OfferReportStatus = 'MISMATCH', answerBy = inHours(-1)) {
  const home = await aSender(app.db)
  const student = await anInvited(app.db, home, { status: 'ACCEPTED', answeredAt: new Date() })
  const report = await anOfferReport(app.db, student.invitation, status, answerBy)
  return { home, student, id: report.id, invitation: student.invitation }
}

const text = '双方からうかがい、内定通知書の写しで承諾の事実を確認しました。'
const resolve = (id: string, resolution = 'CONFIRMED', reasonText = text, viewer: Viewer = operator) =>
  app
    .asAdmin(viewer)
    .ask(
      'mutation R($id: ID!, $resolution: OfferReportResolution!, $text: String!) { done: resolveOfferReport(id: $id, resolution: $resolution, text: $text) { status resolution resolverName } }',
      { id, resolution, text: reasonText },
    )
const codeOf = async (answer: ReturnType<typeof resolve>) => (await answer).errors[0]?.code ?? 'done'
const statusOf = async (id: string) =>
  (await app.db.selectFrom('offerReport').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const invitationOf = async (id: string) =>
  (await app.db.selectFrom('scoutInvitation').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const listed = async (filter: string) =>
  (
    await app
      .asAdmin(operator)
      .ask(
        'query L($filter: OfferReportCaseFilter!) { offerReportCases(filter: $filter) { totalCount nodes { id isOverdue acceptedOn answererName notes { body } } } }',
        { filter },
      )
  ).data.offerReportCases

describe('1B.8 the operator settles a report', () => {
  test('as confirmed: the scout is hired, and both sides read the same sentence once', async () => {
    const { id, invitation, home } = await aCase()
    const { data } = await resolve(id)
    expect(data.done).toEqual({ status: 'CONFIRMED', resolution: text, resolverName: '運営' })
    expect(await invitationOf(invitation.id)).toBe('HIRED')
    await work.run()
    await work.run()
    expect(work.mails.map(({ subject }) => subject).toSorted()).toEqual([
      expect.stringContaining(`内定の承諾を確認しました（${home.company.displayName}）`),
      expect.stringContaining(`学生の内定承諾を確認しました（${home.job.title}）`),
    ])
    for (const mail of work.mails) expect(mail.text.replaceAll('\n', '')).toContain(text)
    const audits = await app.db.selectFrom('audit').selectAll().where('subjectId', '=', id).execute()
    expect(audits).toMatchObject([{ action: 'resolveOfferReport', fromStatus: 'MISMATCH', toStatus: 'CONFIRMED' }])
  })

  test('as cancelled: the scout stays, and the student may report again', async () => {
    const { id, invitation, student } = await aCase()
    expect((await resolve(id, 'CANCELLED')).data.done.status).toBe('CANCELLED')
    expect(await invitationOf(invitation.id)).toBe('ACCEPTED')
    await work.run()
    expect(work.mails.some(({ subject }) => subject.startsWith('内定承諾の報告を取り消しました'))).toBe(true)
    const { data } = await app.as(student.viewer).ask('{ reportableScouts { id } }')
    expect(data.reportableScouts).toEqual([{ id: invitation.id }])
  })

  test('two operators at once: one counts, and the other is told', async () => {
    const { id } = await aCase()
    const answers = await Promise.all([codeOf(resolve(id)), codeOf(resolve(id, 'CANCELLED'))])
    expect(answers.toSorted()).toEqual(['done', 'offer_report_closed'])
    await work.run()
    expect(work.mails).toHaveLength(2)
  })

  test('the company’s own answer at the same moment: one counts', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, home } = await aCase('SUBMITTED')
      const own = app.as(home.viewer).ask(`mutation { done: confirmOfferReport(id: "${id}") { status } }`)
      const [company, ours] = await Promise.all([own, resolve(id, 'CANCELLED')])
      const codes = [company, ours].map(({ errors }) => errors[0]?.code ?? 'done')
      expect(codes.filter((code) => code === 'done')).toHaveLength(1)
      expect(await statusOf(id)).toBe(codes[0] === 'done' ? 'CONFIRMED' : 'CANCELLED')
    }
  })

  test('not one the company may still answer, nor one that is settled or taken back', async () => {
    const early = await aCase('SUBMITTED', inHours(1))
    expect(await codeOf(resolve(early.id))).toBe('offer_report_closed')
    for (const status of ['CONFIRMED', 'CONFIRMED_BY_TIMEOUT', 'CANCELLED'] as const)
      expect(await codeOf(resolve((await aCase(status)).id))).toBe('offer_report_closed')
    expect(await codeOf(resolve(crypto.randomUUID()))).toBe('not_found')
    expect(await codeOf(resolve('nothing'))).toBe('not_found')
  })

  test('not as confirmed when the scout is over, or the student has reported again', async () => {
    const over = await aCase()
    await sql`update scout_invitation set status = 'DECLINED', ended_at = now() where id = ${over.invitation.id}`.execute(
      app.db,
    )
    expect(await codeOf(resolve(over.id))).toBe('offer_report_closed')
    expect(await statusOf(over.id)).toBe('MISMATCH')
    expect(await codeOf(resolve(over.id, 'CANCELLED'))).toBe('done')
    const again = await aCase()
    await anOfferReport(app.db, again.invitation)
    expect(await codeOf(resolve(again.id))).toBe('offer_already_reported')
    expect(await statusOf(again.id)).toBe('MISMATCH')
  })

  test('§5 §6 with a sentence of ten letters or more, by nobody who may only read', async () => {
    const { id, home } = await aCase()
    expect((await resolve(id, 'CONFIRMED', '確認済み')).errors[0]?.fields?.[0]?.path).toBe('text')
    const reader = (await anAdmin(app.db, { role: 'READ_ONLY' })).viewer
    expect(await codeOf(resolve(id, 'CONFIRMED', text, reader))).toBe('forbidden')
    expect(await codeOf(resolve(id, 'CONFIRMED', text, home.viewer))).toBe('forbidden')
    expect((await app.asAdmin(reader).ask('{ offerReportCases { totalCount } }')).errors[0]?.code).toBe('forbidden')
  })
})

describe('the queue of cases', () => {
  test('a hire that the company recorded waits for nobody: it is no case, whatever its day', async () => {
    const { id, invitation } = await aCase('SUBMITTED')
    await app.db.updateTable('offerReport').set({ recordedBy: 'COMPANY' }).where('id', '=', id).execute()
    await app.db.updateTable('scoutInvitation').set({ status: 'HIRED' }).where('id', '=', invitation.id).execute()
    expect(await listed('OVERDUE')).toMatchObject({ totalCount: 0, nodes: [] })
    for (const resolution of ['CANCELLED', 'CONFIRMED']) expect(await codeOf(resolve(id, resolution))).not.toBe('done')
    expect([await statusOf(id), await invitationOf(invitation.id)]).toEqual(['SUBMITTED', 'HIRED'])
  })

  test('holds mismatches and what is overdue, with notes that are never changed', async () => {
    const mismatch = await aCase()
    const overdue = await aCase('SUBMITTED')
    await aCase('SUBMITTED', inHours(1))
    const note = (id: string, body: string) =>
      app
        .asAdmin(operator)
        .ask(
          'mutation N($id: ID!, $body: String!) { done: addOfferReportNote(id: $id, body: $body) { notes { body writer } } }',
          { id, body },
        )
    expect((await note(mismatch.id, '企業の担当者に連絡した。')).data.done.notes).toHaveLength(1)
    expect((await note(crypto.randomUUID(), 'メモ')).errors[0]?.code).toBe('not_found')
    expect((await note(mismatch.id, ' ')).errors[0]?.code).toBe('invalid_input')
    await expect(sql`update offer_report_note set body = 'x'`.execute(app.db)).rejects.toThrow('never changed')
    expect(await listed('MISMATCH')).toMatchObject({
      totalCount: 1,
      nodes: [{ id: mismatch.id, isOverdue: false, notes: [{ body: '企業の担当者に連絡した。' }] }],
    })
    expect(await listed('OVERDUE')).toMatchObject({ totalCount: 1, nodes: [{ id: overdue.id, isOverdue: true }] })
    await resolve(mismatch.id)
    expect(await listed('RESOLVED')).toMatchObject({ totalCount: 1, nodes: [{ id: mismatch.id }] })
    const counts = await app.asAdmin(operator).ask('{ offerReportCaseCounts { mismatch overdue } }')
    expect(counts.data.offerReportCaseCounts).toEqual({ mismatch: 0, overdue: 1 })
  })
})
