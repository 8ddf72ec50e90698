import { expect, test } from 'vitest'
import { tokyoToday } from '#ground/tokyo-time.ts'
import {
  addBusinessDays,
  areHolidaysKnown,
  holidayName,
  holidaysKnownUntil,
  isBusinessDay,
  lastOverdueDay,
} from './rules.ts'

test.each([
  ['2026-11-23', false],
  ['2026-11-21', false],
  ['2026-11-22', false],
  ['2026-11-24', true],
  ['2026-05-06', false],
  ['2026-09-22', false],
  ['2027-03-22', false],
  ['2026-12-28', true],
  ['2026-12-29', false],
  ['2027-01-01', false],
  ['2028-01-03', false],
  ['2028-01-04', true],
])('%s is a business day: %s', (day, is) => expect(isBusinessDay(day)).toBe(is))

test('every holiday of the list is a day of the calendar', () => {
  expect(holidayName('2027-09-23')).toBe('秋分の日')
  expect(holidayName('2027-09-24')).toBeNull()
})

test('conventions 2.5: the holidays of the next twelve months are known, or the next year is to be added', () => {
  expect([areHolidaysKnown('2027-12-31'), areHolidaysKnown('2028-01-01')]).toEqual([true, false])
  expect([holidaysKnownUntil, areHolidaysKnown(tokyoToday())]).toEqual(['2028-12-31', true])
})

test('business days are counted from the day after', () => {
  expect(addBusinessDays('2026-11-20', 3)).toBe('2026-11-26')
  expect(addBusinessDays('2026-12-28', 1)).toBe('2027-01-04')
  expect(addBusinessDays('2026-11-24', 0)).toBe('2026-11-24')
})

test('late is what began so long ago that its last business day is over', () => {
  // Friday 20 November: two business days end on Wednesday 25, Monday being a holiday.
  expect(lastOverdueDay('2026-11-25', 2)).toBe('2026-11-19')
  expect(lastOverdueDay('2026-11-26', 2)).toBe('2026-11-23')
})
