import { expect, test } from 'vitest'
import { countCharacters } from './character-count.tsx'

test.each([
  ['', 0],
  ['自己PR', 4],
  ['𠮷野家', 3],
  ['がんばる😀', 5],
])('%s', (text, characters) => {
  expect(countCharacters(text)).toBe(characters)
})
