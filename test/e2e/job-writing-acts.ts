import { expect } from 'vitest'
import { anEmptyJob } from '#test/factories/job.ts'
import { aSchedulingSender } from '#test/factories/scout-invitation.ts'
import { postInstead } from './posted-form.ts'
import type { PageActs } from './stage.ts'

/** Acts of the pages that write a job. */
export const jobWritingActs: PageActs = {
  async 'pages/client/jobs/write.tsx'({ product, open, isScripted }) {
    const { viewer, company } = await aSchedulingSender(product.db)
    const { id } = await anEmptyJob(product.db, { companyId: company.id })
    const page = await open(viewer)
    await page.goto(`/client/jobs/${id}/edit`)
    const title = `書いた募集 ${id.slice(-6)}`
    const contents = { encodedImages: [], headings: [], texts: [], urlImages: [], youtubes: [] }
    const input = JSON.stringify({ title, scoutTypeId: '7', jobTypeIds: ['12'], contents, conditions: [] })
    if (isScripted) {
      await page.getByRole('textbox', { name: /募集タイトル/ }).fill(title)
      await page.getByRole('button', { name: '下書きを保存' }).click()
    } else await postInstead(page, { intent: 'save', jobId: id, status: 'DRAFT', revision: '0', input })
    const saved = () => product.db.selectFrom('job').select('title').where('id', '=', id).executeTakeFirstOrThrow()
    await expect.poll(async () => (await saved()).title).toBe(title)
  },

  async 'pages/client/jobs/complete.tsx'({ product, open }) {
    const { viewer, job } = await aSchedulingSender(product.db)
    const page = await open(viewer)
    await page.goto(`/client/jobs/create/complete?job=${job.id}`)
    await page.getByRole('button', { name: '複製して次の募集を書く' }).click()
    await page.waitForURL((url) => url.pathname.endsWith('/edit'))
    const jobs = product.db.selectFrom('job').select('title').where('companyId', '=', viewer.companyId)
    expect((await jobs.execute()).map(({ title }) => title)).toContain(`（コピー）${job.title}`)
  },
}
