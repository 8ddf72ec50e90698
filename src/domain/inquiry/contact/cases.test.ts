import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AdminViewer, Viewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { anInquiry } from '#test/factories/inquiry.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { fillTemplate } from './template/rules.ts'

const app = ownApp()
let operator: AdminViewer
beforeAll(async () => {
  operator = (await anAdmin(app.db)).viewer
})
beforeEach(() => app.db.deleteFrom('inquiry').execute())

const ask = (document: string, variables: Record<string, unknown> = {}, viewer: Viewer = operator) =>
  app.asAdmin(viewer).ask(document, variables)
const codeOf = async (answer: ReturnType<typeof ask>) => (await answer).errors[0]?.code ?? 'done'
async function received(changes: Record<string, unknown> = {}, viewer: Viewer | null = null) {
  await app.as(viewer).ask('mutation C($inquiry: InquiryInput!) { createInquiry(inquiry: $inquiry) }', {
    inquiry: anInquiry(changes),
  })
  const { id } = await app.db
    .selectFrom('inquiry')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}
const auditsOf = async (subjectId: string) =>
  (await app.db.selectFrom('audit').select('action').where('subjectId', '=', subjectId).orderBy('id').execute()).map(
    ({ action }) => action,
  )
const note = (id: string, body: string, viewer: Viewer = operator) =>
  ask(
    'mutation N($id: ID!, $body: String!) { done: addInquiryNote(id: $id, body: $body) { notes { body writer } } }',
    { id, body },
    viewer,
  )
const assign = (id: string, to: string | null) =>
  ask('mutation A($id: ID!, $to: ID) { done: assignInquiry(id: $id, adminAccountId: $to) { assignedTo { id } } }', {
    id,
    to,
  })

describe('legal 2: a case', () => {
  test('has notes of operators, which are added and never changed', async () => {
    const id = await received()
    await note(id, '企業の担当者に電話で確認した。')
    const { data } = await note(id, '明日の午前に折り返し。\r\n要確認')
    expect(data.done.notes.map(({ body }: { body: string }) => body)).toEqual([
      '企業の担当者に電話で確認した。',
      '明日の午前に折り返し。\n要確認',
    ])
    await expect(sql`update inquiry_note set body = '別の言葉'`.execute(app.db)).rejects.toThrow('never changed')
    expect(await codeOf(note(id, '  '))).toBe('invalid_input')
    expect(await codeOf(note(crypto.randomUUID(), 'メモ'))).toBe('not_found')
    expect(await auditsOf(id)).toEqual(['createInquiry', 'addInquiryNote', 'addInquiryNote'])
  })

  test('belongs to an operator or to nobody, never to somebody who cannot sign in', async () => {
    const id = await received()
    const gone = await anAdmin(app.db)
    await app.db.updateTable('adminAccount').set({ status: 'DISABLED' }).where('id', '=', gone.id).execute()
    expect((await assign(id, operator.adminAccountId)).data.done.assignedTo.id).toBe(operator.adminAccountId)
    expect(await codeOf(assign(id, gone.id))).toBe('not_found')
    expect(await codeOf(assign(crypto.randomUUID(), operator.adminAccountId))).toBe('not_found')
    const mine = await ask('{ inquiries(isMine: true) { nodes { id } } }')
    expect(mine.data.inquiries.nodes).toEqual([{ id }])
    expect((await assign(id, null)).data.done.assignedTo).toBeNull()
    expect((await ask('{ inquiries(isMine: true) { totalCount } }')).data.inquiries.totalCount).toBe(0)
  })

  test('counts what is overdue, and how many complaints a company and its job have', async () => {
    const home = await aSender(app.db)
    const { viewer } = await anInvited(app.db, home)
    const id = await received({ category: 'CONTENT', jobId: home.job.id }, viewer)
    await received({ category: 'CONTENT', companyId: home.company.id }, viewer)
    await app.db
      .updateTable('inquiry')
      .set({ dueOn: addDays(tokyoToday(), -1) })
      .where('id', '=', id)
      .execute()
    const { data } = await ask(
      'query C($id: ID!) { inquiryCounts { open overdue } inquiry(id: $id) { reportedJob { complaintCount } reportedCompany { complaintCount } } inquiries(category: CONTENT) { totalCount } none: inquiries(category: USAGE) { totalCount } }',
      { id },
    )
    expect(data).toEqual({
      inquiryCounts: { open: 2, overdue: 1 },
      inquiry: { reportedJob: { complaintCount: 1 }, reportedCompany: { complaintCount: 2 } },
      inquiries: { totalCount: 2 },
      none: { totalCount: 0 },
    })
  })

  test('is closed with a reason alone', async () => {
    const id = await received()
    const close = (reason: string) =>
      ask('mutation C($id: ID!, $reason: String!) { done: closeInquiry(id: $id, reason: $reason) { closeReason } }', {
        id,
        reason,
      })
    expect((await close('済')).errors[0]?.fields?.[0]?.path).toBe('reason')
    const answers = await Promise.all([1, 2].map(() => codeOf(close('同じ内容のお問い合わせに回答済み'))))
    expect(answers.toSorted()).toEqual(['already_decided', 'done'])
  })

  test('§6 is shown to no READ_ONLY operator, and a file leaves a row in the audit', async () => {
    const encoded = Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64')
    const id = await received({ attachments: [{ fileName: 'a.pdf', encoded }] })
    const reader = (await anAdmin(app.db, { role: 'READ_ONLY' })).viewer
    const documents = [
      '{ inquiries { totalCount } }',
      `{ inquiry(id: "${id}") { id } }`,
      `{ inquiryAttachment(inquiryId: "${id}", position: 0) }`,
    ]
    for (const document of documents) expect(await codeOf(ask(document, {}, reader))).toBe('forbidden')
    expect(await auditsOf(id)).toEqual(['createInquiry'])
    const file = await ask(`{ file: inquiryAttachment(inquiryId: "${id}", position: 0) }`)
    expect(file.data.file).toBe(encoded)
    expect(await auditsOf(id)).toEqual(['createInquiry', 'openInquiryAttachment'])
    expect(await codeOf(ask(`{ inquiryAttachment(inquiryId: "${id}", position: 1) }`))).toBe('not_found')
  })
})

describe('templates of answers', () => {
  const create = (title: string, body: string) =>
    ask(
      'mutation C($title: String!, $body: String!) { done: createInquiryTemplate(title: $title, body: $body) { id version } }',
      { title, body },
    )
  const update = (id: string, changes: Record<string, unknown>) =>
    ask(
      'mutation U($id: ID!, $title: String!, $body: String!, $isInUse: Boolean!, $version: Int!) { done: updateInquiryTemplate(id: $id, title: $title, body: $body, isInUse: $isInUse, version: $version) { title version isInUse } }',
      { id, title: '退会の手順', body: '設定から退会できます。', isInUse: true, version: 1, ...changes },
    )

  test('are made and edited, each name once while in use; the second of two editors is told', async () => {
    const { id } = (await create('退会の手順', '{氏名}様\n設定の画面から退会できます。（{受付番号}）')).data.done
    expect((await create('退会の手順', '別の本文')).errors[0]).toMatchObject({
      code: 'inquiry_template_taken',
      fields: [{ path: 'title' }],
    })
    const both = await Promise.all([1, 2].map(() => codeOf(update(id, {}))))
    expect(both.toSorted()).toEqual(['done', 'inquiry_template_changed'])
    expect((await update(id, { version: 2, isInUse: false })).data.done).toMatchObject({ version: 3, isInUse: false })
    expect(await codeOf(create('退会の手順', '新しい本文'))).toBe('done')
    expect(await codeOf(update(id, { version: 3 }))).toBe('inquiry_template_taken')
    expect(await codeOf(update(crypto.randomUUID(), {}))).toBe('not_found')
  })

  test('§5 know two marks and no other', async () => {
    const { errors } = await create('名前の間違い', '{名前}様')
    expect(errors[0]?.fields).toEqual([
      { path: 'body', message: '{名前}は使えません。使えるのは{氏名}と{受付番号}です' },
    ])
    const values = { name: '$& 小鳥遊', receiptNumber: 'Q-2026-AAAAAAAA' }
    expect(fillTemplate('{氏名}様（{受付番号}）', values)).toBe('$& 小鳥遊様（Q-2026-AAAAAAAA）')
  })
})

describe('the export for the authority', () => {
  const today = tokyoToday()
  const exported = (changes: Record<string, unknown> = {}, viewer: Viewer = operator) =>
    ask(
      'mutation E($from: Date!, $to: Date!, $hasPersons: Boolean!, $reason: String!) { file: exportInquiries(from: $from, to: $to, hasPersons: $hasPersons, reason: $reason) { fileName content } }',
      { from: today, to: today, hasPersons: false, reason: '', ...changes },
      viewer,
    )
  const textOf = async (answer: ReturnType<typeof exported>) =>
    Buffer.from((await answer).data.file.content, 'base64').toString()
  const last = () =>
    app.db
      .selectFrom('audit')
      .select('details')
      .where('action', '=', 'exportInquiries')
      .orderBy('id', 'desc')
      .executeTakeFirst()

  test('has categories, days and outcomes of a period, without names and addresses', async () => {
    await received({ category: 'PRIVACY' })
    await received()
    await sql`update inquiry set inserted_at = inserted_at - interval '40 days' where category = 'USAGE'`.execute(
      app.db,
    )
    const text = await textOf(exported())
    expect(text.trim().split('\r\n')).toHaveLength(2)
    expect(text).toContain('個人情報について')
    expect(text).not.toMatch(/小鳥遊|@/)
    expect(text).toContain('"ゲスト（学生の窓口）"')
    expect((await last())?.details).toEqual({ rows: 1, persons: 'no' })
    expect((await textOf(exported({ from: addDays(today, -60) }))).trim().split('\r\n')).toHaveLength(3)
  })

  test('with names only for a reason, which is on record', async () => {
    await received({ name: '=1+1' })
    expect((await exported({ hasPersons: true })).errors[0]?.fields?.[0]?.path).toBe('reason')
    const text = await textOf(exported({ hasPersons: true, reason: '労働局からの照会に回答するため' }))
    expect(text).toContain('hanako@reiji.example.jp')
    expect(text).toContain(`"'=1+1"`)
    expect((await last())?.details).toEqual({ rows: 1, persons: 'yes', reason: '労働局からの照会に回答するため' })
  })

  test('§5 not for days the wrong way round, more than a year, or READ_ONLY', async () => {
    expect((await exported({ to: addDays(today, -1) })).errors[0]?.fields?.[0]?.path).toBe('to')
    expect((await exported({ from: addDays(today, -366) })).errors[0]?.fields?.[0]?.path).toBe('to')
    const reader = (await anAdmin(app.db, { role: 'READ_ONLY' })).viewer
    expect(await codeOf(exported({}, reader))).toBe('forbidden')
  })
})
