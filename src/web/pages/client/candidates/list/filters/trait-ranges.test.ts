import { expect, test } from 'vitest'
import { withEnd } from './trait-ranges.ts'

const t01 = { traitId: 'T01', min: 20, max: 60 }

test.each([
  [undefined, 'min', 40, [{ traitId: 'T01', min: 40, max: 100 }]],
  [[t01], 'min', 0, [{ traitId: 'T01', min: 0, max: 60 }]],
  [[t01], 'min', 90, [{ traitId: 'T01', min: 20, max: 60 }]],
  [[t01], 'max', 10, [{ traitId: 'T01', min: 20, max: 60 }]],
  [[{ traitId: 'T01', min: 0, max: 60 }], 'max', 100, []],
] as const)('§7 of %j the %s moves to %i', (ranges, end, value, moved) =>
  expect(withEnd(ranges, 'T01', end, value)).toEqual(moved),
)

test('§7 the other traits stay', () => {
  const t02 = { traitId: 'T02', min: 0, max: 30 }
  expect(withEnd([t01, t02], 'T01', 'max', 80)).toEqual([t02, { traitId: 'T01', min: 20, max: 80 }])
})
