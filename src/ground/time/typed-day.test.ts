import { describe, expect, test } from 'vitest'
import { readDay, readTime, timesBetween } from './typed-day.ts'

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
