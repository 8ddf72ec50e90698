import { beforeEach, describe, expect, test } from 'vitest'
import { ownApp, type TestClient } from '#test/client.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import type { OfRow } from '#ground/id.ts'
import { listJobsToRecheck } from '../queries.ts'
import { archiveUncheckedJobs } from './commands.ts'

const app = ownApp()
let client: TestClient
let companyId: OfRow<'company'>

beforeEach(async () => {
  const home = await aCompanyWithUser(app.db)
  client = app.as(home.viewer)
  companyId = home.company.id
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const archiveNow = () => app.db.transaction().execute((tx) => archiveUncheckedJobs(tx, new Date()))
const isArchived = async (id: string) =>
  (await app.db.selectFrom('job').select('isArchived').where('id', '=', id).executeTakeFirstOrThrow()).isArchived

describe('Spec silent: checkJobDescription', () => {
  const check = (id: string) =>
    client.ask('mutation ($id: ID!) { checkJobDescription(id: $id) { needsCheck } }', { id })
  const needsCheck = (id: string) =>
    client.ask('query ($id: ID!) { jobDescription(jobId: $id) { needsCheck } }', { id })

  test('asks after 90 days, and no more after one press, also twice at once', async () => {
    const stale = await aJob(app.db, { companyId, checkedAt: daysAgo(91) })
    const fresh = await aJob(app.db, { companyId, checkedAt: daysAgo(89) })
    const states = await Promise.all([stale, fresh].map(({ id }) => needsCheck(id)))
    expect(states.map(({ data }) => data.jobDescription.needsCheck)).toEqual([true, false])
    const answers = await Promise.all([check(stale.id), check(stale.id)])
    expect(answers.map(({ data }) => data.checkJobDescription.needsCheck)).toEqual([false, false])
    const edited = app.db.selectFrom('job').select('lastEditedAt').where('id', '=', stale.id)
    expect((await edited.executeTakeFirstOrThrow()).lastEditedAt).toEqual(stale.lastEditedAt)
  })

  test('refuses a draft and an archived job', async () => {
    const jobs = [{ status: 'DRAFT' as const }, { isArchived: true }]
    for (const state of jobs) {
      const { id } = await aJob(app.db, { companyId, checkedAt: daysAgo(91), ...state })
      expect((await check(id)).errors[0]?.code).toBe('job_not_checkable')
    }
  })
})

describe('§4 a published job that nobody looks at', () => {
  test('is to be checked after 90 days and leaves after 30 more', async () => {
    const stale = await aJob(app.db, { companyId, checkedAt: daysAgo(121), totalSent: 2 })
    const waiting = await aJob(app.db, { companyId, checkedAt: daysAgo(91) })
    const fresh = await aJob(app.db, { companyId, checkedAt: daysAgo(89) })
    const draft = await aJob(app.db, { companyId, status: 'DRAFT', checkedAt: daysAgo(200) })
    const listed = (await listJobsToRecheck(app.db, new Date())).filter((job) => job.companyId === companyId)
    expect(listed.map(({ id }) => id)).toEqual([stale.id, waiting.id])

    // Two workers at once archive the job only once.
    const counts = await Promise.all([archiveNow(), archiveNow()])
    expect(counts.toSorted()).toEqual([0, 1])
    expect(await Promise.all([stale, waiting, fresh, draft].map(({ id }) => isArchived(id)))).toEqual([
      true,
      false,
      false,
      false,
    ])
    const audit = app.db.selectFrom('audit').select(['area', 'action', 'fromStatus', 'toStatus'])
    expect(await audit.where('subjectId', '=', stale.id).execute()).toEqual([
      { area: 'system', action: 'archiveUncheckedJobs', fromStatus: 'ACTIVE', toStatus: 'ARCHIVED' },
    ])
  })

  test('begins anew when it is edited, published or brought back', async () => {
    const old = { companyId, checkedAt: daysAgo(121) }
    const edited = await aJob(app.db, old)
    const published = await aJob(app.db, { ...old, status: 'DRAFT' })
    const broughtBack = await aJob(app.db, { ...old, isArchived: true })
    const acts = [
      `updateJobDescriptionRecruitmentProcess(id: "${edited.id}", steps: [{ stepId: "10", order: 0 }], description: "", status: PUBLISHED) { id }`,
      `updateJobDescriptionStatus(id: "${published.id}", status: PUBLISHED) { id }`,
      `updateJobDescriptionIsArchived(id: "${broughtBack.id}", isArchived: false) { activeCount }`,
    ]
    for (const act of acts) expect((await client.ask(`mutation { ${act} }`)).errors).toEqual([])
    expect(await archiveNow()).toBe(0)
  })
})
