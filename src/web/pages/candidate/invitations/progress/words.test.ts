import { expect, test } from 'vitest'
import { dateAhead, pointLine } from './words.ts'

const now = '2026-12-07T03:00:00.000Z'
const missed = { kind: 'ABSENCE', at: '2026-12-08T06:00:00.000Z', endAt: '2026-12-08T07:00:00.000Z' } as const
const anew = { kind: 'DATE', at: '2026-12-10T06:00:00.000Z', endAt: '2026-12-10T07:00:00.000Z' } as const

test('a date that the student does not come to is history, and none ahead', () => {
  expect(dateAhead([missed], now)).toBeUndefined()
  expect(dateAhead([missed, anew], now)).toBe(anew)
  expect(pointLine(missed)).toBe('12月8日(火) 15:00〜16:00 の日程（欠席を伝えました）')
  expect(pointLine(anew)).toBe('12月10日(木) 15:00〜16:00 の日程')
})
