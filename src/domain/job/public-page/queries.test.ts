import { expect, test } from 'vitest'
import type { DB } from '#platform/database/database-types.ts'
import type { Insertable } from 'kysely'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { addDays } from '#ground/day.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { PublicCompanyPageDocument, PublicJobPageDocument } from '#web/generated/graphql.ts'
import { countPublicAddresses, listPublicAddresses } from './queries.ts'

const app = ownApp()

const asGuest = () => app.as(null)
const codes = async (companyId: string, jobId: string) => {
  const answers = [
    await asGuest().ask(String(PublicCompanyPageDocument), { companyId }),
    await asGuest().ask(String(PublicJobPageDocument), { jobId }),
  ]
  return answers.map(({ errors }) => errors[0]?.code ?? 'shown')
}
const home = async (fields: Parameters<typeof aCompanyWithUser>[1] = {}) => {
  const owner = await aCompanyWithUser(app.db, { isPublic: true, ...fields })
  const job = await aJob(app.db, { companyId: owner.company.id })
  return { ...owner, job }
}
const listed = async () => (await listPublicAddresses(app.db, { limit: 1000, offset: 0 })).map(({ id }) => id)

test('a job is posted when it was published, not when its draft was made', async () => {
  const { job } = await home()
  const posted = async () =>
    (await asGuest().ask(String(PublicJobPageDocument), { jobId: job.id })).data.publicJob.postedAt
  const [made, published] = [new Date('2026-08-01T00:00:00Z'), new Date('2026-11-01T00:00:00Z')]
  await app.db.updateTable('job').set({ insertedAt: made }).where('id', '=', job.id).execute()
  expect(new Date(await posted())).toEqual(made)
  await app.db.updateTable('job').set({ publishedAt: published }).where('id', '=', job.id).execute()
  expect(new Date(await posted())).toEqual(published)
})

test('what a company opened is read by a visitor; what it did not open does not exist', async () => {
  const open = await home()
  const closed = await home({ isPublic: false })
  expect(await codes(open.company.id, open.job.id)).toEqual(['shown', 'shown'])
  expect(await codes(closed.company.id, closed.job.id)).toEqual(['not_found', 'not_found'])
  expect(await codes(crypto.randomUUID(), crypto.randomUUID())).toEqual(['not_found', 'not_found'])
  expect(await codes('no-id', 'no-id')).toEqual(['not_found', 'not_found'])
  const found = await listed()
  expect(found).toEqual(expect.arrayContaining([open.company.id, open.job.id]))
  expect(found).not.toContain(closed.company.id)
  expect(found).not.toContain(closed.job.id)
  expect(await countPublicAddresses(app.db)).toBe(found.length)
})

test.each<[string, Partial<Insertable<DB['contract']>>]>([
  ['suspended', { status: 'SUSPENDED' }],
  ['under review', { status: 'UNDER_REVIEW' }],
  ['over since yesterday', { endsOn: addDays(tokyoToday(), -1) }],
])('a company whose contract is %s vanishes', async (_, contract) => {
  const { company, job } = await home({ contract })
  expect(await codes(company.id, job.id)).toEqual(['not_found', 'not_found'])
  expect(await listed()).not.toContain(company.id)
})

test('nor is a page shown that was never finished, a draft, or an archived job', async () => {
  const unfinished = await home({ setUpAt: null })
  expect(await codes(unfinished.company.id, unfinished.job.id)).toEqual(['not_found', 'not_found'])
  const { company } = await home()
  const draft = await aJob(app.db, { companyId: company.id, status: 'DRAFT' })
  const archived = await aJob(app.db, { companyId: company.id, isArchived: true })
  expect(await codes(company.id, draft.id)).toEqual(['shown', 'not_found'])
  expect(await codes(company.id, archived.id)).toEqual(['shown', 'not_found'])
  const found = await listed()
  expect(found).not.toContain(draft.id)
  expect(found).not.toContain(archived.id)
})

test('§6 a RECRUITER opens the page, off by default; a VIEWER does not', async () => {
  const { company, viewer } = await aCompanyWithUser(app.db)
  const reader = await aCompanyUser(app.db, company.id, { role: 'VIEWER' })
  const job = await aJob(app.db, { companyId: company.id })
  expect(await codes(company.id, job.id)).toEqual(['not_found', 'not_found'])
  const open = `mutation ($version: Int!) { updateCompanyVisibility(version: $version, isPublic: true) { isPublic } }`
  expect((await app.as(reader.viewer).ask(open, { version: 0 })).errors[0]?.code).toBe('forbidden')
  const twice = await Promise.all([1, 2].map(() => app.as(viewer).ask(open, { version: 0 })))
  expect(twice.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(['company_section_edited'])
  expect(await codes(company.id, job.id)).toEqual(['shown', 'shown'])
})
