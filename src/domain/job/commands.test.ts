import { beforeEach, describe, expect, test } from 'vitest'
import { jobId } from '#ground/id.ts'
import { ownApp, type TestClient } from '#test/client.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aJob, anEmptyJob } from '#test/factories/job.ts'
import { aScheduling } from '#test/factories/scheduling.ts'
import { countSent } from './commands.ts'
import { requiredConditions } from './condition/rules.ts'

const app = ownApp()
let home: Awaited<ReturnType<typeof aCompanyWithUser>>
let client: TestClient
let companyId: (typeof home)['company']['id']

beforeEach(() => enter())

async function enter(options: Parameters<typeof aCompanyWithUser>[1] = {}) {
  home = await aCompanyWithUser(app.db, options)
  client = app.as(home.viewer)
  companyId = home.company.id
}

const setStatus = `mutation Status($id: ID!, $status: JobStatus!) { updateJobDescriptionStatus(id: $id, status: $status) { id status } }`
const archive = `mutation Archive($id: ID!, $isArchived: Boolean!) {
  updateJobDescriptionIsArchived(id: $id, isArchived: $isArchived) { activeCount archivedCount } }`
const remove = `mutation Delete($id: ID!) { deleteJobDescription(id: $id) }`
const duplicate = `mutation Duplicate($id: ID!) { duplicateJobDescription(jobId: $id) {
  id __typename title status totalSent isArchived contents { ... on HeadingBlock { text } ... on TextBlock { body } } conditions { label }
  recruitmentProcess { __typename label } ... on MessageJobDescription { completionUrls { url } } ... on SchedulingJobDescription { scheduling { id } } } }`

const codes = (answers: { errors: { code: string }[] }[]) =>
  answers.flatMap(({ errors }) => errors.map(({ code }) => code))
const publish = (id: string) => client.ask(setStatus, { id, status: 'PUBLISHED' })
const draft = (id: string) => client.ask(setStatus, { id, status: 'DRAFT' })
const send = (id: string, n = 1) => app.db.transaction().execute((tx) => countSent(tx, companyId, jobId(id), n))

describe('§4 publishing a job', () => {
  test('a complete draft is published, also when asked twice', async () => {
    const job = await aJob(app.db, { companyId, status: 'DRAFT' })
    expect((await publish(job.id)).data.updateJobDescriptionStatus).toEqual({
      id: job.id,
      status: 'PUBLISHED',
    })
    expect((await publish(job.id)).errors).toEqual([])
    const audit = await app.db
      .selectFrom('audit')
      .select(['fromStatus', 'toStatus'])
      .where('subjectId', '=', job.id)
      .execute()
    expect(audit).toEqual([{ fromStatus: 'DRAFT', toStatus: 'PUBLISHED' }])
  })

  test('what is missing is named', async () => {
    const job = await anEmptyJob(app.db, { companyId })
    const message =
      '必須項目が入力されていない募集は公開できません。（募集内容の本文、募集条件、選考の流れ、承認後の案内方法）'
    expect((await publish(job.id)).errors).toMatchObject([{ code: 'job_incomplete', message }])
  })

  test('§6 the plan limits published jobs, also when two are published at once', async () => {
    await enter({ planKey: 'LIGHT' })
    for (let made = 0; made < 2; made += 1) await aJob(app.db, { companyId })
    await aJob(app.db, { companyId, isArchived: true })
    const drafts = [
      await aJob(app.db, { companyId, status: 'DRAFT' }),
      await aJob(app.db, { companyId, status: 'DRAFT' }),
    ]
    const answers = await Promise.all(drafts.map(({ id }) => publish(id)))
    expect(codes(answers)).toEqual(['plan_restricted'])
  })

  test('§6 an archived job comes back only while the plan has room', async () => {
    await enter({ planKey: 'FREE' })
    const archived = await aJob(app.db, { companyId, isArchived: true })
    const active = await aJob(app.db, { companyId })
    expect(codes([await client.ask(archive, { id: archived.id, isArchived: false })])).toEqual(['plan_restricted'])
    await client.ask(archive, { id: active.id, isArchived: true })
    const { data } = await client.ask(archive, { id: archived.id, isArchived: false })
    expect(data.updateJobDescriptionIsArchived).toEqual({ activeCount: 1, archivedCount: 1 })
  })

  test('§6 a company under review prepares drafts only', async () => {
    await enter({ contract: { status: 'UNDER_REVIEW' } })
    const job = await aJob(app.db, { companyId, status: 'DRAFT' })
    expect(codes([await publish(job.id)])).toEqual(['plan_restricted'])
  })

  test('back to a draft only while nothing was sent', async () => {
    const job = await aJob(app.db, { companyId })
    expect((await draft(job.id)).data.updateJobDescriptionStatus.status).toBe('DRAFT')
    expect((await draft(job.id)).errors).toEqual([])
    const sent = await aJob(app.db, { companyId, totalSent: 1 })
    expect(codes([await draft(sent.id)])).toEqual(['job_not_draftable'])
  })
})

describe('§4 sending, deleting and drafting', () => {
  test('a sending counts onto a published job only', async () => {
    const job = await aJob(app.db, { companyId, title: '研究開発職' })
    expect(await send(job.id, 3)).toEqual({
      kind: 'MESSAGE',
      schedulingId: null,
      title: '研究開発職',
    })
    const archived = await aJob(app.db, { companyId, isArchived: true })
    const empty = await anEmptyJob(app.db, { companyId })
    const foreign = await aJob(app.db, { companyId: (await aCompanyWithUser(app.db)).company.id })
    await expect(send(archived.id)).rejects.toThrow('job_not_sendable')
    await expect(send(empty.id)).rejects.toThrow('job_not_sendable')
    await expect(send(foreign.id)).rejects.toThrow('not_found')
  })

  test('a job that was sent is not deleted', async () => {
    const job = await aJob(app.db, { companyId, totalSent: 1 })
    expect(codes([await client.ask(remove, { id: job.id })])).toEqual(['job_not_deletable'])
    const unsent = await aJob(app.db, { companyId })
    const answers = await Promise.all([1, 2].map(() => client.ask(remove, { id: unsent.id })))
    expect(codes(answers)).toEqual(['not_found'])
    expect(answers.flatMap(({ data }) => data?.deleteJobDescription ?? [])).toEqual([unsent.id])
  })

  test('a text that was written and never sent goes with its job', async () => {
    const job = await aJob(app.db, { companyId })
    const text = { companyId, jobId: job.id, companyUserId: home.user.id, subject: '件名', text: '文'.repeat(100) }
    await app.db.insertInto('templateMessageHistory').values(text).execute()
    expect((await client.ask(remove, { id: job.id })).errors).toEqual([])
  })

  test('at once with the first sending: one of the two happens', async () => {
    for (let round = 0; round < 5; round += 1) {
      const job = await aJob(app.db, { companyId })
      const [sent, deleted] = await Promise.allSettled([send(job.id), client.ask(remove, { id: job.id })])
      const isDeleted = deleted.status === 'fulfilled' && deleted.value.errors.length === 0
      expect(isDeleted).toBe(sent.status === 'rejected')
    }
  })
})

describe('§7 updateJobDescriptionIsArchived', () => {
  test('returns how many stand on either list', async () => {
    const job = await aJob(app.db, { companyId })
    await aJob(app.db, { companyId })
    for (let time = 0; time < 2; time += 1) {
      const { data } = await client.ask(archive, { id: job.id, isArchived: true })
      expect(data.updateJobDescriptionIsArchived).toEqual({ activeCount: 1, archivedCount: 1 })
    }
  })
})

describe('§7 duplicateJobDescription', () => {
  test('a draft of its own with everything in it', async () => {
    const scheduling = await aScheduling(app.db, { companyId })
    const job = await aJob(app.db, {
      companyId,
      title: '営業職',
      schedulingId: scheduling.id,
      totalSent: 5,
      isArchived: true,
    })
    const { data } = await client.ask(duplicate, { id: job.id })
    expect(data.duplicateJobDescription).toMatchObject({
      title: '（コピー）営業職',
      status: 'DRAFT',
      totalSent: 0,
      isArchived: false,
      __typename: 'SchedulingJobDescription',
      contents: [{ text: 'お任せする仕事' }, { body: '業務システムの設計と開発をお任せします。' }],
      conditions: requiredConditions.map((label) => ({ label })),
      recruitmentProcess: [
        { __typename: 'StandardRecruitmentStep', label: '一次面接' },
        { __typename: 'CustomRecruitmentStep', label: '社員との座談会' },
      ],
      scheduling: { id: scheduling.id },
    })
    expect(data.duplicateJobDescription.id).not.toBe(job.id)
  })

  test('twice at once: two titles', async () => {
    const job = await aJob(app.db, { companyId, title: '題'.repeat(40) })
    const answers = await Promise.all([1, 2, 3].map(() => client.ask(duplicate, { id: job.id })))
    expect(answers.map(({ data }) => data.duplicateJobDescription.title).toSorted()).toEqual(
      ['（コピー2）', '（コピー3）', '（コピー）'].map((prefix) => (prefix + '題'.repeat(40)).slice(0, 40)),
    )
  })
})

test("§6 another company's job is not found, and a VIEWER changes none", async () => {
  const job = await aJob(app.db, { companyId })
  const other = await aCompanyWithUser(app.db)
  const { viewer } = await aCompanyUser(app.db, companyId, { role: 'VIEWER' })
  const acts: [string, object][] = [
    [setStatus, { status: 'DRAFT' }],
    [archive, { isArchived: true }],
    [remove, {}],
    [duplicate, {}],
  ]
  for (const [act, variables] of acts) {
    expect(codes([await app.as(other.viewer).ask(act, { id: job.id, ...variables })])).toEqual(['not_found'])
    expect(codes([await app.as(viewer).ask(act, { id: job.id, ...variables })])).toEqual(['forbidden'])
    expect(codes([await app.as(null).ask(act, { id: job.id, ...variables })])).toEqual(['unauthenticated'])
  }
})
