import { expect, test } from 'vitest'
import { stylesInOrder } from './part-files.ts'

test('§2 the styles of a shown part follow those of its page', () => {
  const part = '<link rel="stylesheet" href="/assets/part.css" data-precedence="part"/>'
  const own = '<link rel="stylesheet" href="/assets/page.css"/>'
  expect(stylesInOrder(`<head>${part}<title>題</title>${own}</head><body/>`)).toBe(
    `<head><title>題</title>${own}${part}</head><body/>`,
  )
  expect(stylesInOrder(`<head>${own}</head><body/>`)).toBe(`<head>${own}</head><body/>`)
})
