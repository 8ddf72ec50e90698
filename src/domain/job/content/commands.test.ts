import { beforeEach, describe, expect, test } from 'vitest'
import { ownApp, type TestClient } from '#test/client.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { aJob, anEmptyJob } from '#test/factories/job.ts'
import type { OfRow } from '#ground/id.ts'
import { requiredConditions } from '../condition/rules.ts'

const app = ownApp()
let home: Awaited<ReturnType<typeof aCompanyWithUser>>
let client: TestClient
let companyId: OfRow<'company'>

beforeEach(async () => {
  home = await aCompanyWithUser(app.db)
  client = app.as(home.viewer)
  companyId = home.company.id
})

const whole = `id __typename title status lastEditedAt jobTypes { id } scoutType { id } conditions { label body }
  contents { __typename ... on HeadingBlock { text } ... on TextBlock { body } ... on YoutubeBlock { videoId } }`
const create = `mutation Create($title: String!, $jobTypeIds: [ID!]!, $scoutTypeId: ID!, $contents: ContentBlocksInput!, $conditions: [JobConditionInput!]) {
  createJobDescription(title: $title, jobTypeIds: $jobTypeIds, scoutTypeId: $scoutTypeId, contents: $contents, conditions: $conditions) { ${whole} } }`
const update = `mutation Update($id: ID!, $title: String!, $jobTypeIds: [ID!]!, $scoutTypeId: ID!, $contents: ContentBlocksInput!, $conditions: [JobConditionInput!], $status: JobStatus!) {
  updateJobDescriptionContents(id: $id, title: $title, jobTypeIds: $jobTypeIds, scoutTypeId: $scoutTypeId, contents: $contents, conditions: $conditions, status: $status) { ${whole} } }`

let titleNumber = 0
const aForm = (changed: object = {}) => ({
  title: `検査装置の開発 ${(titleNumber += 1)}`,
  jobTypeIds: ['12'],
  scoutTypeId: '7',
  contents: { headings: [{ text: '仕事', order: 0 }], texts: [{ body: '装置を設計します。', order: 1 }] },
  ...changed,
})
const codes = (answers: { errors: { code: string }[] }[]) =>
  answers.flatMap(({ errors }) => errors.map(({ code }) => code))
const allConditions = requiredConditions.map((label) => ({ label, body: '書いたところ' }))

describe('§7 createJobDescription', () => {
  test('a draft with its blocks in their one order', async () => {
    const { data, errors } = await client.ask(
      create,
      aForm({
        title: ' 開発職　28卒 ',
        jobTypeIds: ['13', '12', '13'],
        contents: {
          texts: [
            { body: '二番目\r\nの文', order: 20 },
            { body: '', order: 40 },
          ],
          headings: [{ text: '一番目', order: 10 }],
          youtubes: [{ videoId: 'https://youtu.be/dQw4w9WgXcQ', order: 30 }],
        },
        conditions: [{ label: '賃金', body: '月給240,000円' }],
      }),
    )
    expect(errors).toEqual([])
    expect(data.createJobDescription).toMatchObject({
      __typename: 'DraftJobDescription',
      title: '開発職 28卒',
      status: 'DRAFT',
      jobTypes: [{ id: '13' }, { id: '12' }],
      scoutType: { id: '7' },
      contents: [
        { __typename: 'HeadingBlock', text: '一番目' },
        { __typename: 'TextBlock', body: '二番目\nの文' },
        { __typename: 'YoutubeBlock', videoId: 'dQw4w9WgXcQ' },
        { __typename: 'TextBlock', body: '' },
      ],
      conditions: [{ label: '賃金', body: '月給240,000円' }],
    })
    const audit = app.db.selectFrom('audit').select(['action', 'fromStatus', 'toStatus'])
    expect(await audit.where('subjectId', '=', data.createJobDescription.id).execute()).toEqual([
      { action: 'createJobDescription', fromStatus: null, toStatus: 'DRAFT' },
    ])
  })

  test('all mistakes of the form at once, beside their fields', async () => {
    const { errors } = await client.ask(create, {
      title: '　',
      jobTypeIds: ['999', '123456789'],
      scoutTypeId: 'x',
      contents: {
        texts: [
          { body: '短い', order: 0 },
          { body: '短い', order: 1 },
          { body: '文'.repeat(2001), order: 2 },
        ],
        headings: [{ text: '', order: 3 }],
      },
      conditions: [
        { label: '賃金', body: '' },
        { label: '賃金', body: '額'.repeat(1001) },
      ],
    })
    expect(errors[0]?.code).toBe('invalid_input')
    expect(errors[0]?.fields).toEqual([
      { path: 'title', message: '募集タイトルが入力されていません' },
      { path: 'jobTypeIds', message: '職種が選択されていません' },
      { path: 'scoutTypeId', message: 'スカウト種別が選択されていません' },
      { path: 'conditions.1.body', message: '1,000文字以内で入力してください（現在1,001文字）' },
      { path: 'conditions.1.label', message: '同じ項目の募集条件があります' },
      { path: 'contents.texts.2.body', message: '2,000文字以内で入力してください（現在2,001文字）' },
      { path: 'contents.headings.0.text', message: '見出しが入力されていません' },
    ])
  })

  test.each([
    [[], '職種を1つ以上選択してください'],
    [['1', '2', '3', '4', '5', '6'], '選択できる職種は5 つまでです'],
  ])('the job types %j', async (jobTypeIds, message) => {
    const { errors } = await client.ask(create, aForm({ jobTypeIds }))
    expect(errors[0]?.fields).toEqual([{ path: 'jobTypeIds', message }])
  })

  test('a title of 40 is right, one of 41 is not', async () => {
    expect((await client.ask(create, aForm({ title: '𠮷'.repeat(40) }))).errors).toEqual([])
    expect((await client.ask(create, aForm({ title: '題'.repeat(41) }))).errors[0]?.fields).toMatchObject([
      { path: 'title' },
    ])
  })

  test('signs that nobody can see are left out', async () => {
    const { data } = await client.ask(
      create,
      aForm({ title: '題\u200e\u202e名', contents: { texts: [{ body: 'a\u0001b\u2067c\r\nd\u000be', order: 0 }] } }),
    )
    expect(data.createJobDescription).toMatchObject({ title: '題名', contents: [{ body: 'abc\nd\ne' }] })
  })

  test('two with one title at once: one of them is made', async () => {
    const form = aForm()
    const answers = await Promise.all([1, 2, 3].map(() => client.ask(create, form)))
    expect(codes(answers)).toEqual(['job_title_taken', 'job_title_taken'])
    expect(answers.find(({ errors }) => errors.length > 0)?.errors[0]?.fields).toEqual([
      { path: 'title', message: '同じタイトルの募集があります。別のタイトルを入力してください。' },
    ])
    const other = await aCompanyWithUser(app.db)
    expect((await app.as(other.viewer).ask(create, form)).errors).toEqual([])
  })

  test('the same Idempotency-Key creates once, also at once; with another form it is refused', async () => {
    const form = aForm()
    const idempotencyKey = crypto.randomUUID()
    const answers = await Promise.all([1, 2].map(() => client.ask(create, form, { idempotencyKey })))
    expect(codes(answers)).toEqual([])
    expect(answers[0]?.data).toEqual(answers[1]?.data)
    expect(codes([await client.ask(create, aForm(), { idempotencyKey })])).toEqual(['idempotency_key_reused'])
  })
})

describe('§7 updateJobDescriptionContents', () => {
  test('replaces the blocks and keeps what was not sent', async () => {
    const job = await aJob(app.db, { companyId, status: 'DRAFT', lastEditedAt: new Date('2026-01-01') })
    const form = aForm({ contents: { texts: [{ body: '新しい本文', order: 0 }] } })
    const { data, errors } = await client.ask(update, { id: job.id, status: 'DRAFT', ...form })
    expect(errors).toEqual([])
    expect(data.updateJobDescriptionContents).toMatchObject({
      title: form.title,
      status: 'DRAFT',
      contents: [{ body: '新しい本文' }],
      conditions: requiredConditions.map((label) => ({ label })),
    })
    expect(Date.parse(data.updateJobDescriptionContents.lastEditedAt)).toBeGreaterThan(Date.now() - 60_000)
    const emptied = await client.ask(update, { id: job.id, status: 'DRAFT', ...aForm({ conditions: [] }) })
    expect(emptied.data.updateJobDescriptionContents.conditions).toEqual([])
  })

  test('saves and publishes in one, or neither', async () => {
    const job = await aJob(app.db, { companyId, status: 'DRAFT' })
    const form = aForm()
    const published = await client.ask(update, { id: job.id, status: 'PUBLISHED', ...form })
    expect(published.data.updateJobDescriptionContents).toMatchObject({ status: 'PUBLISHED', title: form.title })
    const empty = await anEmptyJob(app.db, { companyId })
    const refused = await client.ask(update, { id: empty.id, status: 'PUBLISHED', ...aForm() })
    expect(refused.errors).toMatchObject([
      {
        code: 'job_incomplete',
        message: '必須項目が入力されていない募集は公開できません。（選考の流れ、承認後の案内方法）',
      },
    ])
    const row = app.db.selectFrom('job').select(['title', 'status']).where('id', '=', empty.id)
    expect(await row.executeTakeFirst()).toEqual({ title: empty.title, status: 'DRAFT' })
  })

  test('§5 without any text it is not published', async () => {
    const job = await aJob(app.db, { companyId })
    const { errors } = await client.ask(update, {
      id: job.id,
      status: 'PUBLISHED',
      ...aForm({ contents: { headings: [{ text: '見出しだけ', order: 0 }], texts: [{ body: ' ', order: 1 }] } }),
    })
    expect(errors[0]?.fields).toEqual([{ path: 'contents', message: '職種詳細は必須です' }])
  })

  test('§4 a published job that students have may be edited, but never back into something incomplete', async () => {
    const job = await aJob(app.db, { companyId, totalSent: 3, scoutTypeId: 7 })
    await app.db.deleteFrom('jobCondition').where('jobId', '=', job.id).execute()
    const edited = { id: job.id, status: 'PUBLISHED', ...aForm() }
    expect((await client.ask(update, edited)).errors).toEqual([])
    expect(codes([await client.ask(update, { ...edited, scoutTypeId: '1' })])).toEqual(['job_incomplete'])
    const stated = { ...edited, scoutTypeId: '1', conditions: allConditions }
    expect((await client.ask(update, stated)).errors).toEqual([])
    expect(codes([await client.ask(update, { ...stated, status: 'DRAFT' })])).toEqual(['job_not_draftable'])
  })

  test('every save is in the audit', async () => {
    const job = await aJob(app.db, { companyId })
    await client.ask(update, { id: job.id, status: 'PUBLISHED', ...aForm() })
    await client.ask(update, { id: job.id, status: 'DRAFT', ...aForm() })
    const audit = app.db
      .selectFrom('audit')
      .select(['action', 'fromStatus', 'toStatus', 'actorId'])
      .orderBy('insertedAt')
    const action = 'updateJobDescriptionContents'
    const actorId = home.user.id
    expect(await audit.where('subjectId', '=', job.id).execute()).toEqual([
      { action, fromStatus: 'PUBLISHED', toStatus: 'PUBLISHED', actorId },
      { action, fromStatus: 'PUBLISHED', toStatus: 'DRAFT', actorId },
    ])
  })

  test('a title another job has is refused, its own is not', async () => {
    const [first, second] = [await aJob(app.db, { companyId }), await aJob(app.db, { companyId })]
    const variables = { id: second.id, status: 'PUBLISHED', ...aForm() }
    expect(codes([await client.ask(update, { ...variables, title: first.title })])).toEqual(['job_title_taken'])
    expect(codes([await client.ask(update, { ...variables, title: second.title })])).toEqual([])
  })

  test('two at once: one after the other, and one of the two stands whole', async () => {
    const job = await aJob(app.db, { companyId })
    const forms = ['甲', '乙'].map((body) =>
      aForm({ contents: { texts: [1, 2, 3].map((order) => ({ body, order })) } }),
    )
    const answers = await Promise.all(
      forms.map((form) => client.ask(update, { id: job.id, status: 'PUBLISHED', ...form })),
    )
    expect(codes(answers)).toEqual([])
    const rows = await app.db.selectFrom('jobContent').select('text').where('jobId', '=', job.id).execute()
    expect([
      ['甲', '甲', '甲'],
      ['乙', '乙', '乙'],
    ]).toContainEqual(rows.map(({ text }) => text))
  })

  test('§6 two saved and published at once at the limit of the plan: one is', async () => {
    const { company, viewer } = await aCompanyWithUser(app.db, { planKey: 'FREE' })
    const drafts = [
      await aJob(app.db, { companyId: company.id, status: 'DRAFT' }),
      await aJob(app.db, { companyId: company.id, status: 'DRAFT' }),
    ]
    const answers = await Promise.all(
      drafts.map(({ id }) => app.as(viewer).ask(update, { id, status: 'PUBLISHED', ...aForm() })),
    )
    expect(answers.flatMap(({ errors }) => errors)).toMatchObject([
      { code: 'plan_restricted', message: 'この機能は現在のプランでは使用できません。' },
    ])
  })

  test('the same Idempotency-Key saves once', async () => {
    const job = await aJob(app.db, { companyId })
    const variables = { id: job.id, status: 'PUBLISHED', ...aForm() }
    const idempotencyKey = crypto.randomUUID()
    await client.ask(update, variables, { idempotencyKey })
    await client.ask(update, { id: job.id, status: 'DRAFT', ...aForm() })
    expect((await client.ask(update, variables, { idempotencyKey })).data.updateJobDescriptionContents.status).toBe(
      'DRAFT',
    )
  })
})
