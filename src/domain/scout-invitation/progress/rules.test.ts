import { expect, test } from 'vitest'
import { isOver, progressOf, type ProgressFacts } from './rules.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const facts: ProgressFacts = {
  status: 'ACCEPTED',
  answeredAt: at(1),
  contactedAt: null,
  outcome: null,
  outcomeToldAt: null,
  endedAt: null,
  isHireAwaited: false,
  reportedAt: null,
  dates: [],
}
const kinds = (changes: Partial<ProgressFacts>) => progressOf({ ...facts, ...changes }).map(({ kind }) => kind)

test('what happened stands in its order, with every date', () => {
  const dates = [9, 4].map((day) => ({ startAt: at(day), endAt: at(day), isAbsence: day === 9 }))
  expect(kinds({ dates, contactedAt: at(2), outcome: 'NEXT_STEP', outcomeToldAt: at(5) })).toEqual([
    'ACCEPTED',
    'CONTACTED',
    'DATE',
    'NEXT_STEP',
    'ABSENCE',
  ])
  expect(kinds({ reportedAt: at(6), status: 'HIRED', endedAt: at(7) })).toEqual(['ACCEPTED', 'OFFER_REPORTED', 'HIRED'])
  expect(kinds({ status: 'HIRED', endedAt: at(7), isHireAwaited: true })).toEqual(['ACCEPTED', 'HIRE_RECORDED'])
})

test.each<[boolean, Partial<ProgressFacts>]>([
  [false, {}],
  [false, { outcome: 'NEXT_STEP' }],
  [true, { outcome: 'NOT_SELECTED' }],
  [true, { status: 'HIRED' }],
])('%s: over after %j', (expected, changes) => expect(isOver({ ...facts, ...changes })).toBe(expected))
