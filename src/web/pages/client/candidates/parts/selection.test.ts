import { expect, test } from 'vitest'
import { maxSelected, toggleSelected } from './selection.ts'

const full = Array.from({ length: maxSelected }, (_, at) => String(at))

test('a student goes in and out', () => {
  expect(toggleSelected(['a'], 'b')).toEqual({ ids: ['a', 'b'], isFull: false })
  expect(toggleSelected(['a', 'b'], 'a')).toEqual({ ids: ['b'], isFull: false })
})

test('the 101st does not fit, and one of the 100 can still be taken out', () => {
  expect(toggleSelected(full, 'x')).toEqual({ ids: full, isFull: true })
  expect(toggleSelected(full, '7').ids).toHaveLength(99)
})
