import { expect, test } from 'vitest'
import { neighboursOf } from './preview-urls.ts'

const previewUrlOf = (id: string, page = 2) => `${page} ${id}`
const listed = (id: string, page: number, total: number) =>
  neighboursOf({ ids: ['a', 'b', 'c'], id, page, total, previewUrlOf })

test('within a page the neighbours are the students beside', () => {
  expect(listed('b', 2, 60)).toEqual({
    place: 32,
    left: 28,
    position: '32 / 60名',
    before: '2 a',
    after: '2 c',
  })
})

test('at its ends the neighbouring pages go on', () => {
  expect(listed('a', 2, 60).before).toBe('1 last')
  expect(listed('c', 2, 60).after).toBe('3 first')
})

test('before the first and after the last there is nobody', () => {
  expect(listed('a', 1, 3).before).toBeNull()
  expect(listed('c', 1, 3).after).toBeNull()
})

test('who is not in the list has no place in it', () => {
  expect(listed('x', 1, 3)).toEqual({ place: 0, left: 0, position: '', before: null, after: null })
})
