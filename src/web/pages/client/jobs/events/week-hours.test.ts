import { expect, test } from 'vitest'
import { hoursOfWeek, laid } from './week-hours.ts'

const on = (from: string, to: string) => ({
  startAt: `2026-12-08T${from}:00+09:00`,
  endAt: `2026-12-08T${to}:00+09:00`,
})

test('a week shows the working day, and the hours of dates before and after', () => {
  expect(hoursOfWeek([])).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17])
  const wide = hoursOfWeek([on('07:30', '08:00'), on('18:00', '19:15')])
  expect([wide[0], wide.at(-1)]).toEqual([7, 19])
})

test('dates at the same time lie side by side, the next one has the whole width', () => {
  const dates = laid([on('10:00', '11:00'), on('10:30', '11:30'), on('11:00', '12:00'), on('13:00', '14:00')])
  expect(dates.map(({ lane, lanes }) => [lane, lanes])).toEqual([
    [0, 2],
    [1, 2],
    [0, 2],
    [0, 1],
  ])
  expect(dates[1]).toMatchObject({ from: 630, minutes: 60 })
})

test('a date over midnight ends with its day', () => {
  const night = { startAt: '2026-12-08T23:00:00+09:00', endAt: '2026-12-09T02:00:00+09:00' }
  expect(laid([night])[0]).toMatchObject({ from: 1380, minutes: 60 })
  expect(hoursOfWeek([night]).at(-1)).toBe(23)
})
