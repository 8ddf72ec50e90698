import { afterAll, beforeAll, describe, test } from 'vitest'
import { openProduct, type Product } from './product.ts'
import { expectNotFound, expectWholePages } from './whole-pages.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const ofRecruiter = [
  '/client',
  '/client/logout',
  '/client/candidates',
  '/client/candidates?tk=%E3%81%82%E3%82%8A%E3%81%88%E3%81%AA%E3%81%84%E8%A8%80%E8%91%89&y=2028',
  '/client/candidates?y=2028&view=table',
  '/client/jobs/status/active',
  '/client/jobs/status/archived',
  '/client/jobs/events?view=month',
  '/client/jobs/events?view=week',
  '/client/jobs/events?view=list',
  '/client/jobs/events?panel=new',
  '/client/company/basic',
  '/client/company/basic/complete',
  ...['names', 'information', 'address', 'phones', 'logo', 'cover', 'others'].map(
    (section) => `/client/company/basic/edit?section=${section}`,
  ),
]

/** The pages that write one job; the demo has a job of each kind. */
async function pagesOfJob() {
  const { id } = await product.db
    .selectFrom('job')
    .innerJoin('companyUserAccount', 'companyUserAccount.companyId', 'job.companyId')
    .where('companyUserAccount.email', '=', 'recruiter@demo.example')
    .where('job.kind', '=', 'MESSAGE')
    .select('job.id')
    .executeTakeFirstOrThrow()
  return ['recruitment-process', 'completion/message', 'completion/scheduling'].map(
    (page) => `/client/jobs/${id}/${page}`,
  )
}

describe.each([390, 1280])('§2 every page at %i px', (width) => {
  test('of a recruiter is whole and silent', { timeout: 120_000 }, async () =>
    expectWholePages(product, [...ofRecruiter, ...(await pagesOfJob())], { width, who: 'recruiter' }),
  )
})

describe('§2 what is not there', () => {
  test('/client/jobs/status/unknown is a page of its own with status 404', () =>
    expectNotFound(product, { path: '/client/jobs/status/unknown', ways: ['企業トップに戻る'], who: 'recruiter' }))
})
