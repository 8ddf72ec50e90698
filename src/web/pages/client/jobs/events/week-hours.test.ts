import { expect, test } from 'vitest'
import { datesByDay, isOnDay, numberOfDay } from './days-of.ts'
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
  const dates = laid(
    [on('10:00', '11:00'), on('10:30', '11:30'), on('11:00', '12:00'), on('13:00', '14:00')],
    '2026-12-08',
  )
  expect(dates.map(({ lane, lanes }) => [lane, lanes])).toEqual([
    [0, 2],
    [1, 2],
    [0, 2],
    [0, 1],
  ])
  expect(dates[1]).toMatchObject({ from: 630, minutes: 60 })
})

test('a date over midnight is cut there, on both of its days', () => {
  const night = { startAt: '2026-12-08T23:00:00+09:00', endAt: '2026-12-09T02:00:00+09:00' }
  expect(laid([night], '2026-12-08')[0]).toMatchObject({ from: 1380, minutes: 60 })
  expect(laid([night], '2026-12-09')[0]).toMatchObject({ from: 0, minutes: 120 })
  expect([hoursOfWeek([night])[0], hoursOfWeek([night]).at(-1)]).toEqual([0, 23])
})

test('a date of five days takes its hours of each day, also beside the hours of another', () => {
  const week = { startAt: '2026-12-07T10:00:00+09:00', endAt: '2026-12-11T17:00:00+09:00' }
  expect(hoursOfWeek([week])).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17])
  expect(laid([week], '2026-12-09')[0]).toMatchObject({ from: 600, minutes: 420 })
  expect(laid([week, on('13:00', '14:00')], '2026-12-08').map(({ lane, lanes }) => [lane, lanes])).toEqual([
    [0, 2],
    [1, 2],
  ])
  expect([...datesByDay([week]).keys()]).toHaveLength(5)
  expect([numberOfDay(week, '2026-12-09'), isOnDay('2026-12-12')(week)]).toEqual([3, false])
})
