import { expect, test } from 'vitest'
import { blanksOf, goOnAt, placesOf, stateOf } from './places.ts'

const saved = [1, 2, 3].map((position) => ({ position, chosenOption: position === 1 ? 4 : null, isFlagged: false }))
const own = { attemptId: 'a', section: 'NUM' as const }
const sent = {
  ...own,
  position: 2,
  option: 0,
  isFlagged: true,
  sequence: 1,
  answeredAt: '',
  milliseconds: 0,
  sinceShown: 0,
}

test('assessment 5.6 what this device is sending lies above what the server has', () => {
  const places = placesOf(saved, own, [
    sent,
    { ...sent, attemptId: 'b', position: 3 },
    { ...sent, section: 'LANG', position: 3 },
  ])
  expect(places.map(({ option }) => option)).toEqual([4, 0, null])
  expect(places.map(stateOf)).toEqual(['回答済み', '回答済み・見直し', '未回答'])
  expect(blanksOf(places)).toEqual([3])
})

test('screens 4.7 a student goes on at the first blank, then at the first mark', () => {
  expect(goOnAt(placesOf(saved, own, []))).toBe(2)
  const full = placesOf(saved, own, []).map((place) => ({ ...place, option: 0 }))
  expect(goOnAt(full.map((place) => ({ ...place, isFlagged: place.position === 3 })))).toBe(3)
  expect(goOnAt(full)).toBe(1)
})
