import { describe, expect, test } from 'vitest'
import { pageTicks, rangeOf, setTicked } from './row-selection.ts'

const page = ['a', 'b', 'c', 'd', 'e']

describe('ticking rows', () => {
  test.each([
    ['one more', ['a'], ['b'], true, undefined, ['a', 'b'], false],
    ['none twice', ['a', 'b'], ['a', 'b', 'c'], true, undefined, ['a', 'b', 'c'], false],
    ['one less', ['a', 'b'], ['a'], false, undefined, ['b'], false],
    ['another page stays', ['z'], ['a', 'b'], true, undefined, ['z', 'a', 'b'], false],
    ['as many as fit', ['z'], ['a', 'b', 'c'], true, 3, ['z', 'a', 'b'], true],
    ['just full', ['z'], ['a', 'b'], true, 3, ['z', 'a', 'b'], false],
    ['nothing fits', ['y', 'z'], ['a'], true, 2, ['y', 'z'], true],
  ] as const)('%s', (_, ids, changed, isTicked, max, expected, isFull) => {
    expect(setTicked(ids, changed, isTicked, max)).toEqual({ ids: expected, isFull })
  })
})

test.each([
  ['downwards', 'b', 'd', ['b', 'c', 'd']],
  ['upwards', 'd', 'b', ['b', 'c', 'd']],
  ['itself', 'c', 'c', ['c']],
  ['nothing touched yet', null, 'c', ['c']],
  ['touched on another page', 'z', 'c', ['c']],
])('a range: %s', (_, from, to, expected) => expect(rangeOf(page, from, to)).toEqual(expected))

test.each([
  [[], 'none'],
  [['z'], 'none'],
  [['a', 'z'], 'some'],
  [['e', 'd', 'c', 'b', 'a', 'z'], 'all'],
] as const)('%j is %s of the page', (ids, expected) => expect(pageTicks(ids, page)).toBe(expected))

test('an empty page has nothing ticked', () => expect(pageTicks(['a'], [])).toBe('none'))
