import { describe, expect, test } from 'vitest'
import { tokyoMoment } from '#ground/time/moment.ts'
import { alertText, canAlert, checkAlert, isFirstReading, nextDueAt } from './rules.ts'

const daily = { timing: 'DAILY', hour: 9, weekday: 1 } as const
const weekly = { timing: 'WEEKLY', hour: 18, weekday: 7 } as const

describe('the next moment of an alert, in Tokyo', () => {
  test.each([
    ['2026-11-28', '08:59', '2026-11-28'],
    ['2026-11-28', '09:00', '2026-11-29'],
    ['2026-12-31', '23:59', '2027-01-01'],
  ])('daily at 9, asked on %s at %s: %s', (day, clock, next) => {
    expect(nextDueAt(daily, tokyoMoment(day, clock))).toEqual(tokyoMoment(next, '09:00'))
  })

  test.each([
    // 2026-11-29 is a Sunday.
    ['2026-11-28', '12:00', '2026-11-29'],
    ['2026-11-29', '17:59', '2026-11-29'],
    ['2026-11-29', '18:00', '2026-12-06'],
    ['2026-11-30', '00:00', '2026-12-06'],
  ])('weekly on Sunday at 18, asked on %s at %s: %s', (day, clock, next) => {
    expect(nextDueAt(weekly, tokyoMoment(day, clock))).toEqual(tokyoMoment(next, '18:00'))
  })

  test('at once is due whenever the clock looks', () => {
    const now = tokyoMoment('2026-11-28', '03:07')
    expect(nextDueAt({ ...daily, timing: 'IMMEDIATELY' }, now)).toEqual(now)
  })
})

test('an hour of the night, a day that no week has and parts of an hour are refused', () => {
  expect(checkAlert(daily)).toEqual([null, null])
  for (const wrong of [{ hour: 6 }, { hour: 21 }, { hour: 9.5 }, { weekday: 0 }, { weekday: 8 }, { weekday: 1.5 }])
    expect(checkAlert({ ...daily, ...wrong }).filter(Boolean)).toHaveLength(1)
})

test('the words of each time', () => {
  expect(alertText({ ...daily, timing: 'OFF' })).toBe('知らせない')
  expect(alertText({ ...daily, timing: 'IMMEDIATELY' })).toBe('すぐに')
  expect(alertText(daily)).toBe('毎日 9:00')
  expect(alertText(weekly)).toBe('毎週 日曜日 18:00')
})

test('a reading is the first without one before, or after more than fifteen days', () => {
  const now = tokyoMoment('2026-11-28', '12:00')
  expect(isFirstReading(null, now)).toBe(true)
  expect(isFirstReading(tokyoMoment('2026-11-13', '12:00'), now)).toBe(false)
  expect(isFirstReading(tokyoMoment('2026-11-13', '11:59'), now)).toBe(true)
})

test('a condition with a gender has no alert', () => {
  expect(canAlert({ graduationYears: [2028] })).toBe(true)
  expect(canAlert({ genders: ['FEMALE'] })).toBe(false)
})
