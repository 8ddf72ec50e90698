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
  expect(addTags(['a'], ['b', 'a', 'b', 'c'], 3)).toEqual({
    tags: ['a', 'b', 'c'],
    added: ['b', 'c'],
    repeated: ['a'],
    isFull: false,
  })
  expect(addTags(['a'], ['b', 'c', 'd'], 2)).toEqual({ tags: ['a', 'b'], added: ['b'], repeated: [], isFull: true })
  expect(addTags(['a', 'b', 'c'], ['d'], 2)).toMatchObject({ tags: ['a', 'b', 'c'], isFull: true })
  expect(addTags(['a', 'b'], ['a'], 2)).toMatchObject({ added: [], repeated: ['a'], isFull: false })
})
