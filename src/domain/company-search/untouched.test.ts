import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { aCompany } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'

const app = ownApp()

/** The versions of a company's rows in the search, and what they say. */
async function searchRows(companyId: string) {
  const { rows } = await sql<{ versions: string; openJobs: number }>`
    select company_search.xmin || ' ' || company_search_word.xmin as versions, open_jobs as "openJobs"
    from company_search join company_search_word using (company_id) where company_id = ${companyId}`.execute(app.db)
  return rows[0]
}

test('a draft no student could open leaves the search alone, until it is published', async () => {
  const company = await aCompany(app.db)
  const before = await searchRows(company.id)
  const { id } = await aJob(app.db, { companyId: company.id, status: 'DRAFT' })
  const edit = (values: { title?: string; lastEditedAt?: Date; status?: 'PUBLISHED'; isArchived?: boolean }) =>
    app.db.updateTable('job').set(values).where('id', '=', id).execute()
  await edit({ title: '書きかけの続き', lastEditedAt: new Date() })
  expect(await searchRows(company.id)).toEqual(before)
  await edit({ status: 'PUBLISHED' })
  expect(await searchRows(company.id)).toMatchObject({ openJobs: 1 })
  await edit({ isArchived: true })
  expect(await searchRows(company.id)).toMatchObject({ openJobs: 0 })
  await app.db.deleteFrom('job').where('id', '=', id).execute()
  expect(await searchRows(company.id)).toMatchObject({ openJobs: 0 })
})

test('an edit of a job that changes no key writes neither names nor keys', async () => {
  const company = await aCompany(app.db)
  const job = await aJob(app.db, { companyId: company.id })
  const namesOf = async () => (await searchRows(company.id))?.versions.split(' ')[1]
  const before = await namesOf()
  await app.db.updateTable('job').set({ lastEditedAt: new Date() }).where('id', '=', job.id).execute()
  expect(await namesOf()).toBe(before)
  await app.db
    .updateTable('job')
    .set({ jobTypeIds: [1] })
    .where('id', '=', job.id)
    .execute()
  expect(await namesOf()).not.toBe(before)
})
