import { expect, test } from 'vitest'
import { inOrder, movedIds } from './order.ts'

test('§9 an event moves among those that are shown, and the others keep their places', () => {
  const all = ['a', 'x', 'b', 'y', 'c']
  const visibleIds = ['a', 'b', 'c']
  expect(movedIds(all, visibleIds, 'c', -1)).toEqual(['a', 'x', 'c', 'y', 'b'])
  expect(movedIds(all, visibleIds, 'a', 2)).toEqual(['b', 'x', 'c', 'y', 'a'])
  expect(movedIds(all, visibleIds, 'a', -1)).toBeNull()
  expect(movedIds(all, visibleIds, 'c', 1)).toBeNull()
  expect(movedIds(all, visibleIds, 'b', 0)).toBeNull()
  expect(movedIds(all, visibleIds, 'x', 1)).toBeNull()
})

test('events are drawn in the order that is being saved', () => {
  const events = [{ id: 'a' }, { id: 'b' }]
  expect(inOrder(events, ['b', 'a'])).toEqual([{ id: 'b' }, { id: 'a' }])
  expect(inOrder(events, null)).toEqual(events)
})
