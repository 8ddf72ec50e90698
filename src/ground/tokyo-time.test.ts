import { expect, test } from 'vitest'
import {
  addDays,
  daysBetween,
  endOfTokyoDay,
  formatDate,
  formatDateLong,
  formatDateTimeLong,
  formatDay,
  formatDayLong,
  formatTime,
  startOfTokyoDay,
  tokyoMoment,
  tokyoToday,
  weekday,
} from './tokyo-time.ts'

test('the day turns at 15:00 UTC', () => {
  expect(tokyoToday(new Date('2026-12-31T14:59:59Z'))).toBe('2026-12-31')
  expect(tokyoToday(new Date('2026-12-31T15:00:00Z'))).toBe('2027-01-01')
})

test('§9 dates read year/month/day, times hours:minutes with zeros, weekdays one character from Sunday', () => {
  const at = new Date('2026-11-21T00:05:00Z')
  expect(formatDate(at)).toBe('2026/11/21')
  expect(formatTime(at)).toBe('09:05')
  expect(weekday(at)).toBe('土')
  expect(weekday('2026-11-22T03:00:00Z')).toBe('日')
  expect(formatDay('2027-03-01')).toBe('2027/03/01')
  expect(formatDateLong('2026-12-03T00:05:00Z')).toBe('2026年12月3日(木)')
  expect(formatDayLong('2026-12-03')).toBe('2026年12月3日(木)')
  expect(formatDateTimeLong('2026-12-03T00:05:00Z')).toBe('2026年12月3日(木) 09:05')
})

test('a day ends a millisecond before the next one begins', () => {
  const at = new Date('2026-02-27T20:00:00Z')
  expect(endOfTokyoDay(at).toISOString()).toBe('2026-02-28T14:59:59.999Z')
  expect(endOfTokyoDay(at, 1).toISOString()).toBe('2026-03-01T14:59:59.999Z')
  expect(startOfTokyoDay('2026-03-02').toISOString()).toBe('2026-03-01T15:00:00.000Z')
})

test('days are counted over leap years and month ends', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2028-03-01', '2028-02-28')).toBe(-2)
})

test('a time read in Tokyo becomes an instant; one that does not exist is refused', () => {
  expect(tokyoMoment('2026-12-03', '09:00').toISOString()).toBe('2026-12-03T00:00:00.000Z')
  expect(() => tokyoMoment('2026-02-30', '09:00')).toThrow(RangeError)
  expect(() => tokyoMoment('2026-02-28', '25:00')).toThrow(RangeError)
})
