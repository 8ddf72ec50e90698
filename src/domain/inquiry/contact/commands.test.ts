import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { addBusinessDays } from '#domain/lookup/holiday/rules.ts'
import { kinds } from '#domain/notification/kinds.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompany, aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { anInquiry } from '#test/factories/inquiry.ts'
import { aPicture } from '#test/factories/picture.ts'
import { aSender, anInvited } from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'
import { inquiryBusinessDays, inquiryLimit, isReceiptNumber } from './rules.ts'

const app = ownApp()
const work = ownWorker(app)
let admin: Viewer
let student: Awaited<ReturnType<typeof aCandidate>>
beforeAll(async () => {
  admin = (await anAdmin(app.db)).viewer
  student = await aCandidate(app.db)
})
beforeEach(async () => {
  await app.db.deleteFrom('inquiry').execute()
  await app.db.deleteFrom('adminNotification').execute()
  await sql`delete from rate_limit`.execute(app.db)
  await work.run()
  work.mails.splice(0)
})

type Options = { idempotencyKey?: string; address?: string }
const send = (changes: Record<string, unknown> = {}, viewer: Viewer | null = null, options: Options = {}) =>
  app
    .as(viewer)
    .ask(
      'mutation Create($inquiry: InquiryInput!) { createInquiry(inquiry: $inquiry) }',
      { inquiry: anInquiry(changes) },
      options,
    )
const rows = () => app.db.selectFrom('inquiry').selectAll().orderBy('id').execute()
const onlyId = async () => (await rows())[0]?.id ?? ''
const files = () => app.db.selectFrom('inquiryAttachment').selectAll().orderBy('position').execute()
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n').toString('base64')
const queue = (status = 'OPEN') =>
  app.asAdmin(admin).ask(
    `query Q($status: InquiryStatus!) { inquiries(status: $status, first: 50) { totalCount nodes {
      id receiptNumber status category candidateId companyId dueOn messages { body }
      reportedJob { id title companyName complaintCount } attachments { position fileName contentType bytes } } } }`,
    { status },
  )

describe('§2 an inquiry', () => {
  test('of a guest is kept with a due day; the number goes by mail, and nothing a stranger typed', async () => {
    const { data, errors } = await send({ body: '  返信は http://evil.example へ。\r\nお願いします。 ' })
    expect(errors).toEqual([])
    expect(data.createInquiry).toMatch(/^Q-\d{4}-/)
    expect(isReceiptNumber(data.createInquiry)).toBe(true)
    const [row] = await rows()
    expect(row).toMatchObject({
      receiptNumber: data.createInquiry,
      area: 'CANDIDATE',
      candidateId: null,
      body: '返信は http://evil.example へ。\nお願いします。',
      status: 'OPEN',
      dueOn: addBusinessDays(tokyoToday(), inquiryBusinessDays),
    })
    await work.run()
    const [mail] = work.mails
    expect(mail).toMatchObject({ to: 'hanako@reiji.example.jp' })
    expect(mail?.text).toContain(data.createInquiry)
    expect(mail?.text).toContain('https://yoake.test/candidate/contact-us')
    expect(mail?.text).not.toMatch(/evil|小鳥遊/)
    const audits = await app.db
      .selectFrom('audit')
      .selectAll()
      .where('subjectId', '=', row?.id ?? '')
      .execute()
    expect(audits).toMatchObject([{ action: 'createInquiry', area: 'system', toStatus: 'OPEN' }])
  })

  test('of a student and of a company user is tied to them; the operators are told, without a name', async () => {
    const { viewer } = await aCompanyWithUser(app.db)
    await send({}, student.viewer)
    await send({}, viewer)
    expect(await rows()).toMatchObject([
      { area: 'CANDIDATE', candidateId: student.id, companyId: null },
      { area: 'CLIENT', candidateId: null, companyId: viewer.companyId, companyUserId: viewer.companyUserId },
    ])
    await work.run()
    const notifications = await app.db
      .selectFrom('adminNotification')
      .selectAll()
      .where('kind', '=', kinds.inquiryReceived.code)
      .execute()
    expect(notifications).toHaveLength(2)
    expect(JSON.stringify(notifications)).not.toMatch(/小鳥遊|hanako/)
  })

  test('§5 tells every mistake at once, and takes no attempt for it', async () => {
    const { errors } = await send({ category: '', name: ' ', email: 'x', body: '短い' })
    expect(errors[0]?.fields?.map(({ path }) => path)).toEqual([
      'inquiry.category',
      'inquiry.name',
      'inquiry.email',
      'inquiry.body',
    ])
    expect(await rows()).toEqual([])
    for (let count = 0; count < inquiryLimit.attempts; count += 1) await send({}, null, { address: '203.0.113.9' })
    const refused = await send({}, null, { address: '203.0.113.9' })
    expect(refused.errors[0]?.code).toBe('too_many_requests')
    expect((await send({}, null, { address: '203.0.113.10' })).errors).toEqual([])
  })

  test('one key twice at once makes one inquiry', async () => {
    const idempotencyKey = crypto.randomUUID()
    const answers = await Promise.all([1, 2].map(() => send({}, student.viewer, { idempotencyKey })))
    expect(answers[0]?.data).toEqual(answers[1]?.data)
    expect(await rows()).toHaveLength(1)
  })
})

describe('§2 files of an inquiry', () => {
  test('pictures are made anew, a PDF stays as it is; only the operator reads them', async () => {
    const picture = await aPicture({ format: 'png' })
    await send({
      attachments: [
        { fileName: '../画面.PNG', encoded: picture },
        { fileName: '', encoded: pdf },
      ],
    })
    const [image, document] = await files()
    expect(image).toMatchObject({ fileName: '画面.webp', contentType: 'image/webp' })
    expect(await sharp(image?.content).metadata()).toMatchObject({ format: 'webp' })
    expect(document).toMatchObject({ fileName: 'file.pdf', contentType: 'application/pdf' })
    const [{ id, attachments }] = (await queue()).data.inquiries.nodes
    expect(attachments).toMatchObject([
      { position: 0, fileName: '画面.webp' },
      { position: 1, bytes: 23 },
    ])
    const read = 'query F($id: ID!, $at: Int!) { inquiryAttachment(inquiryId: $id, position: $at) }'
    expect((await app.asAdmin(admin).ask(read, { id, at: 1 })).data.inquiryAttachment).toBe(pdf)
    expect((await app.asAdmin(admin).ask(read, { id, at: 2 })).errors[0]?.code).toBe('not_found')
    expect((await app.asAdmin(student.viewer).ask(read, { id, at: 1 })).errors[0]?.code).toBe('forbidden')
  })

  test('§8 what is no picture and no PDF, is too large or is one too many is refused by its place', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>').toString('base64')
    const renamed = Buffer.from('MZ not a document').toString('base64')
    const large = await aPicture({ width: 10_000, height: 5000, format: 'png' })
    const { errors } = await send({
      attachments: [svg, renamed, large].map((encoded) => ({ fileName: 'a.pdf', encoded })),
    })
    expect(errors[0]?.fields).toEqual([
      { path: 'inquiry.attachments.0.encoded', message: 'アップロードファイルが不正です' },
      { path: 'inquiry.attachments.1.encoded', message: 'アップロードファイルが不正です' },
      { path: 'inquiry.attachments.2.encoded', message: '登録した画像のサイズが大き過ぎます' },
    ])
    const heavy = `JVBERi0x${'A'.repeat(7_200_000)}`
    const heavyAnswer = await send({ attachments: [{ fileName: 'a.pdf', encoded: heavy }] })
    expect(heavyAnswer.errors[0]?.fields?.[0]?.message).toBe('登録した画像のサイズが大き過ぎます')
    const four = await send({ attachments: Array.from({ length: 4 }, () => ({ fileName: 'a.pdf', encoded: pdf })) })
    expect(four.errors[0]?.code).toBe('invalid_input')
    expect(await rows()).toEqual([])
  })
})

describe('legal 2: a complaint about content', () => {
  test('names a job the student may see, and is counted by job; a guest names none', async () => {
    const home = await aSender(app.db)
    const { viewer } = await anInvited(app.db, home)
    const about = { category: 'CONTENT', jobId: home.job.id }
    expect((await send(about, viewer)).errors).toEqual([])
    expect((await send({ ...about, category: 'OTHER' }, viewer)).errors).toEqual([])
    expect((await send(about)).errors).toEqual([])
    const { nodes } = (await queue()).data.inquiries
    expect(nodes.map(({ reportedJob }: { reportedJob: object | null }) => reportedJob)).toEqual([
      { id: home.job.id, title: home.job.title, companyName: home.company.displayName, complaintCount: 1 },
      { id: home.job.id, title: home.job.title, companyName: home.company.displayName, complaintCount: 1 },
      null,
    ])
  })

  test('names a company the student meets; another one is not found, and a guest names none', async () => {
    const { company } = await aCompanyWithUser(app.db)
    const unready = await aCompany(app.db, { setUpAt: null })
    const about = (companyId: OfRow<'company'>) => ({ category: 'CONTENT', companyId })
    expect((await send(about(company.id), student.viewer)).errors).toEqual([])
    expect((await send(about(unready.id), student.viewer)).errors[0]?.code).toBe('not_found')
    expect((await send(about(company.id))).errors).toEqual([])
    const { data } = await app
      .asAdmin(admin)
      .ask('{ inquiries { nodes { reportedJob { id } reportedCompany { id displayName } } } }')
    const named = { id: company.id, displayName: company.displayName }
    expect(data.inquiries.nodes).toEqual([
      { reportedJob: null, reportedCompany: named },
      { reportedJob: null, reportedCompany: null },
    ])
  })

  test('§6 of a job the student may not see is not found', async () => {
    const { company, viewer } = await aCompanyWithUser(app.db)
    const draft = await app.db
      .insertInto('job')
      .values({ companyId: company.id, title: '下書き', scoutTypeId: 1, jobTypeIds: [1] })
      .returning('id')
      .executeTakeFirstOrThrow()
    const refused = await send({ category: 'CONTENT', jobId: draft.id }, student.viewer)
    expect(refused.errors[0]?.code).toBe('not_found')
    expect((await send({ jobId: 'nothing' }, student.viewer)).errors[0]?.code).toBe('not_found')
    expect((await send({ jobId: draft.id }, viewer)).errors).toEqual([])
    expect(await rows()).toMatchObject([{ reportedJobId: null }])
  })
})

describe('the operator', () => {
  const act = (name: string, id: string, answer?: string, viewer: Viewer = admin) =>
    app
      .asAdmin(viewer)
      .ask(
        answer === undefined
          ? `mutation A($id: ID!) { done: ${name}(id: $id, reason: "ご本人が解決されたため") { status closeReason } }`
          : `mutation A($id: ID!, $answer: String!) { done: ${name}(id: $id, answer: $answer) { status messages { body } } }`,
        { id, answer },
      )

  test('answers by mail, once, also when two answer at once, and closes', async () => {
    await send()
    const id = await onlyId()
    const answers = await Promise.all(
      ['画面の右上から\n変更できます。', '別の答え'].map((text) => act('answerInquiry', id, text)),
    )
    expect(answers.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(['already_decided'])
    const inquiry = answers.find(({ errors }) => errors.length === 0)?.data.done
    await work.run()
    const mail = work.mails.find(({ subject }) => subject.startsWith('お問い合わせへの回答'))
    expect(mail?.to).toBe('hanako@reiji.example.jp')
    expect(mail?.text).toContain(inquiry.messages[0].body)
    expect((await act('closeInquiry', id)).data.done).toEqual({
      status: 'CLOSED',
      closeReason: 'ご本人が解決されたため',
    })
    expect((await act('closeInquiry', id)).errors[0]?.code).toBe('already_decided')
    const audits = await app.db.selectFrom('audit').selectAll().where('subjectId', '=', id).orderBy('id').execute()
    expect(audits.map(({ action, fromStatus, toStatus }) => [action, fromStatus, toStatus])).toEqual([
      ['createInquiry', null, 'OPEN'],
      ['answerInquiry', 'OPEN', 'ANSWERED'],
      ['closeInquiry', 'ANSWERED', 'CLOSED'],
    ])
  })

  test('is refused an empty answer and an unknown inquiry; nobody else decides', async () => {
    await send()
    const id = await onlyId()
    expect((await act('answerInquiry', id, ' ')).errors[0]?.fields?.[0]?.path).toBe('answer')
    expect((await act('closeInquiry', crypto.randomUUID())).errors[0]?.code).toBe('not_found')
    expect((await act('closeInquiry', id, undefined, student.viewer)).errors[0]?.code).toBe('forbidden')
  })

  test('reads open ones by their due day', async () => {
    await send({ body: '先に届いたお問い合わせです。' })
    await send({ body: '後に届いたお問い合わせです。' })
    await sql`update inquiry set due_on = due_on - 1 where body like '後%'`.execute(app.db)
    const { totalCount, nodes } = (await queue()).data.inquiries
    expect(totalCount).toBe(2)
    expect(nodes[0].dueOn < nodes[1].dueOn).toBe(true)
    expect((await queue('CLOSED')).data.inquiries).toEqual({ totalCount: 0, nodes: [] })
  })
})
