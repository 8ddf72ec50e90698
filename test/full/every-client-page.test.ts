import { afterAll, beforeAll, describe, test } from 'vitest'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'
import { openProduct, type Product } from '#test/e2e/product.ts'
import { expectNotFound, expectWholePages } from '#test/e2e/whole-pages.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const ofRecruiter = [
  '/client',
  '/client?by=text',
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
  '/client/jobs/create',
  '/client/users',
  '/client/profile/basic',
  '/client/settings/scout-notification',
  '/client/contact-us?screen=%2Fclient%2Fusers',
  '/client/contact-us/complete?number=Q-2026-0123ABCD',
  '/client/settings/webhooks',
  '/client/settings/activity',
  '/client/contract',
  '/client/owed-answers',
  '/client/accepted-students',
  '/client/accepted-students?contacted=yes',
  '/client/candidates/scout/drafts',
  '/client/offer-reports',
  '/client/company/basic',
  '/client/company/basic/complete',
  '/client/settings/sso',
  '/client/settings/networks',
  '/client/settings/sign-in',
  '/client/settings/devices',
  '/client/whitepapers',
  '/client/whitepapers/1',
  '/client/settings/access-tokens',
  ...['names', 'information', 'address', 'phones', 'logo', 'cover', 'others'].map(
    (section) => `/client/company/basic/edit?section=${section}`,
  ),
]

/** The pages of one job of the recruiter's company. */
async function ofOneJob() {
  const { id } = await product.db
    .selectFrom('companyUserAccount')
    .innerJoin('job', 'job.companyId', 'companyUserAccount.companyId')
    .select('job.id')
    .where('email', '=', demoAccounts.recruiter)
    .where('job.status', '=', 'PUBLISHED')
    .where('job.kind', '=', 'MESSAGE')
    .executeTakeFirstOrThrow()
  return [
    `/client/jobs/${id}/edit`,
    `/client/jobs/${id}/edit?part=publish`,
    `/client/jobs/create/complete?job=${id}`,
    `/client/jobs/edit/complete?job=${id}`,
    `/client/jobs/${id}/recruitment-process`,
    `/client/jobs/${id}/completion/message`,
    `/client/jobs/${id}/completion/scheduling`,
  ]
}

test('§2 every page of a recruiter is whole and silent at 390 and 1280 px', { timeout: 240_000 }, async () =>
  expectWholePages(product, [...ofRecruiter, ...(await ofOneJob())], { who: 'recruiter' }),
)

describe('§2 what is not there', () => {
  test('/client/jobs/status/unknown is a page of its own with status 404', () =>
    expectNotFound(product, { path: '/client/jobs/status/unknown', ways: ['企業トップに戻る'], who: 'recruiter' }))
})
