import { describe, expect, test } from 'vitest'
import { addMonths, clampDay, dayText, isDay, monthText, readDay, readTime, timesBetween, weeksOfMonth } from './day.ts'

test('a day is a day of the calendar', () => {
  expect(['2026-12-03', '2028-02-29', '2026-02-29', '2026-13-01', '2026-1-1'].map(isDay)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test.each([
  ['2026-12-03', 1, '2027-01-03'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
])('%s and %i months is %s', (day, months, expected) => expect(addMonths(day, months)).toBe(expected))

test('§9 days are told with their single weekday', () => {
  expect(dayText('2026-12-03')).toBe('2026年12月3日(木)')
  expect(monthText('2026-12-03')).toBe('2026年12月')
})

test('weeks begin on Sunday', () => {
  const weeks = weeksOfMonth('2026-12-15')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]).toEqual([null, null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'])
  expect(weeks[4]?.filter(Boolean)).toEqual(['2026-12-27', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'])
  expect(weeksOfMonth('2026-02-01')).toHaveLength(4)
  expect(weeksOfMonth('2026-08-01')).toHaveLength(6)
})

test('a day is kept between the ends', () => {
  expect(clampDay('2026-01-01', '2026-02-01')).toBe('2026-02-01')
  expect(clampDay('2026-03-01', '2026-02-01', '2026-02-28')).toBe('2026-02-28')
  expect(clampDay('2026-02-10', '2026-02-01', '2026-02-28')).toBe('2026-02-10')
})

describe('reading a day, on 2026-11-21', () => {
  test.each([
    ['2026-12-03', '2026-12-03'],
    ['2026/12/3', '2026-12-03'],
    ['２０２６年１２月３日（木）', '2026-12-03'],
    ['2026年12月3日(木)', '2026-12-03'],
    ['20261203', '2026-12-03'],
    ['12/3', '2026-12-03'],
    ['12月3日', '2026-12-03'],
    ['1203', '2026-12-03'],
    ['11/21', '2026-11-21'],
    ['11/20', '2027-11-20'],
    ['2/29', null],
    ['2026/2/30', null],
    ['あした', null],
    ['', null],
  ])('%s', (text, day) => expect(readDay(text, '2026-11-21')).toBe(day))
})

test.each([
  ['9:30', '09:30'],
  ['0930', '09:30'],
  ['930', '09:30'],
  ['９時半', '09:30'],
  ['9時', '09:00'],
  ['9時5分', '09:05'],
  ['18', '18:00'],
  ['24:00', null],
  ['9:60', null],
  ['朝', null],
])('the time %s', (text, time) => expect(readTime(text)).toBe(time))

test('times in steps', () => {
  expect(timesBetween('09:00', '10:00', 30)).toEqual(['09:00', '09:30', '10:00'])
  expect(timesBetween('10:00', '09:00', 30)).toEqual([])
})
