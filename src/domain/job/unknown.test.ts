import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { ownApp, type TestClient } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { aScheduling, aSchedulingDate } from '#test/factories/scheduling.ts'
import type { OfRow } from '#ground/id.ts'

// During a deployment servers of the old version read rows of the new one: rows hold values the code does not know.
const app = ownApp()
let client: TestClient
let companyId: OfRow<'company'>

beforeAll(async () => {
  await sql`
    alter table job drop constraint job_status_check, drop constraint job_kind_check, drop constraint job_check;
    alter table job_recruitment_step drop constraint job_recruitment_step_check;
    alter table job_content drop constraint job_content_kind_check`.execute(app.db)
  const home = await aCompanyWithUser(app.db)
  client = app.as(home.viewer)
  companyId = home.company.id
})

const full = `query Job($id: ID!) { jobDescription(jobId: $id) { __typename id status canDelete canSaveAsDraft canSendScoutInvitation
  recruitmentProcess { label } contents { __typename } } }`
const basic = `query Jobs($isArchived: Boolean) { jobDescriptions(isArchived: $isArchived) { edges { node { id status } } } }`
const offered = `query Offered($id: ID!) { offeredJob(jobId: $id) { id recruitmentProcess { label } contents { __typename } } }`
const read = (id: string) => client.ask(full, { id })
const codeOf = ({ errors }: Awaited<ReturnType<typeof read>>) => errors[0]?.code

describe('§4 §8 an unknown status', () => {
  test('is tolerated in the full description, and nothing can be done with such a job', async () => {
    const job = await aJob(app.db, { companyId, status: 'CLOSED' as never, isArchived: true })
    const { data, errors } = await read(job.id)
    expect(errors).toEqual([])
    expect(data.jobDescription).toMatchObject({
      __typename: 'MessageJobDescription',
      status: null,
      canSaveAsDraft: false,
      canSendScoutInvitation: false,
      recruitmentProcess: [{ label: '一次面接' }, {}],
    })
    for (const status of ['DRAFT', 'PUBLISHED']) {
      const move = `mutation { updateJobDescriptionStatus(id: "${job.id}", status: ${status}) { id } }`
      expect(codeOf(await client.ask(move))).toBe('not_found')
    }
    const row = app.db.selectFrom('job').select('status').where('id', '=', job.id)
    expect(await row.executeTakeFirst()).toEqual({ status: 'CLOSED' as never })
  })

  test('is an error in the basic one', async () => {
    expect((await client.ask(basic, { isArchived: false })).errors).toEqual([])
    const list = await client.ask(basic, { isArchived: true })
    expect(list.data).toBeNull()
    expect(codeOf(list)).toBe('not_found')
  })

  test('is an error where a date lists its jobs', async () => {
    const scheduling = await aScheduling(app.db, { companyId })
    const date = await aSchedulingDate(app.db, { companyId, schedulingId: scheduling.id })
    await aJob(app.db, { companyId, schedulingId: scheduling.id, status: 'CLOSED' as never, isArchived: true })
    const answer = await client.ask(`{ schedulingDate(id: "${date.id}") { jobs { id } } }`)
    expect(codeOf(answer)).toBe('not_found')
  })

  test('cannot be sent', async () => {
    const job = await aJob(app.db, { companyId, status: 'CLOSED' as never })
    const { data } = await client.ask('{ jobDescriptionsForScoutInvitation { id } }')
    expect(JSON.stringify(data)).not.toContain(job.id)
    const student = app.as((await aCandidate(app.db)).viewer)
    expect(codeOf(await student.ask(offered, { id: job.id }))).toBe('not_found')
  })
})

describe('§8 what is of an unknown kind is not found', () => {
  test('a job', async () => {
    const job = await aJob(app.db, { companyId, kind: 'LOTTERY' as never })
    expect(codeOf(await read(job.id))).toBe('not_found')
  })

  test('a step of it, for the company and for a student', async () => {
    const job = await aJob(app.db, { companyId })
    await app.db.insertInto('jobRecruitmentStep').values({ companyId, jobId: job.id, position: 9 }).execute()
    const student = app.as((await aCandidate(app.db)).viewer)
    expect(codeOf(await read(job.id))).toBe('not_found')
    expect(codeOf(await student.ask(offered, { id: job.id }))).toBe('not_found')
  })

  test('a block of it: without it the page would say something else', async () => {
    const job = await aJob(app.db, { companyId })
    await app.db
      .insertInto('jobContent')
      .values({ companyId, jobId: job.id, position: 9, kind: 'POLL' as never })
      .execute()
    expect(codeOf(await read(job.id))).toBe('not_found')
  })
})
