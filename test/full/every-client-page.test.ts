import { afterAll, beforeAll, describe, test } from 'vitest'
import { openProduct, type Product } from '#test/e2e/product.ts'
import { recruiterPages } from '#test/every-page.ts'
import { expectNotFound, expectWholePages } from '#test/e2e/whole-pages.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 400 })
})
afterAll(() => product.close())

test('§2 every page of a recruiter is whole and silent at 390 and 1280 px', { timeout: 240_000 }, async () =>
  expectWholePages(product, await recruiterPages(product.db), { who: 'recruiter' }),
)

describe('§2 what is not there', () => {
  test('/client/jobs/status/unknown is a page of its own with status 404', () =>
    expectNotFound(product, {
      path: '/client/jobs/status/unknown',
      ways: ['別のアカウントでログインする', '企業トップに戻る'],
      who: 'recruiter',
    }))
})
