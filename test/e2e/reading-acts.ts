import { aCandidate } from '#test/factories.ts'
import { aSender } from '#test/factories/scout-invitation.ts'
import type { PageActs } from './stage.ts'

/** A student's acts on a company or a job to read. */
export const readingActs: PageActs = {
  async 'pages/candidate/favorite-companies.tsx'({ product, open }) {
    const { id: candidateId, viewer } = await aCandidate(product.db)
    const { company } = await aSender(product.db)
    await product.db.insertInto('favoriteCompany').values({ candidateId, companyId: company.id }).execute()
    const page = await open(viewer)
    await page.goto('/candidate/favorite-companies')
    await page.getByRole('button', { name: `${company.displayName}をお気に入り`, pressed: true }).click()
    await page.getByText('お気に入りの企業はまだありません').waitFor()
  },

  async 'pages/candidate/jobs/detail.tsx'({ product, open }) {
    const { viewer } = await aCandidate(product.db)
    const { job } = await aSender(product.db)
    const page = await open(viewer)
    await page.goto(`/candidate/jobs/${job.id}`)
    await page.getByRole('button', { name: 'この企業に興味がある', pressed: false }).click()
    await page.getByRole('button', { name: 'この企業に興味がある', pressed: true }).waitFor()
  },
}
