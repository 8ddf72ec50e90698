import { expect, test } from 'vitest'
import { keptUntil, offerEndsAt } from './rules.ts'

const tokyo = (text: string) => new Date(`${text}+09:00`)
const far = tokyo('2026-12-31T00:00')

test.each([
  ['2026-12-04T08:00', '2026-12-04T20:00'],
  ['2026-12-04T09:00', '2026-12-04T21:00'],
  ['2026-12-04T10:00', '2026-12-05T09:00'],
  ['2026-12-04T20:00', '2026-12-05T19:00'],
  ['2026-12-04T21:00', '2026-12-05T20:00'],
  ['2026-12-04T23:30', '2026-12-05T20:00'],
  ['2026-12-05T03:00', '2026-12-05T20:00'],
  ['2026-12-05T07:59', '2026-12-05T20:00'],
])('§4 a seat offered at %s is kept until %s: the night does not count', (now, until) => {
  expect(offerEndsAt(tokyo(now), far)).toEqual(tokyo(until))
})

test('§4 no seat is kept beyond the end of the booking', () => {
  const closesAt = tokyo('2026-12-04T15:00')
  expect(offerEndsAt(tokyo('2026-12-04T10:00'), closesAt)).toEqual(closesAt)
  expect(keptUntil(tokyo('2026-12-04T10:00'), closesAt)).toEqual(closesAt)
  expect(keptUntil(tokyo('2026-12-04T10:00'), far)).toEqual(tokyo('2026-12-05T10:00'))
})
