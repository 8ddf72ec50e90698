import { beforeEach, describe, expect, test } from 'vitest'
import { ownApp, type TestClient } from '#test/client.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { anEmptyJob, aJob } from '#test/factories/job.ts'
import { inHours } from '#test/factories/scheduling.ts'

const app = ownApp()
let home: Awaited<ReturnType<typeof aCompanyWithUser>>
let client: TestClient
beforeEach(async () => {
  home = await aCompanyWithUser(app.db)
  client = app.as(home.viewer)
})

const date = (hours: number) => ({
  startAt: inHours(hours).toISOString(),
  endAt: inHours(hours + 1).toISOString(),
})
const event = `mutation ($jobId: ID, $dates: [EventDateInput!]!) {
  createSchedulingEvent(title: "説明会", jobId: $jobId, schedulingDates: $dates) { id } }`
const interview = `mutation ($jobId: ID, $dates: [InterviewDateInput!]!) {
  createSchedulingInterview(title: "面談", jobId: $jobId, schedulingDates: $dates) { id } }`
const jobNow = async (id: string) =>
  (
    await client.ask(
      `query ($id: ID!) { jobDescription(jobId: $id) { __typename status ... on SchedulingJobDescription { scheduling { id } } } }`,
      { id },
    )
  ).data.jobDescription
const schedulings = () =>
  app.db.selectFrom('scheduling').select('id').where('companyId', '=', home.company.id).execute()

describe('§7 an event with its job', () => {
  test('is what follows the acceptance of the job from then on; the job stays a draft', async () => {
    const job = await anEmptyJob(app.db, { companyId: home.company.id })
    const { data, errors } = await client.ask(event, { jobId: job.id, dates: [{ ...date(48), capacity: 5 }] })
    expect(errors).toEqual([])
    const { id } = data.createSchedulingEvent
    expect(await jobNow(job.id)).toEqual({
      __typename: 'SchedulingJobDescription',
      status: 'DRAFT',
      scheduling: { id },
    })
    const other = await anEmptyJob(app.db, { companyId: home.company.id })
    expect((await client.ask(interview, { jobId: other.id, dates: [date(50)] })).errors).toEqual([])
  })

  test('a job that is decided keeps its way, and nothing is made', async () => {
    const job = await aJob(app.db, { companyId: home.company.id })
    const { errors } = await client.ask(interview, { jobId: job.id, dates: [date(48)] })
    expect(errors[0]?.code).toBe('job_completion_decided')
    expect(await schedulings()).toEqual([])
  })

  test("another company's job does not exist, and nothing is made", async () => {
    const stranger = await aCompanyWithUser(app.db)
    const theirs = await anEmptyJob(app.db, { companyId: stranger.company.id })
    for (const jobId of [theirs.id, crypto.randomUUID(), 'x'])
      expect((await client.ask(interview, { jobId, dates: [date(48)] })).errors[0]?.code).toBe('not_found')
    expect(await schedulings()).toEqual([])
  })

  test('twice at once: one event is the job’s, the other is not made', async () => {
    const job = await anEmptyJob(app.db, { companyId: home.company.id })
    const answers = [48, 50, 52].map((hours) => client.ask(interview, { jobId: job.id, dates: [date(hours)] }))
    const codes = (await Promise.all(answers)).flatMap(({ errors }) => errors.map(({ code }) => code))
    expect(codes).toEqual(['job_completion_decided', 'job_completion_decided'])
    expect(await schedulings()).toHaveLength(1)
  })
})
