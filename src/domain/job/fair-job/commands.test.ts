import { expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'

const app = ownApp()

async function aCompanyByJob() {
  const home = await aCompanyWithUser(app.db)
  await app.db.insertInto('fairMode').values({ companyId: home.company.id, scope: 'CHOSEN_JOBS' }).execute()
  return { ...home, job: await aJob(app.db, { companyId: home.company.id }) }
}
const turn = async (viewer: Viewer | null, jobId: string, isFair: boolean) => {
  const { errors } = await app
    .as(viewer)
    .ask('mutation ($jobId: ID!, $isFair: Boolean!) { updateFairJob(jobId: $jobId, isFair: $isFair) { isFair } }', {
      jobId,
      isFair,
    })
  return errors[0]?.code ?? 'done'
}
const isFair = async (viewer: Viewer, jobId: string) =>
  (await app.as(viewer).ask('query ($jobId: ID!) { jobDescription(jobId: $jobId) { isFair } }', { jobId })).data
    .jobDescription.isFair

test('an administrator chooses a job; twice at once is one line of the record', async () => {
  const { viewer, company, job } = await aCompanyByJob()
  expect(await isFair(viewer, job.id)).toBe(false)
  expect(await Promise.all([turn(viewer, job.id, true), turn(viewer, job.id, true)])).toEqual(['done', 'done'])
  expect(await isFair(viewer, job.id)).toBe(true)
  expect(await turn(viewer, job.id, false)).toBe('done')
  const lines = await app.db
    .selectFrom('audit')
    .select('toStatus')
    .where('action', '=', 'updateFairJob')
    .where('companyId', '=', company.id)
    .orderBy('insertedAt')
    .execute()
  expect(lines).toEqual([{ toStatus: 'ON' }, { toStatus: 'OFF' }])
})

test('the choice counts while the company chooses by job, and stays for the next time', async () => {
  const { viewer, company, job } = await aCompanyByJob()
  await turn(viewer, job.id, true)
  const scopeIs = (scope: 'NONE' | 'EVERY_JOB' | 'CHOSEN_JOBS') =>
    app.db.updateTable('fairMode').set({ scope }).where('companyId', '=', company.id).execute()
  await scopeIs('EVERY_JOB')
  expect(await isFair(viewer, job.id)).toBe(false)
  await scopeIs('CHOSEN_JOBS')
  expect(await isFair(viewer, job.id)).toBe(true)
})

test('a copy is filled as its job is; an archived job stays as it was', async () => {
  const { viewer, job } = await aCompanyByJob()
  await turn(viewer, job.id, true)
  const { data } = await app
    .as(viewer)
    .ask('mutation ($id: ID!) { duplicateJobDescription(jobId: $id) { id } }', { id: job.id })
  expect(await isFair(viewer, data.duplicateJobDescription.id)).toBe(true)
  await app.db.updateTable('job').set({ isArchived: true }).where('id', '=', job.id).execute()
  expect(await isFair(viewer, job.id)).toBe(true)
})

test('a recruiter, another company and a guest may not', async () => {
  const [{ company, job }, other] = [await aCompanyByJob(), await aCompanyByJob()]
  const recruiter = await aCompanyUser(app.db, company.id, { role: 'RECRUITER' })
  expect(await turn(recruiter.viewer, job.id, true)).toBe('forbidden')
  expect(await turn(other.viewer, job.id, true)).toBe('not_found')
  expect(await turn(null, job.id, true)).toBe('unauthenticated')
})
