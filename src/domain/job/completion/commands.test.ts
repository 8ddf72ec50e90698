import { beforeEach, describe, expect, test } from 'vitest'
import { ownApp, type TestClient } from '#test/client.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { aJob, anEmptyJob } from '#test/factories/job.ts'
import { aScheduling, aSchedulingDate, inHours } from '#test/factories/scheduling.ts'
import type { OfRow } from '#ground/id.ts'

const app = ownApp()
let client: TestClient
let companyId: OfRow<'company'>

beforeEach(async () => {
  const home = await aCompanyWithUser(app.db)
  client = app.as(home.viewer)
  companyId = home.company.id
})

const update = `mutation Update($jobId: ID!, $messageInput: MessageCompletionInput, $schedulingInput: SchedulingCompletionInput) {
  updateJobDescriptionCompletion(jobId: $jobId, messageInput: $messageInput, schedulingInput: $schedulingInput) {
    __typename status ... on MessageJobDescription { completionDescription completionUrls { label url } }
    ... on SchedulingJobDescription { scheduling { id } } } }`
const message = (changed: object = {}) => ({
  completionDescription: '承認ありがとうございます。',
  completionUrls: [{ label: '会社紹介', url: 'https://example.jp/about' }],
  status: 'DRAFT',
  ...changed,
})
const codes = (answers: { errors: { code: string }[] }[]) =>
  answers.flatMap(({ errors }) => errors.map(({ code }) => code))

describe('§7 updateJobDescriptionCompletion', () => {
  test('by a message with its addresses', async () => {
    const job = await anEmptyJob(app.db, { companyId })
    const { data, errors } = await client.ask(update, { jobId: job.id, messageInput: message() })
    expect(errors).toEqual([])
    expect(data.updateJobDescriptionCompletion).toEqual({ __typename: 'MessageJobDescription', ...message() })
  })

  test('by a scheduling; what was written for the other way goes', async () => {
    const job = await aJob(app.db, { companyId, status: 'DRAFT' })
    await client.ask(update, { jobId: job.id, messageInput: message() })
    const scheduling = await aScheduling(app.db, { companyId })
    await aSchedulingDate(app.db, { companyId, schedulingId: scheduling.id })
    const schedulingInput = { schedulingId: scheduling.id, status: 'PUBLISHED' }
    const { data } = await client.ask(update, { jobId: job.id, schedulingInput })
    expect(data.updateJobDescriptionCompletion).toEqual({
      __typename: 'SchedulingJobDescription',
      status: 'PUBLISHED',
      scheduling: { id: scheduling.id },
    })
    const back = await client.ask(update, {
      jobId: job.id,
      messageInput: message({ completionDescription: '', completionUrls: [] }),
    })
    expect(back.data.updateJobDescriptionCompletion).toMatchObject({ completionDescription: '', completionUrls: [] })
  })

  test('one of the two ways, not both and not neither', async () => {
    const job = await anEmptyJob(app.db, { companyId })
    const scheduling = await aScheduling(app.db, { companyId })
    const schedulingInput = { schedulingId: scheduling.id, status: 'DRAFT' }
    const neither = await client.ask(update, { jobId: job.id })
    const text = '承認後の案内方法の種類を選択してください'
    expect(neither.errors).toMatchObject([{ code: 'invalid_input', fields: [{ path: 'messageInput', message: text }] }])
    const both = await client.ask(update, { jobId: job.id, messageInput: message(), schedulingInput })
    expect(both.errors).toMatchObject([{ code: 'invalid_input', fields: [{ path: 'schedulingInput', message: text }] }])
  })

  test('all mistakes at once, beside their fields', async () => {
    const job = await anEmptyJob(app.db, { companyId })
    const url = { label: '会社紹介', url: 'https://example.jp' }
    const completionUrls = [{ label: '', url: 'javascript:alert(1)' }, { label: '紹介', url: '' }, url, url, url]
    const messageInput = message({ completionDescription: '文'.repeat(1001), completionUrls })
    const { errors } = await client.ask(update, { jobId: job.id, messageInput })
    expect(errors[0]?.fields).toEqual([
      {
        path: 'messageInput.completionDescription',
        message: '1,000文字以内で入力してください（現在1,001文字）',
      },
      { path: 'messageInput.completionUrls.0.label', message: 'URLの表示名が入力されていません' },
      { path: 'messageInput.completionUrls.0.url', message: 'URLの形式が正しくありません' },
      { path: 'messageInput.completionUrls.1.url', message: 'URLが入力されていません' },
    ])
    const six = await client.ask(update, {
      jobId: job.id,
      messageInput: message({ completionUrls: [url, url, url, url, url, url] }),
    })
    expect(six.errors[0]?.fields).toEqual([{ path: 'messageInput.completionUrls', message: 'URLは5件までです' }])
  })

  test('§4 a message of nothing stays a draft', async () => {
    const job = await aJob(app.db, { companyId, status: 'DRAFT' })
    const empty = { completionDescription: ' ', completionUrls: [] }
    expect(codes([await client.ask(update, { jobId: job.id, messageInput: message(empty) })])).toEqual([])
    const { errors } = await client.ask(update, {
      jobId: job.id,
      messageInput: message({ ...empty, status: 'PUBLISHED' }),
    })
    expect(errors[0]?.message).toBe('必須項目が入力されていない募集は公開できません。（承認後のメッセージ）')
  })

  test('§4 dates that are over, full or closed are none to choose from', async () => {
    const over = { startAt: inHours(-48) }
    for (const dates of [[], [over], [{ startAt: inHours(3) }], [over, { capacity: 2, booked: 2 }]]) {
      const job = await aJob(app.db, { companyId, status: 'DRAFT' })
      const scheduling = await aScheduling(app.db, { companyId })
      for (const date of dates) await aSchedulingDate(app.db, { companyId, schedulingId: scheduling.id, ...date })
      const input = (status: string) => ({ jobId: job.id, schedulingInput: { schedulingId: scheduling.id, status } })
      expect(codes([await client.ask(update, input('DRAFT'))])).toEqual([])
      const { errors } = await client.ask(update, input('PUBLISHED'))
      expect(errors[0]?.message).toBe('必須項目が入力されていない募集は公開できません。（学生が選べる日程）')
      const answer = await client.ask(`{ jobDescription(jobId: "${job.id}") { missingParts { code label } } }`)
      expect(answer.data.jobDescription.missingParts).toEqual([{ code: 'DATES', label: '学生が選べる日程' }])
      await aSchedulingDate(app.db, { companyId, schedulingId: scheduling.id, startAt: inHours(72) })
      expect(codes([await client.ask(update, input('PUBLISHED'))])).toEqual([])
    }
  })

  test('§4 the other parts of a published job are still saved when its dates have passed', async () => {
    const scheduling = await aScheduling(app.db, { companyId })
    await aSchedulingDate(app.db, { companyId, schedulingId: scheduling.id, startAt: inHours(-48) })
    const job = await aJob(app.db, { companyId, schedulingId: scheduling.id })
    const process = `mutation { updateJobDescriptionRecruitmentProcess(id: "${job.id}",
      steps: [{ stepId: "10", order: 0 }], description: "約4週間", status: PUBLISHED) { id } }`
    expect(codes([await client.ask(process)])).toEqual([])
    const schedulingInput = { schedulingId: scheduling.id, status: 'PUBLISHED' }
    expect(codes([await client.ask(update, { jobId: job.id, schedulingInput })])).toEqual(['job_incomplete'])
  })

  test("§6 another company's scheduling is not found", async () => {
    const other = await aCompanyWithUser(app.db)
    const theirs = await aScheduling(app.db, { companyId: other.company.id })
    const job = await aJob(app.db, { companyId })
    for (const schedulingId of [theirs.id, crypto.randomUUID(), 'x']) {
      const schedulingInput = { schedulingId, status: 'PUBLISHED' }
      expect(codes([await client.ask(update, { jobId: job.id, schedulingInput })])).toEqual(['not_found'])
    }
  })

  test('what was promised to students who accepted is not taken away', async () => {
    const [scheduling, other] = [await aScheduling(app.db, { companyId }), await aScheduling(app.db, { companyId })]
    for (const { id } of [scheduling, other]) await aSchedulingDate(app.db, { companyId, schedulingId: id })
    const byDates = await aJob(app.db, { companyId, schedulingId: scheduling.id, totalSent: 1 })
    const byMessage = await aJob(app.db, { companyId, totalSent: 1 })
    const input = (schedulingId: string) => ({ schedulingId, status: 'PUBLISHED' })
    const written = message({ status: 'PUBLISHED' })
    const answers = [
      await client.ask(update, { jobId: byDates.id, schedulingInput: input(other.id) }),
      await client.ask(update, { jobId: byDates.id, messageInput: written }),
      await client.ask(update, { jobId: byMessage.id, schedulingInput: input(other.id) }),
    ]
    expect(codes(answers)).toEqual(['job_completion_fixed', 'job_completion_fixed', 'job_completion_fixed'])
    expect(codes([await client.ask(update, { jobId: byMessage.id, messageInput: written })])).toEqual([])
    expect(codes([await client.ask(update, { jobId: byDates.id, schedulingInput: input(scheduling.id) })])).toEqual([])
  })

  test('twice at once, and once for one Idempotency-Key', async () => {
    const job = await aJob(app.db, { companyId })
    const variables = { jobId: job.id, messageInput: message({ status: 'PUBLISHED' }) }
    const idempotencyKey = crypto.randomUUID()
    const answers = await Promise.all([
      client.ask(update, variables),
      client.ask(update, variables),
      client.ask(update, variables, { idempotencyKey }),
      client.ask(update, variables, { idempotencyKey }),
    ])
    expect(codes(answers)).toEqual([])
    const urls = await app.db.selectFrom('jobCompletionUrl').selectAll().where('jobId', '=', job.id).execute()
    expect(urls).toHaveLength(1)
    const audit = await app.db.selectFrom('audit').select('id').where('subjectId', '=', job.id).execute()
    expect(audit).toHaveLength(3)
  })
})
