import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { ownApp, type TestApp } from '#test/client.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { aPicture } from '#test/factories/picture.ts'
import { aScheduling } from '#test/factories/scheduling.ts'

const app = ownApp()
let home: Awaited<ReturnType<typeof aCompanyWithUser>>
let other: Awaited<ReturnType<typeof aCompanyWithUser>>
let job: { id: string }
let scheduling: { id: string }
let picture: string

beforeAll(async () => {
  home = await aCompanyWithUser(app.db)
  other = await aCompanyWithUser(app.db)
  job = await aJob(app.db, { companyId: home.company.id, status: 'DRAFT' })
  scheduling = await aScheduling(app.db, { companyId: home.company.id })
  picture = await aPicture()
})

const described = `title: "奪った募集", jobTypeIds: ["12"], scoutTypeId: "7", contents: {
  texts: [{ body: "本文", order: 0 }], encodedImages: [{ image: $picture, order: 1 }] }`
// Every mutation but createJobDescription takes the job's id.
const writes: Record<string, string> = {
  createJobDescription: `createJobDescription(${described}) { id }`,
  updateJobDescriptionContents: `updateJobDescriptionContents(id: $id, ${described}, status: DRAFT) { id }`,
  updateJobDescriptionRecruitmentProcess: `updateJobDescriptionRecruitmentProcess(id: $id, steps: [{ stepId: "10", order: 0 }], description: "", status: DRAFT) { id }`,
  updateJobDescriptionCompletion: `updateJobDescriptionCompletion(jobId: $id, schedulingInput: { schedulingId: $scheduling, status: DRAFT }) { id }`,
  updateJobDescriptionStatus: `updateJobDescriptionStatus(id: $id, status: PUBLISHED) { id }`,
  updateJobDescriptionIsArchived: `updateJobDescriptionIsArchived(id: $id, isArchived: true) { activeCount }`,
  checkJobDescription: `checkJobDescription(id: $id) { id }`,
  deleteJobDescription: `deleteJobDescription(id: $id)`,
  duplicateJobDescription: `duplicateJobDescription(jobId: $id) { id }`,
}
const variables = { $id: 'ID!', $picture: 'String!', $scheduling: 'ID!' }
function requestOf(field: string, id = job.id) {
  const used = Object.entries(variables).filter(([name]) => field.includes(name))
  const head = used.length > 0 ? `(${used.map(([name, type]) => `${name}: ${type}`).join(', ')})` : ''
  return [`mutation Act${head} { ${field} }`, { id, picture, scheduling: scheduling.id }] as const
}

const tables = [
  'job',
  'jobContent',
  'jobCondition',
  'jobRecruitmentStep',
  'jobCompletionUrl',
  'companyImage',
  'audit',
] as const
async function contents() {
  const found: unknown[] = []
  for (const table of tables)
    found.push(
      await app.db
        .selectFrom(table)
        .selectAll()
        .orderBy(sql`1, 2`)
        .execute(),
    )
  const queued = await sql`select count(*) from graphile_worker._private_jobs`.execute(app.db)
  return JSON.stringify([found, queued.rows])
}

async function nothingHappens(code: string, act: () => ReturnType<ReturnType<TestApp['as']>['ask']>) {
  const before = await contents()
  expect((await act()).errors.map((error) => error.code)).toEqual([code])
  expect(await contents()).toBe(before)
}

describe('§6 who is refused, and nothing happens', () => {
  test.each(Object.entries(writes))('%s by a guest, a student or a VIEWER', async (_, field) => {
    const viewer = await aCompanyUser(app.db, home.company.id, { role: 'VIEWER' })
    const student = await aCandidate(app.db)
    await nothingHappens('unauthenticated', () => app.as(null).ask(...requestOf(field)))
    await nothingHappens('forbidden', () => app.as(student.viewer).ask(...requestOf(field)))
    await nothingHappens('forbidden', () => app.as(viewer.viewer).ask(...requestOf(field)))
  })

  const ofOneJob = Object.entries(writes).filter(([name]) => name !== 'createJobDescription')
  test.each(ofOneJob)('%s of another company’s job, and of what is no id', async (_, field) => {
    await nothingHappens('not_found', () => app.as(other.viewer).ask(...requestOf(field)))
    for (const id of [crypto.randomUUID(), 'x', '', "' or 1=1 --"])
      await nothingHappens('not_found', () => app.as(home.viewer).ask(...requestOf(field, id)))
  })
})

test.each(Object.entries(writes))('%s with one Idempotency-Key twice at once acts once', async (name, field) => {
  const { company, viewer } = await aCompanyWithUser(app.db)
  const own = await aJob(app.db, {
    companyId: company.id,
    status: name === 'checkJobDescription' ? 'PUBLISHED' : 'DRAFT',
  })
  const dates = await aScheduling(app.db, { companyId: company.id })
  const [query, ids] = requestOf(field, own.id)
  const idempotencyKey = crypto.randomUUID()
  const ask = () => app.as(viewer).ask(query, { ...ids, scheduling: dates.id }, { idempotencyKey })
  const [first, second] = await Promise.all([ask(), ask()])
  // Deleting returns the job's id only, so a repeated answer needs no deleted row.
  expect([first?.errors, second?.errors]).toEqual([[], []])
  expect(second?.data).toEqual(first?.data)
  const audit = app.db.selectFrom('audit').select('action').where('companyId', '=', company.id)
  expect(await audit.execute()).toEqual([{ action: name }])
})

test('§6 what a company reads of its jobs is for no guest and no student', async () => {
  const student = await aCandidate(app.db)
  const reads = [
    `{ jobDescription(jobId: "${job.id}") { id } }`,
    '{ jobDescriptions { edges { node { id } } } }',
    '{ jobDescriptionsForScoutInvitation { id } }',
  ]
  for (const query of reads) {
    expect((await app.as(null).ask(query)).errors[0]?.code).toBe('unauthenticated')
    expect((await app.as(student.viewer).ask(query)).errors[0]?.code).toBe('forbidden')
  }
})
