import { afterAll, beforeAll, describe, test } from 'vitest'
import { openProduct, type Product } from '#test/e2e/product.ts'
import { missingStudentPages, studentPages } from '#test/every-page.ts'
import { expectNotFound, expectWholePages } from '#test/e2e/whole-pages.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 400 })
})
afterAll(() => product.close())

test('§2 every page of a student is whole and silent at 390 and 1280 px', { timeout: 240_000 }, () =>
  expectWholePages(product, studentPages, { who: 'student' }),
)

describe('§2 what is not there', () => {
  test.each(missingStudentPages)('%s is a page of its own with status 404', (path) =>
    expectNotFound(product, { path, ways: ['別のアカウントでログインする', 'トップに戻る'], who: 'student' }),
  )
})
