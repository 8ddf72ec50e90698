import { expect, test } from 'vitest'
import { addTags, splitTags } from './tags.ts'

test.each([
  ['Python', ['Python']],
  ['Python、Go，Rust,SQL', ['Python', 'Go', 'Rust', 'SQL']],
  ['  機械 学習 　\nデータ分析\t', ['機械 学習', 'データ分析']],
  ['、,，', []],
  ['神', ['神']],
])('%j is parted', (text, words) => expect(splitTags(text)).toEqual(words))

test('adds what is new, once, as many as fit', () => {
  const none = { repeated: [], long: [], surplus: [] }
  expect(addTags(['a'], ['b', 'a', 'b', 'c'], { max: 3 })).toEqual({
    ...none,
    tags: ['a', 'b', 'c'],
    added: ['b', 'c'],
    repeated: ['a'],
  })
  expect(addTags(['a'], ['b', 'c', 'd'], { max: 2 })).toEqual({
    ...none,
    tags: ['a', 'b'],
    added: ['b'],
    surplus: ['c', 'd'],
  })
  expect(addTags(['a', 'b', 'c'], ['d'], { max: 2 })).toMatchObject({ tags: ['a', 'b', 'c'], surplus: ['d'] })
  expect(addTags(['a', 'b'], ['a'], { max: 2 })).toMatchObject({ added: [], repeated: ['a'], surplus: [] })
  expect(addTags([], ['𠮷𠮷', '👨‍👩‍👧‍👦𠮷𠮷'], { maxLetters: 2 })).toMatchObject({ added: ['𠮷𠮷'], long: ['👨‍👩‍👧‍👦𠮷𠮷'] })
})
