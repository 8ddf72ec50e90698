import { afterAll, beforeAll, describe, test } from 'vitest'
import { openProduct, type Product } from '#test/e2e/product.ts'
import { expectNotFound, expectWholePages } from '#test/e2e/whole-pages.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const ofStudent = [
  '/',
  '/candidate/logout',
  '/candidate/skills',
  '/candidate/settings/sign-in',
  '/candidate/invitations/events',
  '/candidate/profile',
  '/candidate/profile?section=preferences',
  '/candidate/profile?section=scout-preferences',
  '/candidate/settings/account',
  '/candidate/settings/devices',
  '/candidate/settings',
  '/candidate/settings/notifications',
  '/candidate/settings/intake',
  '/candidate/settings/blocked-companies',
  '/candidate/settings/blocked-companies?search=7000012050002',
  '/candidate/profile/views',
  '/candidate/companies',
  '/candidate/companies?company-name=%E5%8C%97&industry=501&prefecture=23&order=updated',
  '/candidate/companies?industry=951&prefecture=47',
  '/candidate/contact-us',
  '/candidate/contact-us/complete',
  '/candidate/reward-request',
  '/candidate/settings/data',
  '/candidate/settings/unsubscribe',
  '/candidate/agent-consultation',
  '/candidate/assessment',
  '/candidate/assessment/practice',
  '/candidate/assessment/intellectual/start',
  '/candidate/assessment/personality/start',
  '/candidate/assessment/intellectual/result',
  '/candidate/assessment/personality/result',
  '/candidate/favorite-companies',
  '/candidate/unsubscribe-mail?token=of-no-mail',
  ...['pending', 'pending-schedule', 'accepted', 'declined', 'expired'].map(
    (status) => `/candidate/invitations/status/${status}`,
  ),
]

test('§2 every page of a student is whole and silent at 390 and 1280 px', { timeout: 240_000 }, () =>
  expectWholePages(product, ofStudent, { who: 'student' }),
)

describe('§2 what is not there', () => {
  test.each([
    '/candidate/invitations/status/unknown',
    '/candidate/jobs/not-an-id',
    '/candidate/companies/not-an-id/description',
    '/candidate/favorite-companies/page/0',
    '/candidate/onboarding/step4',
    '/candidate/assessment/handwriting/start',
    '/candidate/invitations/not-an-id/events/details',
  ])('%s is a page of its own with status 404', (path) =>
    expectNotFound(product, { path, ways: ['トップに戻る'], who: 'student' }),
  )
})
