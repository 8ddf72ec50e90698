import { expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, daysFrom, isDay, lastOfMonth, monthGrid, weekdayOf, weekOf } from './days.ts'

test('a day is a real day', () => {
  expect(['2026-12-08', '2026-02-29', '2026-1-1', '', '2026-13-01'].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

test('days and months are counted over their ends', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addMonths('2026-12-31', 1)).toBe('2027-01-01')
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-01')
  expect(lastOfMonth('2028-02-10')).toBe('2028-02-29')
  expect(daysBetween('2026-12-31', '2027-01-02')).toBe(2)
  expect(daysFrom('2026-12-02', '2026-12-01')).toEqual([])
})

test('weeks begin on Sunday', () => {
  expect(weekdayOf('2026-12-06')).toBe(0)
  expect(weekOf('2026-12-08')).toEqual(daysFrom('2026-12-06', '2026-12-12'))
  expect(weekOf('2026-12-06')[0]).toBe('2026-12-06')
})

test('a month is shown in whole weeks', () => {
  const grid = monthGrid('2026-12-08')
  expect([grid[0], grid.at(-1), grid.length]).toEqual(['2026-11-29', '2027-01-02', 35])
})
