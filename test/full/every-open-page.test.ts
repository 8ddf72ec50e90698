import { afterAll, beforeAll, describe, test } from 'vitest'
import { openProduct, type Product } from '#test/e2e/product.ts'
import { guestPages } from '#test/every-page.ts'
import { expectNotFound, expectWholePages } from '#test/e2e/whole-pages.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 400 })
})
afterAll(() => product.close())

const ofOperator = ['/admin/events/status/active', '/admin/events/status/expired', '/admin/logout']

describe('§2 every page at 390 and 1280 px', () => {
  test('of a guest is whole and silent', { timeout: 240_000 }, () => expectWholePages(product, guestPages, {}))

  test('of the operator is whole and silent', () => expectWholePages(product, ofOperator, { who: 'operator' }))
})

describe('§2 what is not there', () => {
  test.each(['/nowhere', '/a/b/c/d/e/f/g'])('%s is a page of its own with status 404', (path) =>
    expectNotFound(product, { path, ways: ['学生の方はこちらのトップ', '企業の方はこちらのトップ'] }),
  )
})
