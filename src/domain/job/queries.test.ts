import { beforeEach, describe, expect, test } from 'vitest'
import type { OfRow } from '#ground/id.ts'
import { countStatements } from '#platform/database/db.ts'
import { ownApp, type TestClient } from '#test/client.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { aJob, anEmptyJob } from '#test/factories/job.ts'
import { aScheduling, aSchedulingDate } from '#test/factories/scheduling.ts'
import { requiredConditions } from './condition/rules.ts'
import { listOfferedJobs } from './queries.ts'

const app = ownApp()
let home: Awaited<ReturnType<typeof aCompanyWithUser>>
let other: Awaited<ReturnType<typeof aCompanyWithUser>>
let client: TestClient
let companyId: OfRow<'company'>

beforeEach(async () => {
  home = await aCompanyWithUser(app.db)
  other = await aCompanyWithUser(app.db)
  client = app.as(home.viewer)
  companyId = home.company.id
})

describe('§7 jobDescription', () => {
  const read = `query Job($id: ID!) { jobDescription(jobId: $id) {
    id __typename title status isArchived canDelete canSaveAsDraft canSendScoutInvitation totalSent
    jobTypes { id label } scoutType { id label } contents { __typename } conditions { label body }
    recruitmentProcess { __typename label ... on StandardRecruitmentStep { id } }
    ... on MessageJobDescription { completionDescription completionUrls { label url } } ... on SchedulingJobDescription { scheduling { id } } } }`

  test('a published scheduling job, whole', async () => {
    const scheduling = await aScheduling(app.db, { companyId })
    const job = await aJob(app.db, { companyId, schedulingId: scheduling.id, totalSent: 3 })
    const { data, errors } = await client.ask(read, { id: job.id })
    expect(errors).toEqual([])
    expect(data.jobDescription).toMatchObject({
      status: 'PUBLISHED',
      __typename: 'SchedulingJobDescription',
      canDelete: false,
      canSaveAsDraft: false,
      canSendScoutInvitation: true,
      totalSent: 3,
      jobTypes: [{ id: '12' }],
      scoutType: { id: '1', label: '本選考' },
      contents: [{ __typename: 'HeadingBlock' }, { __typename: 'TextBlock' }],
      conditions: requiredConditions.map((label) => ({ label, body: `${label}を書いたところ` })),
      recruitmentProcess: [
        { __typename: 'StandardRecruitmentStep', id: '10', label: '一次面接' },
        { __typename: 'CustomRecruitmentStep', label: '社員との座談会' },
      ],
      scheduling: { id: scheduling.id },
    })
  })

  test('a message job says what the student reads after accepting', async () => {
    const job = await aJob(app.db, { companyId })
    const url = { companyId, jobId: job.id, position: 0, label: '会社紹介', url: 'https://example.jp' }
    await app.db.insertInto('jobCompletionUrl').values(url).execute()
    expect((await client.ask(read, { id: job.id })).data.jobDescription).toMatchObject({
      __typename: 'MessageJobDescription',
      completionDescription: job.completionDescription,
      completionUrls: [{ label: '会社紹介', url: 'https://example.jp' }],
    })
  })

  test('a draft without a completion is of kind DRAFT and may be deleted', async () => {
    const job = await anEmptyJob(app.db, { companyId })
    const { data } = await client.ask(read, { id: job.id })
    const may = {
      canDelete: true,
      canSaveAsDraft: true,
      canSendScoutInvitation: false,
    }
    expect(data.jobDescription).toMatchObject({ __typename: 'DraftJobDescription', status: 'DRAFT', ...may })
  })

  test("another company's job is not found", async () => {
    const job = await aJob(app.db, { companyId: other.company.id })
    expect((await client.ask(read, { id: job.id })).errors[0]?.code).toBe('not_found')
    expect((await client.ask(read, { id: 'nothing' })).errors[0]?.code).toBe('not_found')
    expect((await app.as(null).ask(read, { id: job.id })).errors[0]?.code).toBe('unauthenticated')
  })
})

describe('§7 lists of jobs', () => {
  const list = `query Jobs($isArchived: Boolean, $first: Int) {
    jobDescriptions(isArchived: $isArchived, first: $first) { totalCount edges { node { id } } } }`

  test('last edited first, by archive when asked', async () => {
    const old = await aJob(app.db, { companyId, lastEditedAt: new Date('2026-01-01') })
    const archived = await aJob(app.db, { companyId, isArchived: true })
    await aJob(app.db, { companyId: other.company.id })
    const ids = async (variables: object) =>
      (await client.ask(list, { ...variables })).data.jobDescriptions.edges.map(
        ({ node }: { node: { id: string } }) => node.id,
      )
    expect(await ids({})).toEqual([archived.id, old.id])
    expect(await ids({ isArchived: false })).toEqual([old.id])
    expect(await ids({ isArchived: true })).toEqual([archived.id])
    expect(await ids({ first: 1 })).toEqual([archived.id])
    expect(await ids({ first: -1 })).toEqual([])
  })

  test('for a scout: published, not archived, and with the date asked for', async () => {
    const sendable = `query Sendable($date: ID) { jobDescriptionsForScoutInvitation(acceptedSchedulingDateId: $date) { id } }`
    const scheduling = await aScheduling(app.db, { companyId })
    const date = await aSchedulingDate(app.db, { companyId, schedulingId: scheduling.id })
    const message = await aJob(app.db, { companyId, lastEditedAt: new Date('2026-01-01') })
    const withDates = await aJob(app.db, { companyId, schedulingId: scheduling.id })
    await aJob(app.db, { companyId, isArchived: true })
    await aJob(app.db, { companyId, status: 'DRAFT' })
    const ids = async (id?: string) =>
      (await client.ask(sendable, { date: id })).data.jobDescriptionsForScoutInvitation.map(
        (job: { id: string }) => job.id,
      )
    expect(await ids()).toEqual([withDates.id, message.id])
    expect(await ids(date.id)).toEqual([withDates.id])
    expect(
      (await app.as(other.viewer).ask(sendable, { date: date.id })).data.jobDescriptionsForScoutInvitation,
    ).toEqual([])
  })

  test('what a list shows of sixty jobs costs three statements', async () => {
    const scheduling = await aScheduling(app.db, { companyId })
    for (let made = 0; made < 60; made += 1) await aJob(app.db, { companyId, schedulingId: scheduling.id })
    const base = `{ jobDescriptions { edges { node { id __typename title status totalSent totalPending totalAccepted totalHired lastEditedAt
      isArchived canDelete canSaveAsDraft ... on SchedulingJobDescription { scheduling { id } } } } } }`
    const { result, statements } = await countStatements(() => client.ask(base))
    expect(result.data.jobDescriptions.edges).toHaveLength(60)
    expect(statements).toBeLessThanOrEqual(3)
  })

  test('fifty jobs cost as many statements as one', async () => {
    const whole = `{ jobDescriptions { totalCount edges { node { jobTypes { id } scoutType { id } contents { __typename } conditions { body }
      recruitmentProcess { label } ... on SchedulingJobDescription { scheduling { id schedulingDates { id } } } } } } }`
    const add = async () => aJob(app.db, { companyId, schedulingId: (await aScheduling(app.db, { companyId })).id })
    await add()
    const one = await countStatements(() => client.ask(whole))
    for (let made = 1; made < 50; made += 1) await add()
    const fifty = await countStatements(() => client.ask(whole))
    expect(fifty.result.data.jobDescriptions.totalCount).toBe(50)
    expect(fifty.statements).toBe(one.statements)
  })
})

test('§6 what a student is offered leaves out how it goes on after acceptance', async () => {
  const job = await aJob(app.db, { companyId })
  const offered = (await listOfferedJobs(app.db, [job.id])).get(job.id)
  expect(offered).toMatchObject({ id: job.id, companyId, title: job.title })
  expect(offered).not.toHaveProperty('completionDescription')
  expect(offered).not.toHaveProperty('totalSent')
})

describe('Spec silent: jobs by a part of their title', () => {
  const find = async (keyword: string) => {
    const { data } = await client.ask(
      'query ($keyword: String) { jobDescriptions(keyword: $keyword) { totalCount edges { node { title } } } }',
      { keyword },
    )
    const titles = data.jobDescriptions.edges.map(({ node }: { node: { title: string } }) => node.title)
    return [data.jobDescriptions.totalCount, titles]
  }

  test('width, case and signs do not count', async () => {
    await aJob(app.db, { companyId, title: 'ＵＩデザイナー100%' })
    await aJob(app.db, { companyId, title: '営業_本選考' })
    await aJob(app.db, { companyId: other.company.id, title: 'uiデザイナー' })
    expect(await find('uiデザ')).toEqual([1, ['ＵＩデザイナー100%']])
    expect(await find('100%')).toEqual([1, ['ＵＩデザイナー100%']])
    expect(await find('業_本')).toEqual([1, ['営業_本選考']])
    expect(await find('業%本')).toEqual([1, ['営業_本選考']])
    expect((await find('  '))[0]).toBe(2)
    await aJob(app.db, { companyId, title: '高崎勤務・ｻﾏｰ仕事体験' })
    expect(await find('髙﨑勤務 サマー')).toEqual([1, ['高崎勤務・ｻﾏｰ仕事体験']])
    expect((await find('さまー'))[0]).toBe(1)
  })
})
