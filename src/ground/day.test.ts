import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addMonths,
  firstOfMonth,
  lastOfMonth,
  mondayOf,
  monthGrid,
  monthOf,
  weekOf,
  weeksOfMonth,
} from './time/month.ts'
import { addDays, clampDay, daysBetween, daysFrom, isDay, isTime, weekdayOf } from './day.ts'

// Temporal exists on the server only; the test compares our own day arithmetic with it.
const days = fc
  .integer({ min: 0, max: 700_000 })
  .map((offset) => Temporal.PlainDate.from('1000-02-01').add({ days: offset }).toString())
const few = fc.integer({ min: -5_000, max: 5_000 })
const plain = (day: string) => Temporal.PlainDate.from(day)

test('a day is a day of the calendar', () => {
  const texts = ['2026-12-03', '2028-02-29', '2026-02-29', '2026-13-01', '2026-1-1', '0999-01-01', '', '2026-12-03 ']
  expect(texts.filter(isDay)).toEqual(['2026-12-03', '2028-02-29'])
})

test('exactly the days that Temporal knows are days', () => {
  const figures = fc.tuple(
    fc.integer({ min: 1000, max: 9999 }),
    fc.integer({ max: 14, min: 0 }),
    fc.integer({ max: 33, min: 0 }),
  )
  fc.assert(
    fc.property(figures, ([year, month, day]) => {
      const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
      const isKnown =
        month > 0 && day > 0 && isPlain(() => Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' }))
      expect(isDay(text)).toBe(isKnown)
    }),
  )
})

function isPlain(read: () => unknown) {
  try {
    read()
    return true
  } catch {
    return false
  }
}

test('days and months are counted as Temporal counts them', () => {
  fc.assert(
    fc.property(days, few, (day, count) => {
      expect(addDays(day, count)).toBe(plain(day).add({ days: count }).toString())
      expect(daysBetween(day, addDays(day, count))).toBe(count)
      expect(weekdayOf(day)).toBe(plain(day).dayOfWeek % 7)
    }),
  )
  fc.assert(
    fc.property(days, fc.integer({ min: -400, max: 400 }), (day, months) => {
      const first = plain(day).with({ day: 1 }).add({ months })
      fc.pre(first.year >= 1000)
      expect(addMonths(day, months)).toBe(plain(day).add({ months }).toString())
      expect(firstOfMonth(day, months)).toBe(first.toString())
      expect(lastOfMonth(first.toString())).toBe(first.with({ day: first.daysInMonth }).toString())
    }),
  )
})

test.each([
  ['2026-12-03', 1, '2027-01-03'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
])('%s and %i months is %s', (day, months, expected) => expect(addMonths(day, months)).toBe(expected))

test('the first of a month is another question than the same day of it', () => {
  expect(firstOfMonth('2026-12-31')).toBe('2026-12-01')
  expect(firstOfMonth('2026-12-31', 1)).toBe('2027-01-01')
  expect(firstOfMonth('2026-01-15', -1)).toBe('2025-12-01')
  expect(lastOfMonth('2028-02-10')).toBe('2028-02-29')
})

test('a period holds both ends', () => {
  expect(daysFrom('2026-12-31', '2027-01-02')).toEqual(['2026-12-31', '2027-01-01', '2027-01-02'])
  expect(daysFrom('2026-12-02', '2026-12-01')).toEqual([])
})

test('weeks begin on Sunday, working weeks on Monday', () => {
  expect(weekOf('2026-12-08')).toEqual(daysFrom('2026-12-06', '2026-12-12'))
  expect(weekOf('2026-12-06')[0]).toBe('2026-12-06')
  expect(['2026-12-06', '2026-12-07', '2026-12-13'].map(mondayOf)).toEqual(['2026-11-30', '2026-12-07', '2026-12-07'])
})

test('a month is shown in whole weeks', () => {
  const grid = monthGrid('2026-12-08')
  expect([grid[0], grid.at(-1), grid.length]).toEqual(['2026-11-29', '2027-01-02', 35])
  const weeks = weeksOfMonth('2026-12-15')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]).toEqual([null, null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'])
  expect(weeks[4]?.filter(Boolean)).toEqual(['2026-12-27', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'])
  expect(weeksOfMonth('2026-02-01')).toHaveLength(4)
  expect(weeksOfMonth('2026-08-01')).toHaveLength(6)
  expect(monthOf('2026-12-15')).toBe('2026-12')
})

test('a day is kept between the ends', () => {
  expect(clampDay('2026-01-01', '2026-02-01')).toBe('2026-02-01')
  expect(clampDay('2026-03-01', '2026-02-01', '2026-02-28')).toBe('2026-02-28')
  expect(clampDay('2026-02-10', '2026-02-01', '2026-02-28')).toBe('2026-02-10')
})

test('§9 a time is told in hours and minutes', () => {
  expect(['09:05', '23:59', '24:00', '9:05', '09:60', ''].filter(isTime)).toEqual(['09:05', '23:59'])
})
